// The statements behind every list of products: one page, its count, and the facets. Their texts are put together from fixed pieces only.
import type { ProductSort } from '@meridian/contract';
import type { Db } from '../../platform/db.ts';
import type { StoredPicture } from '../../platform/files.ts';

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

/** Where words are looked for: in names; in keywords, brand and category besides; in all words. Each is a column, and holds the one before. */
export type Reach = 'names' | 'tags' | 'words';
/**
 * browse: no words, straight from an index. gather: few enough matches to look at each. scan: so many matches that
 * walking the list's order meets them often enough. `query` (all words), `any` (one of them)
 * and `exact` (the whole phrase) are texts of tsqueries.
 */
export type Search = { readonly mode: 'browse' } | WordSearch;
export interface WordSearch {
  readonly mode: 'gather' | 'scan';
  readonly reach: Reach;
  readonly query: string;
  readonly any: string;
  readonly exact: string;
}

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
  readonly search: Search;
  readonly after: { readonly key: string; readonly id: string } | null;
  readonly limit: number;
}

/** Counting and gathering stop here. */
export const bound = 10_000;

const orders: Record<
  ListSort,
  { readonly key: string; readonly type: string; readonly descending: boolean }
> = {
  comprehensive: { key: 'p.comprehensive_score', type: 'int', descending: true },
  sales: { key: 'p.sales', type: 'int', descending: true },
  hot: { key: 'p.sales_30d', type: 'int', descending: true },
  price_asc: { key: 'p.min_price_cents', type: 'bigint', descending: false },
  price_desc: { key: 'p.min_price_cents', type: 'bigint', descending: true },
  new: { key: 'p.created_at', type: 'timestamptz', descending: true },
};

