// The front door of withdrawals.
import { numbersByKey } from '../../ledger/index.ts';
import type { Db } from '../../platform/db.ts';
import { listWithdrawalNos, sumHeld } from './withdrawals.sql.ts';

export { sealCardNumbers } from './seal-card-numbers.ts';
export { withdrawalsJobs } from './withdrawals.jobs.ts';
export { businessRules } from './withdrawals.reconcile.ts';
export { withdrawalsRoutes } from './withdrawals.routes.ts';
export { sumOpenWithdrawals } from './withdrawals.sql.ts';

/** What of a shopper's money is set aside for withdrawals, in cents. */
export const heldOf = (db: Db, userId: bigint): Promise<bigint> => sumHeld(db, userId);

/** Journal key → number of the withdrawal, for the keys that are a withdrawal's. */
export const referencesOf = (db: Db, keys: readonly string[]): Promise<Map<string, string>> =>
  numbersByKey('withdraw', keys, async (ids) =>
    (await listWithdrawalNos(db, ids)).map(({ id, withdrawalNo }) => ({ id, no: withdrawalNo })),
  );
