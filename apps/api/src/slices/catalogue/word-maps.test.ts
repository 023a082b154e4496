// Maps of common words say what the rows say: counted and in pages, before and after they are mended, whatever has changed.
import type { ProductSort } from '@meridian/contract';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCategories, openShop } from '../../testing/catalogue.ts';
import { withTestDatabase } from '../../testing/database.ts';
import { areDrawn, keepMaps, wantMaps } from './keep-maps.ts';
import { listProducts } from './list-products.ts';
import type { CardRow, ListFilter, PageOf } from './product-list.sql.ts';
import { gatherPage } from './product-search.sql.ts';
import { parseQuery, type Reach, type WordSearch, wordSearchOf } from './search-query.rules.ts';
import { filterMaps, findMapped, listMaps, type MapBounds, priceMaps } from './word-maps.sql.ts';

const world = withTestDatabase();
const count = 4000;
const words = ['ooften', 'ohalf', 'oseldom'];
const [often, half] = words as [string, string, string];
const categories = ['toys', 'computer.keyboards', 'computer'];
let shops: bigint[];

/** Products with ids from `from` on, their words by chance but always the same. */
async function addProducts(from: number, to: number): Promise<void> {
  await world.owner.run(
    't.products',
    `insert into products (id, shop_id, slug, category_id, titles, min_price_cents, max_price_cents, sales, comprehensive_score, scored_at, created_at, updated_at)
     overriding system value
     select i, ($3::bigint[])[1 + i % 2], 'p' || i, ($4::text[])[1 + i % 3], '{"en": "A product"}', 100 + i * 7919 % 5000, 9000, i * 31 % 17, i * 7907 % 1000, now(), timestamptz '2026-01-01' + interval '1 s' * (i * 13 % 50), now()
     from generate_series($1::int, $2::int) i`,
    [from, to, shops, categories],
  );
  await world.owner.run(
    't.words',
    `insert into product_search (product_id, shop_id, min_price_cents, created_at, sales, comprehensive_score, skus_in_stock, rating_centi, on_sale, category_root, category_id, words)
     select id, shop_id, min_price_cents, created_at, sales, comprehensive_score, id % 3, 0, true, category_root, category_id,
       put_away(array_to_tsvector(array(
         select place || word from (values ('ooften', id * 7 % 10 > 0), ('ohalf', id * 11 % 2 = 0), ('oseldom', id * 13 % 7 = 0)) w (word, has)
           cross join lateral (values ('w', true), ('t', id % 8 > 0), ('n', id % 8 > 2 and (id % 5 > 0 or word = 'ooften'))) p (place, there) where has and there
         union all select '=ooften' where id % 200 = 7)))
     from products where id between $1 and $2`,
    [from, to],
  );
}

const keep = () => keepMaps(world.db, world.clock.now());
/** By rows each search would look through all of what nobody has put into the index yet. */
const settleIndex = () => world.owner.one('t.index', "select gin_clean_pending_list('product_search_words')");

beforeAll(async () => {
  shops = [await openShop(world.db), await openShop(world.db)];
  await world.db.transaction(createCategories);
  await addProducts(1, count);
  await settleIndex();
  await drawAll();
});
/** Maps of all words and categories that are asked for here. */
async function drawAll(): Promise<void> {
  const units = words.flatMap((word) => Object.values(searchOf([word], 'words').units).flat());
  wantMaps(['on', 'stock', ...units, ...categories.map((id) => `in ${id}`)]);
  await keep();
}
beforeEach(keep);

const searchOf = (asked: readonly string[], reach: Reach) =>
  wordSearchOf(parseQuery(asked.join(' '), false), reach);

const pageOf = (page: Partial<PageOf>): PageOf => ({
  locale: 'en',
  filter: {},
  sort: 'sales',
  after: null,
  limit: 20,
  ...page,
});
const endless = { countedTo: 2 ** 31 - 1, pagedTo: 2 ** 31 - 1 };
const mapped = (search: WordSearch, page: PageOf, bounds: MapBounds = endless) =>
  findMapped(world.db, page, search, page.sort === 'comprehensive', filterMaps(page.filter) ?? [], bounds);

/** The same by the words' index, row by row, and counted: how many have one of a word's forms may be the statistics' word. */
async function byRows(asked: WordSearch, page: PageOf) {
  const search = { ...asked, forms: [] };
  const { matched } = await gatherPage(world.db, { ...page, filter: {}, after: null }, search, 'gather');
  const { total } = await gatherPage(world.db, { ...page, after: null }, search, 'dense');
  const { rows } = await gatherPage(world.db, page, search, 'dense');
  return { matched, total, rows };
}

