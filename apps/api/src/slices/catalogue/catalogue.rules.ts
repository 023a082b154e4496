// How products rank and what a product's price span is: pure.

export interface ScoreWeights {
  readonly sales: number;
  readonly rating: number;
  readonly freshness: number;
  readonly fullSales: number;
  readonly halfLifeDays: number;
}
export interface ScoreFacts {
  readonly sales30d: number;
  readonly rating: number | null;
  readonly reviews: number;
  readonly createdAt: Date;
}

export const scoreMax = 1_000_000;
/** A product without reviews counts as one of this mean with so many reviews behind it. */
const prior = { mean: 4, reviews: 5 };
const dayMs = 86_400_000;

/**
 * The comprehensive score, 0 to 1,000,000: recent sales on a logarithmic scale, the rating drawn towards 4 stars while
 * reviews are few, and freshness that halves with age. Nothing a shop can pay for.
 */
export function comprehensiveScore(facts: ScoreFacts, weights: ScoreWeights, now: Date): number {
  const sales = Math.min(1, Math.log1p(facts.sales30d) / Math.log1p(weights.fullSales));
  const mean =
    ((facts.rating ?? 0) * facts.reviews + prior.mean * prior.reviews) / (facts.reviews + prior.reviews);
  const ageDays = Math.max(0, (now.getTime() - facts.createdAt.getTime()) / dayMs);
  const freshness = 0.5 ** (ageDays / weights.halfLifeDays);
  const total = weights.sales + weights.rating + weights.freshness;
  if (total === 0) return 0;
  return Math.round(
    (scoreMax * (weights.sales * sales + (weights.rating * (mean - 1)) / 4 + weights.freshness * freshness)) /
      total,
  );
}

export interface PricedSku {
  readonly priceCents: bigint;
  readonly wasCents: bigint | null;
}

/** Lowest and highest price of the SKUs, and the former price of the cheapest one; cents. */
export function priceSpan(skus: readonly PricedSku[]): {
  minCents: bigint;
  maxCents: bigint;
  wasCents: bigint | null;
} {
  const sorted = [...skus].sort((a, b) =>
    a.priceCents < b.priceCents ? -1 : a.priceCents > b.priceCents ? 1 : 0,
  );
  const [cheapest, dearest] = [sorted[0], sorted.at(-1)];
  if (!cheapest || !dearest) throw new RangeError('a product has at least one SKU');
  return { minCents: cheapest.priceCents, maxCents: dearest.priceCents, wasCents: cheapest.wasCents };
}
