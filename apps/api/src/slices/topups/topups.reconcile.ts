// What must hold between top-ups, the ledger and the chains; the reconciliation asks these after the ledger's own rules.
import type { ReconcileRule } from '../../ledger/index.ts';
import { listWrongCredits, listWrongLines, listWrongNetworks, listWrongTransfers } from './reconcile.sql.ts';

export const businessRules: readonly ReconcileRule[] = [
  {
    id: 'R7',
    title: 'a passed top-up has not exactly one journal of what arrived, or another has one',
    find: listWrongCredits,
  },
  { id: 'R7', title: 'a transfer was credited otherwise than it arrived', find: listWrongTransfers },
  {
    id: 'R7',
    title: 'a top-up passed on a statement line has not exactly its amount, or another has the line',
    find: listWrongLines,
  },
  { id: 'R7', title: 'a network brought another sum than was credited', find: listWrongNetworks },
];
