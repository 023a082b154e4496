// The act of putting a SKU into the bag.
import { type InputOf, limits } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockCartRows, upsertCartItem } from './cart.sql.ts';
import { checkBuyable, findSku } from './check-buyable.ts';

/** The same SKU adds up. @throws SKU_NOT_FOUND, SKU_SOLD_OUT, SKU_STOCK_SHORT, PRODUCT_OFF_SHELF, CART_FULL */
export async function addCartItem(tx: Tx, actor: ShopperActor, input: InputOf<'addCartItem'>) {
  const [rows, found] = await Promise.all([
    lockCartRows(tx, actor.userId),
    findSku(tx, input.skuId, actor.locale),
  ]);
  const there = rows.find((r) => r.skuId === input.skuId);
  const quantity = (there?.quantity ?? 0) + input.quantity;
  const sku = checkBuyable(found, quantity);
  if (!there && rows.length >= limits.cartItemsMax) refuse('CART_FULL');
  tx.unawaited(
    upsertCartItem(tx, actor.userId, { skuId: input.skuId, quantity, priceCents: sku.priceCents }),
  );
  return { count: rows.reduce((pieces, row) => pieces + row.quantity, input.quantity) };
}
