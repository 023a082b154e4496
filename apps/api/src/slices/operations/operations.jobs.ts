// Housekeeping: forget idempotency keys after 72 hours and rate windows after an hour.
import type { JobParts } from '../../platform/jobs.ts';
import { deleteForgettable } from './operations.sql.ts';

const hour = 3_600_000;

export const operationsJobs: JobParts = {
  listeners: [],
  errands: [],
  sweeps: [
    {
      name: 'forget',
      run: ({ database, clock }) => database.transaction((tx) => deleteForgettable(tx, new Date(clock.now().getTime() - 72 * hour), new Date(clock.now().getTime() - hour))),
    },
  ],
};
