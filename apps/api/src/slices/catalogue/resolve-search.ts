// From what was typed to what will be looked for: the way through the index, the count, and typing mistakes put right.
import type { Db } from '../../platform/db.ts';
import { bound, countMatches, type ListFilter, type Reach, type WordSearch } from './product-list.sql.ts';
import { fold, isUnspaced } from './script-text.rules.ts';
import { countWords, listHits, listNearTerms } from './search.sql.ts';
import {
  anyText,
  exactText,
  nodeText,
  parseQuery,
  queryText,
  relaxedText,
  type SearchQuery,
  type Unit,
} from './search-query.rules.ts';
import { mendRun, nearest, nearestStart, spansOf, startsOf, variantsOf } from './spelling.rules.ts';

/** How a query was understood; it travels in the cursor, so that later pages are of the same list. */
export interface Route {
  readonly corrected: boolean;
  readonly relaxed: boolean;
  readonly reach: Reach;
  readonly mode: 'gather' | 'scan';
}
export interface Resolved {
  readonly search: WordSearch;
  readonly total: number;
  readonly correctedQuery: string | null;
  readonly route: Route;
}

const searchOf = (query: SearchQuery, { relaxed, reach, mode }: Route): WordSearch => ({
  mode,
  reach,
  query: relaxed ? relaxedText(query) : queryText(query),
  any: anyText(query),
  exact: exactText(query),
});

/** Words that stand in more products than the bound are only looked for where they say more; where even names are full of them, the list's own order is walked. */
async function routeOf(
  db: Db,
  query: SearchQuery,
  relaxed: boolean,
): Promise<Route & { readonly any: boolean }> {
  const text = relaxed ? relaxedText(query) : queryText(query);
  let dense: Reach = 'words';
  for (const reach of ['words', 'tags', 'names'] as const) {
    const count = await countWords(db, reach, text, bound + 1);
    if (count <= bound && (count > 0 || reach === 'words'))
      return { corrected: false, relaxed, reach, mode: 'gather', any: count > 0 };
    if (count === 0) break;
    dense = reach;
  }
  return { corrected: false, relaxed, reach: dense, mode: 'scan', any: true };
}

/**
 * Finds the way to answer a query under filters. With no hit at all, mistyped words are replaced by near stored ones;
 * when that does not help either, one of several words may be missing.
 */
export async function resolveSearch(db: Db, typed: string, filter: ListFilter): Promise<Resolved> {
  const query = parseQuery(typed);
  const measured = async (
    of: SearchQuery,
    route: Route,
    correctedQuery: string | null,
  ): Promise<Resolved> => {
    const search = searchOf(of, route);
    return {
      search,
      total: await countMatches(db, filter, { ...search, mode: 'gather' }),
      correctedQuery,
      route,
    };
  };
  const plain = await routeOf(db, query, false);
  if (plain.any) return measured(query, plain, null);
  const better = await correct(db, typed, query);
  if (better !== null) {
    const mended = parseQuery(better);
    const route = await routeOf(db, mended, false);
    if (route.any) return measured(mended, { ...route, corrected: true }, better);
  }
  return measured(query, query.units.length < 2 ? plain : await routeOf(db, query, true), null);
}

/** The same search for a later page, without counting again. */
export async function resumeSearch(db: Db, typed: string, route: Route, total: number): Promise<Resolved> {
  const query = parseQuery(typed);
  const better = route.corrected ? await correct(db, typed, query) : null;
  return {
    search: searchOf(better === null ? query : parseQuery(better), route),
    total,
    correctedQuery: better,
    route,
  };
}

/** The query with each word that no product has replaced by the nearest one that some product has; null when there is nothing to put right. */
export async function correct(db: Db, typed: string, query: SearchQuery): Promise<string | null> {
  if (query.units.length === 0) return null;
  const hits = await listHits(
    db,
    query.units.map((unit) => nodeText(unit.node)),
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