/** By maps as by rows: the counts, and the page where the maps give one. Whether they did. */
async function expectSame(search: WordSearch, page: PageOf): Promise<boolean> {
  const [found, wanted] = [await mapped(search, page), await byRows(search, page)];
  expect(found && { matched: found.matched, total: found.total }).toEqual({
    matched: wanted.matched,
    total: wanted.total,
  });
  const shown = (rows: readonly CardRow[]) => rows.map((row) => [row.id, row.key]);
  if (found?.rows) expect(shown(found.rows)).toEqual(shown(wanted.rows));
  return found?.rows != null;
}
/** Where a page goes on after the rows of this one. */
async function afterSome(search: WordSearch, page: PageOf): Promise<PageOf['after']> {
  const last = (await byRows(search, page)).rows.at(-1);
  if (!last) return null;
  const { key } = last;
  return { key: key instanceof Date ? key.toISOString() : String(key), id: String(last.id) };
}
const sorts: readonly ProductSort[] = ['comprehensive', 'sales', 'price_asc', 'price_desc', 'new'];
/** Every order and place, with each kind of filter. */
async function expectAllSame(): Promise<void> {
  await settleIndex();
  for (const sort of sorts)
    for (const reach of ['names', 'tags', 'words'] as const)
      expect(await expectSame(searchOf([often], reach), pageOf({ sort }))).toBe(true);
  for (const filter of [
    { inStock: true },
    { minPriceCents: 900n, maxPriceCents: 4100n },
    { category: 'computer' },
    { category: 'computer.keyboards' },
  ] satisfies ListFilter[])
    for (const sort of ['sales', 'comprehensive'] as const) {
      expect(await expectSame(searchOf([often, half], 'words'), pageOf({ filter, sort }))).toBe(true);
    }
}

describe('maps', () => {
  it('give no page where nobody needs one', async () => {
    const search = searchOf([often], 'words');
    const { matched, total } = await byRows(search, pageOf({}));
    const looked = (bounds: Partial<MapBounds>) => mapped(search, pageOf({}), { ...endless, ...bounds });
    expect(await looked({ countedTo: 100 })).toEqual({ matched, total: null, rows: null });
    expect(await looked({ pagedTo: 100 })).toEqual({ matched, total, rows: null });
  });

  it('say nothing where one is missing', async () => {
    expect(await mapped(searchOf(['nowhere'], 'words'), pageOf({}))).toBe(null);
    const { units } = searchOf([often], 'words');
    expect(areDrawn([...units.names, ...units.words, 'on', 'stock', 'in toys'])).toBe(true);
    expect(areDrawn([...units.names, "'wnowhere'"])).toBe(false);
  });

  it('are not drawn of a word that few have', async () => {
    // One in 200.
    const { exact } = searchOf([often], 'words');
    wantMaps([exact], exact);
    expect((await keep()).count).toBe(0);
    expect(areDrawn([exact])).toBe(false);
    wantMaps(["'nohalf'"], "'wohalf'");
    await keep();
    expect(areDrawn(["'nohalf'"])).toBe(true);
  });

  it('are mended after fifty were drawn, before the others are', async () => {
    const many = Array.from({ length: 60 }, (_, n) => `'wohalf' | 'wother${n}'`);
    wantMaps(many);
    expect(await keep()).toEqual({ count: 50, left: 10 });
    expect([areDrawn(many.slice(0, 50)), areDrawn(many)]).toEqual([true, false]);
    expect(await keep()).toEqual({ count: 10, left: 0 });
    expect(areDrawn(many)).toBe(true);
    await world.owner.run('t.gone', 'delete from search_maps where what = any ($1)', [many]);
  });

  it('of prices are drawn where too many cost nearly the same', async () => {
    const page = pageOf({ filter: { minPriceCents: 4500n, maxPriceCents: 4900n } });
    await world.owner.script("delete from search_maps where starts_with(what, 'to ')");
    expect(await mapped(searchOf([often], 'words'), page)).toBe(null);
    wantMaps(priceMaps(page.filter));
    expect((await keep()).count).toBe(2);
    expect(await expectSame(searchOf([often], 'words'), page)).toBe(true);
    wantMaps(priceMaps({ maxPriceCents: 4901n }));
    await keep();
    expect(areDrawn(priceMaps(page.filter))).toBe(true);
    expect(areDrawn(priceMaps({ maxPriceCents: 4901n }))).toBe(false);
    await world.owner.script('delete from search_maps');
    await keep();
    world.clock.advance(60_000);
    await drawAll();
  });

  it('say what the rows say', () =>
    fc.assert(
      fc.asyncProperty(
        fc.record({
          asked: fc.subarray(words, { minLength: 1 }),
          reach: fc.constantFrom('names' as const, 'tags' as const, 'words' as const),
          sort: fc.constantFrom(...sorts),
          category: fc.option(fc.constantFrom(...categories), { nil: undefined }),
          inStock: fc.boolean(),
          minPriceCents: fc.option(fc.bigInt(0n, 6000n), { nil: undefined }),
          maxPriceCents: fc.option(fc.bigInt(0n, 1n << 50n), { nil: undefined }),
          limit: fc.integer({ min: 1, max: 30 }),
          skipped: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
        }),
        async ({ asked, reach, sort, limit, skipped, ...filter }) => {
          const search = searchOf(asked, reach);
          const after =
            skipped === undefined ? null : await afterSome(search, pageOf({ sort, filter, limit: skipped }));
          const page = pageOf({ sort, filter, limit, after });
          expect(await expectSame(search, page)).toBe(true);
        },
      ),
      { numRuns: 100 },
    ));
});

