// What a shop asks for delivery and how well it is doing: pure.

/** Freight and delivery time to one destination; amounts in cents, times in days. */
export interface DeliveryTerms {
  readonly baseCents: bigint;
  readonly perExtraItemCents: bigint;
  /** From this subtotal on freight is free; null = never. */
  readonly freeAboveCents: bigint | null;
  readonly minDays: number;
  readonly maxDays: number;
}

/** A shop's general terms, the countries with terms of their own (null = not served), and whether the rest of the world is served. */
export interface FreightRule {
  readonly general: DeliveryTerms;
  readonly destinations: ReadonlyMap<string, DeliveryTerms | null>;
  readonly shipsElsewhere: boolean;
}

/** The terms for a country (ISO 3166-1 alpha-2), or null where the shop does not deliver. */
export function deliveryTo(rule: FreightRule, country: string): DeliveryTerms | null {
  const own = rule.destinations.get(country);
  if (own !== undefined) return own;
  return rule.shipsElsewhere ? rule.general : null;
}

/** Freight in cents for `itemCount` (at least 1) pieces worth `subtotalCents`, or null where the shop does not deliver. */
export function freightFor(
  rule: FreightRule,
  country: string,
  itemCount: number,
  subtotalCents: bigint,
): bigint | null {
  const terms = deliveryTo(rule, country);
  if (!terms) return null;
  if (terms.freeAboveCents !== null && subtotalCents >= terms.freeAboveCents) return 0n;
  return terms.baseCents + terms.perExtraItemCents * BigInt(itemCount - 1);
}

/** Counts of reviews by stars, 1 to 5. */
export type Stars = readonly [number, number, number, number, number];

export const countStars = (stars: Stars): number => stars.reduce((all, n) => all + n, 0);

/** Mean of the stars, pulled towards `priorMean` by `priorCount` imagined reviews; null without any review. */
export function shrunkenMean(stars: Stars, priorCount: number, priorMean: number): number | null {
  const count = countStars(stars);
  if (count === 0) return null;
  const sum = stars.reduce((all, n, i) => all + n * (i + 1), 0);
  return (sum + priorCount * priorMean) / (count + priorCount);
}

/** Share of 4 and 5 stars in basis points; null without any review. */
export function favourableBps(stars: Stars): number | null {
  const count = countStars(stars);
  return count === 0 ? null : Math.round(((stars[3] + stars[4]) * 10_000) / count);
}
