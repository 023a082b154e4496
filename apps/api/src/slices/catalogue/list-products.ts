// The queries on lists of products: search, filters, facets, hot, and what goes with a product.
import type { InputOf, ProductFacets } from '@meridian/contract';
import { formatMoney, parseMoney } from '../../ledger/index.ts';
import { pageOf } from '../../platform/cursor.ts';
import { type CursorPart, cursorPart, decodeParts } from '../../platform/cursor-parts.ts';
import type { Db } from '../../platform/db.ts';
import { cardView } from './product.view.ts';
import {
  bound,
  type CardRow,
  countMatches,
  type ListFilter,
  type ListSort,
  listBeside,
  listPage,
  type PageOf,
  wordsBound,
} from './product-list.sql.ts';
import { findFacets } from './product-search.sql.ts';
import { type Found, type Route, resumeSearch, search, wordsOf } from './resolve-search.ts';
import { parseQuery } from './search-query.rules.ts';

type ListInput = InputOf<'listProducts'>;
type Filters = InputOf<'getProductFacets'>;

const keyPatterns: Record<ListSort, CursorPart> = {
  comprehensive: cursorPart.int,
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

const routePattern = /^c?r?w?[gds](names|tags|words)$/;
const modes = { g: 'gather', d: 'dense', s: 'scan' } as const;
const packRoute = (r: Route) =>
  `${r.corrected ? 'c' : ''}${r.relaxed ? 'r' : ''}${r.whole ? 'w' : ''}${r.mode.charAt(0)}${r.reach}`;
function unpackRoute(text: string): Route {
  const [, corrected, relaxed, whole, mode, reach] = /^(c?)(r?)(w?)([gds])(.*)$/.exec(text) ?? [];
  return {
    corrected: corrected !== '',
    relaxed: relaxed !== '',
    whole: whole !== '',
    mode: modes[mode as keyof typeof modes],
    reach: reach as Route['reach'],
  };
}
const browseRoute: Route = { corrected: false, relaxed: false, whole: false, mode: 'gather', reach: 'words' };

/** One page of products. The first page counts; its count and the way through the index travel in the cursor. @throws VALIDATION_FAILED */
export async function listProducts(db: Db, locale: string, input: ListInput) {
  const cursor = decodeParts(input.cursor, [
    keyPatterns[input.sort],
    cursorPart.id,
    cursorPart.int,
    routePattern,
  ]);
  const page: PageOf = {
    locale,
    filter: filterOf(input),
    sort: input.sort,
    after: cursor && { key: cursor[0], id: cursor[1] },
    limit: input.limit,
  };
  const resumed = cursor && { total: Number(cursor[2]), route: unpackRoute(cursor[3]) };
  const typed = typedIn(input.q);
  const most = typed === null ? bound : wordsBound;
  const { rows, total, route, correctedQuery } = await findPage(db, typed, page, resumed);
  const shown = pageOf(rows, input.limit, Math.min(total, most), cardView, (row) => [
    row.key,
    row.id,
    total,
    packRoute(route),
  ]);
  return { ...shown, totalIsBound: total > most, correctedQuery };
}

async function findPage(
  db: Db,
  typed: string | null,
  page: PageOf,
  resumed: { total: number; route: Route } | null,
): Promise<Found> {
  if (typed !== null)
    return resumed ? resumeSearch(db, typed, page, resumed.route, resumed.total) : search(db, typed, page);
  const [rows, total] = await Promise.all([
    listPage(db, page),
    resumed?.total ?? countMatches(db, page.filter),
  ]);
  return { rows, total, correctedQuery: null, route: browseRoute };
}

/** Counts for the filters; each facet ignores its own. */
export async function getProductFacets(db: Db, locale: string, input: Filters): Promise<ProductFacets> {
  const typed = typedIn(input.q);
  const words = typed === null ? null : await wordsOf(db, typed, locale);
  const row = await findFacets(db, locale, filterOf(input), words);
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
  const [rows, total] = await Promise.all([
    listPage(db, { locale, filter, sort: 'hot', after, limit: input.limit }),
    cursor ? Number(cursor[2]) : countMatches(db, filter),
  ]);
  return pageOf(rows, input.limit, Math.min(total, bound), cardView, (row) => [row.key, row.id, total]);
}

/** What goes with a product: its category, then its branch. */
export async function listRecommendations(db: Db, locale: string, input: InputOf<'listRecommendations'>) {
  return { list: (await listBeside(db, locale, input.id, input.limit)).map(cardView) };
}

/** The first of a list, for the front page. */
export async function listFirst(db: Db, locale: string, sort: ListSort, limit: number): Promise<CardRow[]> {
  return (await listPage(db, { locale, filter: {}, sort, after: null, limit })).slice(0, limit);
}
