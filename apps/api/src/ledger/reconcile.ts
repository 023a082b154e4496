// Reconciliation: are the books whole, and do they agree with what the shop believes happened?
import type { Database, Db } from '../platform/db.ts';
import {
  type FaultRow,
  listJournalsWithoutPosting,
  listNegative,
  listVersionGaps,
  listWrongCounters,
  listWrongKinds,
} from './reconcile.sql.ts';

/** One thing that must hold. `find` answers what does not, and never changes anything. */
export interface ReconcileRule {
  id: string;
  title: string;
  find(db: Db): Promise<FaultRow[]>;
}

export interface Fault extends FaultRow {
  rule: string;
  title: string;
}

/** What the ledger demands of itself. A journal that does not balance cannot be written down. */
export const ledgerRules: readonly ReconcileRule[] = [
  { id: 'R0', title: 'journal without a posting', find: listJournalsWithoutPosting },
  { id: 'R1', title: 'a posting says another kind than its journal', find: listWrongKinds },
  { id: 'R2', title: 'counters differ from the postings', find: listWrongCounters },
  { id: 'R3', title: 'negative balance', find: listNegative },
  { id: 'R4', title: 'versions do not number the postings', find: listVersionGaps },
];

/** Books grow; a check of all of them may take minutes. */
const STATEMENT_TIMEOUT_MS = 10 * 60_000;

/** Checks every rule at one and the same moment of the database; an empty answer means that all hold. */
export function reconcile(db: Database, extraRules: readonly ReconcileRule[] = []): Promise<Fault[]> {
  return db.snapshot(
    async (tx) => {
      const faults: Fault[] = [];
      for (const rule of [...ledgerRules, ...extraRules]) {
        for (const row of await rule.find(tx)) faults.push({ rule: rule.id, title: rule.title, ...row });
      }
      return faults;
    },
    { statementTimeoutMs: STATEMENT_TIMEOUT_MS },
  );
}
