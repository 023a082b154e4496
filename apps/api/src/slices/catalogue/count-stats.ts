// The acts that keep what is counted: sales, stars, scores; and the one that counts everything anew.
import type { Tx } from '../../platform/db.ts';
import { addShopFigures, recountFans, type Stars, updateShopFigures } from '../shops/index.ts';
import { comprehensiveScore, type ScoreWeights } from './catalogue.rules.ts';
import {
  addSales,
  addSalesDays,
  addUncountedDays,
  type DaySale,
  deleteSalesDays,
  insertSalesDays,
  listShopSums,
  lockDue,
  lockProducts,
  lockUncounted,
  recountSales,
  type Scorable,
  takeUncounted,
  updateScores,
  updateStars,
} from './stats.sql.ts';
import { scoreWeights } from './write-product.ts';

const dayMs = 86_400_000;
/** However often a product sells, it is written once in this time, with all its places in the rankings (some twenty index entries). */
export const countedEveryMs = 600_000;

/**
 * Counts what was noted of up to `limit` products, each of which has waited for `countedEveryMs`, for them and their shops,
 * and scores the products anew. Returns how many.
 */
export async function countSales(tx: Tx, limit: number): Promise<number> {
  await lockUncounted(tx);
  const sales = await takeUncounted(tx, new Date(tx.now.getTime() - countedEveryMs), limit);
  if (sales.length === 0) return 0;
  const [weights, sold] = await Promise.all([scoreWeights(tx), addSalesDays(tx, sales)]);
  const pieces = sumByShop(sold.map(({ shopId, quantity }) => [shopId, quantity]));
  await Promise.all([
    addSales(
      tx,
      sold.map((row) => ({ ...row, score: scoreOf(row, weights, tx.now) })),
    ),
    addShopFigures(
      tx,
      pieces.map(([shopId, sales]) => ({ shopId, sales, sales30d: sales })),
    ),
  ]);
  return sold.length;
}

const scoreOf = (row: Scorable, weights: ScoreWeights, now: Date): number =>
  comprehensiveScore({ ...row, rating: row.rating === null ? null : Number(row.rating) }, weights, now);

function sumByShop(moved: Iterable<readonly [bigint, number]>): [bigint, number][] {
  const sums = new Map<bigint, number>();
  for (const [shopId, by] of moved) sums.set(shopId, (sums.get(shopId) ?? 0) + by);
  return [...sums];
}

/** Writes a product's stars; its mean follows. */
export async function recordStars(
  tx: Tx,
  productId: bigint,
  stars: Stars,
  withPictures: number,
): Promise<void> {
  const count = stars.reduce((all, n) => all + n, 0);
  const sum = stars.reduce((all, n, i) => all + n * (i + 1), 0);
  await updateStars(tx, productId, stars, withPictures, count === 0 ? null : sum / count);
}

/** Scores up to `limit` products whose score is a day old, or whose reviews have changed since. Returns how many. */
export async function scoreDue(tx: Tx, limit: number): Promise<number> {
  const due = await lockDue(tx, new Date(tx.now.getTime() - dayMs), limit);
  if (due.length === 0) return 0;
  const weights = await scoreWeights(tx);
  const aged = due.filter((row) => row.sales30d !== row.sales30dBefore);
  // Days went by since the sales of 30 days were counted.
  const moved = sumByShop(aged.map((row) => [row.shopId, row.sales30d - row.sales30dBefore]));
  await addShopFigures(
    tx,
    moved.map(([shopId, sales30d]) => ({ shopId, sales30d })),
  );
  return updateScores(
    tx,
    due.map((row) => ({ id: row.id, sales30d: row.sales30d, score: scoreOf(row, weights, tx.now) })),
  );
}

/** Puts all sales in place of the counted ones (days are UTC dates); call `rebuildStats` after the last part. `first` forgets the old ones. */
export async function replaceSales(tx: Tx, sales: readonly DaySale[], first: boolean): Promise<void> {
  if (first) await deleteSalesDays(tx);
  await insertSalesDays(tx, sales);
}

/** Counts products' and shops' figures and fans anew from what happened, and scores every product that moved; sales wait for it. Returns how many rows were wrong. */
export async function rebuildStats(tx: Tx): Promise<number> {
  await lockUncounted(tx);
  await lockProducts(tx);
  await addUncountedDays(tx);
  const products = await recountSales(tx);
  const shops = await updateShopFigures(tx, await listShopSums(tx));
  const fans = await recountFans(tx);
  while ((await scoreDue(tx, 2000)) > 0);
  return products + shops + fans;
}
