// The act of completing an order: by the timer, or by the shopper who reviews it.
import type { ShopperActor, SystemActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { emit } from '../../platform/outbox.ts';
import { afterComplete } from './order.rules.ts';
import { lockOrder } from './orders.sql.ts';
import { orderActorOf, writeOrder } from './write-order.ts';

/** The caller has made sure that a shopper is its buyer. @throws ORDER_ACTION_ILLEGAL */
export async function completeOrder(
  tx: Tx,
  actor: ShopperActor | SystemActor,
  orderId: bigint,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  await writeOrder(
    tx,
    actor,
    afterComplete(order, orderActorOf(actor) as 'shopper' | 'timer', tx.now),
    'order.completed',
  );
  await emit(tx, 'order.completed', String(order.id), { orderId: String(order.id) });
}
