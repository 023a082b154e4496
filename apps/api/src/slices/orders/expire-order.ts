// The act of letting an unpaid order go when its time is over.
import type { SystemActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { endOrder } from './end-order.ts';
import { afterExpire } from './order.rules.ts';
import { lockOrder, lockPaymentOf } from './orders.sql.ts';

/** @throws ORDER_ACTION_ILLEGAL when it is paid, cancelled or not yet due */
export async function expireOrder(tx: Tx, actor: SystemActor, orderId: bigint): Promise<void> {
  const payment = await lockPaymentOf(tx, orderId);
  const order = await lockOrder(tx, orderId);
  await endOrder(tx, actor, payment, order, afterExpire(order, tx.now), 'order.expired');
}
