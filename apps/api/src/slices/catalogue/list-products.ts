// The queries on lists of products: search, filters, facets, hot, and what goes with a product.
import type { InputOf, ProductFacets } from '@meridian/contract';
import { formatMoney, parseMoney } from '../../ledger/index.ts';
import { pageOf } from '../../platform/cursor.ts';
import { cursorPart, decodeParts } from '../../platform/cursor-parts.ts';
import type { Db } from '../../platform/db.ts';
import { cardView } from './product.view.ts';
import {
  bound,
  type CardRow,
  countMatches,
  findFacets,
  type ListFilter,
  type ListSort,
  listBeside,
  listPage,
  type Search,
} from './product-list.sql.ts';
import { type Resolved, type Route, resolveSearch, resumeSearch } from './resolve-search.ts';
import { parseQuery } from './search-query.rules.ts';

type ListInput = InputOf<'listProducts'>;
type Filters = InputOf<'getProductFacets'>;

const browse: Search = { mode: 'browse' };
const keyPatterns: Record<ListSort, RegExp> = {
  comprehensive: cursorPart.bigint,
  sales: cursorPart.int,
  hot: cursorPart.int,
  price_asc: cursorPart.bigint,
  price_desc: cursorPart.bigint,
  new: cursorPart.instant,
};

const filterOf = (input: Filters): ListFilter => ({
  category: input.category,
  shop: input.shop,
  minScore: input.minScore,
  freeFreight: input.freeFreight,
  inStock: input.inStock,
  country: input.country,
  minPriceCents: input.minPrice === undefined ? undefined : parseMoney(input.minPrice),
  maxPriceCents: input.maxPrice === undefined ? undefined : parseMoney(input.maxPrice),
});
/** Only what has a word in it is a search. */
const typedIn = (q: string | undefined): string | null =>
  q !== undefined && parseQuery(q).units.length > 0 ? q : null;

const routePattern = /^c?r?[gs](names|tags|words)$/;
const packRoute = (r: Route) =>
  `${r.corrected ? 'c' : ''}${r.relaxed ? 'r' : ''}${r.mode === 'gather' ? 'g' : 's'}${r.reach}`;
function unpackRoute(text: string): Route {
  const [, corrected, relaxed, mode, reach] = /^(c?)(r?)([gs])(.*)$/.exec(text) ?? [];
  return {
    corrected: corrected !== '',
    relaxed: relaxed !== '',
    mode: mode === 'g' ? 'gather' : 'scan',
    reach: reach as Route['reach'],
  };
}
const browseRoute: Route = { corrected: false, relaxed: false, mode: 'gather', reach: 'words' };

/** One page of products. The first page counts; its count and the way through the index travel in the cursor. @throws VALIDATION_FAILED */
export async function listProducts(db: Db, locale: string, input: ListInput) {
  const filter = filterOf(input);
  const typed = typedIn(input.q);
  const cursor = decodeParts(input.cursor, [
    keyPatterns[input.sort],
    cursorPart.id,
    cursorPart.int,
    routePattern,
  ]);
  const found = await wayOf(
    db,
    typed,
    filter,
    cursor && { total: Number(cursor[2]), route: unpackRoute(cursor[3]) },
  );
  const after = cursor && { key: cursor[0], id: cursor[1] };
  const rows = await listPage(db, {
    locale,
    filter,
    sort: input.sort,
    search: found.search,
    after,
    limit: input.limit,
  });
  const page = pageOf(rows, input.limit, Math.min(found.total, bound), cardView, (row) => [
    row.key,
    row.id,
    found.total,
    packRoute(found.route),
  ]);
  return { ...page, totalIsBound: found.total > bound, correctedQuery: found.correctedQuery };
}

async function wayOf(
  db: Db,
  typed: string | null,
  filter: ListFilter,
  resumed: { total: number; route: Route } | null,
): Promise<Omit<Resolved, 'search'> & { readonly search: Search }> {
  if (typed !== null)
    return resumed ? resumeSearch(db, typed, resumed.route, resumed.total) : resolveSearch(db, typed, filter);
  const total = resumed?.total ?? (await countMatches(db, filter, browse));
  return { search: browse, total, correctedQuery: null, route: browseRoute };
}

/** Counts for the filters; each facet ignores its own. */
export async function getProductFacets(db: Db, locale: string, input: Filters): Promise<ProductFacets> {
  const filter = filterOf(input);
  const typed = typedIn(input.q);
  const search: Search =
    typed === null ? browse : { ...(await resolveSearch(db, typed, {})).search, mode: 'gather' };
  const row = await findFacets(db, locale, filter, search);
  return {
    total: row.total,
    categories: row.categories,
    shops: row.shops,
    scores: row.scores.map((count, i) => ({ value: String(i + 1), label: String(i + 1), count })).reverse(),
    price:
      row.minCents === null || row.maxCents === null
        ? null
        : { min: formatMoney(BigInt(row.minCents)), max: formatMoney(BigInt(row.maxCents)) },
    freeFreight: row.freeFreight,
    inStock: row.inStock,
  };
}

/** Bought most in the last 30 days. @throws VALIDATION_FAILED */
export async function listHotProducts(db: Db, locale: string, input: InputOf<'listHotProducts'>) {
  const filter: ListFilter = { category: input.category };
  const cursor = decodeParts(input.cursor, [cursorPart.int, cursorPart.id, cursorPart.int]);
  const after = cursor && { key: cursor[0], id: cursor[1] };
  const total = cursor ? Number(cursor[2]) : await countMatches(db, filter, browse);
  const rows = await listPage(db, { locale, filter, sort: 'hot', search: browse, after, limit: input.limit });
  return pageOf(rows, input.limit, Math.min(total, bound), cardView, (row) => [row.key, row.id, total]);
}

/** What goes with a product: its category, then its branch. */
export async function listRecommendations(db: Db, locale: string, input: InputOf<'listRecommendations'>) {
  return { list: (await listBeside(db, locale, input.id, input.limit)).map(cardView) };
}

/** The first of a list, for the front page. */
export async function listFirst(db: Db, locale: string, sort: ListSort, limit: number): Promise<CardRow[]> {
  return (await listPage(db, { locale, filter: {}, sort, search: browse, after: null, limit })).slice(
    0,
    limit,
  );
}
