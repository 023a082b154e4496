// The queries that help before a search: completions, and what people look for.
import type { Db } from '../../platform/db.ts';
import { correct } from './resolve-search.ts';
import { listHot, listPhrases, listTitles } from './search.sql.ts';
import { parseQuery, queryText, type SearchQuery, wordSearchOf } from './search-query.rules.ts';

const suggestionsMax = 10;
/** With fewer phrases than this, titles of products fill the list. */
const enoughPhrases = 4;
const hotMax = 12;

/** Completions in the reader's language, else in any; a mistyped prefix is put right first. */
export async function suggestSearches(db: Db, locale: string, typed: string): Promise<{ list: string[] }> {
  const query = parseQuery(typed);
  if (query.units.length === 0) return { list: [] };
  const found = await completions(db, locale, query);
  if (found.length > 0) return { list: found };
  const better = await correct(db, typed);
  return { list: better === null ? [] : await completions(db, locale, parseQuery(better)) };
}

async function completions(db: Db, locale: string, query: SearchQuery): Promise<string[]> {
  const text = queryText(query);
  const start = query.exact.slice(1);
  const own = await listPhrases(db, locale, text, start, suggestionsMax);
  const phrases = own.length > 0 ? own : await listPhrases(db, '', text, start, suggestionsMax);
  const list = phrases.map((p) => p.display);
  if (list.length >= enoughPhrases) return list;
  const titles = await listTitles(db, locale, wordSearchOf(query, 'names').query, suggestionsMax);
  return [...new Set([...list, ...titles.map((t) => t.title)])].slice(0, suggestionsMax);
}

/** What people look for, in the reader's language where there is anything. */
export async function listHotSearches(db: Db, locale: string): Promise<{ list: string[] }> {
  return { list: (await listHot(db, locale, hotMax)).map((row) => row.display) };
}
