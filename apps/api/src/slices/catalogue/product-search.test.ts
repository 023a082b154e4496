// One statement finds, filters, counts and ranks: what it counts, in which order it answers, and that its two ways agree.
import { beforeAll, describe, expect, it } from 'vitest';
import { createCategories, openShop, product, sku } from '../../testing/catalogue.ts';
import { withTestDatabase } from '../../testing/database.ts';
import { getProductFacets } from './list-products.ts';
import type { ListFilter, ListSort, PageOf } from './product-list.sql.ts';
import { gatherPage } from './product-search.sql.ts';
import { parseQuery, type Reach, type SearchMode, wordSearchOf } from './search-query.rules.ts';
import { insertProducts } from './write-product.ts';

const world = withTestDatabase();
let shops: bigint[];
let gone: bigint;

beforeAll(async () => {
  shops = [
    await openShop(world.db, { freightCents: 0n }),
    await openShop(world.db, { shipsElsewhere: false }),
  ];
  gone = await openShop(world.db, { state: 'suspended' });
  const [first, second] = shops as [bigint, bigint];
  await world.db.transaction(async (tx) => {
    await createCategories(tx);
    await insertProducts(tx, [
      product(first, 'Plain board', { descriptions: { en: 'Sounds like a zither' } }),
      product(first, 'Board with strings', { keywords: { en: ['zither'] } }),
      product(first, 'Old zither of maple'),
      product(first, 'Zither'),
      product(first, 'Stand', { keywords: { en: ['zither oak'] } }),
      product(first, 'Oak stand', { keywords: { en: ['zither'] } }),
      product(first, 'Bench', { keywords: { en: ['a zither', 'oak wood'] } }),
      product(first, 'Zither, sold no more', { state: 'off' }),
      product(gone, 'Zither of a shop that is away'),
      ...Array.from({ length: 40 }, (_, i) =>
        product(i % 3 === 0 ? second : first, `Kite ${i}`, {
          categoryId: ['toys', 'computer.keyboards', 'computer'][i % 3] as string,
          createdAt: new Date(Date.UTC(2026, 0, 1 + (i % 9))),
          skus: [sku({ priceCents: BigInt(500 + (i % 7) * 300), stock: i % 5 })],
        }),
      ),
    ]);
  });
  await world.owner.script(
    `update products set comprehensive_score = 500000, sales = id % 11, rating = case when id % 4 > 0 then id % 5 + 0.5 end`,
  );
});

const gather = (text: string, page: Partial<PageOf>, mode: SearchMode = 'gather', reach: Reach = 'words') =>
  gatherPage(
    world.db,
    { locale: 'en', filter: {}, sort: 'comprehensive', after: null, limit: 50, ...page },
    wordSearchOf(parseQuery(text), reach),
    mode,
  );

describe('relevance', () => {
  it('goes by where the words stand', async () => {
    const { rows, matched, total } = await gather('zither', {});
    expect(rows.map((row) => row.title)).toEqual([
      // Called or tagged exactly so, the newest first; then in the name, in a tag, in the description.
      'Oak stand',
      'Zither',
      'Board with strings',
      'Old zither of maple',
      'Bench',
      'Stand',
      'Plain board',
    ]);
    // The one off the shelf and the one of the closed shop have the word too.
    expect([matched, total]).toEqual([9, 7]);
  });
  it('puts the whole phrase first, and a word in the name and the other in the tags before both in the tags', async () => {
    const { rows } = await gather('zither oak', {});
    expect(rows.map((row) => row.title)).toEqual(['Stand', 'Oak stand', 'Bench']);
  });
  it.each(['words', 'tags', 'names'] as const)(
    'finds what the order of a list finds, each product once, in %s',
    async (reach) => {
      const found = (text: string, sort: ListSort, relaxed: boolean) =>
        gatherPage(
          world.db,
          { locale: 'en', filter: {}, sort, after: null, limit: 100 },
          wordSearchOf(parseQuery(text), reach, relaxed),
          'gather',
        );
      for (const text of [
        'zither',
        'zit',
        'zither oak',
        'oak zither board',
        'kite 1',
        'stand',
        'a oak',
        'kite',
      ])
        for (const relaxed of [false, true]) {
          const [weighed, listed] = [
            await found(text, 'comprehensive', relaxed),
            await found(text, 'new', relaxed),
          ];
          const ids = (rows: readonly { id: bigint }[]) => rows.map((row) => row.id).sort();
          expect(ids(weighed.rows)).toEqual(ids(listed.rows));
          expect([weighed.matched, weighed.total]).toEqual([listed.matched, listed.total]);
        }
    },
  );
  it('looks no further than it is told', async () => {
    expect((await gather('zither', {}, 'gather', 'tags')).rows.map((row) => row.title)).not.toContain(
      'Plain board',
    );
    expect((await gather('zither', {}, 'gather', 'names')).rows).toHaveLength(2);
  });
});

