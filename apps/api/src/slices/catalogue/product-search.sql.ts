// The statements behind searches: one page of the products that have the words, and the facets. They go through the search's own narrow rows (migration 0031).
import type { Db } from '../../platform/db.ts';
import {
  bound,
  type CardRow,
  cardColumns,
  type ListFilter,
  namedPage,
  type PageOf,
  type Statement,
  Values,
  wordsBound,
} from './product-list.sql.ts';
import type { SearchMode, WordSearch } from './search-query.rules.ts';

/** The filters as parameters of the search's functions, in their order. */
const filterValues = (filter: ListFilter, v: Values): string => {
  const { category, shop, minPriceCents, maxPriceCents, minScore, inStock, freeFreight, country } = filter;
  const leaf = category?.includes('.') ? category : undefined;
  return [
    v.add(category?.split('.')[0] ?? null, 'text'),
    v.add(leaf ?? null, 'text'),
    v.add(shop ?? null, 'bigint'),
    v.add(minPriceCents ?? null, 'bigint'),
    v.add(maxPriceCents ?? null, 'bigint'),
    v.add(minScore ?? null, 'int'),
    v.add(inStock ?? false, 'boolean'),
    v.add(freeFreight ?? false, 'boolean'),
    v.add(country ?? null, 'text'),
  ].join(', ');
};

export interface Gathered {
  /** How many have the words, whatever else was asked; like `total` up to the bound and one more. */
  readonly matched: number;
  readonly total: number;
  readonly rows: CardRow[];
}

/** How many it looks through and no more; a scan's page is wanted, however many have the words. */
const mostOf = (mode: SearchMode): number => (mode === 'scan' ? 2 ** 31 - 1 : wordsBound + 1);

/**
 * The products with the words that fit the filters: counted up to the bound, and one page of them (one row more than
 * asked for), by relevance in place of the comprehensive order. A scan's page knows no bound and no relevance. Words
 * that are `known` to be few need not be counted themselves: only what fits is looked at.
 */
export function gatherStatement(
  { locale, filter, sort, after, limit }: PageOf,
  search: WordSearch,
  mode: SearchMode,
  known = false,
): Statement {
  const v = new Values();
  const ranked = sort === 'comprehensive' && mode !== 'scan';
  // In the order of a list it is no matter how much the words say.
  const circles = ranked ? search.circles : [{ query: search.query, weight: 1 }];
  // A later page was counted before, too.
  const counted = known || after !== null;
  const call = [
    // Nothing hangs on how many have the words of a scan.
    v.add(mode === 'scan' || counted ? [] : search.forms, 'tsquery[]'),
    v.add(
      circles.map((circle) => circle.query),
      'tsquery[]',
    ),
    v.add(
      circles.map((circle) => circle.weight),
      'int[]',
    ),
    v.add(ranked ? 'relevance' : sort, 'text'),
    v.add(mode !== 'gather' || counted, 'boolean'),
    v.add(mostOf(mode), 'int'),
    filterValues(filter, v),
    v.add(after?.key ?? null, 'text'),
    v.add(after?.id ?? null, 'bigint'),
    v.add(limit + 1, 'int'),
  ];
  const columns = cardColumns(v.add(locale, 'text'), v.add(filter.country ?? null, 'text'));
  const order = ranked ? 'relevance' : sort;
  const text = namedPage(`search_look(${call.join(', ')})`, 'f.matched, f.total', columns, order);
  return { name: `catalogue.gather.${order}`, text, values: v.list };
}
export async function gatherPage(
  db: Db,
  page: PageOf,
  search: WordSearch,
  mode: SearchMode,
  known = false,
): Promise<Gathered> {
  const { name, text, values } = gatherStatement(page, search, mode, known);
  const found = await db.many<CardRow & { matched: number; total: number }>(name, text, values);
  // Where nothing fits there is one row all the same, of counts alone.
  const rows = found.filter((row) => row.id !== null);
  return { matched: found[0]?.matched ?? 0, total: found[0]?.total ?? 0, rows };
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
export function facetStatement(locale: string, filter: ListFilter, search: WordSearch | null): Statement {
  const v = new Values();
  const lang = v.add(locale, 'text');
  const call = [v.add(search?.query ?? null, 'tsquery'), filterValues(filter, v), v.add(bound, 'int')];
  const chosen = v.add(filter.category?.split('.')[0] ?? null, 'text');
  const others = (own: string) =>
    ['in_category', 'in_shop', 'in_price', 'in_score', 'in_freight', 'in_stocked']
      .filter((flag) => flag !== own)
      .join(' and ');
  const text = `with base as materialized (select * from search_near(${call.join(', ')})),
    by_category as (
      select value, count(*)::int as count from (
        select category_root as value from base where ${others('in_category')}
        union all select category_id from base where ${others('in_category')} and category_root = ${chosen} and category_id <> category_root) c group by value),
    by_shop as (select shop_id, count(*)::int as count from base where ${others('in_shop')} group by 1 order by 2 desc, 1 limit 20)
    select count(*) filter (where ${others('')})::int as total,
      (select coalesce(json_agg(json_build_object('value', c.id, 'label', coalesce(c.names ->> ${lang}, c.names ->> 'en'), 'count', b.count) order by c.parent_id nulls first, c.position), '[]')
        from by_category b join categories c on c.id = b.value) as categories,
      (select coalesce(json_agg(json_build_object('value', b.shop_id::text, 'label', s.name, 'count', b.count) order by b.count desc, b.shop_id), '[]')
        from by_shop b join shops s on s.id = b.shop_id) as shops,
      array[${[1, 2, 3, 4, 5].map((n) => `count(*) filter (where ${others('in_score')} and rating_centi >= ${n * 100})::int`).join(', ')}] as scores,
      min(min_price_cents) filter (where ${others('in_price')})::float8 as "minCents", max(min_price_cents) filter (where ${others('in_price')})::float8 as "maxCents",
      count(*) filter (where ${others('in_freight')} and free)::int as "freeFreight", count(*) filter (where ${others('in_stocked')} and stocked)::int as "inStock"
    from base`;
  return { name: `catalogue.facets.${search ? 'words' : 'all'}`, text, values: v.list };
}
export function findFacets(
  db: Db,
  locale: string,
  filter: ListFilter,
  search: WordSearch | null,
): Promise<FacetRow> {
  const { name, text, values } = facetStatement(locale, filter, search);
  return db.one(name, text, values);
}