/** Values in order of their first use, as `$n::type`. */
class Values {
  readonly list: unknown[] = [];
  add(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

/** Each filter as a condition on products p and shops s. */
function conditions(filter: ListFilter, v: Values): Partial<Record<keyof ListFilter, string>> {
  const found: Partial<Record<keyof ListFilter, string>> = {};
  const price = [
    filter.minPriceCents === undefined ? '' : `p.min_price_cents >= ${v.add(filter.minPriceCents, 'bigint')}`,
    filter.maxPriceCents === undefined ? '' : `p.min_price_cents <= ${v.add(filter.maxPriceCents, 'bigint')}`,
  ].filter(Boolean);
  const country = filter.country === undefined ? 'null' : v.add(filter.country, 'text');
  if (filter.category !== undefined)
    found.category = `${filter.category.includes('.') ? 'p.category_id' : 'p.category_root'} = ${v.add(filter.category, 'text')}`;
  if (filter.shop !== undefined) found.shop = `p.shop_id = ${v.add(filter.shop, 'bigint')}`;
  if (price.length > 0) found.minPriceCents = price.join(' and ');
  if (filter.minScore !== undefined) found.minScore = `p.rating >= ${v.add(filter.minScore, 'int')}`;
  if (filter.freeFreight) found.freeFreight = `shop_ships_free(s, ${country}, p.min_price_cents)`;
  if (filter.country !== undefined)
    found.country = `shop_ships_free(s, ${country}, p.min_price_cents) is not null`;
  if (filter.inStock) found.inStock = inStock;
  return found;
}
/** The limit keeps the planner from reading every SKU there is. */
const inStock = `(select true from skus k where k.product_id = p.id and k.state = 'on' and k.stock > k.reserved limit 1) is not null`;
const onSale = `p.state = 'on' and s.state <> 'suspended'`;

/** Where the candidates come from. */
function source(search: Search, v: Values): { from: string; where: string } {
  const { mode } = search;
  if (mode === 'browse') return { from: 'products p join shops s on s.id = p.shop_id', where: onSale };
  const matches = `t.${search.reach} @@ ${v.add(search.query, 'tsquery')}`;
  if (mode === 'gather')
    return {
      from: 'product_search t join products p on p.id = t.product_id join shops s on s.id = p.shop_id',
      where: `${matches} and ${onSale}`,
    };
  // "offset 0" keeps the words out of the planner's choice: the order's index leads, each row is asked for its words.
  return {
    from: `products p join shops s on s.id = p.shop_id cross join lateral (select from product_search t where t.product_id = p.id and ${matches} offset 0) found`,
    where: onSale,
  };
}

/**
 * Gathered matches with their relevance: where the words stand, times how the product does. Each circle is read from
 * its own index, and no text is opened.
 */
function ranked(search: WordSearch, v: Values): { from: string; key: string } {
  const query = v.add(search.query, 'tsquery');
  const circles: Record<Reach, number> = { names: 20, tags: 12, words: 3 };
  const wider = { names: ['names'], tags: ['names', 'tags'], words: ['names', 'tags', 'words'] } as const;
  const parts = wider[search.reach].map(
    (reach) =>
      `select product_id, ${circles[reach]} as weight from product_search where ${reach} @@ ${query}`,
  );
  const besides = (column: string, weight: number, other: string) =>
    `select product_id, ${weight} from product_search where names @@ ${v.add(other, 'tsquery')} and ${column} @@ ${query}`;
  parts.push(besides(search.reach, 30, search.exact));
  // "women's dress": the name says dress, its category women.
  if (search.any !== search.query && search.reach !== 'names') parts.push(besides('tags', 16, search.any));
  return {
    from: `(select product_id, max(weight) as weight from (${parts.join(' union all ')}) c group by product_id) t join products p on p.id = t.product_id join shops s on s.id = p.shop_id`,
    key: '((p.comprehensive_score + 50000)::bigint * t.weight)',
  };
}

/** One page, one row more than asked for. */
export function pageStatement({ locale, filter, sort, search, after, limit }: PageOf): Statement {
  const v = new Values();
  const lang = v.add(locale, 'text');
  const order = orders[sort];
  const rank = sort === 'comprehensive' && search.mode === 'gather' ? ranked(search, v) : null;
  const { from, where } = rank ? { from: rank.from, where: onSale } : source(search, v);
  const narrowed = Object.values(conditions(filter, v));
  const key = rank?.key ?? order.key;
  const type = rank ? 'bigint' : order.type;
  const direction = order.descending ? 'desc' : 'asc';
  if (after)
    narrowed.push(
      `(${key}, p.id) ${order.descending ? '<' : '>'} (${v.add(after.key, type)}, ${v.add(after.id, 'bigint')})`,
    );
  const country = filter.country === undefined ? 'null' : v.add(filter.country, 'text');
  const text = `select p.id, p.shop_id as "shopId", s.name as "shopName", coalesce(p.titles ->> ${lang}, p.titles ->> 'en') as title, p.pictures -> 0 as picture,
      p.min_price_cents as "minPriceCents", p.max_price_cents as "maxPriceCents", p.was_cents as "wasCents", p.sales, p.rating, p.reviews,
      coalesce(shop_ships_free(s, ${country}, p.min_price_cents), false) as "freeFreight", ${inStock} as "inStock", page.key
    from (select p.id, ${key} as key from ${from} where ${[where, ...narrowed].join(' and ')}
      order by key ${direction}, p.id ${direction} limit ${v.add(limit + 1, 'int')}) page
    join products p on p.id = page.id join shops s on s.id = p.shop_id order by page.key ${direction}, page.id ${direction}`;
  return { name: `catalogue.page.${search.mode}.${sort}`, text, values: v.list };
}
export function listPage(db: Db, page: PageOf): Promise<CardRow[]> {
  const { name, text, values } = pageStatement(page);
  return db.many(name, text, values);
}

/** How many fit, counted up to the bound and one more. */
export function countStatement(filter: ListFilter, search: Search): Statement {
  const v = new Values();
  const { from, where } = source(search, v);
  const text = `select count(*)::int as count from (select from ${from} where ${[where, ...Object.values(conditions(filter, v))].join(' and ')} limit ${bound + 1}) counted`;
  return { name: `catalogue.count.${search.mode}`, text, values: v.list };
}
export async function countMatches(db: Db, filter: ListFilter, search: Search): Promise<number> {
  const { name, text, values } = countStatement(filter, search);
  return (await db.one<{ count: number }>(name, text, values)).count;
}

export interface FacetRow {
  total: number;
  categories: { value: string; label: string; count: number }[];
  shops: { value: string; label: string; count: number }[];
  scores: number[];
  minCents: number | null;
  maxCents: number | null;
  freeFreight: number;
  inStock: number;
}

/** All facets at once: the rows that fail at most one filter, up to the bound, and for each facet those that fail no other. */
export function facetStatement(locale: string, filter: ListFilter, search: Search): Statement {
  const v = new Values();
  const lang = v.add(locale, 'text');
  const { from, where } = source(search, v);
  const { country, ...found } = conditions(filter, v);
  const is = (name: keyof typeof found) => found[name] ?? 'true';
  const destination = filter.country === undefined ? 'null' : v.add(filter.country, 'text');
  const chosen = filter.category === undefined ? 'null::text' : v.add(filter.category.split('.')[0], 'text');
  const others = (own: string) =>
    ['in_category', 'in_shop', 'in_price', 'in_score', 'in_freight', 'in_stock']
      .filter((flag) => flag !== own)
      .join(' and ');
  const text = `with near as materialized (
      select p.id, p.category_root, p.category_id, p.shop_id, s.name as shop_name, p.min_price_cents, p.rating,
        coalesce(shop_ships_free(s, ${destination}, p.min_price_cents), false) as free, ${inStock} as stocked,
        ${is('category')} as in_category, ${is('shop')} as in_shop, ${is('minPriceCents')} as in_price, coalesce(${is('minScore')}, false) as in_score,
        coalesce(${is('freeFreight')}, false) as in_freight
      from ${from} where ${[where, ...(country ? [country] : [])].join(' and ')}
        and (not (${is('category')}))::int + (not (${is('shop')}))::int + (not (${is('minPriceCents')}))::int + (not coalesce(${is('minScore')}, false))::int
          + (not coalesce(${is('freeFreight')}, false))::int <= 1
      limit ${bound}),
    base as (select * from (select *, ${found.inStock ? 'stocked' : 'true'} as in_stock from near) n where (not in_category)::int + (not in_shop)::int + (not in_price)::int + (not in_score)::int + (not in_freight)::int + (not in_stock)::int <= 1),
    by_category as (
      select value, count(*)::int as count from (
        select category_root as value from base where ${others('in_category')}
        union all select category_id from base where ${others('in_category')} and category_root = ${chosen} and category_id <> category_root) c group by value),
    by_shop as (select shop_id, shop_name, count(*)::int as count from base where ${others('in_shop')} group by 1, 2 order by 3 desc, 1 limit 20)
    select count(*) filter (where ${others('')})::int as total,
      (select coalesce(json_agg(json_build_object('value', c.id, 'label', coalesce(c.names ->> ${lang}, c.names ->> 'en'), 'count', b.count) order by c.parent_id nulls first, c.position), '[]')
        from by_category b join categories c on c.id = b.value) as categories,
      (select coalesce(json_agg(json_build_object('value', shop_id::text, 'label', shop_name, 'count', count) order by count desc, shop_id), '[]') from by_shop) as shops,
      array[${[1, 2, 3, 4, 5].map((n) => `count(*) filter (where ${others('in_score')} and rating >= ${n})::int`).join(', ')}] as scores,
      min(min_price_cents) filter (where ${others('in_price')})::float8 as "minCents", max(min_price_cents) filter (where ${others('in_price')})::float8 as "maxCents",
      count(*) filter (where ${others('in_freight')} and free)::int as "freeFreight", count(*) filter (where ${others('in_stock')} and stocked)::int as "inStock"
    from base`;
  return { name: `catalogue.facets.${search.mode}`, text, values: v.list };
}
export function findFacets(db: Db, locale: string, filter: ListFilter, search: Search): Promise<FacetRow> {
  const { name, text, values } = facetStatement(locale, filter, search);
  return db.one(name, text, values);
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
     select p.id, p.shop_id as "shopId", s.name as "shopName", coalesce(p.titles ->> $1, p.titles ->> 'en') as title, p.pictures -> 0 as picture,
       p.min_price_cents as "minPriceCents", p.max_price_cents as "maxPriceCents", p.was_cents as "wasCents", p.sales, p.rating, p.reviews,
       coalesce(shop_ships_free(s, null, p.min_price_cents), false) as "freeFreight", ${inStock} as "inStock", n.score as key
     from near n join products p on p.id = n.id join shops s on s.id = p.shop_id where s.state <> 'suspended'
     order by n.far, n.score desc, n.id desc limit $3`,
    [locale, id, limit],
  );
