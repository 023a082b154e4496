// The catalogue's lists and product pages: pages without gaps or repeats, filters and facets that agree, languages, prices and figures that follow.
import { contract, type ProductCard } from '@meridian/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCategories, guest, openShop, product, sku, snapshotOf } from '../../testing/catalogue.ts';
import { withTestDatabase } from '../../testing/database.ts';
import { createShopper } from '../../testing/fixtures.ts';
import { comprehensiveScore, priceSpan } from './catalogue.rules.ts';
import { listCategoryRows } from './catalogue.sql.ts';
import { countedEveryMs, countSales, scoreDue } from './count-stats.ts';
import {
  homeReaders,
  insertProduct,
  insertProducts,
  noteSales,
  rebuildStats,
  recordStars,
  replaceSales,
} from './index.ts';
import { getProductFacets, listHotProducts, listProducts, listRecommendations } from './list-products.ts';
import { categoryTree } from './product.view.ts';
import type { NewProduct } from './product-write.sql.ts';
import { getProduct } from './read-product.ts';
import { rewriteProduct } from './write-product.ts';

const world = withTestDatabase();
let [paid, free, gone] = [0n, 0n, 0n];
const add = (p: NewProduct) => world.db.transaction((tx) => insertProduct(tx, p));
/** Counts what was sold until now; answers of how many products. */
const countNoted = () => {
  world.clock.advance(countedEveryMs);
  return world.db.transaction((tx) => countSales(tx, 100));
};
const defaults = { sort: 'new', limit: 20 } as const;
type Input = Parameters<typeof listProducts>[2];

beforeAll(async () => {
  paid = await openShop(world.db, { name: 'Paid', freeAboveCents: 5000n });
  free = await openShop(world.db, { name: 'Free', freightCents: 0n, shipsElsewhere: false });
  gone = await openShop(world.db, { name: 'Gone', state: 'suspended' });
  await world.db.transaction(async (tx) => {
    await createCategories(tx);
    await insertProducts(tx, [
      ...Array.from({ length: 45 }, (_, i) =>
        product(paid, `Thing ${i}`, {
          categoryId: ['computer', 'computer.keyboards', 'toys'][i % 3] as string,
          skus: [sku({ priceCents: BigInt(1000 + (i % 5) * 1000), stock: i % 9 === 0 ? 0 : 5 })],
          createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(i / 4))),
        }),
      ),
      ...Array.from({ length: 5 }, (_, i) => product(free, `Gift ${i}`, { categoryId: 'toys' })),
      product(paid, 'Hidden', { state: 'off' }),
      product(gone, 'Suspended'),
    ]);
  });
});

async function all(
  input: Partial<Input>,
  between: (page: number) => Promise<unknown> = async () => {},
): Promise<ProductCard[]> {
  const cards: ProductCard[] = [];
  let cursor: string | undefined;
  for (let n = 0; n < 50; n += 1) {
    const page = contract.listProducts.output.parse(
      await listProducts(world.db, 'en', { ...defaults, limit: 7, ...input, cursor }),
    );
    cards.push(...page.list);
    cursor = page.nextCursor ?? undefined;
    if (!page.hasMore) return cards;
    await between(n);
  }
  throw new Error('endless list');
}

