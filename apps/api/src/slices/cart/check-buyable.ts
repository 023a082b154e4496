// Looking at one SKU before it goes into a bag.
import type { Db } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { listSkusForPurchase, type PurchaseSku } from '../catalogue/index.ts';
import { putRefusal } from './cart.rules.ts';

/** The SKU as it stands now; null when there is none. */
export async function findSku(db: Db, skuId: bigint, locale: string): Promise<PurchaseSku | null> {
  const [sku] = await listSkusForPurchase(db, [skuId], locale);
  return sku ?? null;
}

/** The SKU, when so many of it can be bought. @throws SKU_NOT_FOUND, PRODUCT_OFF_SHELF, SKU_SOLD_OUT, SKU_STOCK_SHORT (with the stock in `data`) */
export function checkBuyable(sku: PurchaseSku | null, quantity: number): PurchaseSku {
  if (!sku) return refuse('SKU_NOT_FOUND');
  const refusal = putRefusal(sku, quantity);
  if (refusal) refuse(refusal, { args: { stock: sku.available }, data: { stock: sku.available } });
  return sku;
}
