// Maps of common words: which are wanted, and keeping them as the products are.
import type { Database } from '../../platform/db.ts';
import type { Watch } from '../../platform/watches.ts';
import { drawMap, dropOldMaps, hasUnmapped, listMaps, mendMaps, takeMaps } from './word-maps.sql.ts';

/** Maps wanted at a time; beyond it new ones are asked for again later. */
const wantedMax = 200;
/** A million products are some seconds' work for the first map. */
const patience = { statementTimeoutMs: 120_000 };
/** 8 KB each for 65,536 products. */
const keptMax = 2000;
/** What changed is looked at by every search until it is mended. */
const mendEveryMs = 5_000;

const wanted = new Set<string>();
/** The maps there are, as this process saw it last. Going by one that is gone finds nothing, and the search goes its other way. */
let drawn: ReadonlySet<string> = new Set();

/** Whether there are maps of all these. */
export const areDrawn = (whats: readonly string[]): boolean => whats.every((what) => drawn.has(what));

/** Asks for maps that a search would have gone by. */
export function wantMaps(whats: readonly string[]): void {
  for (const what of whats) if (wanted.size < wantedMax && !drawn.has(what)) wanted.add(what);
}

/** Mends the maps, and draws those that this process has wanted, unless another process is at it. Returns how many were drawn. */
export async function keepMaps(database: Database, signal?: AbortSignal): Promise<number> {
  if (await hasUnmapped(database))
    await database.transaction(async (tx) => {
      if (await takeMaps(tx)) await mendMaps(tx);
    }, patience);
  let count = 0;
  for (const what of wanted) {
    if (signal?.aborted) break;
    // Before it is drawn: one that can't be holds no other up, and the next search with it asks again.
    wanted.delete(what);
    const taken = await database.transaction(async (tx) => {
      if (!(await takeMaps(tx))) return false;
      await drawMap(tx, what);
      return true;
    }, patience);
    if (!taken) {
      wanted.add(what);
      break;
    }
    count += 1;
  }
  if (count > 0) await database.transaction((tx) => dropOldMaps(tx, keptMax));
  drawn = new Set(await listMaps(database));
  return count;
}

export const mapsWatch: Watch = {
  name: 'catalogue.maps',
  everyMs: mendEveryMs,
  lanes: () => ['all'],
  round: async ({ database }, _lane, signal) => {
    await keepMaps(database, signal);
    return wanted.size > 0;
  },
};
