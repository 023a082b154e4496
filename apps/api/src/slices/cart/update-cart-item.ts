// The act of changing a line of the bag: its quantity, or which SKU of the product it is.
import type { CartView, InputOf } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { listSkusForPurchase } from '../catalogue/index.ts';
import { type CartRow, deleteCartRows, lockCartRows, updateCartRow } from './cart.sql.ts';
import { checkBuyable, findSku } from './check-buyable.ts';
import { readCart } from './read-cart.ts';

/** A line changed to a SKU that is in the bag already joins that line. @throws CART_ITEM_NOT_FOUND, SKU_NOT_FOUND, SKU_SOLD_OUT, SKU_STOCK_SHORT, PRODUCT_OFF_SHELF */
export async function updateCartItem(
  tx: Tx,
  actor: ShopperActor,
  input: InputOf<'updateCartItem'>,
): Promise<CartView> {
  const rows = await lockCartRows(tx, actor.userId);
  const row = rows.find((r) => r.id === input.itemId) ?? refuse('CART_ITEM_NOT_FOUND');
  const skuId = input.skuId ?? row.skuId;
  const other = rows.find((r) => r.skuId === skuId && r.id !== row.id);
  const quantity = (input.quantity ?? row.quantity) + (other?.quantity ?? 0);
  if (skuId !== row.skuId) await refuseOtherProduct(tx, row, skuId, actor.locale);
  const sku = checkBuyable(await findSku(tx, skuId, actor.locale), quantity);
  if (other) await deleteCartRows(tx, actor.userId, [other.id]);
  const priceCents = skuId === row.skuId ? row.priceWhenAddedCents : sku.priceCents;
  await updateCartRow(tx, actor.userId, row.id, { skuId, quantity, priceCents });
  return readCart(tx, actor.userId, actor.locale);
}

/** A line changes its variant, never its product. */
async function refuseOtherProduct(tx: Tx, row: CartRow, skuId: bigint, locale: string): Promise<void> {
  const skus = await listSkusForPurchase(tx, [row.skuId, skuId], locale);
  const product = (id: bigint) => skus.find((s) => s.skuId === id)?.productId;
  if (product(skuId) !== product(row.skuId)) refuse('SKU_NOT_FOUND');
}
