// Every statement on bags and what is in them.
import type { Db, Tx } from '../../platform/db.ts';
import type { WantedRows } from '../catalogue/index.ts';

export interface CartRow {
  readonly id: bigint;
  readonly skuId: bigint;
  readonly quantity: number;
  readonly priceWhenAddedCents: bigint;
  readonly selected: boolean;
}
const columns = 'id, sku_id as "skuId", quantity, price_when_added_cents as "priceWhenAddedCents", selected';

/** Whoever changes a bag takes this first; one change of a bag at a time. */
export const lockCart = (tx: Tx, userId: bigint): Promise<void> => tx.lock(`cart:${userId}`);

/** The locked bag's lines; both statements go out together. */
export async function lockCartRows(tx: Tx, userId: bigint): Promise<CartRow[]> {
  const [, rows] = await Promise.all([lockCart(tx, userId), listCartRows(tx, userId)]);
  return rows;
}

/** What is in the bag, the latest first. */
export const listCartRows = (db: Db, userId: bigint) =>
  db.many<CartRow>(
    'cart.list',
    `select ${columns} from cart_items where user_id = $1 order by added_at desc, id desc`,
    [userId],
  );
const latestFirst = 'wanted.added_at desc, wanted.id desc';
/** The ticked lines, in the same order. */
export const selectedRows = (userId: bigint): WantedRows => ({
  text: '(select id, sku_id, quantity, added_at from cart_items where user_id = $1 and selected)',
  order: latestFirst,
  values: [userId],
});
/** The same, taken out. The bag is locked. */
export const takenRows = (userId: bigint): WantedRows => ({
  text: '(delete from cart_items where user_id = $1 and selected returning id, sku_id, quantity, added_at)',
  order: latestFirst,
  values: [userId],
});

/** How many pieces are in the bag. */
export async function countPieces(db: Db, userId: bigint): Promise<number> {
  const row = await db.one<{ pieces: number }>(
    'cart.count',
    'select coalesce(sum(quantity), 0)::int as pieces from cart_items where user_id = $1',
    [userId],
  );
  return row.pieces;
}

export interface CartWrite {
  readonly skuId: bigint;
  readonly quantity: number;
  readonly priceCents: bigint;
}
/** Puts a SKU in, ticked; one that is there already gets this quantity and keeps the price at which it came in. */
export const upsertCartItem = (tx: Tx, userId: bigint, item: CartWrite) =>
  tx.run(
    'cart.upsert',
    `insert into cart_items (user_id, sku_id, quantity, price_when_added_cents, added_at) values ($1, $2, $3::int, $4::bigint, $5)
     on conflict (user_id, sku_id) do update set quantity = excluded.quantity, selected = true`,
    [userId, item.skuId, item.quantity, item.priceCents, tx.now],
  );
export const updateCartRow = (tx: Tx, userId: bigint, itemId: bigint, item: CartWrite) =>
  tx.run(
    'cart.update',
    'update cart_items set sku_id = $3, quantity = $4, price_when_added_cents = $5 where user_id = $1 and id = $2',
    [userId, itemId, item.skuId, item.quantity, item.priceCents],
  );
export const updateSelected = (tx: Tx, userId: bigint, itemIds: readonly bigint[], selected: boolean) =>
  tx.run(
    'cart.select',
    'update cart_items set selected = $3 where user_id = $1 and id = any($2::bigint[]) and selected <> $3',
    [userId, itemIds, selected],
  );
export const deleteCartRows = (tx: Tx, userId: bigint, itemIds: readonly bigint[]) =>
  tx.run('cart.delete', 'delete from cart_items where user_id = $1 and id = any($2::bigint[])', [
    userId,
    itemIds,
  ]);
