// The plans behind the lists: which index each reads, and that none sorts more rows than it has gathered on purpose.
import { beforeAll, describe, expect, it } from 'vitest';
import { createCategories, openShop, product, sku } from '../../testing/catalogue.ts';
import { withTestDatabase } from '../../testing/database.ts';
import {
  countStatement,
  facetStatement,
  type ListFilter,
  type ListSort,
  pageStatement,
  type Search,
  type Statement,
} from './product-list.sql.ts';
import { anyText, exactText, parseQuery, queryText } from './search-query.rules.ts';
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
  await world.db.transaction(async (tx) => {
    await createCategories(tx);
    await insertProducts(
      tx,
      Array.from({ length: size }, (_, i) =>
        product(shops[i % 5] as bigint, `${i % 50 === 0 ? 'Rare' : 'Common'} thing ${i}`, {
          categoryId: i % 40 === 0 ? 'computer.keyboards' : (shelves[(i * 7) % 10] as string),
          createdAt: new Date(Date.UTC(2025, 0, 1) + ((i * 2741) % size) * 60_000),
          skus: [sku({ priceCents: BigInt(100 + ((i * 37) % 9000)) })],
        }),
      ),
    );
  });
  // Figures in no order that the rows lie in, as they come to be.
  await world.owner.script(
    'update products set sales = (id * 7919) % 10007, sales_30d = (id * 6101) % 5003, comprehensive_score = (id * 7727) % 1000003',
  );
  await world.owner.script('vacuum analyze');
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

async function explain({ text, values }: Statement): Promise<Plan[]> {
  const row = await world.owner.one<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    't.explain',
    `explain (analyze, timing off, format json) ${text}`,
    values,
  );
  return nodesOf(row['QUERY PLAN'][0].Plan);
}
const indexesOf = (nodes: readonly Plan[]) => nodes.flatMap((n) => n['Index Name'] ?? []);
const page = (
  sort: ListSort,
  filter: ListFilter = {},
  search: Search = { mode: 'browse' },
  after: { key: string; id: string } | null = null,
) => pageStatement({ locale: 'en', filter, sort, search, after, limit: 20 });
const searchFor = (
  text: string,
  mode: 'gather' | 'scan',
  reach: 'names' | 'tags' | 'words' = 'words',
): Search => ({
  mode,
  reach,
  query: queryText(parseQuery(text)),
  any: anyText(parseQuery(text)),
  exact: exactText(parseQuery(text)),
});

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
      const nodes = await explain(page(sort, {}, { mode: 'browse' }, { key, id: '2500' }));
      expect(rowsRead(nodes, 'products')).toBeLessThanOrEqual(2 * 21);
      expect(largestSort(nodes)).toBeLessThanOrEqual(21);
    },
  );
  it('looks at no SKU but those of the page, and counts a branch from an index alone', async () => {
    expect(rowsRead(await explain(page('new', { inStock: true })), 'skus')).toBeLessThanOrEqual(3 * 21);
    await world.owner.script('set enable_seqscan = off; set enable_bitmapscan = off');
    const counted = await explain(countStatement({ category: 'computer' }, { mode: 'browse' }));
    await world.owner.script('reset enable_seqscan; reset enable_bitmapscan');
    expect(counted.some((n) => n['Node Type'] === 'Index Only Scan')).toBe(true);
  });
});

describe('searching', () => {
  it('gathers few matches from the words’ indexes, and sorts no more than those', async () => {
    // With so few products reading all texts looks cheap; with many it is not.
    await world.owner.script('set enable_seqscan = off');
    const nodes = await explain(page('comprehensive', {}, searchFor('rare', 'gather')));
    await world.owner.script('reset enable_seqscan');
    expect(indexesOf(nodes)).toEqual(
      expect.arrayContaining(['product_search_names', 'product_search_tags', 'product_search_words']),
    );
    // The names, tags, words and the whole phrase: at most four rows for each match.
    expect(largestSort(nodes)).toBeLessThanOrEqual((4 * size) / 50);
    expect(nodes.some((n) => n['Node Type'] === 'Seq Scan' && n['Relation Name'] === 'product_search')).toBe(
      false,
    );
  });
  it('walks the list’s own order for a word that nearly everything has', async () => {
    for (const [sort, index] of [
      ['comprehensive', 'products_by_score'],
      ['new', 'products_by_age'],
    ] as const) {
      const nodes = await explain(page(sort, {}, searchFor('thing', 'scan')));
      expect(indexesOf(nodes)).toEqual(expect.arrayContaining([index, 'product_search_pkey']));
      expect(rowsRead(nodes, 'product_search')).toBeLessThanOrEqual(2 * 21);
      expect(largestSort(nodes)).toBeLessThanOrEqual(21);
    }
  });
  it('counts words from the index, whatever the planner believes about them', async () => {
    const counted = await world.db.one<{ count: number }>(
      't.count',
      `select search_count('words', $1::tsquery, 10001) as count`,
      [queryText(parseQuery('rare'))],
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
  it('finds a mistyped word by its variants', async () => {
    await world.owner.script('set enable_seqscan = off');
    const row = await world.owner.one<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      't.terms',
      `explain (format json) select term from search_terms where variants && array['comon', 'comm']`,
    );
    await world.owner.script('reset enable_seqscan');
    expect(indexesOf(nodesOf(row['QUERY PLAN'][0].Plan))).toContain('search_terms_variants');
  });
});

describe('facets', () => {
  it('look at no more products than the bound, and at the SKUs of those', async () => {
    const nodes = await explain(
      facetStatement('en', { category: 'computer', inStock: true }, { mode: 'browse' }),
    );
    expect(rowsRead(nodes, 'products')).toBeLessThanOrEqual(size);
    expect(rowsRead(nodes, 'skus')).toBeLessThanOrEqual(size);
  });
});
