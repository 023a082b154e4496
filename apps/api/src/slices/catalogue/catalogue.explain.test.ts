// The plans behind the lists: which index each reads, and that none sorts more rows than it has gathered on purpose.
import { beforeAll, describe, expect, it } from 'vitest';
import { createCategories, openShop, product, sku } from '../../testing/catalogue.ts';
import { withTestDatabase } from '../../testing/database.ts';
import { type Plan, plansOf, settle } from '../../testing/plans.ts';
import { keepMaps, wantMaps } from './keep-maps.ts';
import {
  countStatement,
  type ListFilter,
  type ListSort,
  type PageOf,
  pageStatement,
  type Statement,
} from './product-list.sql.ts';
import { facetStatement, gatherStatement } from './product-search.sql.ts';
import {
  parseQuery,
  type Reach,
  type SearchMode,
  type WordSearch,
  wordSearchOf,
} from './search-query.rules.ts';
import { filterMaps, mappedStatement } from './word-maps.sql.ts';
import { insertProducts } from './write-product.ts';

const world = withTestDatabase();
const size = 5000;
let shopId: bigint;

beforeAll(async () => {
  const shops: bigint[] = [];
  for (let i = 0; i < 5; i += 1) shops.push(await openShop(world.db));
  shopId = shops[0] as bigint;
  const shelves = [
    'computer',
    'electrical',
    'family',
    'toys',
    'outdoors',
    'health',
    'mens',
    'womens',
    'food',
    'phone',
  ];
  await world.db.transaction(createCategories);
  const products = Array.from({ length: size }, (_, i) =>
    product(shops[i % 5] as bigint, `${i % 50 === 0 ? 'Rare' : 'Common'} thing ${i}`, {
      categoryId: i % 40 === 0 ? 'computer.keyboards' : (shelves[(i * 7) % 10] as string),
      createdAt: new Date(Date.UTC(2025, 0, 1) + ((i * 2741) % size) * 60_000),
      skus: [sku({ priceCents: BigInt(100 + ((i * 37) % 9000)) })],
    }),
  );
  // Not in one transaction: as long as it is open, nobody on this server sees what is older as settled.
  for (let from = 0; from < size; from += 500)
    await world.db.transaction((tx) => insertProducts(tx, products.slice(from, from + 500)));
  // Figures in no order that the rows lie in, as they come to be.
  await world.owner.script(
    'update products set sales = (id * 7919) % 10007, sales_30d = (id * 6101) % 5003, comprehensive_score = (id * 7727) % 1000003',
  );
  await world.owner.script('vacuum analyze');
  await settle(world, ['products', 'product_search', 'product_stats', 'skus', 'shops', 'search_terms']);
});

const explain = (statement: Statement) => plansOf(world, statement);
const indexesOf = (nodes: readonly Plan[]) => nodes.flatMap((n) => n['Index Name'] ?? []);
const pageFor = (
  sort: ListSort,
  filter: ListFilter = {},
  after: { key: string; id: string } | null = null,
): PageOf => ({ locale: 'en', filter, sort, after, limit: 20 });
const page = (...of: Parameters<typeof pageFor>) => pageStatement(pageFor(...of));
const searchFor = (text: string, reach: Reach = 'words'): WordSearch => wordSearchOf(parseQuery(text), reach);

interface Touched {
  readonly name: 'search' | 'texts';
  readonly seqScans: number;
  readonly indexScans: number;
  /** Opened by what an index said. */
  readonly rows: number;
}
/** How a statement went to the search's rows and to the texts beside them, the statements within functions included. */
async function touchedBy({
  text,
  values,
}: Statement): Promise<{ rows: unknown[]; search: Touched; texts: Touched }> {
  await world.owner.script('begin');
  const before = await figuresOfSearch();
  const rows = await world.owner.many('t.touch', text, values);
  const after = await figuresOfSearch();
  await world.owner.script('commit');
  const between = (name: Touched['name']): Touched => ({
    name,
    seqScans: after[name].seqScans - before[name].seqScans,
    indexScans: after[name].indexScans - before[name].indexScans,
    rows: after[name].rows - before[name].rows,
  });
  return { rows, search: between('search'), texts: between('texts') };
}
/** Counted by this session since it last handed them in. */
async function figuresOfSearch(): Promise<Record<Touched['name'], Touched>> {
  const touched = await world.owner.many<Touched>(
    't.touched',
    `select case when relname = 'product_search' then 'search' else 'texts' end as name, seq_scan::int as "seqScans", idx_scan::int as "indexScans", idx_tup_fetch::int as rows
     from pg_stat_xact_all_tables
     where relid in ('product_search'::regclass, (select reltoastrelid from pg_class where oid = 'product_search'::regclass)) order by 1`,
  );
  const [search, texts] = touched;
  if (search?.name !== 'search' || texts?.name !== 'texts') throw new Error('no figures of the search');
  return { search, texts };
}

