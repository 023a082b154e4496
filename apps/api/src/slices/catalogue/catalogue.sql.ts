// Every statement on categories, and on one product with its SKUs.
import { among } from '../../platform/among.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { StoredPicture } from '../../platform/files.ts';
import { settingColumn } from '../../platform/settings.ts';
import { type ShopState, type ShopTermsRow, type Stars, type Texts, termsColumns } from '../shops/index.ts';
import { returnDays } from './catalogue.settings.ts';
import { type CardRow, cardColumns } from './product-list.sql.ts';

export type ProductPicture = StoredPicture & { readonly alts?: Readonly<Record<string, string>> };
export interface ProductOption {
  readonly names: Texts;
  readonly values: readonly { readonly value: string; readonly labels: Texts; readonly hex: string | null }[];
}
export interface Specification {
  readonly labels: Texts;
  readonly values: Texts;
}

export interface CategoryRow {
  id: string;
  parentId: string | null;
  name: string;
  picture: StoredPicture | null;
  products: number;
}
/** All categories in order, each with the number of products that lie directly in it. */
export const listCategoryRows = (db: Db, locale: string) =>
  db.many<CategoryRow>(
    'catalogue.categories',
    `select c.id, c.parent_id as "parentId", coalesce(c.names ->> $1, c.names ->> 'en') as name, c.picture, coalesce(n.products, 0)::int as products
     from categories c left join (select category_id, count(*) as products from products where state = 'on' and shop_id <> all (array(select id from shops where state = 'suspended')) group by 1) n on n.category_id = c.id
     order by c.position, c.id`,
    [locale],
  );
export interface NewCategory {
  readonly id: string;
  readonly position: number;
  readonly names: Texts;
  readonly picture: StoredPicture | null;
}
export const upsertCategory = (tx: Tx, c: NewCategory) =>
  tx.run(
    'catalogue.upsertCategory',
    `insert into categories (id, position, names, picture) values ($1, $2, $3::jsonb, $4::jsonb)
     on conflict (id) do update set position = excluded.position, names = excluded.names, picture = excluded.picture`,
    [c.id, c.position, JSON.stringify(c.names), c.picture && JSON.stringify(c.picture)],
  );
export interface CategoryNames {
  id: string;
  names: Texts;
}
/** The names of categories and of the branches they are on, the branch first. */
export const listCategoryNames = (db: Db, ids: readonly string[]) =>
  db.many<CategoryNames>(
    'catalogue.categoryNames',
    `select id, names from categories where id = any($1::text[]) or id in (select split_part(x, '.', 1) from unnest($1::text[]) x) order by id`,
    [ids],
  );

export interface SkuRow {
  id: bigint;
  values: string[];
  priceCents: bigint;
  wasCents: bigint | null;
  available: number;
  pictureIndex: number | null;
}
export interface ProductRow extends Omit<CardRow, 'key'> {
  state: 'on' | 'off';
  shopState: ShopState;
  description: string;
  brand: string;
  categoryId: string;
  /** The branch first. */
  categoryPath: CategoryNames[];
  pictures: ProductPicture[];
  options: ProductOption[];
  specifications: Specification[];
  /** Those on sale, in their order. */
  skus: SkuRow[];
  stars: Stars;
  withPictures: number;
  createdAt: Date;
  /** The setting, where it was changed. */
  returnDays: number | null;
}
/** A SKU as JSON has it: its amounts are whole cents, far below what a number holds. */
type SkuJson = Omit<SkuRow, 'id' | 'priceCents' | 'wasCents'> & {
  id: string;
  priceCents: number;
  wasCents: number | null;
};
const skuOf = (json: SkuJson): SkuRow => ({
  ...json,
  id: BigInt(json.id),
  priceCents: BigInt(json.priceCents),
  wasCents: json.wasCents === null ? null : BigInt(json.wasCents),
});
/** One product, on sale or not, with its SKUs, its category and what is set for its page: all in one statement, for it is read wherever a page is not kept. */
export async function findProduct(
  db: Db,
  id: bigint,
  locale: string,
  country: string | null,
): Promise<ProductRow | null> {
  const row = await db.maybe<Omit<ProductRow, 'skus'> & { skus: SkuJson[] }>(
    'catalogue.findProduct',
    `select ${cardColumns('$2', '$3::text')}, p.state, s.state as "shopState", coalesce(p.descriptions ->> $2, p.descriptions ->> 'en') as description, p.brand, p.category_id as "categoryId",
       p.pictures, p.options, p.specifications, c.stars, c.with_pictures as "withPictures", p.created_at as "createdAt", ${settingColumn(returnDays)} as "returnDays",
       (select json_agg(json_build_object('id', g.id, 'names', g.names) order by g.id) from categories g where g.id in (p.category_id, p.category_root)) as "categoryPath",
       (select coalesce(json_agg(json_build_object('id', k.id::text, 'values', k.option_values, 'priceCents', k.price_cents, 'wasCents', k.was_cents, 'available', k.stock - k.reserved,
          'pictureIndex', k.picture_index) order by k.position, k.id), '[]') from skus k where k.product_id = p.id and k.state = 'on') as skus
     from products p join shops s on s.id = p.shop_id join product_stats c on c.product_id = p.id where p.id = $1`,
    [id, locale, country],
  );
  return row && { ...row, skus: row.skus.map(skuOf) };
}

