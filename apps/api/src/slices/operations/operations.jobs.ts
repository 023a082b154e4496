// Housekeeping: idempotency keys are forgotten after 72 hours, long after any client has stopped retrying.
import type { JobParts } from '../../platform/jobs.ts';
import { deleteIdempotencyKeys } from './operations.sql.ts';

const keptMs = 72 * 3_600_000;

export const operationsJobs: JobParts = {
  listeners: [],
  errands: [],
  sweeps: [
    {
      name: 'idempotency.forget',
      run: ({ database, clock }) =>
        database.transaction((tx) => deleteIdempotencyKeys(tx, new Date(clock.now().getTime() - keptMs))),
    },
  ],
};
