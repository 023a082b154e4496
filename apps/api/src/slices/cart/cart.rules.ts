// What may be in a bag: pure.
import { type CartItem, type ErrorCode, limits } from '@meridian/contract';

/** A SKU as far as the bag cares. */
export interface Buyable {
  readonly available: number;
  readonly onSale: boolean;
  readonly shopOpen: boolean;
}

/** What stands in the way of buying so many. */
export function cartProblem(sku: Buyable, quantity: number): CartItem['problem'] {
  if (!sku.onSale) return 'off_shelf';
  if (!sku.shopOpen) return 'shop_closed';
  if (sku.available <= 0) return 'sold_out';
  return sku.available < quantity ? 'stock_short' : null;
}

const refusals: Record<NonNullable<CartItem['problem']>, ErrorCode> = {
  off_shelf: 'PRODUCT_OFF_SHELF',
  shop_closed: 'PRODUCT_OFF_SHELF',
  sold_out: 'SKU_SOLD_OUT',
  stock_short: 'SKU_STOCK_SHORT',
};

/** Why so many cannot be put into the bag, or null. */
export function putRefusal(sku: Buyable, quantity: number): ErrorCode | null {
  const problem = cartProblem(sku, quantity);
  if (problem) return refusals[problem];
  return quantity > limits.quantityMax ? 'SKU_STOCK_SHORT' : null;
}

/** How much is missing for free freight when it is near, in cents; null when it is far, reached or not offered. */
export function freeFreightGap(
  subtotalCents: bigint,
  freeAboveCents: bigint | null,
  nearBps: number,
): bigint | null {
  if (freeAboveCents === null || subtotalCents <= 0n || subtotalCents >= freeAboveCents) return null;
  return subtotalCents * 10_000n >= freeAboveCents * BigInt(nearBps) ? freeAboveCents - subtotalCents : null;
}