describe('a word that the statistics know to be common', () => {
  interface Look {
    readonly matched: number;
    readonly total: number;
    readonly ids: bigint[] | null;
  }
  const look = (
    forms: string[],
    text: string,
    dense: boolean,
    atMost: number,
    category: string | null = null,
  ) =>
    world.owner.one<Look>(
      't',
      `select matched, total, ids from search_look($1::tsquery[], array[$2::tsquery], '{1}', 'sales', $3, $4,
         $5, null, null, null, null, null, false, false, null, null, null, 21)`,
      [forms, text, dense, atMost, category],
    );
  const kite = "'wkite'";
  beforeAll(() => world.owner.script('analyze product_search'));

  it('is not counted: it has the bound, and no page', async () => {
    for (const dense of [false, true])
      expect(await look([kite], kite, dense, 11)).toEqual({ matched: 11, total: 11, ids: null });
  });
  it('is counted where it may be within the bound', async () => {
    const { matched, ids } = await look([kite], kite, false, 41);
    expect([matched, ids?.length]).toEqual([40, 21]);
  });
  it('is counted where a category is asked for too, or another word, or where it is rare', async () => {
    const toys = await look([kite], kite, true, 19, 'toys');
    expect([toys.total, toys.ids?.length]).toEqual([14, 14]);
    expect((await look([], "'wkite' & 'wnowhere'", false, 11)).matched).toBe(0);
    expect((await look(["'wzither'"], "'wzither'", false, 11)).matched).toBe(9);
  });
});

describe('filters', () => {
  const filters: [string, ListFilter, (row: { id: bigint; n: number }) => boolean][] = [
    ['none', {}, () => true],
    ['a branch', { category: 'toys' }, ({ n }) => n % 3 === 0],
    ['a branch with categories', { category: 'computer' }, ({ n }) => n % 3 > 0],
    ['a category', { category: 'computer.keyboards' }, ({ n }) => n % 3 === 1],
    ['a span of prices', { minPriceCents: 800n, maxPriceCents: 1700n }, ({ n }) => n % 7 >= 1 && n % 7 <= 4],
    ['stock', { inStock: true }, ({ n }) => n % 5 > 0],
    ['stars', { minScore: 3 }, ({ id }) => id % 4n > 0n && id % 5n >= 3n],
    ['free freight', { freeFreight: true }, ({ n }) => n % 3 > 0],
    ['a country', { country: 'US' }, ({ n }) => n % 3 > 0],
    ['several', { country: 'US', freeFreight: true, inStock: true }, ({ n }) => n % 3 > 0 && n % 5 > 0],
  ];
  it.each(filters)(
    '%s: counts and shows those that fit, counted first or filtered first',
    async (_what, filter, fits) => {
      const all = (await gather('kite', {})).rows.map((row) => ({
        id: row.id,
        n: Number(row.title.slice(5)),
      }));
      const wanted = all.filter(fits).map((row) => row.id);
      expect(wanted.length).toBeGreaterThan(0);
      for (const mode of ['gather', 'dense'] as const) {
        const { rows, total, matched } = await gather('kite', { filter }, mode);
        expect(rows.map((row) => row.id).sort()).toEqual([...wanted].sort());
        expect([total, matched]).toEqual([wanted.length, mode === 'dense' ? wanted.length : 40]);
      }
    },
  );
  it('by shop, and by what nobody has', async () => {
    expect((await gather('kite', { filter: { shop: shops[1] } })).total).toBe(14);
    expect(await gather('kite', { filter: { maxPriceCents: 1n } })).toEqual({
      matched: 40,
      total: 0,
      rows: [],
    });
    expect(await gather('nothing of the kind', {})).toEqual({ matched: 0, total: 0, rows: [] });
  });
});

describe('pages', () => {
  const sorts: ListSort[] = ['comprehensive', 'sales', 'price_asc', 'price_desc', 'new'];
  it.each(sorts)('by %s follow each other without gap or repetition', async (sort) => {
    const whole = (await gather('kite', { sort })).rows;
    expect(whole).toHaveLength(40);
    // Every product has the same score: a scan, which knows no relevance, goes the same way.
    for (const mode of ['gather', 'dense', 'scan'] as const) {
      const seen: bigint[] = [];
      let after: PageOf['after'] = null;
      for (let n = 0; n < 10; n += 1) {
        const { rows, total } = await gather('kite', { sort, after, limit: 7 }, mode);
        expect(total).toBe(40);
        const page = rows.slice(0, 7);
        seen.push(...page.map((row) => row.id));
        const last = page.at(-1);
        if (rows.length <= 7 || !last) break;
        after = {
          key: last.key instanceof Date ? last.key.toISOString() : String(last.key),
          id: String(last.id),
        };
      }
      expect(seen).toEqual(whole.map((row) => row.id));
    }
  });
});

