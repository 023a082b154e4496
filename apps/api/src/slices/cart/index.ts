// The front door of the cart.
import type { Db, Tx } from '../../platform/db.ts';
import { deleteCartRows, listSelectedRows, lockCart } from './cart.sql.ts';

export { addCartItem } from './add-cart-item.ts';
export { cartRoutes } from './cart.routes.ts';
export { type Refill, refillCart } from './refill-cart.ts';

/** A ticked line of a bag: `itemId` to take it out when it is bought. */
export interface SelectedItem {
  readonly itemId: bigint;
  readonly skuId: bigint;
  readonly quantity: number;
}

/** The ticked lines of a bag, the latest first. */
export async function listSelectedItems(db: Db, userId: bigint): Promise<SelectedItem[]> {
  const rows = await listSelectedRows(db, userId);
  return rows.map((r) => ({ itemId: r.id, skuId: r.skuId, quantity: r.quantity }));
}

/** The same with the bag locked until the transaction ends, so that it is bought once. */
export async function lockSelectedItems(tx: Tx, userId: bigint): Promise<SelectedItem[]> {
  await lockCart(tx, userId);
  return listSelectedItems(tx, userId);
}

/** Takes bought lines out of a locked bag. */
export async function removeBoughtItems(tx: Tx, userId: bigint, itemIds: readonly bigint[]): Promise<void> {
  await deleteCartRows(tx, userId, itemIds);
}
