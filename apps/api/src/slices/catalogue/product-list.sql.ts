// The statements behind lists of products without words: one page, its count, and what goes with a product. Their texts are put together from fixed pieces only.
import type { ProductSort } from '@meridian/contract';
import type { Db } from '../../platform/db.ts';
import type { StoredPicture } from '../../platform/files.ts';
import type { WordSearch } from './search-query.rules.ts';

/** What a reader narrowed the list down to; amounts in cents. */
export interface ListFilter {
  readonly category?: string | undefined;
  readonly shop?: bigint | undefined;
  readonly minPriceCents?: bigint | undefined;
  readonly maxPriceCents?: bigint | undefined;
  readonly minScore?: number | undefined;
  readonly freeFreight?: boolean | undefined;
  readonly inStock?: boolean | undefined;
  readonly country?: string | undefined;
}
export type ListSort = ProductSort | 'hot';

export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}
export interface CardRow {
  id: bigint;
  shopId: bigint;
  shopName: string;
  title: string;
  picture: StoredPicture | null;
  minPriceCents: bigint;
  maxPriceCents: bigint;
  wasCents: bigint | null;
  sales: number;
  rating: string | null;
  reviews: number;
  freeFreight: boolean;
  inStock: boolean;
  key: string | number | bigint | Date;
}
export interface PageOf {
  readonly locale: string;
  readonly filter: ListFilter;
  readonly sort: ListSort;
  readonly after: { readonly key: string; readonly id: string } | null;
  readonly limit: number;
}

/** Counting stops here. */
export const bound = 10_000;
/** Counting what has certain words stops here, and words that stand in more products are looked for only where they say more. */
export const wordsBound = 5_000;

interface Order {
  readonly key: string;
  readonly type: string;
  readonly descending: boolean;
}
/** What each list is in the order of. */
export const orders: Readonly<Record<ListSort, Order>> = {
  comprehensive: { key: 'p.comprehensive_score', type: 'bigint', descending: true },
  sales: { key: 'p.sales', type: 'int', descending: true },
  hot: { key: 'p.sales_30d', type: 'int', descending: true },
  price_asc: { key: 'p.min_price_cents', type: 'bigint', descending: false },
  price_desc: { key: 'p.min_price_cents', type: 'bigint', descending: true },
  new: { key: 'p.created_at', type: 'timestamptz', descending: true },
};

/** One page whose ids, and by relevance their keys, a function of the search names in their order; its `figures` stand in each row, and in one row where there are none. */
export const namedPage = (call: string, figures: string, columns: string, order: ListSort | 'relevance') =>
  `select ${figures}, ${columns}, ${order === 'relevance' ? 'f.keys[page.place]' : orders[order].key} as key
    from ${call} f left join lateral unnest(f.ids) with ordinality page (id, place) on true
    left join products p on p.id = page.id left join shops s on s.id = p.shop_id order by page.place`;

