// The queries on one product, and on SKUs that somebody is about to buy.
import type { InputOf, ProductDetail, ShopInfo } from '@meridian/contract';
import type { GuestActor } from '../../platform/actors.ts';
import type { Db } from '../../platform/db.ts';
import type { StoredPicture } from '../../platform/files.ts';
import { refuse } from '../../platform/refusal.ts';
import {
  findShopInfo,
  getShopForOrder,
  type ShopForOrder,
  type ShopOf,
  shopForOrder,
} from '../shops/index.ts';
import {
  findProduct,
  givenRows,
  listPurchaseRows,
  listWantedRows,
  type PurchaseRow,
  type WantedRows,
} from './catalogue.sql.ts';
import { detailView, optionText } from './product.view.ts';

/** A product with its SKU matrix, without its shop; one that is off the shelf can still be looked at. @throws PRODUCT_NOT_FOUND */
export async function getProductAlone(
  db: Db,
  { locale }: GuestActor,
  { id, country }: InputOf<'getProduct'>,
): Promise<Omit<ProductDetail, 'shop'>> {
  const row = await findProduct(db, id, locale, country ?? null);
  if (!row) return refuse('PRODUCT_NOT_FOUND');
  const terms = country === undefined ? null : await getShopForOrder(db, row.shopId);
  const delivery = terms && country !== undefined ? { country, rule: terms.freight } : null;
  return detailView({ row, delivery, locale });
}

/** What its page says of a product's shop, as the reader sees it. @throws PRODUCT_NOT_FOUND */
export async function getShopOfPage(db: Db, { locale, shopper }: GuestActor, of: ShopOf): Promise<ShopInfo> {
  return (await findShopInfo(db, of, locale, shopper?.userId ?? null)) ?? refuse('PRODUCT_NOT_FOUND');
}

/** Product and shop. @throws PRODUCT_NOT_FOUND */
export async function getProduct(
  db: Db,
  actor: GuestActor,
  input: InputOf<'getProduct'>,
): Promise<ProductDetail> {
  // Both at once: one trip to the database is dearer than the shop of a product that is not there.
  const [product, shop] = await Promise.all([
    getProductAlone(db, actor, input),
    getShopOfPage(db, actor, { productId: input.id }),
  ]);
  return { ...product, shop };
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
  readonly shopOpen: boolean;
  readonly weightGrams: number;
}
/** SKUs as the bag and orders need them, by ascending id; unknown ids are left out. */
export async function listSkusForPurchase(
  db: Db,
  skuIds: readonly bigint[],
  locale: string,
): Promise<PurchaseSku[]> {
  return (await listPurchaseRows(db, skuIds, locale)).map((row) => purchaseSku(row, locale));
}

/** A SKU that somebody wants to buy, with the shop that sells it. */
export interface WantedSku extends PurchaseSku {
  readonly quantity: number;
  readonly shop: ShopForOrder;
}
/** What is wanted by rows of another slice, in their order. */
export async function listWantedSkus(db: Db, wanted: WantedRows, locale: string): Promise<WantedSku[]> {
  return (await listWantedRows(db, wanted, locale)).map((row) => ({
    ...purchaseSku(row, locale),
    quantity: row.quantity,
    shop: shopForOrder(row.shopId, row),
  }));
}
/** Of SKUs that are given, each once, by ascending id; unknown ids are left out. */
export const listGivenSkus = (
  db: Db,
  items: readonly { readonly skuId: bigint; readonly quantity: number }[],
  locale: string,
): Promise<WantedSku[]> => listWantedSkus(db, givenRows(items), locale);

const purchaseSku = (row: PurchaseRow, locale: string): PurchaseSku => ({
  skuId: row.skuId,
  productId: row.productId,
  shopId: row.shopId,
  title: row.title,
  optionText: optionText(row.options, row.values, locale),
  picture: row.picture,
  priceCents: row.priceCents,
  available: row.available,
  onSale: row.onSale,
  shopOpen: row.shopOpen,
  weightGrams: row.weightGrams,
});
