// What a search filters and sorts by lies beside the words: it follows the products and their SKUs, whoever changes them.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCategories, openShop, product, sku } from '../../testing/catalogue.ts';
import { withTestDatabase } from '../../testing/database.ts';
import { countedEveryMs, countSales, recordStars, scoreDue } from './count-stats.ts';
import { releaseStock, reserveStock, returnStock, sellStock } from './move-stock.ts';
import { noteSales } from './stats.sql.ts';
import { insertProduct, insertProducts, rewriteProduct } from './write-product.ts';

const world = withTestDatabase({ max: 30 });
let shopId: bigint;
let id: bigint;
let skuIds: bigint[];

const two = (title: string, given: Parameters<typeof product>[2] = {}) =>
  product(shopId, title, {
    options: [
      {
        names: { en: 'Size' },
        values: ['S', 'L'].map((value) => ({ value, labels: { en: value }, hex: null })),
      },
    ],
    skus: ['S', 'L'].map((value) => sku({ values: [value], stock: 1 })),
    ...given,
  });
beforeAll(async () => {
  shopId = await openShop(world.db);
  await world.db.transaction(createCategories);
  await world.db.transaction((tx) => insertProducts(tx, [two('Other'), two('Off', { state: 'off' })]));
});
beforeEach(async () => {
  id = await world.db.transaction((tx) =>
    insertProduct(tx, { ...two('Thing'), slug: `thing-${Math.random()}`.replace('.', '') }),
  );
  const rows = await world.db.many<{ id: bigint }>(
    't.skus',
    'select id from skus where product_id = $1 order by id',
    [id],
  );
  skuIds = rows.map((row) => row.id);
});

const columns =
  'product_id, shop_id, min_price_cents, created_at, sales, comprehensive_score, skus_in_stock, rating_centi, on_sale, category_root, category_id';
const figures = () => world.db.many('t.figures', `select ${columns} from product_search order by 1`);
const counted = () =>
  world.db.many(
    't.counted',
    `select p.id as product_id, shop_id, min_price_cents, created_at, sales, comprehensive_score,
       (select count(*)::int from skus k where k.product_id = p.id and k.state = 'on' and k.stock > k.reserved) as skus_in_stock,
       coalesce(rating * 100, 0)::smallint as rating_centi, state = 'on' as on_sale, category_root, category_id from products p order by 1`,
  );
const inStock = async () =>
  (
    await world.db.one<{ skus: number }>(
      't.skusInStock',
      'select skus_in_stock as skus from product_search where product_id = $1',
      [id],
    )
  ).skus;
const line = (n: number) => [{ skuId: skuIds[n] as bigint, quantity: 1 }];
const change = (text: string, values: unknown[] = []) => world.owner.run('t.change', text, values);

describe('the figures beside the words follow', () => {
  const changes: [string, () => Promise<unknown>][] = [
    ['a new product', async () => {}],
    [
      'sales and stars',
      async () => {
        await world.db.transaction((tx) => noteSales(tx, [{ productId: id, quantity: 3 }]));
        world.clock.advance(countedEveryMs);
        await world.db.transaction(async (tx) => {
          await countSales(tx, 10);
          await recordStars(tx, id, [0, 0, 1, 0, 3], 0);
        });
      },
    ],
    ['scores', () => world.db.transaction((tx) => scoreDue(tx, 100))],
    [
      'a product written anew',
      () =>
        world.db.transaction((tx) =>
          rewriteProduct(
            tx,
            id,
            'on',
            product(shopId, 'New', {
              state: 'off',
              categoryId: 'toys',
              skus: [sku({ values: ['S'], priceCents: 77n, stock: 0 })],
            }),
          ),
        ),
    ],
    [
      'SQL on products',
      () =>
        change(
          `update products set min_price_cents = 5, state = 'off', category_id = 'toys', created_at = created_at - interval '1 day', rating = null`,
        ),
    ],
    ['SQL on SKUs', () => change(`update skus set stock = case when id % 2 = 0 then 0 else 9 end`)],
    ['SKUs off the shelf', () => change(`update skus set state = 'off' where id = $1`, [skuIds[0]])],
    [
      'SKUs added and deleted',
      async () => {
        await change(
          `insert into skus (product_id, position, option_values, price_cents, stock) values ($1, 9, '{X}', 100, 4), ($1, 10, '{Y}', 100, 3)`,
          [id],
        );
        await change('delete from skus where id = $1', [skuIds[0]]);
      },
    ],
  ];
  it.each(changes)('%s', async (_what, act) => {
    const before = await figures();
    await act();
    const after = await figures();
    expect(after).toEqual(await counted());
    if (_what !== 'a new product') expect(after).not.toEqual(before);
  });
});

describe('SKUs in stock', () => {
  it('are counted through an order’s life', async () => {
    const at = async (act: () => Promise<unknown>) => {
      await act();
      expect(await figures()).toEqual(await counted());
      return inStock();
    };
    expect(await inStock()).toBe(2);
    expect(await at(() => world.db.transaction((tx) => reserveStock(tx, line(0))))).toBe(1);
    expect(await at(() => world.db.transaction((tx) => releaseStock(tx, line(0))))).toBe(2);
    expect(await at(() => world.db.transaction((tx) => reserveStock(tx, line(0))))).toBe(1);
    expect(await at(() => world.db.transaction((tx) => sellStock(tx, line(0))))).toBe(1);
    expect(await at(() => world.db.transaction((tx) => returnStock(tx, line(0))))).toBe(2);
  });
  it('come out right when two buyers take two SKUs of one product at once', async () => {
    for (let i = 0; i < 10; i += 1) {
      await Promise.all([0, 1].map((n) => world.db.transaction((tx) => reserveStock(tx, line(n)))));
      expect(await inStock()).toBe(0);
      await Promise.all([0, 1].map((n) => world.db.transaction((tx) => releaseStock(tx, line(n)))));
      expect(await inStock()).toBe(2);
    }
  });
});
