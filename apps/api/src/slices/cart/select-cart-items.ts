// The act of ticking or unticking lines of the bag.
import type { CartView, InputOf } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { lockCart, updateSelected } from './cart.sql.ts';
import { readCart } from './read-cart.ts';

/** Lines that are not in this bag are passed over; repeating it changes nothing. */
export async function selectCartItems(
  tx: Tx,
  actor: ShopperActor,
  input: InputOf<'selectCartItems'>,
): Promise<CartView> {
  await Promise.all([
    lockCart(tx, actor.userId),
    updateSelected(tx, actor.userId, input.itemIds, input.selected),
  ]);
  return readCart(tx, actor.userId, actor.locale);
}
