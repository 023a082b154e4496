// The act of putting the automatic receipt off, once.
import type { InputOf } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { afterExtend } from './order.rules.ts';
import { orderNumbers } from './orders.settings.ts';
import { lockOrderOfUser } from './orders.sql.ts';
import { writeOrder } from './write-order.ts';

/** @throws ORDER_NOT_FOUND, ORDER_ACTION_ILLEGAL, ORDER_ALREADY_EXTENDED */
export async function extendOrder(tx: Tx, actor: ShopperActor, input: InputOf<'extendOrder'>) {
  const order = (await lockOrderOfUser(tx, actor.userId, input.orderNo)) ?? refuse('ORDER_NOT_FOUND');
  const next = afterExtend(order, await orderNumbers(tx));
  const autoReceiveAt = next.autoReceiveAt.toISOString();
  await writeOrder(tx, actor, next, 'order.extended', { autoReceiveAt });
  return { autoReceiveAt };
}
