// Stock: never oversold whoever comes at once, all or nothing, and what was set aside comes back whole.
import { beforeAll, describe, expect, it } from 'vitest';
import { withTestDatabase } from '../../testing/database.ts';
import { createProduct, createShop } from '../../testing/fixtures.ts';
import { listSkusForPurchase, releaseStock, reserveStock, returnStock, sellStock } from './index.ts';
import { findStock } from './stock.sql.ts';

const world = withTestDatabase({ max: 30 });
let skuIds: readonly bigint[];
const [a, b] = [() => skuIds[0] as bigint, () => skuIds[1] as bigint];
const reserve = (...lines: { skuId: bigint; quantity: number }[]) =>
  world.db.transaction((tx) => reserveStock(tx, lines));

beforeAll(async () => {
  const { shopId } = await createShop(world.db);
  skuIds = (await createProduct(world.db, shopId, [{ stock: 10 }, { stock: 3 }, { stock: 0 }])).skuIds;
});

describe('reserving', () => {
  it('lets exactly as many through as there are, of fifty at once, in either order of SKUs', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) =>
        reserve(
          ...[
            { skuId: a(), quantity: 1 },
            { skuId: b(), quantity: 1 },
          ].sort(() => (i % 2 ? 1 : -1)),
        ),
      ),
    );
    expect(tries.filter((t) => t.status === 'fulfilled')).toHaveLength(3);
    for (const t of tries)
      if (t.status === 'rejected')
        expect(t.reason).toMatchObject({
          error: 'SKU_SOLD_OUT',
          detail: { data: { skuId: String(b()), stock: 0 } },
        });
    expect(await findStock(world.db, a())).toEqual({ stock: 10, reserved: 3, sold: 0 });
    expect(await findStock(world.db, b())).toEqual({ stock: 3, reserved: 3, sold: 0 });
  });
  it('is seen by the next reader', async () => {
    expect((await listSkusForPurchase(world.db, [a(), b()], 'en')).map((s) => s.available)).toEqual([7, 0]);
  });
  it('refuses more than there is with what is left, and changes nothing', async () => {
    await expect(reserve({ skuId: a(), quantity: 4 }, { skuId: a(), quantity: 4 })).rejects.toMatchObject({
      error: 'SKU_STOCK_SHORT',
      detail: { data: { skuId: String(a()), stock: 7 } },
    });
    await expect(
      reserve({ skuId: a(), quantity: 1 }, { skuId: skuIds[2] as bigint, quantity: 1 }),
    ).rejects.toMatchObject({ error: 'SKU_SOLD_OUT' });
    await expect(reserve({ skuId: 10n ** 15n, quantity: 1 })).rejects.toMatchObject({
      error: 'SKU_NOT_FOUND',
    });
    await expect(reserve({ skuId: a(), quantity: 1_000_000_000 })).rejects.toMatchObject({
      error: 'SKU_STOCK_SHORT',
    });
    for (const quantity of [0, -1, 1.5, Number.NaN])
      await expect(reserve({ skuId: a(), quantity })).rejects.toThrow(RangeError);
    expect(await findStock(world.db, a())).toEqual({ stock: 10, reserved: 3, sold: 0 });
  });
});

describe('selling, releasing, returning', () => {
  const act = (move: typeof sellStock, skuId: bigint, quantity: number) =>
    world.db.transaction((tx) => move(tx, [{ skuId, quantity }]));
  it('move only what was set aside or sold before', async () => {
    await act(sellStock, a(), 2);
    expect(await findStock(world.db, a())).toEqual({ stock: 8, reserved: 1, sold: 2 });
    await act(releaseStock, a(), 1);
    expect(await findStock(world.db, a())).toEqual({ stock: 8, reserved: 0, sold: 2 });
    await act(returnStock, a(), 2);
    expect(await findStock(world.db, a())).toEqual({ stock: 10, reserved: 0, sold: 0 });
    for (const move of [sellStock, releaseStock, returnStock])
      await expect(act(move, a(), 1)).rejects.toThrow(/stock: cannot/);
    expect(await findStock(world.db, a())).toEqual({ stock: 10, reserved: 0, sold: 0 });
  });
  it('the table itself refuses to be oversold', async () => {
    await expect(
      world.db.run('t.over', 'update skus set reserved = stock + 1 where id = $1', [a()]),
    ).rejects.toThrow(/skus_never_oversold/);
    await expect(
      world.db.run('t.negative', 'update skus set stock = -1 where id = $1', [a()]),
    ).rejects.toThrow(/check/);
  });
});