describe('rules', () => {
  const weights = { sales: 45, rating: 30, freshness: 25, fullSales: 1000, halfLifeDays: 30 };
  const now = new Date('2026-03-02');
  const facts = { sales30d: 0, rating: null, reviews: 0, createdAt: now };
  it('score between nothing and a million; sales, rating and freshness each raise it', () => {
    expect(
      comprehensiveScore({ sales30d: 10 ** 9, rating: 5, reviews: 10 ** 6, createdAt: now }, weights, now),
    ).toBeGreaterThan(999_000);
    expect(
      comprehensiveScore(
        { ...facts, rating: 1, reviews: 10 ** 9, createdAt: new Date('1990-01-01') },
        weights,
        now,
      ),
    ).toBeLessThan(10);
    const plain = comprehensiveScore(facts, weights, now);
    expect(comprehensiveScore({ ...facts, sales30d: 10 }, weights, now)).toBeGreaterThan(plain);
    expect(comprehensiveScore({ ...facts, rating: 5, reviews: 3 }, weights, now)).toBeGreaterThan(plain);
    expect(comprehensiveScore({ ...facts, createdAt: new Date('2026-01-02') }, weights, now)).toBeLessThan(
      plain,
    );
    expect(comprehensiveScore(facts, { ...weights, sales: 0, rating: 0, freshness: 0 }, now)).toBe(0);
  });
  it('take the former price of the cheapest SKU', () => {
    expect(
      priceSpan([
        sku({ priceCents: 300n, wasCents: 900n }),
        sku({ priceCents: 200n }),
        sku({ priceCents: 250n }),
      ]),
    ).toEqual({ minCents: 200n, maxCents: 300n, wasCents: null });
    expect(() => priceSpan([])).toThrow(RangeError);
  });
});

describe('lists', () => {
  it.each(['comprehensive', 'sales', 'price_asc', 'price_desc', 'new'] as const)(
    'by %s neither repeat nor skip, and are in order',
    async (sort) => {
      const cards = await all({ sort });
      expect(cards).toHaveLength(50);
      expect(new Set(cards.map((c) => c.id)).size).toBe(50);
      const prices = cards.map((c) => Number(c.price));
      if (sort === 'price_asc') expect(prices).toEqual([...prices].sort((a, b) => a - b));
      if (sort === 'price_desc') expect(prices).toEqual([...prices].sort((a, b) => b - a));
    },
  );
  it('stand still while products come in ahead of the reader', async () => {
    const cards = await all({ sort: 'new', shop: paid }, (n) =>
      add(product(paid, `Later ${n}`, { createdAt: new Date('2026-03-01') })),
    );
    expect(new Set(cards.map((c) => c.id)).size).toBe(45);
    expect(cards).toHaveLength(45);
    await world.owner.script(`update products set state = 'off' where titles ->> 'en' like 'Later%'`);
  });
  it('say how many there are, and leave out what is off the shelf or suspended', async () => {
    const page = await listProducts(world.db, 'en', defaults);
    expect(page).toMatchObject({ total: 50, totalIsBound: false, correctedQuery: null });
    expect((await all({})).map((c) => c.title)).not.toEqual(expect.arrayContaining(['Hidden']));
    expect((await listProducts(world.db, 'en', { ...defaults, q: 'suspended' })).list).toEqual([]);
    expect((await listProducts(world.db, 'en', { ...defaults, limit: 100 })).hasMore).toBe(false);
  });
  it('search and page at once: relevance, price and age', async () => {
    for (const sort of ['comprehensive', 'price_asc', 'new'] as const) {
      const cards = await all({ q: 'thing', sort });
      expect(new Set(cards.map((c) => c.id)).size).toBe(45);
      expect(cards).toHaveLength(45);
    }
    expect(await all({ q: 'thnig', sort: 'comprehensive' })).toHaveLength(45);
    expect(await all({ q: 'thing unheardof', sort: 'sales' })).toHaveLength(45);
  });
  it('refuse a cursor of another sort or one that was bent', async () => {
    const { nextCursor } = await listProducts(world.db, 'en', { ...defaults, limit: 5 });
    for (const cursor of [
      nextCursor ?? '',
      'AAAA',
      Buffer.from('["1); drop table","1","1","gwords"]').toString('base64url'),
      Buffer.from('["1","1","1","gnowhere"]').toString('base64url'),
    ]) {
      await expect(
        listProducts(world.db, 'en', { ...defaults, sort: 'price_asc', cursor }),
      ).rejects.toMatchObject({ error: 'VALIDATION_FAILED' });
    }
  });
  it('show the most bought and what goes with a product', async () => {
    const [a, b] = (await all({ shop: free })).map((c) => BigInt(c.id));
    await world.db.transaction((tx) =>
      noteSales(tx, [
        { productId: a ?? 0n, quantity: 3 },
        { productId: b ?? 0n, quantity: 2 },
      ]),
    );
    await countNoted();
    const hot = contract.listHotProducts.output.parse(await listHotProducts(world.db, 'en', { limit: 2 }));
    expect(hot.list.map((c) => c.id)).toEqual([String(a), String(b)]);
    expect(
      (await listHotProducts(world.db, 'en', { limit: 60, category: 'toys' })).list.map((c) => c.id),
    ).toContain(String(b));
    const beside = contract.listRecommendations.output.parse(
      await listRecommendations(world.db, 'en', { id: a ?? 0n, limit: 10 }),
    );
    expect(beside.list[0]?.id).toBe(String(b));
    expect(beside.list.map((c) => c.id)).not.toContain(String(a));
    expect((await listRecommendations(world.db, 'en', { id: 10n ** 15n, limit: 10 })).list).toEqual([]);
  });
});