/** Rows that products gave up, and rows that any sort below the final order of one page took in. */
const rowsRead = (nodes: readonly Plan[], relation: string) =>
  nodes
    .filter((n) => n['Relation Name'] === relation)
    .reduce((all, n) => all + n['Actual Rows'] * n['Actual Loops'], 0);
const largestSort = (nodes: readonly Plan[]) =>
  Math.max(
    0,
    ...nodes
      .filter((n) => /Sort/.test(n['Node Type']))
      .flatMap((n) => (n.Plans ?? []).map((below) => below['Actual Rows'] * below['Actual Loops'])),
  );

describe('browsing', () => {
  const scopes: readonly (readonly [string, () => ListFilter, Partial<Record<ListSort, string>>])[] = [
    [
      'everything',
      () => ({}),
      {
        comprehensive: 'products_by_score',
        sales: 'products_by_sales',
        hot: 'products_by_recent_sales',
        price_asc: 'products_by_price',
        price_desc: 'products_by_price',
        new: 'products_by_age',
      },
    ],
    [
      'a branch',
      () => ({ category: 'computer' }),
      {
        comprehensive: 'products_root_score',
        sales: 'products_root_sales',
        hot: 'products_root_recent_sales',
        price_asc: 'products_root_price',
        price_desc: 'products_root_price',
        new: 'products_root_age',
      },
    ],
    [
      'a category',
      () => ({ category: 'computer.keyboards' }),
      {
        comprehensive: 'products_category_score',
        sales: 'products_category_sales',
        hot: 'products_category_recent_sales',
        price_asc: 'products_category_price',
        price_desc: 'products_category_price',
        new: 'products_category_age',
      },
    ],
    [
      'a shop',
      () => ({ shop: shopId }),
      {
        comprehensive: 'products_shop_score',
        sales: 'products_shop_sales',
        price_asc: 'products_shop_price',
        price_desc: 'products_shop_price',
        new: 'products_shop_age',
      },
    ],
  ];
  const cases = scopes.flatMap(([scope, filter, orders]) =>
    Object.entries(orders).map(([sort, index]) => [scope, sort as ListSort, filter, index] as const),
  );

  it.each(cases)('%s by %s reads one page from its index', async (_scope, sort, filter, index) => {
    const nodes = await explain(page(sort, filter()));
    expect(indexesOf(nodes)).toContain(index);
    expect(rowsRead(nodes, 'products')).toBeLessThanOrEqual(2 * 21);
    expect(largestSort(nodes)).toBeLessThanOrEqual(21);
  });
  it.each(['comprehensive', 'price_asc', 'new'] as const)(
    'a later page by %s starts where the last one ended',
    async (sort) => {
      const key = { comprehensive: '300000', price_asc: '4500', new: '2025-01-02T00:00:00.000Z' }[sort];
      const nodes = await explain(page(sort, {}, { key, id: '2500' }));
      expect(rowsRead(nodes, 'products')).toBeLessThanOrEqual(2 * 21);
      expect(largestSort(nodes)).toBeLessThanOrEqual(21);
    },
  );
  it('looks at no SKU but those of the page, and counts a branch from an index alone', async () => {
    expect(rowsRead(await explain(page('new', { inStock: true })), 'skus')).toBeLessThanOrEqual(3 * 21);
    await world.owner.script('set enable_seqscan = off; set enable_bitmapscan = off');
    const counted = await explain(countStatement({ category: 'computer' }));
    await world.owner.script('reset enable_seqscan; reset enable_bitmapscan');
    expect(counted.some((n) => n['Node Type'] === 'Index Only Scan')).toBe(true);
  });
  it.each<[string, ListFilter]>([
    ['root', { category: 'computer', inStock: true }],
    ['category', { category: 'computer.keyboards', minScore: 4 }],
    ['shop', { shop: 1n, inStock: true, country: 'US' }],
    ['price', { minPriceCents: 5000n, maxPriceCents: 5100n, freeFreight: true }],
  ])('counts what else is asked of a %s from an index alone', async (index, filter) => {
    await world.owner.script('set enable_seqscan = off; set enable_bitmapscan = off');
    const of = filter.shop === undefined ? filter : { ...filter, shop: shopId };
    const counted = await explain(countStatement(of));
    await world.owner.script('reset enable_seqscan; reset enable_bitmapscan');
    expect(counted.find((n) => n['Relation Name'] === 'product_search')).toMatchObject({
      'Node Type': 'Index Only Scan',
      'Index Name': `product_search_by_${index}`,
    });
  });
});

