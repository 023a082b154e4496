// From what was typed to what will be looked for: the way through the index, the count, and typing mistakes put right.
import type { Db } from '../../platform/db.ts';
import { Believed } from './believed.ts';
import { areDrawn, wantMaps } from './keep-maps.ts';
import { type CardRow, listPage, type PageOf, wordsBound } from './product-list.sql.ts';
import { type Gathered, gatherPage } from './product-search.sql.ts';
import { fold, isUnspaced } from './script-text.rules.ts';
import { isCommon, listHits, listNearTerms } from './search.sql.ts';
import {
  labels,
  nodeText,
  parseQuery,
  type Reach,
  reaches,
  type SearchMode,
  type SearchQuery,
  type Unit,
  type WordSearch,
  wordSearchOf,
} from './search-query.rules.ts';
import { mendRun, nearest, nearestStart, spansOf, startsOf, variantsOf } from './spelling.rules.ts';
import {
  filterMaps,
  findMapped,
  type MapBounds,
  type Mapped,
  placedWords,
  priceMaps,
} from './word-maps.sql.ts';

/** How a query was understood; it travels in the cursor, so that later pages are of the same list. */
export interface Route {
  readonly corrected: boolean;
  readonly relaxed: boolean;
  /** The last word is looked for as it stands, not as a beginning too. */
  readonly whole: boolean;
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
/** A word that so many products have is none that somebody has not finished: what only begins with it would be in the way ("car", "cardigan"). */
const finishedFrom = 200;
/** Whether the last word of a search is one of those. */
const finished = new Believed<boolean>();
const endless = 2 ** 31 - 1;
/** What was typed, found as it is, and how its words were found: a search is followed by the question for its facets, and by others with more filters. */
const ways = new Believed<Pick<Route, 'reach' | 'whole'>>();

/** A text as a query, and whether its last word is looked for as it stands. */
async function readTyped(db: Db, text: string): Promise<{ query: SearchQuery; whole: boolean }> {
  const [query, asItStands] = [parseQuery(text), parseQuery(text, false)];
  const last = asItStands.units.at(-1);
  if (!last) return { query, whole: false };
  const word = nodeText(last.node, labels.words);
  let whole = finished.get(word);
  if (whole === undefined) {
    // One that so many do not have has no map.
    whole = areDrawn([word]) || (await isCommon(db, word, finishedFrom));
    finished.set(word, whole);
  }
  return { query: whole ? asItStands : query, whole };
}

/** What the maps of common words say; null where there are none for it, or they do not know. */
async function lookAtMaps(
  db: Db,
  page: PageOf,
  search: WordSearch,
  bounds: MapBounds,
  ranked = isRanked(page),
): Promise<Mapped | null> {
  const filters = filterMaps(page.filter);
  // Where a word may be missing no maps tell.
  if (filters === null || search.units.names.length === 0) return null;
  const placed = placedWords(search, ranked);
  if (areDrawn(filters) && areDrawn(reaches.flatMap((place) => placed[place]))) {
    const mapped = await findMapped(db, page, search, ranked, filters, bounds);
    // Very many may be called exactly so, or cost nearly the same.
    if (mapped === null) wantMaps([...(ranked ? [search.exact] : []), ...priceMaps(page.filter)]);
    return mapped;
  }
  wantMaps(filters);
  for (const unit of search.units.names.keys()) {
    // The widest first: drawn, it says for the others that many have the word.
    const [widest, ...others] = reaches.flatMap((place) => placed[place][unit] ?? []).reverse();
    if (widest !== undefined) wantMaps([widest, ...others], widest);
  }
  return null;
}
const isRanked = ({ sort }: PageOf): boolean => sort === 'comprehensive';

/** Few enough have the words to look at each: the page and both counts; by the maps where there are some, or they say that too many have them. */
async function gather(db: Db, page: PageOf, search: WordSearch, known: boolean): Promise<Gathered> {
  const mapped = await lookAtMaps(db, page, search, { countedTo: wordsBound, pagedTo: endless });
  if (mapped?.total === null) return { matched: mapped.matched, total: wordsBound + 1, rows: [] };
  if (mapped?.rows) return { matched: mapped.matched, total: mapped.total, rows: mapped.rows };
  return gatherPage(db, page, search, 'gather', known);
}

/** Too many have the words: those that fit are counted, and when they are too many as well the list's own order is walked. */
async function lookUpDense(
  db: Db,
  page: PageOf,
  search: WordSearch,
): Promise<Omit<Page, 'route'> & { mode: SearchMode }> {
  const ranked = isRanked(page);
  const pagedTo = ranked ? wordsBound : endless;
  const mapped = await lookAtMaps(db, page, search, { countedTo: endless, pagedTo });
  if (mapped?.rows && mapped.total !== null)
    return { rows: mapped.rows, total: mapped.total, mode: mapped.total <= wordsBound ? 'dense' : 'scan' };
  if (mapped === null) {
    const { rows, total } = await gatherPage(db, page, search, 'dense');
    if (total <= wordsBound) return { rows, total, mode: 'dense' };
  }
  const total = mapped?.total ?? wordsBound + 1;
  return { rows: await scanPage(db, page, search), total, mode: 'scan' };
}

/**
 * Looks a query up. Words that stand in more products than their bound are only looked for where they say more; where even
 * names are full of them, those that fit are counted, and when they are too many as well the list's own order is walked.
 * Null when no product has the words.
 */
async function lookUp(
  db: Db,
  { query, whole }: Readonly<{ query: SearchQuery; whole: boolean }>,
  relaxed: boolean,
  page: PageOf,
): Promise<Page | null> {
  let dense: Reach = 'words';
  for (const reach of ['words', 'tags', 'names'] as const) {
    const search = wordSearchOf(query, reach, relaxed);
    const key = `${reach} ${search.query}`;
    const known = isDense.get(key);
    if (known !== true) {
      const first = known === undefined;
      const { matched, total, rows } = await gather(db, page, search, !first);
      if (first && matched === 0 && reach === 'words') return null;
      if (first && matched < fewest && reach !== 'words') break;
      if (first || matched > wordsBound) isDense.set(key, matched > wordsBound);
      if (matched <= wordsBound)
        return { rows, total, route: { corrected: false, relaxed, whole, reach, mode: 'gather' } };
    }
    dense = reach;
  }
  const { rows, total, mode } = await lookUpDense(db, page, wordSearchOf(query, dense, relaxed));
  return { rows, total, route: { corrected: false, relaxed, whole, reach: dense, mode } };
}

/**
 * One page of words that very many products have. Where the first in the list's order do not have them (what sells best
 * is not sold in the reader's language), every product with them is sorted after all.
 */
async function scanPage(db: Db, page: PageOf, search: WordSearch): Promise<CardRow[]> {
  const mapped = await lookAtMaps(db, page, search, { countedTo: endless, pagedTo: endless }, false);
  if (mapped?.rows) return mapped.rows;
  const rows = await listPage(db, page, search);
  return rows.length > page.limit ? rows : (await gatherPage(db, page, search, 'scan')).rows;
}

/**
 * The first page of a search. With no hit at all, mistyped words are replaced by near stored ones; when that does not help
 * either, one of several words may be missing.
 */
export async function search(db: Db, typed: string, page: PageOf): Promise<Found> {
  const read = await readTyped(db, typed);
  const found = await lookUp(db, read, false, page);
  // Where nothing has a common word beside the others, it may be unfinished after all.
  const unfinished = { query: parseQuery(typed), whole: false };
  const plain = found ?? (read.whole ? await lookUp(db, unfinished, false, page) : null);
  if (plain) {
    ways.set(typed, plain.route);
    return { ...plain, correctedQuery: null };
  }
  const better = await correct(db, typed);
  const mended = better === null ? null : await lookUp(db, await readTyped(db, better), false, page);
  if (mended) return { ...mended, route: { ...mended.route, corrected: true }, correctedQuery: better };
  const several = read.query.units.length > 1;
  const relaxed = several ? await lookUp(db, read, true, page) : null;
  if (relaxed) return { ...relaxed, correctedQuery: null };
  const way = { relaxed: several, whole: read.whole };
  return {
    rows: [],
    total: 0,
    correctedQuery: null,
    route: { ...way, corrected: false, reach: 'words', mode: 'gather' },
  };
}

async function laterPage(db: Db, page: PageOf, search: WordSearch, mode: SearchMode): Promise<CardRow[]> {
  if (mode === 'scan') return scanPage(db, page, search);
  const mapped = await lookAtMaps(db, page, search, { countedTo: endless, pagedTo: endless });
  return mapped?.rows ?? (await gatherPage(db, page, search, mode)).rows;
}

/** A later page of the same search; it is not counted again. */
export async function resumeSearch(
  db: Db,
  typed: string,
  page: PageOf,
  route: Route,
  total: number,
): Promise<Found> {
  const better = route.corrected ? await correct(db, typed) : null;
  const words = wordSearchOf(parseQuery(better ?? typed, !route.whole), route.reach, route.relaxed);
  return { rows: await laterPage(db, page, words, route.mode), total, correctedQuery: better, route };
}

/** The words that a search goes by, for what is counted of it. */
export async function wordsOf(db: Db, typed: string, locale: string): Promise<WordSearch> {
  const way = ways.get(typed);
  if (way) return wordSearchOf(parseQuery(typed, !way.whole), way.reach, false);
  const { route, correctedQuery } = await search(db, typed, {
    locale,
    filter: {},
    sort: 'sales',
    after: null,
    limit: 0,
  });
  return wordSearchOf(parseQuery(correctedQuery ?? typed, !route.whole), route.reach, route.relaxed);
}

/** The query with each word that no product has replaced by the nearest one that some product has; null when there is nothing to put right. */
export async function correct(db: Db, typed: string): Promise<string | null> {
  const query = parseQuery(typed);
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
