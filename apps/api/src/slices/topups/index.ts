// The front door of top-ups.
import { numbersByKey } from '../../ledger/index.ts';
import type { Db } from '../../platform/db.ts';
import type { ChainKind } from '../networks/index.ts';
import { findAddressOwner } from './chain-transfers.sql.ts';
import { listLastPassed, listTopUpNos } from './topups.sql.ts';

export { checkDepositKey } from './deposit-address.rules.ts';
export { upsertWallet } from './deposit-wallets.sql.ts';
export { confirmWallet, depositWallets, firstAddressOf } from './deposit-wallets.ts';
export type { OperatorNames } from './read-top-ups.ts';
export { recordTransfer } from './record-transfer.ts';
export { statementsRoutes } from './statements.routes.ts';
export { topupsJobs } from './topups.jobs.ts';
export { businessRules } from './topups.reconcile.ts';
export { topupsRoutes } from './topups.routes.ts';
export { topUpNumbers } from './topups.settings.ts';
export { hasAuditedSince, listAuditedSince, sumOpenTopUps } from './topups.sql.ts';

/** Whether an address is one that we gave to somebody for deposits. */
export const isDepositAddress = async (db: Db, family: ChainKind, address: string): Promise<boolean> =>
  (await findAddressOwner(db, family, address)) !== null;

/** When each of some people last had a top-up pass. */
export async function lastTopUps(db: Db, userIds: readonly bigint[]): Promise<ReadonlyMap<bigint, Date>> {
  return new Map((await listLastPassed(db, [...new Set(userIds)])).map((row) => [row.userId, row.at]));
}

/** Journal key → number of the top-up, for the keys that are a top-up's. */
export const referencesOf = (db: Db, keys: readonly string[]): Promise<Map<string, string>> =>
  numbersByKey('topup', keys, async (ids) =>
    (await listTopUpNos(db, ids)).map(({ id, topUpNo }) => ({ id, no: topUpNo })),
  );
