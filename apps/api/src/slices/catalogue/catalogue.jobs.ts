// What the catalogue does in the background: sales, scores, hot searches, the words' index and its maps, and fetching the pictures of imports.
import type { Database, Tx } from '../../platform/db.ts';
import type { JobParts } from '../../platform/jobs.ts';
import { flushSearches } from './count-searches.ts';
import { countSales, scoreDue } from './count-stats.ts';
import { fetchPicture } from './import/fetch-picture.ts';
import { mapsWatch } from './keep-maps.ts';
import { wordsWatch } from './keep-words.ts';

/** Whoever writes one of them waits until all are written. */
const writtenAtOnce = 400;
/** Enough to score five million products, each once a day, and for two hundred thousand that sell every ten minutes. */
const mostAMinute = { scored: 10 * writtenAtOnce, sold: 50 * writtenAtOnce };

/** Does what is due, some hundred products in each transaction. */
async function allDue(
  database: Database,
  most: number,
  some: (tx: Tx, limit: number) => Promise<number>,
): Promise<number> {
  let done = 0;
  while (done < most) {
    const now = await database.transaction((tx) => some(tx, writtenAtOnce));
    done += now;
    if (now < writtenAtOnce) break;
  }
  return done;
}

export const catalogueJobs: JobParts = {
  listeners: [],
  sweeps: [
    { name: 'catalogue.count-sales', run: ({ database }) => allDue(database, mostAMinute.sold, countSales) },
    { name: 'catalogue.score', run: ({ database }) => allDue(database, mostAMinute.scored, scoreDue) },
    { name: 'catalogue.hot-searches', run: ({ database }) => flushSearches(database) },
  ],
  errands: [
    {
      name: 'fetchPicture',
      run: (services, payload) => fetchPicture(services, BigInt(payload.pictureId ?? '')),
    },
  ],
  watches: [mapsWatch, wordsWatch],
};