describe('filters', () => {
  const filters: readonly (readonly [string, () => Partial<Input>, (c: ProductCard) => boolean])[] = [
    ['a branch with what is below', () => ({ category: 'computer' }), (c) => c.shopName === 'Paid'],
    ['a category', () => ({ category: 'computer.keyboards' }), () => true],
    ['a shop', () => ({ shop: free }), (c) => c.shopName === 'Free'],
    [
      'a price',
      () => ({ minPrice: '20', maxPrice: '40.00' }),
      (c) => Number(c.price) >= 20 && Number(c.price) <= 40,
    ],
    ['free freight', () => ({ freeFreight: true }), (c) => c.freeFreight],
    ['stock', () => ({ inStock: true }), (c) => c.inStock],
    ['a destination', () => ({ country: 'US' }), (c) => c.shopName === 'Paid'],
    [
      'many at once',
      () => ({ category: 'toys', inStock: true, minPrice: '10', shop: paid, country: 'DE' }),
      (c) => c.inStock,
    ],
  ];
  it.each(filters)('%s: every product fits, and the facets count the same', async (_name, input, fits) => {
    const cards = await all(input());
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect(fits(card)).toBe(true);
    const { sort: _sort, limit: _limit, ...filter } = { ...defaults, ...input() };
    const facets = contract.getProductFacets.output.parse(await getProductFacets(world.db, 'en', filter));
    expect(facets.total).toBe(cards.length);
  });
  it('leave their own facet alone', async () => {
    const facets = await getProductFacets(world.db, 'de', { category: 'computer', shop: paid });
    expect(Object.fromEntries(facets.categories.map((f) => [f.value, f.count]))).toEqual({
      computer: 30,
      toys: 15,
      'computer.keyboards': 15,
    });
    expect(facets.categories.find((f) => f.value === 'computer.keyboards')?.label).toBe('Tastaturen');
    expect(facets.shops).toEqual([{ value: String(paid), label: 'Paid', count: 30 }]);
    expect(facets.price).toEqual({ min: '10.00', max: '50.00' });
    expect(facets).toMatchObject({ total: 30, inStock: 25 });
    const narrow = await getProductFacets(world.db, 'en', {
      category: 'computer',
      minPrice: '49',
      q: 'thing',
    });
    expect(narrow.price).toEqual({ min: '10.00', max: '50.00' });
    expect(await getProductFacets(world.db, 'en', { q: 'nothinglikethat' })).toMatchObject({
      total: 0,
      categories: [],
      price: null,
    });
  });
  it('count by score at least', async () => {
    const [card] = await all({ shop: free });
    await world.db.transaction((tx) => recordStars(tx, BigInt(card?.id ?? 0), [0, 0, 0, 0, 2], 1));
    expect((await all({ minScore: 4 })).map((c) => c.id)).toEqual([card?.id]);
    expect((await getProductFacets(world.db, 'en', { minScore: 5 })).scores.map((s) => s.count)).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });
});

