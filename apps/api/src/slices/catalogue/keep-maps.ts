// Maps of common words: which are wanted, and keeping them as the products are.
import type { Database } from '../../platform/db.ts';
import type { Watch } from '../../platform/watches.ts';
import { Believed } from './believed.ts';
import { drawMap, dropOldMaps, hasUnmapped, listMaps, mendMaps, takeMaps } from './word-maps.sql.ts';

/** Maps wanted at a time; beyond it new ones are asked for again later. */
const wantedMax = 500;
/** A million products are some seconds' work for the first map. */
const patience = { statementTimeoutMs: 120_000 };
/** 8 KB each for 65,536 products. */
const keptMax = 5000;
/** What changed is looked at by every search until it is mended. */
const mendEveryMs = 5_000;
/** So many are drawn before it is mended again: some milliseconds each, with a million products a hundred. */
const drawnAtOnceMax = 50;
/** After so much has changed at once that all maps went, more may follow. */
const calmMs = 60_000;

/** What is wanted, and the word that many must have for it. */
const wanted = new Map<string, string | null>();
/** Words that few have, and what there can be no map of. */
const refused = new Believed<true>();
/** The maps there are, as this process saw it last. Going by one that is gone finds nothing, and the search goes its other way. */
let drawn = new Set<string>();
/** None are drawn before that, ms. */
let calmFrom = 0;

/** Whether there are maps of all these. */
export const areDrawn = (whats: readonly string[]): boolean => whats.every((what) => drawn.has(what));

/** Asks for maps that a search would have gone by; for those of a word that few have there are none. */
export function wantMaps(whats: readonly string[], word: string | null = null): void {
  for (const what of whats)
    if (wanted.size < wantedMax && !drawn.has(what) && !refused.get(word ?? what)) wanted.set(what, word);
}

/**
 * Mends the maps, and draws those that this process has wanted, unless another process is at it or all maps went less than a
 * minute ago. Returns how many were drawn, and how many are wanted still.
 */
export async function keepMaps(
  database: Database,
  now: Date,
  signal?: AbortSignal,
): Promise<{ readonly count: number; readonly left: number }> {
  if (await hasUnmapped(database))
    await database.transaction(async (tx) => {
      if (await takeMaps(tx)) await mendMaps(tx);
    }, patience);
  const wereThere = drawn.size > 0;
  drawn = new Set(await listMaps(database));
  if (wereThere && drawn.size === 0) calmFrom = now.getTime() + calmMs;
  let count = 0;
  if (now.getTime() < calmFrom) return { count, left: wanted.size };
  /** Many have these: it is counted once for a word's names, tags and all of it. */
  const common = new Set<string>();
  for (const [what, word] of wanted) {
    if (signal?.aborted || count === drawnAtOnceMax) break;
    // Before it is drawn: one that can't be holds no other up, and the next search with it asks again.
    wanted.delete(what);
    // So it was found for another place of the word a moment ago.
    if (word !== null && refused.get(word)) continue;
    const isDrawn = await database.transaction(
      async (tx) =>
        (await takeMaps(tx)) ? drawMap(tx, what, word !== null && common.has(word) ? null : word) : null,
      patience,
    );
    if (isDrawn === null) {
      wanted.set(what, word);
      break;
    }
    if (!isDrawn) {
      refused.set(word ?? what, true);
      continue;
    }
    if (word !== null) common.add(word);
    drawn.add(what);
    count += 1;
  }
  if (count > 0) {
    await database.transaction((tx) => dropOldMaps(tx, keptMax));
    drawn = new Set(await listMaps(database));
  }
  return { count, left: wanted.size };
}

export const mapsWatch: Watch = {
  name: 'catalogue.maps',
  everyMs: mendEveryMs,
  lanes: () => ['all'],
  // Those that it could not draw now it could not at once either.
  round: async ({ database, clock }, _lane, signal) => {
    const { count, left } = await keepMaps(database, clock.now(), signal);
    return count > 0 && left > 0;
  },
};
