// A priced purchase → contract shape.
import type { Address, Quote } from '@meridian/contract';
import { translatorOf } from '@meridian/locales/server';
import { formatMoney } from '../../ledger/index.ts';
import { pictureView } from '../../platform/files.ts';
import type { Priced } from './price-purchase.ts';
import { type PricedGroup, totalsOf } from './pricing.rules.ts';

const groupView = (group: PricedGroup, addressed: boolean): Quote['groups'][number] => ({
  shopId: String(group.shop.id),
  shopName: group.shop.name,
  monogram: group.shop.monogram,
  lines: group.lines.map((l) => ({
    skuId: String(l.skuId),
    productId: String(l.productId),
    title: l.title,
    optionText: l.optionText,
    picture: l.picture && pictureView(l.picture, l.title),
    unitPrice: formatMoney(l.unitPriceCents),
    quantity: l.quantity,
    subtotal: formatMoney(l.subtotalCents),
  })),
  subtotal: formatMoney(group.subtotalCents),
  freight: formatMoney(group.delivery.freightCents),
  discount: formatMoney(group.discountCents),
  total: formatMoney(group.totalCents),
  minDays: addressed ? group.delivery.minDays : null,
  maxDays: addressed ? group.delivery.maxDays : null,
});

/** Why a code was not applied, in the reader's words. */
function promoView(promo: Priced['promo'], locale: string): Quote['promo'] {
  if (!promo) return null;
  const { discount } = promo.check;
  if (discount.applied) return { code: promo.code, applied: true, reason: null };
  return {
    code: promo.code,
    applied: false,
    reason: translatorOf(locale).find(`errors.${discount.reason}`, discount.args) ?? discount.reason,
  };
}

export function quoteView(
  priced: Priced,
  address: Address | null,
  balanceCents: bigint,
  locale: string,
): Quote {
  const { pricing } = priced;
  const totals = totalsOf(pricing);
  return {
    hash: priced.hash,
    address,
    groups: pricing.groups.map((g) => groupView(g, address !== null)),
    count: totals.count,
    subtotal: formatMoney(totals.subtotalCents),
    freight: formatMoney(totals.freightCents),
    discount: formatMoney(totals.discountCents),
    total: formatMoney(totals.totalCents),
    promo: promoView(priced.promo, locale),
    problems: pricing.problems.map((p) => ({
      skuId: String(p.line.skuId),
      title: p.line.title,
      problem: p.problem,
      stock: Math.max(0, p.line.available),
    })),
    balance: formatMoney(balanceCents),
    missing: formatMoney(totals.totalCents > balanceCents ? totals.totalCents - balanceCents : 0n),
  };
}
