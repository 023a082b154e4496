// What a purchase would cost this shopper now: catalogue, shops and promotions asked, the pricing rules applied.
import type { Db } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { listGivenSkus, type WantedSku } from '../catalogue/index.ts';
import type { PromoCheck, SpendGroup } from '../promotions/index.ts';
import { deliveryTo, freightFor, type ShopForOrder } from '../shops/index.ts';
import type { OrderAddress } from './order.rules.ts';
import {
  type Pricing,
  priceLines,
  quoteHash,
  type ShopTerms,
  type WantedLine,
  withDiscount,
} from './pricing.rules.ts';

/** What is wanted: each SKU once. */
export interface Wanted {
  readonly skuId: bigint;
  readonly quantity: number;
}

/** How a promo code is looked at: only asked about in a quote, locked when an order is created. */
export type AskPromo = (groups: readonly SpendGroup[]) => Promise<PromoCheck>;

export interface Priced {
  readonly pricing: Pricing;
  readonly promo: { readonly code: string; readonly check: PromoCheck } | null;
  /** Changes with everything that the shopper agrees to. */
  readonly hash: string;
}

/** The same SKU asked for twice adds up. */
function mergeWanted(items: readonly Wanted[]): Wanted[] {
  const bySku = new Map<bigint, number>();
  for (const { skuId, quantity } of items) bySku.set(skuId, (bySku.get(skuId) ?? 0) + quantity);
  return [...bySku].map(([skuId, quantity]) => ({ skuId, quantity }));
}

/** Each of them as it stands now, once and in the same order; null where there is no such SKU. */
export async function listWanted(
  db: Db,
  items: readonly Wanted[],
  locale: string,
): Promise<(WantedSku | null)[]> {
  const wanted = mergeWanted(items);
  const found = new Map((await listGivenSkus(db, wanted, locale)).map((sku) => [sku.skuId, sku]));
  return wanted.map(({ skuId }) => found.get(skuId) ?? null);
}

/** Prices a purchase; nothing is asked but the promo code. @throws SKU_NOT_FOUND */
export async function pricePurchase(
  wanted: readonly (WantedSku | null)[],
  address: OrderAddress | null,
  code: string | undefined,
  askPromo: AskPromo,
): Promise<Priced> {
  const skus = wanted.map((sku) => sku ?? refuse('SKU_NOT_FOUND'));
  const country = address?.country ?? null;
  const shops = new Map(skus.map(({ shop }) => [shop.id, termsOf(shop, country)]));
  const bare = priceLines(skus.map(wantedLine), shops);
  if (code === undefined) return { pricing: bare, promo: null, hash: quoteHash(bare, address, null) };
  const check = await askPromo(
    bare.groups.map((g) => ({ shopId: g.shop.id, lineCents: g.lines.map((l) => l.subtotalCents) })),
  );
  const pricing = check.discount.applied ? withDiscount(bare, check.discount.groups) : bare;
  const reason = check.discount.applied ? null : check.discount.reason;
  return { pricing, promo: { code, check }, hash: quoteHash(pricing, address, { code, reason }) };
}

const wantedLine = (sku: WantedSku): WantedLine => ({
  skuId: sku.skuId,
  productId: sku.productId,
  shopId: sku.shopId,
  title: sku.title,
  optionText: sku.optionText,
  picture: sku.picture,
  unitPriceCents: sku.priceCents,
  quantity: sku.quantity,
  available: sku.available,
  onSale: sku.onSale,
});

/** Without a destination the shop's general terms are shown. */
function termsOf(shop: ShopForOrder, country: string | null): ShopTerms {
  const rule = country === null ? { ...shop.freight, shipsElsewhere: true } : shop.freight;
  return {
    id: shop.id,
    name: shop.name,
    monogram: shop.monogram,
    open: shop.state === 'open',
    deliver: (subtotalCents, quantity) => {
      const terms = deliveryTo(rule, country ?? '');
      const freightCents = freightFor(rule, country ?? '', quantity, subtotalCents);
      return terms && freightCents !== null
        ? { freightCents, minDays: terms.minDays, maxDays: terms.maxDays }
        : null;
    },
  };
}
