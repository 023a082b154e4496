// The act of putting several SKUs back into the bag at once, each as far as it is still sold.
import { limits } from '@meridian/contract';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { listSkusForPurchase } from '../catalogue/index.ts';
import { putRefusal } from './cart.rules.ts';
import { countPieces, lockCartRows, upsertCartItem } from './cart.sql.ts';

export interface Refill {
  readonly skuId: bigint;
  readonly quantity: number;
}

/** How many lines went in, the SKUs that are sold no more, and the pieces in the bag now. What is short goes in as far as it lasts. @throws CART_FULL */
export async function refillCart(
  tx: Tx,
  userId: bigint,
  wanted: readonly Refill[],
  locale: string,
): Promise<{ added: number; unavailable: bigint[]; count: number }> {
  const there = new Map((await lockCartRows(tx, userId)).map((r) => [r.skuId, r.quantity]));
  const skus = new Map(
    (
      await listSkusForPurchase(
        tx,
        wanted.map((w) => w.skuId),
        locale,
      )
    ).map((s) => [s.skuId, s]),
  );
  const unavailable: bigint[] = [];
  for (const { skuId, quantity } of wanted) {
    const sku = skus.get(skuId);
    const before = there.get(skuId) ?? 0;
    if (!sku || putRefusal(sku, 1)) {
      unavailable.push(skuId);
      continue;
    }
    const fits = Math.min(before + quantity, sku.available, limits.quantityMax);
    await upsertCartItem(tx, userId, { skuId, quantity: Math.max(before, fits), priceCents: sku.priceCents });
    there.set(skuId, fits);
  }
  if (there.size > limits.cartItemsMax) refuse('CART_FULL');
  return { added: wanted.length - unavailable.length, unavailable, count: await countPieces(tx, userId) };
}
