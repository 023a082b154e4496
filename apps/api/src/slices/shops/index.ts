// The front door of shops.
import type { ShopInfo } from '@meridian/contract';
import type { Db, Tx } from '../../platform/db.ts';
import { settings } from '../../platform/settings.ts';
import { findMerchant } from './merchants.sql.ts';
import { type Stars, shrunkenMean } from './shop.rules.ts';
import { type ShopForOrder, shopForOrder, shopInfoView } from './shop.view.ts';
import { scorePriorCount, scorePriorMeanCenti, scoreRecentReviews } from './shops.settings.ts';
import { findShop, listShopTerms, type ShopOf, updateShopStars } from './shops.sql.ts';

export { listShops } from './list-shops.ts';
export { insertMerchant, type NewMerchant } from './merchants.sql.ts';
export {
  countStars,
  type DeliveryTerms,
  deliveryTo,
  type FreightRule,
  freightFor,
  type Stars,
} from './shop.rules.ts';
export { type ShopForOrder, shopForOrder } from './shop.view.ts';
export { shopsRoutes } from './shops.routes.ts';
export {
  addShopFigures,
  type DestinationJson,
  findShopBySlug,
  insertShop,
  lockShopStars,
  type NewShop,
  recountFans,
  type ShopFigures,
  type ShopOf,
  type ShopState,
  type ShopTermsRow,
  type Texts,
  termsColumns,
  updateShopFigures,
} from './shops.sql.ts';

/** The shop, role and place of a merchant who may act, or null. */
export async function findMerchantPlace(db: Db, id: bigint) {
  const merchant = await findMerchant(db, id);
  return merchant ? { shopId: merchant.shopId, role: merchant.role } : null;
}

/** Name, state and freight rule of one shop, or null. */
export async function getShopForOrder(db: Db, id: bigint): Promise<ShopForOrder | null> {
  return (await listShopsForOrder(db, [id]))[0] ?? null;
}
/** The same of several, by ascending id; unknown ids are left out. */
export async function listShopsForOrder(db: Db, ids: readonly bigint[]): Promise<ShopForOrder[]> {
  return (await listShopTerms(db, ids)).map((row) => shopForOrder(row.id, row));
}

/** A shop as a shopper or a guest (null) sees it. */
export async function findShopInfo(
  db: Db,
  of: ShopOf,
  locale: string,
  userId: bigint | null,
): Promise<ShopInfo | null> {
  const row = await findShop(db, of, locale, userId);
  return row ? shopInfoView(row) : null;
}

/** How many of the latest reviews a shop's score is made of. */
export async function recentReviewsCounted(db: Db): Promise<number> {
  const [count] = await settings(db, scoreRecentReviews);
  return count;
}
/** Writes the stars of all reviews, and the score made of the recent ones. */
export async function recordShopStars(tx: Tx, shopId: bigint, all: Stars, recent: Stars): Promise<void> {
  const [priorCount, priorMean] = await settings(tx, scorePriorCount, scorePriorMeanCenti);
  await updateShopStars(tx, shopId, all, shrunkenMean(recent, priorCount, priorMean / 100));
}
