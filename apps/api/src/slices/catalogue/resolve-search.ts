// From what was typed to what will be looked for: the way through the index, the count, and typing mistakes put right.
import type { Db } from '../../platform/db.ts';
import { bound, countMatches, type ListFilter, type Search, type Words } from './product-list.sql.ts';
import { fold, isUnspaced } from './script-text.rules.ts';
import { listHits, listNearTerms } from './search.sql.ts';
import { exactText, nodeText, parseQuery, queryText, relaxedText, type Reach, type SearchQuery, type Unit } from './search-query.rules.ts';
import { mendRun, nearest, nearestStart, spansOf, startsOf, variantsOf } from './spelling.rules.ts';

/** How a query was understood; it travels in the cursor, so that later pages are of the same list. */
export interface Route { readonly corrected: boolean; readonly relaxed: boolean; readonly reach: Reach; readonly mode: 'gather' | 'scan' }
export interface Resolved { readonly search: Search; readonly total: number; readonly correctedQuery: string | null; readonly route: Route }

function wordsOf(query: SearchQuery, relaxed: boolean, reach: Reach): Words {
  const text = (wider: Reach) => (relaxed ? (relaxedText(query, wider) ?? queryText(query, wider)) : queryText(query, wider));
  return { all: text(reach), title: text('A'), keyword: text('AB'), specification: text('ABC'), exact: exactText(query) };
}

/** Where a word stands in more than the bound's number of products, it is only looked for where it says more. */
async function measure(db: Db, query: SearchQuery, filter: ListFilter, relaxed: boolean): Promise<Omit<Resolved, 'correctedQuery'>> {
  let dense: Reach = '';
  for (const reach of ['', 'AB', 'A'] as const) {
    const search: Search = { mode: 'gather', words: wordsOf(query, relaxed, reach) };
    const total = await countMatches(db, filter, search);
    if (total <= bound && (total > 0 || reach === '')) return { search, total, route: { corrected: false, relaxed, reach, mode: 'gather' } };
    if (total <= bound) break;
    dense = reach;
  }
  return { search: { mode: 'scan', words: wordsOf(query, relaxed, dense) }, total: bound + 1, route: { corrected: false, relaxed, reach: dense, mode: 'scan' } };
}

/**
 * Finds the way to answer a query under filters. With no hit at all, mistyped words are replaced by near stored ones;
 * when that does not help either, one of several words may be missing.
 */
export async function resolveSearch(db: Db, typed: string, filter: ListFilter): Promise<Resolved> {
  const query = parseQuery(typed);
  const plain = await measure(db, query, filter, false);
  if (plain.total > 0 || (await listHits(db, [queryText(query)]))[0]) return { ...plain, correctedQuery: null };
  const better = await correct(db, typed, query);
  if (better !== null) {
    const found = await measure(db, parseQuery(better), filter, false);
    if (found.total > 0) return { ...found, correctedQuery: better, route: { ...found.route, corrected: true } };
  }
  if (query.units.length < 2) return { ...plain, correctedQuery: null };
  const relaxed = await measure(db, query, filter, true);
  return { ...(relaxed.total > 0 ? relaxed : plain), correctedQuery: null };
}

/** The same search for a later page, without counting again. */
export async function resumeSearch(db: Db, typed: string, route: Route, total: number): Promise<Resolved> {
  const query = parseQuery(typed);
  const better = route.corrected ? await correct(db, typed, query) : null;
  const words = wordsOf(better === null ? query : parseQuery(better), route.relaxed, route.reach);
  return { search: { mode: route.mode, words }, total, correctedQuery: better, route };
}

/** The query with each word that no product has replaced by the nearest one that some product has; null when there is nothing to put right. */
export async function correct(db: Db, typed: string, query: SearchQuery): Promise<string | null> {
  if (query.units.length === 0) return null;
  const hits = await listHits(db, query.units.map((unit) => nodeText(unit.node, '')));
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
  const known = await listNearTerms(db, spans.flatMap((span) => variantsOf(span.text)));
  return mendRun(unit.text, folded, spans, known);
}
