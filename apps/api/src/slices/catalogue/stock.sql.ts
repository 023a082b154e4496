// Every statement that moves stock. What can be bought is stock − reserved; a CHECK stands behind each of them.
import type { Db, Tx } from '../../platform/db.ts';

/** Locks a SKU and answers how many of it can be bought; null when there is none. */
export const lockAvailable = async (tx: Tx, skuId: bigint): Promise<number | null> => {
  const row = await tx.maybe<{ available: number }>(
    'stock.lock',
    'select stock - reserved as available from skus where id = $1 for no key update',
    [skuId],
  );
  return row?.available ?? null;
};
/** Sets pieces aside if that many can be bought; false otherwise. */
export const updateReserved = async (tx: Tx, skuId: bigint, quantity: number): Promise<boolean> =>
  (await tx.run(
    'stock.reserve',
    'update skus set reserved = reserved + $2 where id = $1 and stock - reserved >= $2',
    [skuId, quantity],
  )) === 1;
/** Turns reserved pieces into sold ones. */
export const updateSold = async (tx: Tx, skuId: bigint, quantity: number): Promise<boolean> =>
  (await tx.run(
    'stock.sell',
    'update skus set stock = stock - $2, reserved = reserved - $2, sold = sold + $2 where id = $1 and reserved >= $2',
    [skuId, quantity],
  )) === 1;
/** Gives reserved pieces back. */
export const updateReleased = async (tx: Tx, skuId: bigint, quantity: number): Promise<boolean> =>
  (await tx.run(
    'stock.release',
    'update skus set reserved = reserved - $2 where id = $1 and reserved >= $2',
    [skuId, quantity],
  )) === 1;
/** Puts sold pieces back on the shelf. */
export const updateReturned = async (tx: Tx, skuId: bigint, quantity: number): Promise<boolean> =>
  (await tx.run(
    'stock.return',
    'update skus set stock = stock + $2, sold = sold - $2 where id = $1 and sold >= $2',
    [skuId, quantity],
  )) === 1;
export const findStock = (db: Db, skuId: bigint) =>
  db.maybe<{ stock: number; reserved: number; sold: number }>(
    'stock.find',
    'select stock, reserved, sold from skus where id = $1',
    [skuId],
  );
