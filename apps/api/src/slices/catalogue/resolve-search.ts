// From what was typed to what will be looked for: the way through the index, the count, and typing mistakes put right.
import type { Db } from '../../platform/db.ts';
import { Believed } from './believed.ts';
import { bound, type CardRow, listPage, type PageOf, wordsBound } from './product-list.sql.ts';
import { gatherPage } from './product-search.sql.ts';
import { fold, isUnspaced } from './script-text.rules.ts';
import { listHits, listNearTerms } from './search.sql.ts';
import {
  labels,
  nodeText,
  parseQuery,
  type Reach,
  type SearchMode,
  type SearchQuery,
  type Unit,
  type WordSearch,
  wordSearchOf,
} from './search-query.rules.ts';
import { mendRun, nearest, nearestStart, spansOf, startsOf, variantsOf } from './spelling.rules.ts';

/** How a query was understood; it travels in the cursor, so that later pages are of the same list. */
export interface Route {
  readonly corrected: boolean;
  readonly relaxed: boolean;
  readonly reach: Reach;
  readonly mode: SearchMode;
}
export interface Found {
  readonly rows: CardRow[];
  readonly total: number;
  readonly correctedQuery: string | null;
  readonly route: Route;
}
type Page = Omit<Found, 'correctedQuery'>;

/** Fewer than this are no choice: where so few say more of a common word, all that have it are found. */
const fewest = 40;
/** Whether words stand in more products than their bound: those that do seldom get fewer, and with the others nobody need ask the statistics. */
const isDense = new Believed<boolean>();
/** What was typed, found as it is, and where its words were found: a search is followed by the question for its facets, and by others with more filters. */
const reaches = new Believed<Reach>();

/**
 * Looks a query up. Words that stand in more products than their bound are only looked for where they say more; where even
 * names are full of them, those that fit are counted, and when they are too many as well the list's own order is walked.
 * Null when no product has the words.
 */
async function lookUp(db: Db, query: SearchQuery, relaxed: boolean, page: PageOf): Promise<Page | null> {
  let dense: Reach = 'words';
  for (const reach of ['words', 'tags', 'names'] as const) {
    const search = wordSearchOf(query, reach, relaxed);
    const key = `${reach} ${search.query}`;
    const known = isDense.get(key);
    if (known !== true) {
      const first = known === undefined;
      const { matched, total, rows } = await gatherPage(db, page, search, 'gather', !first);
      if (first && matched === 0 && reach === 'words') return null;
      if (first && matched < fewest && reach !== 'words') break;
      if (first || matched > wordsBound) isDense.set(key, matched > wordsBound);
      if (matched <= wordsBound)
        return { rows, total, route: { corrected: false, relaxed, reach, mode: 'gather' } };
    }
    dense = reach;
  }
  const search = wordSearchOf(query, dense, relaxed);
  const { total, rows } = await gatherPage(db, page, search, 'dense');
  const route = { corrected: false, relaxed, reach: dense };
  return total <= bound
    ? { rows, total, route: { ...route, mode: 'dense' } }
    : { rows: await scanPage(db, page, search), total, route: { ...route, mode: 'scan' } };
}

/**
 * One page of words that very many products have. Where the first in the list's order do not have them (what sells best
 * is not sold in the reader's language), every product with them is sorted after all.
 */
async function scanPage(db: Db, page: PageOf, search: WordSearch): Promise<CardRow[]> {
  const rows = await listPage(db, page, search);
  return rows.length > page.limit ? rows : (await gatherPage(db, page, search, 'scan')).rows;
}

/**
 * The first page of a search. With no hit at all, mistyped words are replaced by near stored ones; when that does not help
 * either, one of several words may be missing.
 */
export async function search(db: Db, typed: string, page: PageOf): Promise<Found> {
  const query = parseQuery(typed);
  const plain = await lookUp(db, query, false, page);
  if (plain) {
    reaches.set(typed, plain.route.reach);
    return { ...plain, correctedQuery: null };
  }
  const better = await correct(db, typed, query);
  const mended = better === null ? null : await lookUp(db, parseQuery(better), false, page);
  if (mended) return { ...mended, route: { ...mended.route, corrected: true }, correctedQuery: better };
  const relaxed = query.units.length < 2 ? null : await lookUp(db, query, true, page);
  if (relaxed) return { ...relaxed, correctedQuery: null };
  const route: Route = { corrected: false, relaxed: query.units.length > 1, reach: 'words', mode: 'gather' };
  return { rows: [], total: 0, correctedQuery: null, route };
}

/** A later page of the same search; it is not counted again. */
export async function resumeSearch(
  db: Db,
  typed: string,
  page: PageOf,
  route: Route,
  total: number,
): Promise<Found> {
  const query = parseQuery(typed);
  const better = route.corrected ? await correct(db, typed, query) : null;
  const words = wordSearchOf(better === null ? query : parseQuery(better), route.reach, route.relaxed);
  const rows =
    route.mode === 'scan'
      ? await scanPage(db, page, words)
      : (await gatherPage(db, page, words, route.mode)).rows;
  return { rows, total, correctedQuery: better, route };
}

/** The words that a search goes by, for what is counted of it. */
export async function wordsOf(db: Db, typed: string, locale: string): Promise<WordSearch> {
  const reach = reaches.get(typed);
  if (reach) return wordSearchOf(parseQuery(typed), reach, false);
  const { route, correctedQuery } = await search(db, typed, {
    locale,
    filter: {},
    sort: 'sales',
    after: null,
    limit: 0,
  });
  return wordSearchOf(parseQuery(correctedQuery ?? typed), route.reach, route.relaxed);
}

/** The query with each word that no product has replaced by the nearest one that some product has; null when there is nothing to put right. */
export async function correct(db: Db, typed: string, query: SearchQuery): Promise<string | null> {
  if (query.units.length === 0) return null;
  const hits = await listHits(
    db,
    query.units.map((unit) => nodeText(unit.node, labels.words)),
  );
  const wrong = query.units.filter((_, i) => !hits[i]);
  let text = typed.normalize('NFKC').toLowerCase();
  for (const unit of wrong) {
    const right = await mend(db, unit, unit === query.units.at(-1));
    if (right !== null) text = text.replace(unit.text, () => right);
  }
  return text === typed.normalize('NFKC').toLowerCase() ? null : text;
}

async function mend(db: Db, unit: Unit, unfinished: boolean): Promise<string | null> {
  const folded = fold(unit.script, unit.text);
  if (!isUnspaced(unit.script)) {
    const near = nearest(folded, await listNearTerms(db, variantsOf(folded)));
    if (near || !unfinished) return near?.display ?? null;
    return nearestStart(folded, await listNearTerms(db, startsOf(folded)))?.display ?? null;
  }
  const spans = spansOf(folded);
  const known = await listNearTerms(
    db,
    spans.flatMap((span) => variantsOf(span.text)),
  );
  return mendRun(unit.text, folded, spans, known);
}
