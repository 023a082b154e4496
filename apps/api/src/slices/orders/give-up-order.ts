// The act of cancelling a paid order that its shop never shipped, with all of the money back.
import type { SystemActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { endOrder } from './end-order.ts';
import { afterGiveUp } from './order.rules.ts';
import { lockOrder, lockPaymentOf } from './orders.sql.ts';

/** @throws ORDER_ACTION_ILLEGAL when it is not due or a parcel has left */
export async function giveUpOrder(tx: Tx, actor: SystemActor, orderId: bigint): Promise<void> {
  const payment = await lockPaymentOf(tx, orderId);
  const order = await lockOrder(tx, orderId);
  await endOrder(tx, actor, payment, order, afterGiveUp(order, tx.now), 'order.given-up');
}
