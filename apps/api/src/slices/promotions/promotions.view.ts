// Promo codes → contract shape.
import type { PromoCode } from '@meridian/contract';
import { formatMoney } from '../../ledger/index.ts';
import type { Promo } from './promo.rules.ts';

export const promoView = (promo: Promo, shopName: string | null): PromoCode => ({
  code: promo.code,
  kind: promo.kind,
  percentBps: promo.percentBps,
  amount: promo.amountCents === null ? null : formatMoney(promo.amountCents),
  cap: promo.capCents === null ? null : formatMoney(promo.capCents),
  minSpend: formatMoney(promo.minSpendCents),
  shopId: promo.shopId === null ? null : String(promo.shopId),
  shopName,
  endsAt: promo.endsAt.toISOString(),
});
