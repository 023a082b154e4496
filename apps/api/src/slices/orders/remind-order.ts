// The acts of reminding: a shop that has not shipped, and a shopper whose receipt is about to be taken as given.
import type { SystemActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { emit } from '../../platform/outbox.ts';
import { lockOrder } from './orders.sql.ts';
import { writeOrder } from './write-order.ts';

/** Once each time the timer was set. The caller picked an order whose reminder is due. */
export async function remindShop(tx: Tx, actor: SystemActor, orderId: bigint): Promise<void> {
  const order = await lockOrder(tx, orderId);
  await writeOrder(tx, actor, { ...order, shipReminderAt: null }, 'order.ship-reminded');
  await emit(tx, 'order.ship-reminder', `${order.id}:${order.version}`, { orderId: String(order.id) });
}

/** Once each time the timer was set. The caller picked an order whose reminder is due. */
export async function remindShopper(tx: Tx, actor: SystemActor, orderId: bigint): Promise<void> {
  const order = await lockOrder(tx, orderId);
  await writeOrder(tx, actor, { ...order, receiveReminderAt: null }, 'order.receive-reminded');
  await emit(tx, 'order.receive-reminder', `${order.id}:${order.version}`, { orderId: String(order.id) });
}
