// The act of cancelling: unpaid at any time; paid within the hour, while nothing has left the shop.
import type { InputOf } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { endOrder } from './end-order.ts';
import { afterCancel } from './order.rules.ts';
import { findOrderOfUser, lockOrder, lockPaymentOf } from './orders.sql.ts';

/** A paid order is refunded from its escrow at once. @throws ORDER_NOT_FOUND, ORDER_ACTION_ILLEGAL, ORDER_CANCEL_TOO_LATE */
export async function cancelOrder(tx: Tx, actor: ShopperActor, input: InputOf<'cancelOrder'>) {
  const found = (await findOrderOfUser(tx, actor.userId, input.orderNo)) ?? refuse('ORDER_NOT_FOUND');
  const payment = await lockPaymentOf(tx, found.id);
  const order = await lockOrder(tx, found.id);
  await endOrder(tx, actor, payment, order, afterCancel(order, tx.now, input.reason), 'order.cancelled');
  return {};
}
