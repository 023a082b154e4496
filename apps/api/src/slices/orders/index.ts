// The front door of orders.
import { listRefundedOrders, numbersByKey } from '../../ledger/index.ts';
import type { Db } from '../../platform/db.ts';
import { listOrderNos, sumInEscrow } from './order-lists.sql.ts';

export { completeOrder } from './complete-order.ts';
export { ordersJobs } from './orders.jobs.ts';
export { businessRules } from './orders.reconcile.ts';
export { ordersRoutes } from './orders.routes.ts';

/** What a shopper paid for orders whose money is in escrow, in cents. */
export const escrowOf = (db: Db, userId: bigint): Promise<bigint> => sumInEscrow(db, userId);

/** Journal key (`order:12:pay`, `order:12:final`) → order number, for the keys that are an order's; a refund's is the order that it was for. */
export async function referencesOf(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const ofOrders = await numbersByKey('order', keys, async (ids) =>
    (await listOrderNos(db, ids)).map(({ id, orderNo }) => ({ id, no: orderNo })),
  );
  return new Map([...ofOrders, ...(await ordersOfRefunds(db, keys))]);
}

async function ordersOfRefunds(db: Db, keys: readonly string[]): Promise<[string, string][]> {
  const refunds = keys.filter((key) => key.startsWith('refund:'));
  if (refunds.length === 0) return [];
  const rows = await listRefundedOrders(db, refunds);
  const orders = await listOrderNos(db, [...new Set(rows.map((row) => row.orderId))]);
  const numbers = new Map(orders.map(({ id, orderNo }) => [id, orderNo]));
  return rows.flatMap(({ key, orderId }): [string, string][] => {
    const no = numbers.get(orderId);
    return no === undefined ? [] : [[key, no]];
  });
}
