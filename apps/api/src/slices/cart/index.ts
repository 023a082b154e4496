// The front door of the cart.
import type { Db, Tx } from '../../platform/db.ts';
import { listWantedSkus, type WantedSku } from '../catalogue/index.ts';
import { lockCart, selectedRows, takenRows } from './cart.sql.ts';

export { addCartItem } from './add-cart-item.ts';
export { cartRoutes } from './cart.routes.ts';
export { type Refill, refillCart } from './refill-cart.ts';

/** The ticked lines of a bag, the latest first, as the catalogue and the shops know them now. */
export const listSelectedSkus = (db: Db, userId: bigint, locale: string): Promise<WantedSku[]> =>
  listWantedSkus(db, selectedRows(userId), locale);

/** Takes them out, so that they are bought once: the bag is locked, and is as it was where the transaction fails. */
export async function takeSelectedSkus(tx: Tx, userId: bigint, locale: string): Promise<WantedSku[]> {
  const [, skus] = await Promise.all([lockCart(tx, userId), listWantedSkus(tx, takenRows(userId), locale)]);
  return skus;
}
