// The act of taking a finished order off one's own list.
import type { InputOf } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { afterDelete } from './order.rules.ts';
import { lockOrderOfUser, updateOrder } from './orders.sql.ts';

/** The order itself, its log and its money stay as they are. Twice is once. @throws ORDER_NOT_FOUND, ORDER_ACTION_ILLEGAL */
export async function deleteOrder(tx: Tx, actor: ShopperActor, input: InputOf<'deleteOrder'>) {
  const order = (await lockOrderOfUser(tx, actor.userId, input.orderNo)) ?? refuse('ORDER_NOT_FOUND');
  await updateOrder(tx, afterDelete(order, tx.now));
  return {};
}