/** Values in order of their first use, as `$n::type`. */
export class Values {
  readonly list: unknown[] = [];
  add(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

/** The limit keeps the planner from reading every SKU there is. */
const inStock = `(select true from skus k where k.product_id = p.id and k.state = 'on' and k.stock > k.reserved limit 1) is not null`;

/** Each filter as a condition on shops s and the rows r: products, or what the search keeps of them. */
function conditions(filter: ListFilter, r: 'p' | 't', v: Values): string[] {
  const found: string[] = [];
  const { category, shop, minPriceCents, maxPriceCents, minScore, freeFreight, country } = filter;
  const ships = () =>
    `shop_ships_free(s, ${country === undefined ? 'null' : v.add(country, 'text')}, ${r}.min_price_cents)`;
  if (category !== undefined)
    found.push(
      `${r}.${category.includes('.') ? 'category_id' : 'category_root'} = ${v.add(category, 'text')}`,
    );
  if (shop !== undefined) found.push(`${r}.shop_id = ${v.add(shop, 'bigint')}`);
  if (minPriceCents !== undefined) found.push(`${r}.min_price_cents >= ${v.add(minPriceCents, 'bigint')}`);
  if (maxPriceCents !== undefined) found.push(`${r}.min_price_cents <= ${v.add(maxPriceCents, 'bigint')}`);
  if (minScore !== undefined)
    found.push(`${r === 'p' ? 'p.rating' : 't.rating_centi / 100'} >= ${v.add(minScore, 'int')}`);
  if (freeFreight) found.push(ships());
  if (country !== undefined) found.push(`${ships()} is not null`);
  if (filter.inStock) found.push(r === 'p' ? inStock : 't.skus_in_stock > 0');
  return found;
}

/** What a card shows of products p and shops s, in the language `lang`, sent to `country`. */
export const cardColumns = (lang: string, country: string): string =>
  `p.id, p.shop_id as "shopId", s.name as "shopName", coalesce(p.titles ->> ${lang}, p.titles ->> 'en') as title, p.pictures -> 0 as picture,
    p.min_price_cents as "minPriceCents", p.max_price_cents as "maxPriceCents", p.was_cents as "wasCents", p.sales, p.rating, p.reviews,
    coalesce(shop_ships_free(s, ${country}, p.min_price_cents), false) as "freeFreight", ${inStock} as "inStock"`;

/** How far a list's order is walked for words that nearly everything has. */
const walkedMax = 1000;

/**
 * One page, one row more than asked for, straight from the index of its order. With words that nearly everything has,
 * the same walk asks each row for them; it gives up after a thousand rows.
 */
export function pageStatement({ locale, filter, sort, after, limit }: PageOf, words?: WordSearch): Statement {
  const v = new Values();
  const lang = v.add(locale, 'text');
  const country = filter.country === undefined ? 'null' : v.add(filter.country, 'text');
  const { key, type, descending } = orders[sort];
  const direction = descending ? 'desc' : 'asc';
  const narrowed = conditions(filter, 'p', v);
  if (after)
    narrowed.push(
      `(${key}, p.id) ${descending ? '<' : '>'} (${v.add(after.key, type)}, ${v.add(after.id, 'bigint')})`,
    );
  const where = [`p.state = 'on' and s.state <> 'suspended'`, ...narrowed].join(' and ');
  const walk = (rows: string) =>
    `select p.id, ${key} as key from products p join shops s on s.id = p.shop_id where ${where} order by key ${direction}, p.id ${direction} limit ${rows}`;
  const size = v.add(limit + 1, 'int');
  // "offset 0" keeps the words out of the planner's choice: the order's index leads, each row is asked for its words.
  const page = words
    ? `select w.id, w.key from (${walk(String(walkedMax))}) w cross join lateral (
        select from product_search t where t.product_id = w.id and t.words @@ ${v.add(words.query, 'tsquery')} offset 0) found
      order by w.key ${direction}, w.id ${direction} limit ${size}`
    : walk(size);
  const text = `select ${cardColumns(lang, country)}, page.key from (${page}) page
    join products p on p.id = page.id join shops s on s.id = p.shop_id order by page.key ${direction}, page.id ${direction}`;
  return { name: `catalogue.page.${words ? 'scan' : 'browse'}.${sort}`, text, values: v.list };
}
export function listPage(db: Db, page: PageOf, words?: WordSearch): Promise<CardRow[]> {
  const { name, text, values } = pageStatement(page, words);
  return db.many(name, text, values);
}

/** How many fit, counted up to the bound and one more, by indexes alone: of the products, or with more than a branch or a shop to fit, of the narrow rows of the search. */
export function countStatement(filter: ListFilter): Statement {
  const v = new Values();
  const { category: _category, shop: _shop, ...others } = filter;
  const narrow = Object.values(others).some((value) => value !== undefined && value !== false);
  const from = narrow
    ? 'product_search t join shops s on s.id = t.shop_id'
    : 'products p join shops s on s.id = p.shop_id';
  const where = [
    // Always so, and said for the indexes that are for counting alone (migration 0071).
    `${narrow ? 't.on_sale and t.product_id > 0' : `p.state = 'on'`} and s.state <> 'suspended'`,
    ...conditions(filter, narrow ? 't' : 'p', v),
  ];
  const text = `select count(*)::int as count from (select from ${from} where ${where.join(' and ')} limit ${bound + 1}) counted`;
  return { name: `catalogue.count.${narrow ? 'narrow' : 'browse'}`, text, values: v.list };
}
export async function countMatches(db: Db, filter: ListFilter): Promise<number> {
  const { name, text, values } = countStatement(filter);
  return (await db.one<{ count: number }>(name, text, values)).count;
}

/** Products of the same category, then of its branch, the best first; never the product itself. */
export const listBeside = (db: Db, locale: string, id: bigint, limit: number) =>
  db.many<CardRow>(
    'catalogue.listBeside',
    `with this as (select category_id, category_root from products where id = $2),
     near as (
       (select p.id, 0 as far, p.comprehensive_score as score from products p where p.state = 'on' and p.category_id = (select category_id from this) and p.id <> $2 order by p.comprehensive_score desc, p.id desc limit $3 * 2)
       union all
       (select p.id, 1, p.comprehensive_score from products p where p.state = 'on' and p.category_root = (select category_root from this) and p.category_id <> (select category_id from this) and p.id <> $2 order by p.comprehensive_score desc, p.id desc limit $3 * 2))
     select ${cardColumns('$1', 'null')}, n.score as key
     from near n join products p on p.id = n.id join shops s on s.id = p.shop_id where s.state <> 'suspended'
     order by n.far, n.score desc, n.id desc limit $3`,
    [locale, id, limit],
  );
