// The front door of orders.
import { numbersByKey } from '../../ledger/index.ts';
import type { Db } from '../../platform/db.ts';
import { listOrderNos, sumInEscrow } from './order-lists.sql.ts';

export { completeOrder } from './complete-order.ts';
export { ordersJobs } from './orders.jobs.ts';
export { businessRules } from './orders.reconcile.ts';
export { ordersRoutes } from './orders.routes.ts';

/** What a shopper paid for orders whose money is in escrow, in cents. */
export const escrowOf = (db: Db, userId: bigint): Promise<bigint> => sumInEscrow(db, userId);

/** Journal key (`order:12:pay`, `order:12:final`) → order number, for the keys that are an order's. */
export const referencesOf = (db: Db, keys: readonly string[]): Promise<Map<string, string>> =>
  numbersByKey('order', keys, async (ids) =>
    (await listOrderNos(db, ids)).map(({ id, orderNo }) => ({ id, no: orderNo })),
  );
