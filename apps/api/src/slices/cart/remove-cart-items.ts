// The act of taking lines out of the bag.
import type { CartView, InputOf } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { deleteCartRows, lockCart } from './cart.sql.ts';
import { readCart } from './read-cart.ts';

/** Lines that are not in this bag are passed over; taking out twice is one removal. */
export async function removeCartItems(
  tx: Tx,
  actor: ShopperActor,
  input: InputOf<'removeCartItems'>,
): Promise<CartView> {
  await Promise.all([lockCart(tx, actor.userId), deleteCartRows(tx, actor.userId, input.itemIds)]);
  return readCart(tx, actor.userId, actor.locale);
}
