// The act of confirming receipt: by the shopper, or by the timer in their place.
import type { InputOf } from '@meridian/contract';
import type { ShopperActor, SystemActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { emit } from '../../platform/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { afterReceive, type Order } from './order.rules.ts';
import { orderNumbers } from './orders.settings.ts';
import { lockOrder, lockOrderOfUser } from './orders.sql.ts';
import { writeOrder } from './write-order.ts';

/** Opens the after-sale window. @throws ORDER_NOT_FOUND, ORDER_ACTION_ILLEGAL */
export async function receiveOrder(tx: Tx, actor: ShopperActor, input: InputOf<'receiveOrder'>) {
  const order = (await lockOrderOfUser(tx, actor.userId, input.orderNo)) ?? refuse('ORDER_NOT_FOUND');
  await receive(tx, actor, 'shopper', order);
  return {};
}

/** The timer's receipt. @throws ORDER_ACTION_ILLEGAL when it is not due */
export async function receiveOrderByTimer(tx: Tx, actor: SystemActor, orderId: bigint): Promise<void> {
  await receive(tx, actor, 'timer', await lockOrder(tx, orderId));
}

async function receive(
  tx: Tx,
  actor: ShopperActor | SystemActor,
  by: 'shopper' | 'timer',
  order: Order,
): Promise<void> {
  await writeOrder(tx, actor, afterReceive(order, by, tx.now, await orderNumbers(tx)), 'order.received');
  await emit(tx, 'order.received', String(order.id), { orderId: String(order.id), by });
}