describe('the order of relevance', () => {
  // What the words weigh where they stand, times the score: which one comes first is no matter of the place alone.
  const places = [
    { weight: 30, title: 'Cedar chime' },
    { weight: 20, title: 'Chime of cedar, hanging' },
    { weight: 16, title: 'Chime, hanging', tags: ['cedar wood'] },
    { weight: 12, title: 'Garden sound', tags: ['chime', 'cedar wood'] },
    { weight: 3, title: 'Garden gift', text: 'A chime made of cedar' },
  ];
  let expected: string[];
  beforeAll(async () => {
    const things = Array.from({ length: 60 }, (_, i) => {
      const place = places[(i * 7) % places.length] as (typeof places)[number];
      return { place, score: (i * 7919) % 97 ? ((i * 7919) % 97) * 9_000 : 0 };
    });
    const ids = await world.db.transaction((tx) =>
      insertProducts(
        tx,
        things.map(({ place }) =>
          product(shops[0] as bigint, place.title, {
            ...(place.tags ? { keywords: { en: place.tags } } : {}),
            ...(place.text ? { descriptions: { en: place.text } } : {}),
          }),
        ),
      ),
    );
    await world.owner.run(
      't.scores',
      'update products p set comprehensive_score = s.score from unnest($1::bigint[], $2::int[]) s (id, score) where p.id = s.id',
      [ids, things.map(({ score }) => score)],
    );
    expected = things
      .map(({ place, score }, i) => ({ id: ids[i] as bigint, key: place.weight * (score + 50_000) }))
      .sort((a, b) => b.key - a.key || Number(b.id - a.id))
      .map(({ id }) => String(id));
  });
  it.each([1, 2, 5, 20, 100])('is the same in pages of %s', async (limit) => {
    const seen: string[] = [];
    let after: PageOf['after'] = null;
    do {
      const { rows } = await gather('cedar chime', { after, limit });
      const page = rows.slice(0, limit);
      seen.push(...page.map((row) => String(row.id)));
      const last = page.at(-1);
      after = rows.length > limit && last ? { key: String(last.key), id: String(last.id) } : null;
    } while (after);
    expect(seen).toEqual(expected);
  });
});

describe('a query', () => {
  it.each([
    ['lamp', `'wlamp':*`],
    ['candles', `('wcandles':* | 'wcandl')`],
    ['lamps lamp', `('wlamps' | 'wlamp')`],
    ['wi-fi', `(('wwi' & 'wfi':*) | 'wwifi':*)`],
    ['台灯', `'w台灯':*`],
    ['机械键盘', `('w机械键盘':* | ('w机械' & 'w键盘'))`],
  ])('asks the index for no word that says nothing beside another: %s', (typed, text) => {
    expect(wordSearchOf(parseQuery(typed), 'words').query).toBe(text);
  });
});

describe('facets of a search', () => {
  it('are counted by one statement where the words were just looked for, and count what the search found', async () => {
    const asked: string[] = [];
    // Every statement's first argument is its name.
    const db = new Proxy(world.db, {
      get: (real, key) => {
        const value = Reflect.get(real, key);
        if (typeof value !== 'function') return value;
        return (name: string, ...rest: unknown[]) => {
          asked.push(name);
          return value.call(real, name, ...rest);
        };
      },
    });
    const first = await getProductFacets(db, 'en', { q: 'kite' });
    expect(asked).toEqual(['search.isCommon', 'catalogue.gather.sales', 'catalogue.facets.words']);
    asked.length = 0;
    expect(await getProductFacets(db, 'en', { q: 'kite' })).toEqual(first);
    expect(asked).toEqual(['catalogue.facets.words']);
    // A mistyped word is looked up every time: the day may come when a product has it. Known is that few have it, and how common the right one is.
    await getProductFacets(db, 'en', { q: 'zithre' });
    asked.length = 0;
    await getProductFacets(db, 'en', { q: 'zithre' });
    const mended = asked.length;
    asked.length = 0;
    expect((await getProductFacets(db, 'en', { q: 'zithre' })).total).toBeGreaterThan(0);
    expect([mended > 2, asked.length]).toEqual([true, mended]);
  });
});
