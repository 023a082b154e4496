// What must hold between withdrawals and the ledger; the reconciliation asks these after the ledger's own rules.
import type { ReconcileRule } from '../../ledger/index.ts';
import { listWrongHolds, listWrongJournals } from './reconcile.sql.ts';

export const businessRules: readonly ReconcileRule[] = [
  { id: 'R6', title: 'what is set aside is not what open withdrawals hold', find: listWrongHolds },
  {
    id: 'R8',
    title: 'a withdrawal has not the journals of its state, or charge and arrival do not add up',
    find: listWrongJournals,
  },
];
