// The acts of adding reviews: the figures of products and shops move in the same transaction.
import type { Tx } from '../../platform/db.ts';
import { lockStars, recordStars } from '../catalogue/index.ts';
import { lockShopStars, recentReviewsCounted, recordShopStars } from '../shops/index.ts';
import { addStars, shortName } from './review.rules.ts';
import {
  countRecentStars,
  insertReviewRows,
  listProductStars,
  listShopStars,
  type NewReview,
} from './reviews.sql.ts';

/** Adds one review; answers its id. A second one of the same order line is refused by the table (unique violation). */
export async function insertReview(tx: Tx, review: NewReview): Promise<bigint> {
  const [id] = await insertReviews(tx, [review]);
  return id as bigint;
}

/** Adds many reviews (some hundreds at a time); products, then shops, are counted in ascending order. */
export async function insertReviews(tx: Tx, list: readonly NewReview[]): Promise<bigint[]> {
  const rows = await insertReviewRows(
    tx,
    list.map((r) => ({ ...r, author: shortName(r.authorName) })),
  );
  for (const [productId, reviews] of grouped(list, (r) => r.productId)) {
    const before = await lockStars(tx, productId);
    const withPictures = before.withPictures + reviews.filter((r) => r.pictures.length > 0).length;
    await recordStars(
      tx,
      productId,
      addStars(
        before.stars,
        reviews.map((r) => r.score),
      ),
      withPictures,
    );
  }
  const latest = await recentReviewsCounted(tx);
  for (const [shopId, reviews] of grouped(list, (r) => r.shopId)) {
    const before = await lockShopStars(tx, shopId);
    const recent = await countRecentStars(tx, shopId, latest);
    await recordShopStars(
      tx,
      shopId,
      addStars(
        before.stars,
        reviews.map((r) => r.score),
      ),
      recent.stars,
    );
  }
  return rows.map((r) => r.id);
}

function grouped(list: readonly NewReview[], key: (r: NewReview) => bigint): [bigint, NewReview[]][] {
  const groups = new Map<bigint, NewReview[]>();
  for (const review of list) groups.set(key(review), [...(groups.get(key(review)) ?? []), review]);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Counts all stars anew from the reviews themselves. */
export async function rebuildReviewStats(tx: Tx): Promise<void> {
  for (const { productId, stars, withPictures } of await listProductStars(tx))
    await recordStars(tx, productId, stars, withPictures);
  const latest = await recentReviewsCounted(tx);
  for (const { shopId, stars } of await listShopStars(tx)) {
    const recent = await countRecentStars(tx, shopId, latest);
    await recordShopStars(tx, shopId, stars, recent.stars);
  }
}
