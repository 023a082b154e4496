// The acts on stock that orders call: reserve at creation, sell at payment, release on cancel or timeout, return after an early cancel.
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockAvailable, updateReleased, updateReserved, updateReturned, updateSold } from './stock.sql.ts';

export interface StockLine {
  readonly skuId: bigint;
  readonly quantity: number;
}

/** One line per SKU, ascending: two orders that want the same SKUs take them in the same order and never wait in a circle. All statements go out at once, in that order. */
function merged(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<bigint, number>();
  for (const { skuId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1)
      throw new RangeError(`quantity ${quantity} of SKU ${skuId}`);
    sums.set(skuId, (sums.get(skuId) ?? 0) + quantity);
  }
  return [...sums]
    .map(([skuId, quantity]) => ({ skuId, quantity }))
    .sort((a, b) => (a.skuId < b.skuId ? -1 : 1));
}

/** Sets pieces aside, all or none. @throws SKU_STOCK_SHORT, SKU_SOLD_OUT or SKU_NOT_FOUND with `data: { skuId, stock }` */
export async function reserveStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  const wanted = merged(lines);
  const done = await Promise.all(wanted.map((line) => updateReserved(tx, line.skuId, line.quantity)));
  const missing = wanted[done.indexOf(false)];
  if (!missing) return;
  const available = await lockAvailable(tx, missing.skuId);
  const stock = available ?? 0;
  const shortage = stock === 0 ? 'SKU_SOLD_OUT' : 'SKU_STOCK_SHORT';
  refuse(available === null ? 'SKU_NOT_FOUND' : shortage, {
    args: { stock },
    data: { skuId: String(missing.skuId), stock },
  });
}

/** What was reserved is sold. @throws when it was not reserved: that would be our fault */
export const sellStock = (tx: Tx, lines: readonly StockLine[]) => move(tx, lines, updateSold, 'sell');
/** What was reserved can be bought again. @throws when it was not reserved */
export const releaseStock = (tx: Tx, lines: readonly StockLine[]) =>
  move(tx, lines, updateReleased, 'release');
/** What was sold and never left the shop is back on the shelf. @throws when it was not sold */
export const returnStock = (tx: Tx, lines: readonly StockLine[]) => move(tx, lines, updateReturned, 'return');

async function move(
  tx: Tx,
  lines: readonly StockLine[],
  update: typeof updateSold,
  name: string,
): Promise<void> {
  const wanted = merged(lines);
  const done = await Promise.all(wanted.map((line) => update(tx, line.skuId, line.quantity)));
  const missing = wanted[done.indexOf(false)];
  if (missing) throw new Error(`stock: cannot ${name} ${missing.quantity} of SKU ${missing.skuId}`);
}
