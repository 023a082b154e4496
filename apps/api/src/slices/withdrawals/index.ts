// The front door of withdrawals.
import { numbersByKey } from '../../ledger/index.ts';
import type { Db } from '../../platform/db.ts';
import { listAloneFrom } from './alone.sql.ts';
import { nearlyAloneCents, startOfDay } from './withdrawal.rules.ts';
import { withdrawalNumbers } from './withdrawals.settings.ts';
import { listWithdrawalNos, sumHeld } from './withdrawals.sql.ts';

export { sealCardNumbers } from './seal-card-numbers.ts';
export { withdrawalsJobs } from './withdrawals.jobs.ts';
export { businessRules } from './withdrawals.reconcile.ts';
export { withdrawalsRoutes } from './withdrawals.routes.ts';
export { sumOpenWithdrawals } from './withdrawals.sql.ts';

/** What of a shopper's money is set aside for withdrawals, in cents. */
export const heldOf = (db: Db, userId: bigint): Promise<bigint> => sumHeld(db, userId);

/** Who has paid out alone today as much as one person may, or nearly, the highest first. Amounts in cents. */
export async function paidAlone(db: Db, now: Date) {
  const { aloneDayCents: limitCents } = await withdrawalNumbers(db);
  const rows = await listAloneFrom(db, startOfDay(now), nearlyAloneCents(limitCents));
  return rows.map((row) => ({ ...row, limitCents }));
}

/** Journal key → number of the withdrawal, for the keys that are a withdrawal's. */
export const referencesOf = (db: Db, keys: readonly string[]): Promise<Map<string, string>> =>
  numbersByKey('withdraw', keys, async (ids) =>
    (await listWithdrawalNos(db, ids)).map(({ id, withdrawalNo }) => ({ id, no: withdrawalNo })),
  );
