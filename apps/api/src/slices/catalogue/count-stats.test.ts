// What is counted of products holds when two count at the same moment.
import { expect, it } from 'vitest';
import type { Tx } from '../../platform/db.ts';
import { createCategories, openShop, product } from '../../testing/catalogue.ts';
import { untilSomebodyWaits, withTestDatabase } from '../../testing/database.ts';
import { countedEveryMs, countSales, rebuildStats, scoreDue } from './count-stats.ts';
import { insertProduct, noteSales } from './index.ts';

const world = withTestDatabase();
const dayMs = 86_400_000;

it.each([
  ['the product is scored', (tx: Tx) => scoreDue(tx, 10)],
  ['everything is counted anew', rebuildStats],
])('a sale is not lost that is counted while %s', async (_what, act) => {
  const shop = await openShop(world.db);
  const id = await world.db.transaction(async (tx) => {
    await createCategories(tx);
    return insertProduct(tx, product(shop, 'Busy'));
  });
  // A piece that left the last 30 days since it was counted.
  await world.owner.run(
    't.due',
    `with aged as (update products set sales_30d = 1, scored_at = '-infinity' where id = $1 returning shop_id)
     update shop_stats set sales_30d = 1 where shop_id in (select shop_id from aged)`,
    [id],
  );
  await world.db.transaction((tx) => noteSales(tx, [{ productId: id, quantity: 4 }]));
  world.clock.advance(countedEveryMs);
  let acting: Promise<number> | undefined;
  await world.db.transaction(async (tx) => {
    expect(await countSales(tx, 10)).toBe(1);
    acting = world.db.transaction(act);
    await untilSomebodyWaits(world.owner);
  });
  await acting;
  const kept = await world.db.one(
    't.busy',
    `select p.sales, p.sales_30d as recent, f.sales as shop, f.sales_30d as shop30, p.scored_at > p.created_at as scored
     from products p join shop_stats f on f.shop_id = p.shop_id where p.id = $1`,
    [id],
  );
  expect(kept).toEqual({ sales: 4, recent: 4, shop: 4n, shop30: 4, scored: true });
});

it('a shop adds up to its products when everything is counted anew while one is scored', async () => {
  const shop = await openShop(world.db);
  const id = await world.db.transaction(async (tx) => {
    await createCategories(tx);
    return insertProduct(tx, product(shop, 'Of yesterday'));
  });
  const midnight = Math.ceil(world.clock.now().getTime() / dayMs) * dayMs;
  // A piece that is one of the last 30 days until midnight, and a shop whose count is wrong, so that it is written.
  await world.owner.run(
    't.aged',
    `with day as (insert into product_sales_days (product_id, day, quantity) values ($1, $2::date - 29, 1)),
       aged as (update products set sales = 1, sales_30d = 1, scored_at = '-infinity' where id = $1 returning shop_id)
     update shop_stats set sales_30d = 5 where shop_id in (select shop_id from aged)`,
    [id, new Date(midnight - 1).toISOString().slice(0, 10)],
  );
  world.clock.advance(midnight - world.clock.now().getTime());
  let counting: Promise<number> | undefined;
  await world.db.transaction(async (tx) => {
    expect(await scoreDue(tx, 10)).toBe(1);
    // Another process, whose clock has yet to strike.
    world.clock.advance(-1);
    counting = world.db.transaction(rebuildStats);
    await untilSomebodyWaits(world.owner);
  });
  await counting;
  const kept = await world.db.one(
    't.added',
    `select p.sales, p.sales_30d as recent, f.sales as shop, f.sales_30d as shop30
     from products p join shop_stats f on f.shop_id = p.shop_id where p.id = $1`,
    [id],
  );
  expect(kept).toEqual({ sales: 1, recent: 1, shop: 1n, shop30: 1 });
});

it('products that were made one after the other are not counted together while others wait', async () => {
  const shop = await openShop(world.db);
  const ids = await world.db.transaction(async (tx) => {
    await createCategories(tx);
    const made: bigint[] = [];
    for (let n = 0; n < 16; n += 1) made.push(await insertProduct(tx, product(shop, `Neighbour ${n}`)));
    await noteSales(
      tx,
      made.map((productId) => ({ productId, quantity: 1 })),
    );
    return made;
  });
  world.clock.advance(countedEveryMs);
  const counted = async () => {
    expect(await world.db.transaction((tx) => countSales(tx, 2))).toBe(2);
    const rows = await world.db.many<{ id: bigint }>(
      't.counted',
      'select id from products where id = any($1::bigint[]) and sales = 1',
      [ids],
    );
    return rows.map(({ id }) => id);
  };
  const first = await counted();
  const second = (await counted()).filter((id) => !first.includes(id));
  for (const [one, other] of [first, second] as [bigint, bigint][])
    expect(Math.abs(Number(one - other))).toBe(8);
});