describe('what has changed', () => {
  const changes: Record<string, string> = {
    'a price': `update products set min_price_cents = 1 where id in (3, 5)`,
    'a price above all': `update products set min_price_cents = 1 << 20, max_price_cents = 1 << 20 where id = 9`,
    'the last piece': `update product_search set skus_in_stock = 0 where product_id in (1, 2, 4)`,
    'off the shelf': `update products set state = 'off' where id in (11, 13, 14, 15)`,
    'another category': `update products set category_id = 'toys' where id in (20, 21, 22, 23)`,
    'other words': `update product_search set words = put_away('''wohalf'' ''tohalf'' ''=ooften'''::tsvector) where product_id in (31, 32, 33, 34)`,
    'a word more': `update product_search set words = words || '''wooften'' ''tooften'' ''nooften'' ''woseldom'' ''=ooften'''::tsvector where product_id between 40 and 60`,
    'a shop that closes': `update shops set state = 'suspended' where id = (select min(id) from shops)`,
    'a shop that opens again': `update shops set state = 'open' where id = (select min(id) from shops)`,
    'products that are gone': `delete from product_search where product_id in (71, 72); delete from products where id in (71, 72)`,
  };
  it.each(Object.entries(changes))('%s: seen at once, and once the maps are mended', async (_, sql) => {
    await world.owner.script(sql);
    const tooMuch = sql.includes('shops');
    if (tooMuch) expect(await mapped(searchOf([often], 'words'), pageOf({}))).toBe(null);
    else await expectAllSame();
    await keep();
    await expectAllSame();
    expect(
      (await world.owner.one<{ n: number }>('t.left', 'select count(*)::int as n from search_unmapped')).n,
    ).toBe(0);
  });

  it('new products: seen at once, and in a block of their own once the maps are mended', async () => {
    for (const first of [count + 1, 65_530, 200_000]) {
      await addProducts(first, first + 20);
      await expectAllSame();
      await keep();
      await expectAllSame();
    }
  });

  it('is not lost when it is committed after the maps are mended', async () => {
    await world.db.transaction(async (tx) => {
      await tx.run('t.change', `update products set state = 'off' where id in (101, 103)`);
      await world.owner.script(`update products set min_price_cents = 2 where id = 105`);
      await keep();
    });
    await expectAllSame();
    await keep();
    await expectAllSame();
  });

  it('so much at once that maps are drawn anew sooner drops them all', async () => {
    await world.owner.script(
      'update products set min_price_cents = min_price_cents + 1, max_price_cents = max_price_cents + 1',
    );
    expect(await mapped(searchOf([often], 'words'), pageOf({}))).toBe(null);
    await keep();
    expect(areDrawn(['on'])).toBe(false);
    // More may follow.
    await drawAll();
    expect(areDrawn(['on'])).toBe(false);
    world.clock.advance(60_000);
    await drawAll();
    expect(areDrawn(['on', 'in toys'])).toBe(true);
    await expectAllSame();
  });
});

it('searches find the same with them and without', async () => {
  const asked = sorts.flatMap((sort) =>
    ['ooften', 'ooften ohalf', 'ohalf'].flatMap((q) =>
      [{}, { inStock: true }, { maxPrice: '30.00' }, { category: 'computer' }].map((filter) => ({
        q,
        sort,
        limit: 20,
        ...filter,
      })),
    ),
  );
  const answers = async () => {
    const found = [];
    for (const input of asked) {
      const first = await listProducts(world.db, 'en', input);
      const second = first.nextCursor
        ? await listProducts(world.db, 'en', { ...input, cursor: first.nextCursor })
        : null;
      found.push([input, first.total, first.list.map((p) => p.id), second?.list.map((p) => p.id)]);
    }
    return found;
  };
  await world.owner.script('delete from search_maps');
  await keep();
  const without = await answers();
  world.clock.advance(60_000);
  expect((await keep()).count).toBeGreaterThan(2);
  expect(await listMaps(world.db)).toEqual(expect.arrayContaining(['on', 'stock', 'in computer']));
  expect(await answers()).toEqual(without);
});
