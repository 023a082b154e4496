// The front door of orders.
import type { Db } from '../../platform/db.ts';
import { listOrderNos, sumInEscrow } from './order-lists.sql.ts';

export { completeOrder } from './complete-order.ts';
export { ordersJobs } from './orders.jobs.ts';
export { businessRules } from './orders.reconcile.ts';
export { ordersRoutes } from './orders.routes.ts';

/** What a shopper paid for orders whose money is in escrow, in cents. */
export const escrowOf = (db: Db, userId: bigint): Promise<bigint> => sumInEscrow(db, userId);

/** Journal key (`order:12:pay`, `order:12:final`) → order number, for the keys that are an order's. */
export async function referencesOf(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const idOf = new Map(
    keys.flatMap((key) =>
      /^order:(\d+):/.exec(key) ? [[key, BigInt(key.split(':')[1] ?? '')] as const] : [],
    ),
  );
  const rows = await listOrderNos(db, [...new Set(idOf.values())]);
  const numbers = new Map(rows.map((r) => [r.id, r.orderNo]));
  return new Map(
    [...idOf].flatMap(([key, id]) => {
      const no = numbers.get(id);
      return no ? [[key, no] as const] : [];
    }),
  );
}
