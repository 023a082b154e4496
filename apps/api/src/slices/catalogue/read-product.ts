// The queries on one product, and on SKUs that somebody is about to buy.
import type { InputOf, ProductDetail } from '@meridian/contract';
import type { GuestActor } from '../../platform/actors.ts';
import type { Db } from '../../platform/db.ts';
import type { StoredPicture } from '../../platform/files.ts';
import { refuse } from '../../platform/refusal.ts';
import { settings } from '../../platform/settings.ts';
import { findShopInfo, getShopForOrder } from '../shops/index.ts';
import { returnDays } from './catalogue.settings.ts';
import { findProduct, listCategoryNames, listPurchaseRows, listSkus } from './catalogue.sql.ts';
import { detailView, optionText } from './product.view.ts';

/** A product with its SKU matrix; one that is off the shelf can still be looked at. @throws PRODUCT_NOT_FOUND */
export async function getProduct(
  db: Db,
  actor: GuestActor,
  input: InputOf<'getProduct'>,
): Promise<ProductDetail> {
  const { locale } = actor;
  const row = (await findProduct(db, input.id, locale, input.country ?? null)) ?? refuse('PRODUCT_NOT_FOUND');
  const [skus, categoryPath, shop, terms, [days]] = await Promise.all([
    listSkus(db, row.id),
    listCategoryNames(db, [row.categoryId]),
    findShopInfo(db, row.shopId, locale, actor.shopper?.userId ?? null),
    getShopForOrder(db, row.shopId),
    settings(db, returnDays),
  ]);
  if (!shop || !terms) refuse('PRODUCT_NOT_FOUND');
  return detailView({
    row,
    skus,
    categoryPath,
    shop,
    freight: terms.freight,
    country: input.country,
    returnDays: days,
    locale,
  });
}

/** What a SKU is and costs now. `available` = what can be bought; `onSale` = neither it nor its product was taken off the shelf. */
export interface PurchaseSku {
  readonly skuId: bigint;
  readonly productId: bigint;
  readonly shopId: bigint;
  readonly title: string;
  readonly optionText: string;
  readonly picture: StoredPicture | null;
  readonly priceCents: bigint;
  readonly available: number;
  readonly onSale: boolean;
  readonly weightGrams: number;
}
/** SKUs as the bag and orders need them, by ascending id; unknown ids are left out. */
export async function listSkusForPurchase(
  db: Db,
  skuIds: readonly bigint[],
  locale: string,
): Promise<PurchaseSku[]> {
  const rows = await listPurchaseRows(db, skuIds, locale);
  return rows.map(({ options, values, ...row }) => ({
    ...row,
    optionText: optionText(options, values, locale),
  }));
}
