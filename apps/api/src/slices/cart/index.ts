// The front door of the cart.
import type { Db, Tx } from '../../platform/db.ts';
import { type CartRow, listSelectedRows, lockCart, takeSelectedRows } from './cart.sql.ts';

export { addCartItem } from './add-cart-item.ts';
export { cartRoutes } from './cart.routes.ts';
export { type Refill, refillCart } from './refill-cart.ts';

/** A ticked line of a bag. */
export interface SelectedItem {
  readonly skuId: bigint;
  readonly quantity: number;
}
const selectedItem = ({ skuId, quantity }: CartRow): SelectedItem => ({ skuId, quantity });

/** The ticked lines of a bag, the latest first. */
export const listSelectedItems = async (db: Db, userId: bigint): Promise<SelectedItem[]> =>
  (await listSelectedRows(db, userId)).map(selectedItem);

/** Takes them out, so that they are bought once: the bag is locked, and is as it was where the transaction fails. */
export async function takeSelectedItems(tx: Tx, userId: bigint): Promise<SelectedItem[]> {
  const [, rows] = await Promise.all([lockCart(tx, userId), takeSelectedRows(tx, userId)]);
  return rows.map(selectedItem);
}
