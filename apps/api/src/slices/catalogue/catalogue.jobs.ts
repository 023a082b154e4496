// What the catalogue does in the background: scores, hot searches, and fetching the pictures of imports.
import type { JobParts } from '../../platform/jobs.ts';
import { flushSearches } from './count-searches.ts';
import { scoreDue } from './count-stats.ts';
import { fetchPicture } from './import/fetch-picture.ts';

/** No more than changed products are told apart at once (note_changed_rows), or every cached answer would go with each sweep. */
const scoredAtOnce = 400;

export const catalogueJobs: JobParts = {
  listeners: [],
  sweeps: [
    {
      name: 'catalogue.score',
      run: ({ database }) => database.transaction((tx) => scoreDue(tx, scoredAtOnce)),
    },
    { name: 'catalogue.hot-searches', run: ({ database }) => flushSearches(database) },
  ],
  errands: [
    {
      name: 'fetchPicture',
      run: (services, payload) => fetchPicture(services, BigInt(payload.pictureId ?? '')),
    },
  ],
};
