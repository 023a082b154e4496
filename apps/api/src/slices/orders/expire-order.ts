// The act of letting an unpaid order go when its time is over.
import type { SystemActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { endOrder } from './end-order.ts';
import { addMinutes, afterExpire, isExpired } from './order.rules.ts';
import { lockOrder, lockPaymentOf, updateLookAgain } from './orders.sql.ts';
import { withPayTime } from './pay-time.ts';

/** Where a top-up that covers it is audited, it is looked at again in a minute. @throws ORDER_ACTION_ILLEGAL when it is paid, cancelled or not yet due */
export async function expireOrder(tx: Tx, actor: SystemActor, orderId: bigint): Promise<void> {
  const payment = await lockPaymentOf(tx, orderId);
  const usual = await lockOrder(tx, orderId);
  const [order = usual] = isExpired(usual, tx.now) ? await withPayTime(tx, [usual]) : [];
  if (order.payBy > usual.payBy && !isExpired(order, tx.now)) {
    await updateLookAgain(tx, payment.id, addMinutes(tx.now, 1));
    return;
  }
  await endOrder(tx, actor, payment, usual, afterExpire(usual, tx.now), 'order.expired');
}
