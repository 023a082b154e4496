// The statements that write products and SKUs, many rows at a time.
import type { Tx } from '../../platform/db.ts';
import type { Texts } from '../shops/index.ts';
import type { ProductOption, ProductPicture, Specification } from './catalogue.sql.ts';

export interface NewSku {
  /** The merchant's own number; may be empty. */
  readonly code: string;
  /** One value for each of the product's options, in their order. */
  readonly values: readonly string[];
  readonly priceCents: bigint;
  readonly wasCents: bigint | null;
  readonly stock: number;
  readonly pictureIndex: number | null;
  readonly weightGrams: number;
}
export interface NewProduct {
  readonly shopId: bigint;
  /** Unique within the shop. */
  readonly slug: string;
  readonly categoryId: string;
  readonly brand: string;
  readonly state: 'on' | 'off';
  readonly titles: Texts;
  readonly descriptions: Texts;
  readonly keywords: Readonly<Record<string, readonly string[]>>;
  readonly specifications: readonly Specification[];
  readonly options: readonly ProductOption[];
  readonly pictures: readonly ProductPicture[];
  readonly skus: readonly NewSku[];
  readonly createdAt: Date;
}
export interface ProductWrite {
  readonly product: NewProduct;
  readonly minCents: bigint;
  readonly maxCents: bigint;
  readonly wasCents: bigint | null;
  readonly score: number;
}

const columns = (list: readonly ProductWrite[]) => [
  list.map((w) => w.product.shopId),
  list.map((w) => w.product.slug),
  list.map((w) => w.product.categoryId),
  list.map((w) => w.product.brand),
  list.map((w) => w.product.state),
  list.map((w) => JSON.stringify(w.product.titles)),
  list.map((w) => JSON.stringify(w.product.descriptions)),
  list.map((w) => JSON.stringify(w.product.keywords)),
  list.map((w) => JSON.stringify(w.product.specifications)),
  list.map((w) => JSON.stringify(w.product.options)),
  list.map((w) => JSON.stringify(w.product.pictures)),
  list.map((w) => w.minCents),
  list.map((w) => w.maxCents),
  list.map((w) => w.wasCents),
  list.map((w) => w.score),
  list.map((w) => w.product.createdAt),
];
const unnested = `unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::bigint[], $13::bigint[],
  $14::bigint[], $15::int[], $16::timestamptz[]) with ordinality
  u (shop_id, slug, category_id, brand, state, titles, descriptions, keywords, specifications, options, pictures, min_cents, max_cents, was_cents, score, created_at, n)`;

/** Adds products; answers their ids in the order given. */
export async function insertProductRows(tx: Tx, list: readonly ProductWrite[]): Promise<bigint[]> {
  const rows = await tx.many<{ id: bigint; shopId: bigint; slug: string }>(
    'catalogue.insertProducts',
    `with added as (
       insert into products (shop_id, slug, category_id, brand, state, titles, descriptions, keywords, specifications, options, pictures, min_price_cents, max_price_cents, was_cents,
         comprehensive_score, scored_at, created_at, updated_at)
       select shop_id, slug, category_id, brand, state, titles::jsonb, descriptions::jsonb, keywords::jsonb, specifications::jsonb, options::jsonb, pictures::jsonb, min_cents, max_cents, was_cents,
         score, $17::timestamptz, created_at, $17::timestamptz from ${unnested} order by n
       returning id, shop_id, slug),
     counted as (insert into product_stats (product_id) select id from added)
     select id, shop_id as "shopId", slug from added`,
    [...columns(list), tx.now],
  );
  const ids = new Map(rows.map((r) => [`${r.shopId} ${r.slug}`, r.id]));
  return list.map((w) => ids.get(`${w.product.shopId} ${w.product.slug}`) as bigint);
}

/** Writes a product's texts, options and prices anew; its figures and its age stay. Pictures stay when `product.pictures` is empty. */
export const updateProductRow = (tx: Tx, id: bigint, write: ProductWrite) =>
  tx.run(
    'catalogue.updateProduct',
    `update products p set category_id = u.category_id, brand = u.brand, state = u.state, titles = u.titles::jsonb, descriptions = u.descriptions::jsonb, keywords = u.keywords::jsonb,
       specifications = u.specifications::jsonb, options = u.options::jsonb, pictures = case when u.pictures = '[]' then p.pictures else u.pictures::jsonb end,
       min_price_cents = u.min_cents, max_price_cents = u.max_cents, was_cents = u.was_cents, updated_at = $18
     from ${unnested} where p.id = $17 and p.shop_id = u.shop_id`,
    [...columns([write]), id, tx.now],
  );

/** Adds SKUs, or writes the ones with the same values anew. A stock below what is promised to open orders is lifted to it. */
export async function upsertSkuRows(
  tx: Tx,
  skus: readonly { readonly productId: bigint; readonly position: number; readonly sku: NewSku }[],
): Promise<void> {
  await tx.run(
    'catalogue.upsertSkus',
    `insert into skus (product_id, position, code, option_values, price_cents, was_cents, stock, picture_index, weight_grams)
       select product_id, position, code, array(select jsonb_array_elements_text(option_values::jsonb)), price_cents, was_cents, stock, picture_index, weight_grams
       from unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::int[], $8::int[], $9::int[])
         u (product_id, position, code, option_values, price_cents, was_cents, stock, picture_index, weight_grams)
     on conflict (product_id, option_values) do update set position = excluded.position, code = excluded.code, state = 'on', price_cents = excluded.price_cents, was_cents = excluded.was_cents,
       stock = greatest(excluded.stock, skus.reserved), picture_index = coalesce(excluded.picture_index, skus.picture_index), weight_grams = excluded.weight_grams`,
    [
      skus.map((s) => s.productId),
      skus.map((s) => s.position),
      skus.map((s) => s.sku.code),
      skus.map((s) => JSON.stringify(s.sku.values)),
      skus.map((s) => s.sku.priceCents),
      skus.map((s) => s.sku.wasCents),
      skus.map((s) => s.sku.stock),
      skus.map((s) => s.sku.pictureIndex),
      skus.map((s) => s.sku.weightGrams),
    ],
  );
}
/** Locks a product's SKUs in ascending order, before they are written anew. */
export const lockSkusOfProduct = (tx: Tx, productId: bigint) =>
  tx.run(
    'catalogue.lockSkusOfProduct',
    'select id from skus where product_id = $1 order by id for no key update',
    [productId],
  );
/** Takes SKUs off the shelf whose values are not among the given ones. */
export const updateSkusGone = (tx: Tx, productId: bigint, kept: readonly (readonly string[])[]) =>
  tx.run(
    'catalogue.skusGone',
    `update skus set state = 'off' where product_id = $1 and to_jsonb(option_values) not in (select value from jsonb_array_elements($2::jsonb))`,
    [productId, JSON.stringify(kept)],
  );
/** The product of a shop with a slug, locked. */
export const lockProductBySlug = (tx: Tx, shopId: bigint, slug: string) =>
  tx.maybe<{ id: bigint; state: 'on' | 'off' }>(
    'catalogue.lockBySlug',
    'select id, state from products where shop_id = $1 and slug = $2 for no key update',
    [shopId, slug],
  );
