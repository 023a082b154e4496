// Reading a bag: its lines with what the catalogue and the shops say about them now. Three statements, whatever the bag's size.
import type { CartView } from '@meridian/contract';
import type { Db } from '../../platform/db.ts';
import { settings } from '../../platform/settings.ts';
import { listSkusForPurchase } from '../catalogue/index.ts';
import { listShopsForOrder } from '../shops/index.ts';
import { freeFreightNearBps } from './cart.settings.ts';
import { listCartRows } from './cart.sql.ts';
import { cartView } from './cart.view.ts';

/** The bag as its shopper sees it. */
export async function readCart(db: Db, userId: bigint, locale: string): Promise<CartView> {
  const rows = await listCartRows(db, userId);
  const skus = await listSkusForPurchase(
    db,
    rows.map((r) => r.skuId),
    locale,
  );
  const shops = await listShopsForOrder(db, [...new Set(skus.map((s) => s.shopId))]);
  const [nearBps] = await settings(db, freeFreightNearBps);
  return cartView(rows, skus, shops, nearBps);
}