describe('one product', () => {
  const rich = () =>
    product(paid, 'Lamp', {
      titles: { en: 'Lamp', de: 'Lampe' },
      descriptions: { en: 'Bright' },
      brand: 'Lux',
      categoryId: 'computer.keyboards',
      options: [
        {
          names: { en: 'Colour', de: 'Farbe' },
          values: [
            { value: 'red', labels: { en: 'Red', de: 'Rot' }, hex: '#ff0000' },
            { value: 'blue', labels: { en: 'Blue' }, hex: null },
          ],
        },
      ],
      specifications: [{ labels: { en: 'Weight', de: 'Gewicht' }, values: { en: '1 kg' } }],
      skus: [
        sku({ values: ['red'], priceCents: 4000n, wasCents: 6000n, stock: 3 }),
        sku({ values: ['blue'], priceCents: 7000n, stock: 0 }),
      ],
    });
  it('shows its matrix in the reader’s language, field by field', async () => {
    const id = await add(rich());
    const shopper = await createShopper(world.db);
    const detail = contract.getProduct.output.parse(
      await getProduct(world.db, guest('de', shopper), { id, country: 'US' }),
    );
    expect(detail).toMatchObject({
      title: 'Lampe',
      description: 'Bright',
      price: '40.00',
      wasPrice: '60.00',
      priceVaries: true,
      state: 'on',
      inStock: true,
      freeFreight: false,
      returnDays: 15,
      categoryPath: [
        { id: 'computer', name: 'Computer' },
        { id: 'computer.keyboards', name: 'Tastaturen' },
      ],
      options: [
        {
          name: 'Farbe',
          values: [
            { value: 'red', label: 'Rot', hex: '#ff0000' },
            { value: 'blue', label: 'Blue', hex: null },
          ],
        },
      ],
      specifications: [{ label: 'Gewicht', value: '1 kg' }],
      delivery: {
        country: 'US',
        countryName: 'Vereinigte Staaten',
        freight: '5.00',
        minDays: 5,
        maxDays: 12,
      },
      shop: { name: 'Paid', followed: false },
      skus: [
        { values: ['red'], price: '40.00', wasPrice: '60.00', stock: 3 },
        { values: ['blue'], price: '70.00', wasPrice: null, stock: 0 },
      ],
    });
    expect((await getProduct(world.db, guest(), { id })).delivery).toBeNull();
  });
  it('says how long it can go back as it is set now', async () => {
    const id = await add(product(free, 'Put back'));
    await world.owner.script(
      `insert into settings (key, value, version, changed_by, changed_at) values ('catalogue.returnDays', '20', 1, 'test', now())`,
    );
    expect((await getProduct(world.db, guest(), { id })).returnDays).toBe(20);
    await world.owner.script(`delete from settings where key = 'catalogue.returnDays'`);
    expect((await getProduct(world.db, guest(), { id })).returnDays).toBe(15);
  });
  it('shows no delivery where the shop does not go, and can be looked at off the shelf', async () => {
    const id = await add(product(free, 'Local', { state: 'off' }));
    expect(await getProduct(world.db, guest(), { id, country: 'US' })).toMatchObject({
      state: 'off',
      delivery: null,
    });
    expect(
      (await getProduct(world.db, guest(), { id: await add(product(gone, 'Suspended too')) })).state,
    ).toBe('off');
    await expect(getProduct(world.db, guest(), { id: 10n ** 17n })).rejects.toMatchObject({
      error: 'PRODUCT_NOT_FOUND',
    });
  });
  it('written anew keeps SKUs by their values; the next reader sees the new price', async () => {
    const before = rich();
    const id = await add(before);
    const ids = async () =>
      (await getProduct(world.db, guest(), { id })).skus.map((s) => [s.values[0], s.id, s.price]);
    const [red] = await ids();
    await world.db.transaction((tx) =>
      rewriteProduct(tx, id, 'on', {
        ...before,
        titles: { en: 'Torchiere' },
        skus: [sku({ values: ['red'], priceCents: 3500n }), sku({ values: ['green'], priceCents: 3600n })],
        options: [
          {
            names: { en: 'Colour' },
            values: ['red', 'green'].map((value) => ({ value, labels: { en: value }, hex: null })),
          },
        ],
      }),
    );
    expect(await ids()).toEqual([
      ['red', red?.[1], '35.00'],
      ['green', expect.any(String), '36.00'],
    ]);
    const found = await listProducts(world.db, 'en', { ...defaults, q: 'torchiere' });
    expect(found.list).toMatchObject([{ id: String(id), price: '35.00', wasPrice: null }]);
  });
  it('needs a slug of its own in its shop: the whole batch is refused', async () => {
    const before = await snapshotOf(world.db, 'products', 'skus', 'product_search', 'shop_stats');
    await expect(
      world.db.transaction((tx) =>
        insertProducts(tx, [product(paid, 'One', { slug: 'same' }), product(paid, 'Two', { slug: 'same' })]),
      ),
    ).rejects.toThrow(/products_shop_id_slug_key/);
    expect(await snapshotOf(world.db, 'products', 'skus', 'product_search', 'shop_stats')).toEqual(before);
  });
});

