// Looking at one SKU before it goes into a bag.
import type { Db } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { listSkusForPurchase, type PurchaseSku } from '../catalogue/index.ts';
import { getShopForOrder } from '../shops/index.ts';
import { putRefusal } from './cart.rules.ts';

/** The SKU, when so many of it can be bought now. @throws SKU_NOT_FOUND, PRODUCT_OFF_SHELF, SKU_SOLD_OUT, SKU_STOCK_SHORT (with the stock in `data`) */
export async function checkBuyable(
  db: Db,
  skuId: bigint,
  quantity: number,
  locale: string,
): Promise<PurchaseSku> {
  const [sku] = await listSkusForPurchase(db, [skuId], locale);
  if (!sku) return refuse('SKU_NOT_FOUND');
  const shop = await getShopForOrder(db, sku.shopId);
  const refusal = putRefusal(
    { available: sku.available, onSale: sku.onSale, shopOpen: shop?.state === 'open' },
    quantity,
  );
  if (refusal) refuse(refusal, { args: { stock: sku.available }, data: { stock: sku.available } });
  return sku;
}
