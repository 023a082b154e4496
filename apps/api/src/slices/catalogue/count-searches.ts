// What people look for, counted in memory and written once a minute: a search waits for nothing.
import type { Database, Tx } from '../../platform/db.ts';
import { addHeat, deleteCold, insertHot } from './search.sql.ts';
import { phraseOf } from './search-query.rules.ts';

/** Different searches remembered between two writings; beyond it new ones are not counted. */
const rememberedMax = 2000;
const keptPerLanguage = 500;
const halfLifeMs = 7 * 86_400_000;
const landmarkMs = Date.UTC(2026, 0, 1);

let counts = new Map<string, number>();

/** The search that an answer to what was typed belongs to. */
export const searchNote = (language: string, typed: string): string =>
  `${language} ${phraseOf(typed).slice(1)}`;
/** Counts a search that found something. */
export function countSearch(note: string): void {
  const count = counts.get(note);
  if (count !== undefined || counts.size < rememberedMax) counts.set(note, (count ?? 0) + 1);
}

/** Heat of `count` searches at a time: each half-life later weighs twice as much, so that old ones fade by themselves. */
const heatOf = (count: number, now: Date): number => count * 2 ** ((now.getTime() - landmarkMs) / halfLifeMs);

/** Writes what this process has noted. Returns how many searches became hotter. */
export async function flushSearches(database: Database): Promise<number> {
  if (counts.size === 0) return 0;
  const noted = counts;
  counts = new Map();
  return database.transaction(async (tx) => {
    const searches = [...noted].map(([key, count]) => ({
      language: key.slice(0, key.indexOf(' ')),
      phrase: key.slice(key.indexOf(' ') + 1),
      heat: heatOf(count, tx.now),
    }));
    const warmed = await addHeat(tx, searches);
    await deleteCold(tx, keptPerLanguage);
    return warmed;
  });
}

/** Seeds what a language's readers are shown before they have searched themselves, the hottest first. */
export async function seedHotSearches(tx: Tx, language: string, displays: readonly string[]): Promise<void> {
  await insertHot(
    tx,
    displays.map((display, i) => ({
      language,
      display,
      phrase: phraseOf(display).slice(1),
      heat: heatOf(displays.length - i, tx.now),
    })),
  );
}
