// Housekeeping: where the audit log ends is noted each day; idempotency keys are forgotten after 72 hours, long after any client has stopped retrying; sign-ins that were not finished after a day. And the books are reconciled.
import type { JobParts } from '../../platform/jobs.ts';
import { anchorAudit } from './anchor-audit.ts';
import { deleteIdempotencyKeys } from './operations.sql.ts';
import { booksWatch } from './reconcile-books.ts';
import { deleteSignIns } from './sign-in.sql.ts';

const keptMs = 72 * 3_600_000;
const signInsKeptMs = 24 * 3_600_000;

export const operationsJobs: JobParts = {
  listeners: [],
  errands: [],
  watches: [booksWatch],
  sweeps: [
    { name: 'operations.anchorAudit', run: anchorAudit },
    {
      name: 'idempotency.forget',
      run: ({ database, clock }) =>
        database.transaction((tx) => deleteIdempotencyKeys(tx, new Date(clock.now().getTime() - keptMs))),
    },
    {
      name: 'operators.forgetSignIns',
      run: ({ database, clock }) =>
        database.transaction((tx) => deleteSignIns(tx, new Date(clock.now().getTime() - signInsKeptMs))),
    },
  ],
};
