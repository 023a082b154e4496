// What a purchase costs: grouping by shop, freight, discount, and the hash that the shopper's consent is tied to. Pure.
import { createHash } from 'node:crypto';
import type { Quote } from '@meridian/contract';
import type { PurchaseSku } from '../catalogue/index.ts';
import type { OrderAddress } from './order.rules.ts';

export type QuoteProblem = Quote['problems'][number]['problem'];

/** A SKU to be bought, as the catalogue knows it now. */
export type WantedLine = Pick<
  PurchaseSku,
  'skuId' | 'productId' | 'shopId' | 'title' | 'optionText' | 'picture' | 'available' | 'onSale'
> & { readonly unitPriceCents: bigint; readonly quantity: number };
/** What a shop asks for bringing it; `null` where it does not deliver. */
export interface Delivery {
  readonly freightCents: bigint;
  readonly minDays: number;
  readonly maxDays: number;
}
export interface ShopTerms {
  readonly id: bigint;
  readonly name: string;
  readonly monogram: string;
  readonly open: boolean;
  readonly deliver: (subtotalCents: bigint, quantity: number) => Delivery | null;
}

export interface PricedLine extends WantedLine {
  readonly subtotalCents: bigint;
  readonly discountCents: bigint;
}
export interface PricedGroup {
  readonly shop: ShopTerms;
  readonly lines: readonly PricedLine[];
  readonly delivery: Delivery;
  readonly subtotalCents: bigint;
  readonly discountCents: bigint;
  readonly totalCents: bigint;
}
export interface Problem {
  readonly line: WantedLine;
  readonly problem: QuoteProblem;
}
export interface Pricing {
  readonly groups: readonly PricedGroup[];
  readonly problems: readonly Problem[];
}

const sum = <T>(list: readonly T[], of: (item: T) => bigint): bigint =>
  list.reduce((all, item) => all + of(item), 0n);
const subtotalOf = (line: WantedLine): bigint => line.unitPriceCents * BigInt(line.quantity);

function lineProblem(line: WantedLine, shop: ShopTerms | undefined): QuoteProblem | null {
  if (!line.onSale || !shop) return 'off_shelf';
  if (!shop.open) return 'shop_closed';
  if (line.available <= 0) return 'sold_out';
  return line.available < line.quantity ? 'stock_short' : null;
}

/** Prices what can be bought, per shop; what cannot is told apart with its reason and costs nothing. No discount yet. */
export function priceLines(lines: readonly WantedLine[], shops: ReadonlyMap<bigint, ShopTerms>): Pricing {
  const problems: Problem[] = [];
  const byShop = new Map<bigint, WantedLine[]>();
  for (const line of lines) {
    const problem = lineProblem(line, shops.get(line.shopId));
    if (problem) problems.push({ line, problem });
    else byShop.set(line.shopId, [...(byShop.get(line.shopId) ?? []), line]);
  }
  const groups: PricedGroup[] = [];
  for (const [shopId, wanted] of byShop) {
    const shop = shops.get(shopId) as ShopTerms;
    const subtotalCents = sum(wanted, subtotalOf);
    const delivery = shop.deliver(
      subtotalCents,
      wanted.reduce((all, l) => all + l.quantity, 0),
    );
    if (!delivery) {
      problems.push(...wanted.map((line) => ({ line, problem: 'destination_unserved' as const })));
      continue;
    }
    const priced = wanted.map((line) => ({ ...line, subtotalCents: subtotalOf(line), discountCents: 0n }));
    groups.push({
      shop,
      lines: priced,
      delivery,
      subtotalCents,
      discountCents: 0n,
      totalCents: subtotalCents + delivery.freightCents,
    });
  }
  return { groups, problems };
}

/** Takes a discount off, given per group and line as `discountFor` shares it. */
export function withDiscount(pricing: Pricing, shares: readonly (readonly bigint[])[]): Pricing {
  const groups = pricing.groups.map((group, g) => {
    const lines = group.lines.map((line, l) => ({ ...line, discountCents: shares[g]?.[l] ?? 0n }));
    const discountCents = sum(lines, (l) => l.discountCents);
    return {
      ...group,
      lines,
      discountCents,
      totalCents: group.subtotalCents + group.delivery.freightCents - discountCents,
    };
  });
  return { ...pricing, groups };
}

export interface Totals {
  readonly count: number;
  readonly subtotalCents: bigint;
  readonly freightCents: bigint;
  readonly discountCents: bigint;
  readonly totalCents: bigint;
}
/** The sums over all shops. */
export const totalsOf = ({ groups }: Pricing): Totals => ({
  count: groups.reduce((all, g) => all + g.lines.reduce((n, l) => n + l.quantity, 0), 0),
  subtotalCents: sum(groups, (g) => g.subtotalCents),
  freightCents: sum(groups, (g) => g.delivery.freightCents),
  discountCents: sum(groups, (g) => g.discountCents),
  totalCents: sum(groups, (g) => g.totalCents),
});

/** What the shopper agrees to: goods, prices, freight, discount, destination and problems. Two quotes with one hash are the same deal. */
export function quoteHash(
  pricing: Pricing,
  address: OrderAddress | null,
  promo: { code: string; reason: string | null } | null,
): string {
  const bySku = <T>(list: readonly T[], sku: (item: T) => bigint): T[] =>
    [...list].sort((a, b) => (sku(a) < sku(b) ? -1 : 1));
  const deal = [
    address && [
      address.addressee,
      address.mobile,
      address.country,
      address.area,
      address.postcode,
      address.detail,
    ],
    bySku(pricing.groups, (g) => g.shop.id).map((g) => [
      String(g.shop.id),
      String(g.delivery.freightCents),
      String(g.totalCents),
      bySku(g.lines, (l) => l.skuId).map((l) => [
        String(l.skuId),
        l.quantity,
        String(l.unitPriceCents),
        String(l.discountCents),
      ]),
    ]),
    promo && [promo.code, promo.reason],
    bySku(pricing.problems, (p) => p.line.skuId).map((p) => [
      String(p.line.skuId),
      p.line.quantity,
      p.problem,
    ]),
  ];
  return createHash('sha256').update(JSON.stringify(deal)).digest('base64url');
}