describe('searching', () => {
  const sorts = ['comprehensive', 'sales', 'price_asc', 'price_desc', 'new'] as const;
  it.each(sorts)('by %s gathers matches from the words’ indexes, and opens no text', async (sort) => {
    for (const mode of ['gather', 'dense'] as const) {
      const filter = {
        category: 'computer.keyboards',
        shop: shopId,
        maxPriceCents: 9000n,
        inStock: true,
        country: 'US',
      };
      const { rows, search, texts } = await touchedBy(
        gatherStatement(
          pageFor(sort, mode === 'dense' ? {} : filter),
          searchFor(mode === 'dense' ? 'thing' : 'common'),
          mode,
        ),
      );
      expect(rows).toHaveLength(21);
      expect([search.seqScans, texts.seqScans, texts.indexScans]).toEqual([0, 0, 0]);
      expect(search.indexScans).toBeGreaterThan(0);
    }
  });
  it.each([
    ['a category', () => ({ category: 'computer.keyboards' }), size / 40],
    ['a branch', () => ({ category: 'toys' }), size / 10],
    ['a shop', () => ({ shop: shopId }), size / 5],
  ] as const)('within %s opens no row of another', async (_, filter, most) => {
    for (const sort of ['comprehensive', 'sales'] as const) {
      const fitting = async (mode: SearchMode, known: boolean) =>
        (await touchedBy(gatherStatement(pageFor(sort, filter()), searchFor('thing'), mode, known))).search
          .rows;
      // Also where the words are known to be few; where that is not known, they are counted everywhere.
      for (const rows of [await fitting('dense', false), await fitting('gather', true)]) {
        expect(rows).toBeGreaterThan(20);
        expect(rows).toBeLessThanOrEqual(most);
      }
      expect(await fitting('gather', false)).toBeGreaterThanOrEqual(size);
    }
  });
  it('keeps the words beside the rows, however few they are', async () => {
    const inRows = await world.owner.one<{ count: number }>(
      't.inRows',
      'select count(*)::int as count from product_search where pg_column_toast_chunk_id(words) is null',
    );
    expect(inRows.count).toBe(0);
  });
  it('walks the list’s own order for a word that nearly everything has', async () => {
    for (const [sort, index] of [
      ['comprehensive', 'products_by_score'],
      ['new', 'products_by_age'],
    ] as const) {
      const nodes = await explain(pageStatement(pageFor(sort), searchFor('thing')));
      expect(indexesOf(nodes)).toEqual(expect.arrayContaining([index, 'product_search_pkey']));
      expect(rowsRead(nodes, 'product_search')).toBeLessThanOrEqual(2 * 21);
      expect(largestSort(nodes)).toBeLessThanOrEqual(21);
    }
  });
  it('gives the walk up where the first thousand do not have the word', async () => {
    const nodes = await explain(pageStatement(pageFor('sales'), searchFor('unheard')));
    expect(rowsRead(nodes, 'products')).toBeLessThanOrEqual(1000);
    expect(rowsRead(nodes, 'product_search')).toBe(0);
  });
  it('counts words from the index, whatever the planner believes about them', async () => {
    const counted = await world.db.one<{ count: number }>(
      't.count',
      `select search_count($1::tsquery, 10001) as count`,
      [searchFor('rare').query],
    );
    expect(counted.count).toBe(size / 50);
    expect(
      (
        await world.db.one<{ config: string[] }>(
          't.config',
          `select proconfig as config from pg_proc where proname = 'search_count'`,
        )
      ).config,
    ).toContain('enable_seqscan=off');
  });
  it('by maps opens no row of the search and no text, and walks the list’s own order', async () => {
    const search = searchFor('thing');
    const filters = filterMaps({ inStock: true, category: 'toys' });
    if (!filters) throw new Error('no maps for these filters');
    wantMaps([...Object.values(search.units).flat(), ...filters]);
    await keepMaps(world.db, world.clock.now());
    for (const sort of ['comprehensive', 'sales', 'price_asc', 'price_desc', 'new'] as const) {
      const filter = { inStock: true, category: 'toys', maxPriceCents: 9000n };
      const statement = mappedStatement(pageFor(sort, filter), search, false, filters, {
        countedTo: size,
        pagedTo: size,
      });
      const { rows, search: touched, texts } = await touchedBy(statement);
      expect(rows).toHaveLength(21);
      expect(rows[0]).toMatchObject({ matched: size, total: expect.any(Number) });
      expect([touched.seqScans, touched.rows, texts.seqScans, texts.indexScans]).toEqual([0, 0, 0, 0]);
      const nodes = await explain(statement);
      expect(rowsRead(nodes, 'products')).toBe(21);
    }
  });
  it('finds a mistyped word by its variants', async () => {
    await world.owner.script('set enable_seqscan = off');
    const nodes = await explain({
      name: 't.terms',
      text: `select term from search_terms where variants && array['comon', 'comm']`,
      values: [],
    });
    await world.owner.script('reset enable_seqscan');
    expect(indexesOf(nodes)).toContain('search_terms_variants');
  });
});

describe('facets', () => {
  it('open no text, no product and no SKU', async () => {
    for (const words of [null, searchFor('rare')]) {
      const statement = facetStatement('en', { category: 'computer', inStock: true }, words);
      const { rows, texts } = await touchedBy(statement);
      expect(rows).toHaveLength(1);
      expect([texts.seqScans, texts.indexScans]).toEqual([0, 0]);
      const nodes = await explain(statement);
      expect([rowsRead(nodes, 'products'), rowsRead(nodes, 'skus')]).toEqual([0, 0]);
    }
  });
});
