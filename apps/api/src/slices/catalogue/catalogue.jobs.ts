// What the catalogue does in the background: scores, hot searches, maps of words, and fetching the pictures of imports.
import type { Database } from '../../platform/db.ts';
import type { JobParts } from '../../platform/jobs.ts';
import { flushSearches } from './count-searches.ts';
import { scoreDue } from './count-stats.ts';
import { fetchPicture } from './import/fetch-picture.ts';
import { mapsWatch } from './keep-maps.ts';

/** Whoever buys one of them waits until they are written. */
const scoredAtOnce = 400;
/** Enough for five million products, each once a day. */
const scoredAMinute = 10 * scoredAtOnce;

/** Scores what is due, some hundred products in each transaction. */
async function scoreAllDue(database: Database): Promise<number> {
  let scored = 0;
  while (scored < scoredAMinute) {
    const now = await database.transaction((tx) => scoreDue(tx, scoredAtOnce));
    scored += now;
    if (now < scoredAtOnce) break;
  }
  return scored;
}

export const catalogueJobs: JobParts = {
  listeners: [],
  sweeps: [
    { name: 'catalogue.score', run: ({ database }) => scoreAllDue(database) },
    { name: 'catalogue.hot-searches', run: ({ database }) => flushSearches(database) },
  ],
  errands: [
    {
      name: 'fetchPicture',
      run: (services, payload) => fetchPicture(services, BigInt(payload.pictureId ?? '')),
    },
  ],
  watches: [mapsWatch],
};