describe('figures', () => {
  it('follow sales, age with time, and come out the same when counted anew', async () => {
    const id = await add(product(free, 'Counted'));
    const figures = () =>
      world.db.one<{ sales: number; recent: number; score: number; shop: bigint; shop30: number }>(
        't.figures',
        'select p.sales, p.sales_30d as recent, p.comprehensive_score as score, f.sales as shop, f.sales_30d as shop30 from products p join shop_stats f on f.shop_id = p.shop_id where p.id = $1',
        [id],
      );
    const fresh = await figures();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        world.db.transaction((tx) => noteSales(tx, [{ productId: id, quantity: 2 }])),
      ),
    );
    expect(await figures()).toEqual(fresh);
    await countNoted();
    const sold = await figures();
    expect(sold).toMatchObject({ sales: 40, recent: 40, shop: fresh.shop + 40n });
    expect(sold.score).toBeGreaterThan(fresh.score);
    await world.owner.run('t.due', `update products set scored_at = '-infinity' where id = $1`, [id]);
    await world.db.transaction((tx) => scoreDue(tx, 5000));
    expect(await figures()).toEqual(sold);
    expect(await world.db.transaction(rebuildStats)).toBeLessThanOrEqual(3);
    expect(await figures()).toEqual(sold);
    world.clock.advance(31 * 86_400_000);
    while ((await world.db.transaction((tx) => scoreDue(tx, 10))) > 0);
    expect(await figures()).toMatchObject({ sales: 40, recent: 0, shop30: 0 });
    await world.db.transaction((tx) =>
      replaceSales(tx, [{ productId: id, day: '2026-04-01', quantity: 7 }], true),
    );
    await world.db.transaction((tx) => noteSales(tx, [{ productId: id, quantity: 1 }]));
    await world.db.transaction(rebuildStats);
    expect(await figures()).toMatchObject({ sales: 8, recent: 8, shop: 8n, shop30: 8 });
    expect(await countNoted()).toBe(0);
  });
});

describe('categories and the front page', () => {
  it('count a branch with what is below it', async () => {
    const tree = contract.listCategories.output.parse({
      list: categoryTree(await listCategoryRows(world.db, 'zh-cn')),
    }).list;
    expect(tree.map((c) => c.id)).toHaveLength(10);
    const computer = tree.find((c) => c.id === 'computer');
    expect(computer).toMatchObject({ name: '电脑', children: [{ id: 'computer.keyboards', name: '键盘' }] });
    expect(computer?.products).toBe((await all({ category: 'computer' })).length);
  });
  it('hand the front page its parts', async () => {
    expect(await homeReaders.hot(world.db, 'en', 3)).toHaveLength(3);
    expect((await homeReaders.fresh(world.db, 'en', 3))[0]?.title).toBeDefined();
    expect((await homeReaders.shops(world.db, 'en', 5)).total).toBe(2);
  });
});
