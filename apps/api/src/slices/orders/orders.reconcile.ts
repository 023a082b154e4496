// What must hold between orders, their money, their stock and their promo codes; the reconciliation asks these after the ledger's own rules.
import type { ReconcileRule } from '../../ledger/index.ts';
import { listMiscounted } from '../promotions/index.ts';
import {
  listUnbalancedEscrows,
  listUnevenOrders,
  listUnevenReservations,
  listWrongPayJournals,
  listWrongSettlements,
} from './reconcile.sql.ts';

export const businessRules: readonly ReconcileRule[] = [
  {
    id: 'R5',
    title: 'an order that was paid has not exactly one pay journal of its amounts, or one that was not has',
    find: listWrongPayJournals,
  },
  {
    id: 'R5',
    title: 'escrow is not what was paid less what was refunded, returned and settled',
    find: listUnbalancedEscrows,
  },
  { id: 'R6', title: 'reserved stock is not what unpaid orders hold', find: listUnevenReservations },
  {
    id: 'R7',
    title: 'a finished order has not exactly one final journal, or its parts do not add up',
    find: listWrongSettlements,
  },
  { id: 'R8', title: 'an order is not the sum of its lines', find: listUnevenOrders },
  {
    id: 'R8',
    title: 'a promo code is counted wrong',
    find: async (db) =>
      (await listMiscounted(db)).map((m) => ({
        ref: `promo:${m.code}`,
        detail: `counted ${m.counted}, used ${m.uses}`,
      })),
  },
];