export interface PurchaseRow {
  skuId: bigint;
  productId: bigint;
  shopId: bigint;
  title: string;
  options: ProductOption[];
  values: string[];
  picture: StoredPicture | null;
  priceCents: bigint;
  available: number;
  onSale: boolean;
  shopOpen: boolean;
  weightGrams: number;
}
const purchaseColumns = (locale: string) =>
  `k.id as "skuId", p.id as "productId", p.shop_id as "shopId", coalesce(p.titles ->> ${locale}, p.titles ->> 'en') as title, p.options, k.option_values as values,
   coalesce(p.pictures -> k.picture_index, p.pictures -> 0) as picture, k.price_cents as "priceCents", k.stock - k.reserved as available,
   p.state = 'on' and k.state = 'on' as "onSale", s.state = 'open' as "shopOpen", k.weight_grams as "weightGrams"`;
const itsProductAndShop = 'join products p on p.id = k.product_id join shops s on s.id = p.shop_id';

export const listPurchaseRows = (db: Db, skuIds: readonly bigint[], locale: string) => {
  const { is, value } = among(1, 'bigint', skuIds);
  return db.many<PurchaseRow>(
    'catalogue.listPurchase',
    `select ${purchaseColumns('$2')} from skus k ${itsProductAndShop} where k.id ${is} order by k.id`,
    [value, locale],
  );
};

/** SQL of SKUs that somebody wants: what follows `with wanted as`, with the columns `sku_id` and `quantity`, and by what they are ordered. */
export interface WantedRows {
  readonly text: string;
  readonly order: string;
  readonly values: readonly unknown[];
}
export interface WantedRow extends PurchaseRow, Omit<ShopTermsRow, 'id'> {
  quantity: number;
}
/**
 * Each with the terms of its shop, in their order; a SKU that does not exist is left out. They are looked up one by one, which
 * `limit` says to the planner: while it does not know a bag from a warehouse it would rather read all SKUs.
 */
export const listWantedRows = (db: Db, wanted: WantedRows, locale: string) =>
  db.many<WantedRow>(
    'catalogue.listWanted',
    `with wanted as ${wanted.text}
     select wanted.quantity, sku.* from wanted cross join lateral (
       select ${purchaseColumns(`$${wanted.values.length + 1}`)}, ${termsColumns} from skus k ${itsProductAndShop} where k.id = wanted.sku_id limit 1) sku
     order by ${wanted.order}`,
    [...wanted.values, locale],
  );
/** Of SKUs that are given. One by itself is written so that the database can keep its plan, as in `among`. */
export function givenRows(
  items: readonly { readonly skuId: bigint; readonly quantity: number }[],
): WantedRows {
  const [only] = items;
  const order = 'wanted.sku_id';
  return only && items.length === 1
    ? {
        text: '(select $1::bigint as sku_id, $2::int as quantity)',
        order,
        values: [only.skuId, only.quantity],
      }
    : {
        text: '(select * from unnest($1::bigint[], $2::int[]) given (sku_id, quantity))',
        order,
        values: [items.map((item) => item.skuId), items.map((item) => item.quantity)],
      };
}
