// The front door of the cart.
import type { Db, Tx } from '../../platform/db.ts';
import { type CartRow, deleteCartRows, listSelectedRows, lockCartRows } from './cart.sql.ts';

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
  return (await listSelectedRows(db, userId)).map(selectedItem);
}
const selectedItem = (row: CartRow): SelectedItem => ({
  itemId: row.id,
  skuId: row.skuId,
  quantity: row.quantity,
});

/** The same with the bag locked until the transaction ends, so that it is bought once. */
export async function lockSelectedItems(tx: Tx, userId: bigint): Promise<SelectedItem[]> {
  return (await lockCartRows(tx, userId)).filter((row) => row.selected).map(selectedItem);
}

/** Takes bought lines out of a locked bag. */
export async function removeBoughtItems(tx: Tx, userId: bigint, itemIds: readonly bigint[]): Promise<void> {
  await deleteCartRows(tx, userId, itemIds);
}
