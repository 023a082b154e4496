// What a purchase would cost this shopper now: catalogue, shops and promotions asked, the pricing rules applied.
import type { ShopperActor } from '../../platform/actors.ts';
import type { Db } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { listSkusForPurchase, type PurchaseSku } from '../catalogue/index.ts';
import type { PromoCheck, SpendGroup } from '../promotions/index.ts';
import { deliveryTo, freightFor, listShopsOfSkus, type ShopForOrder } from '../shops/index.ts';
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
export function mergeWanted(items: readonly Wanted[]): Wanted[] {
  const bySku = new Map<bigint, number>();
  for (const { skuId, quantity } of items) bySku.set(skuId, (bySku.get(skuId) ?? 0) + quantity);
  return [...bySku].map(([skuId, quantity]) => ({ skuId, quantity }));
}

/** Prices a purchase in a fixed number of statements. @throws SKU_NOT_FOUND */
export async function pricePurchase(
  db: Db,
  actor: ShopperActor,
  wanted: readonly Wanted[],
  address: OrderAddress | null,
  code: string | undefined,
  askPromo: AskPromo,
): Promise<Priced> {
  const skuIds = wanted.map((w) => w.skuId);
  const [skus, shops] = await Promise.all([
    listSkusForPurchase(db, skuIds, actor.locale),
    listShopsOfSkus(db, skuIds),
  ]);
  const lines = wantedLines(wanted, skus);
  const bare = priceLines(lines, new Map(shops.map((s) => [s.id, termsOf(s, address?.country ?? null)])));
  if (code === undefined) return { pricing: bare, promo: null, hash: quoteHash(bare, address, null) };
  const check = await askPromo(
    bare.groups.map((g) => ({ shopId: g.shop.id, lineCents: g.lines.map((l) => l.subtotalCents) })),
  );
  const pricing = check.discount.applied ? withDiscount(bare, check.discount.groups) : bare;
  const reason = check.discount.applied ? null : check.discount.reason;
  return { pricing, promo: { code, check }, hash: quoteHash(pricing, address, { code, reason }) };
}

function wantedLines(wanted: readonly Wanted[], found: readonly PurchaseSku[]): WantedLine[] {
  const skus = new Map(found.map((s) => [s.skuId, s]));
  return wanted.map(({ skuId, quantity }) => {
    const sku = skus.get(skuId) ?? refuse('SKU_NOT_FOUND');
    const { productId, shopId, title, optionText, picture, available } = sku;
    return {
      skuId,
      productId,
      shopId,
      title,
      optionText,
      picture,
      unitPriceCents: sku.priceCents,
      quantity,
      available,
      onSale: sku.onSale,
    };
  });
}

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
