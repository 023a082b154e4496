// The act of putting an order's goods back into the bag, as far as they are still sold.
import type { InputOf } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { refillCart } from '../cart/index.ts';
import { findOrderOfUser, listOrderLines } from './orders.sql.ts';

/** Answers how many lines went in and the titles of those that are gone. @throws ORDER_NOT_FOUND, CART_FULL */
export async function buyAgain(tx: Tx, actor: ShopperActor, input: InputOf<'buyAgain'>) {
  const order = (await findOrderOfUser(tx, actor.userId, input.orderNo)) ?? refuse('ORDER_NOT_FOUND');
  const lines = await listOrderLines(tx, [order.id]);
  const { added, unavailable, count } = await refillCart(tx, actor.userId, lines, actor.locale);
  return {
    added,
    unavailable: lines.filter((l) => unavailable.includes(l.skuId)).map((l) => l.title),
    count,
  };
}
