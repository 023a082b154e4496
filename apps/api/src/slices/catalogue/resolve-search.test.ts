// How far a common word is looked for: anywhere while few have it, and only where it says more once many have.
import { expect, it } from 'vitest';
import { createCategories, openShop, product } from '../../testing/catalogue.ts';
import { withTestDatabase } from '../../testing/database.ts';
import { getProductFacets, listProducts } from './list-products.ts';
import { wordsBound } from './product-list.sql.ts';
import { insertProducts } from './write-product.ts';

const world = withTestDatabase();
let next = 1_000_000_000;

/** So many rows of the search that have a word there; off the shelf, so that nobody finds them. */
async function addRows(count: number, places: string, word: string): Promise<void> {
  const lexemes = [...places].map((place) => `${place}${word}`);
  await world.owner.script('set session_replication_role = replica');
  await world.owner.run(
    't.rows',
    `insert into product_search (product_id, shop_id, min_price_cents, created_at, sales, comprehensive_score, skus_in_stock, rating_centi, on_sale, category_root, category_id, words)
     select $1 + i, 1, 100, now(), 0, 0, 1, 0, false, 'toys', 'toys', put_away(array_to_tsvector($2::text[])) from generate_series(1, $3) i`,
    [next, lexemes, count],
  );
  await world.owner.script('set session_replication_role = origin');
  next += count;
}

/** A product called so, one tagged so, and one that tells of it. */
async function threeOf(word: string): Promise<void> {
  const shop = await openShop(world.db);
  await world.db.transaction(async (tx) => {
    await createCategories(tx);
    await insertProducts(tx, [
      product(shop, `Old ${word}`),
      product(shop, 'Tagged', { keywords: { en: [word] } }),
      product(shop, 'Told', { descriptions: { en: `Sounds like a ${word}` } }),
    ]);
  });
}

async function titlesOf(q: string): Promise<string[]> {
  const { list, total } = await listProducts(world.db, 'en', { q, sort: 'new', limit: 20 });
  expect(total).toBe(list.length);
  return list.map((p) => p.title).sort();
}

it.each([
  // Few enough to look at each.
  { word: 'sitar', others: { w: wordsBound - 3 }, found: ['Old sitar', 'Tagged', 'Told'] },
  { word: 'lyre', others: { w: wordsBound - 102, wt: 100 }, found: ['Old lyre', 'Tagged'] },
  { word: 'banjo', others: { wt: wordsBound - 102, wtn: 100 }, found: ['Old banjo', 'Tagged'] },
  { word: 'oboe', others: { wt: wordsBound - 100, wtn: 100 }, found: ['Old oboe'] },
  { word: 'harp', others: { wtn: 2 * wordsBound }, found: ['Old harp'] },
  // Where it says more there is nothing to choose from.
  { word: 'zurna', others: { w: wordsBound }, found: ['Old zurna', 'Tagged', 'Told'] },
  { word: 'shawm', others: { wt: wordsBound + 1 }, found: ['Old shawm', 'Tagged'] },
])('$word: with others $others it finds $found', async ({ word, others, found }) => {
  await threeOf(word);
  for (const [places, count] of Object.entries(others)) await addRows(count, places, word);
  expect(await titlesOf(word)).toEqual(found);
  // What is known of the word by now changes nothing.
  expect(await titlesOf(word)).toEqual(found);
});

it.each([
  { word: 'sled', longer: 'sledge', others: 198, found: ['Old sled', 'Old sledge'] },
  // So many have it that it is no word that somebody has not finished.
  { word: 'cart', longer: 'cartwheel', others: 199, found: ['Old cart'] },
  { word: '木琴', longer: '木琴ケース', others: 199, found: ['Old 木琴', 'Old 木琴ケース'] },
])('$word, which $others others have, finds $found', async ({ word, longer, others, found }) => {
  const shop = await openShop(world.db);
  await world.db.transaction(async (tx) => {
    await createCategories(tx);
    await insertProducts(tx, [product(shop, `Old ${longer}`), product(shop, `Old ${word}`)]);
  });
  await addRows(others, 'wtn', word);
  for (const times of ['looked up', 'known']) {
    expect(await titlesOf(word), times).toEqual(found);
    expect((await getProductFacets(world.db, 'en', { q: word })).total, times).toBe(found.length);
  }
  // Words before the last are finished in any case.
  expect(await titlesOf(`old ${word}`)).toEqual(found);
  expect(await titlesOf(`${word} old`)).toEqual(word === '木琴' ? found : [`Old ${word}`]);
});

it('takes a common word for an unfinished one where nothing has it beside the others', async () => {
  const shop = await openShop(world.db);
  await world.db.transaction(async (tx) => {
    await createCategories(tx);
    await insertProducts(tx, [product(shop, 'Teal traycloth')]);
  });
  await addRows(200, 'wtn', 'tray');
  for (const times of ['looked up', 'known']) {
    expect(await titlesOf('teal tray'), times).toEqual(['Teal traycloth']);
    expect((await getProductFacets(world.db, 'en', { q: 'teal tray' })).total, times).toBe(1);
    expect(await titlesOf('tray'), times).toEqual([]);
  }
});

it.each([
  { word: 'wheel', longer: 'Wheelbarrow', before: 0, after: 200, found: 3 },
  { word: 'pedal', longer: 'Pedalboard', before: 200, after: 0, found: 2 },
])(
  'looks for $word on later pages as it did on the first',
  async ({ word, longer, before, after, found }) => {
    const shop = await openShop(world.db);
    await world.db.transaction(async (tx) => {
      await createCategories(tx);
      // At one price, so in the order of their numbers: what only begins with the word comes last.
      await insertProducts(tx, [
        product(shop, `A ${word}`),
        product(shop, `One ${word}`),
        product(shop, longer),
      ]);
    });
    await addRows(before, 'wtn', word);
    const titles: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listProducts(world.db, 'en', { q: word, sort: 'price_asc', limit: 1, cursor });
      expect(page.total).toBe(found);
      titles.push(...page.list.map((p) => p.title));
      cursor = page.nextCursor ?? undefined;
      if (titles.length === 1) await addRows(after, 'wtn', word);
    } while (cursor);
    expect(titles.sort()).toEqual([`A ${word}`, `One ${word}`, longer].slice(0, found));
  },
);

it('counts what has certain words up to their bound', async () => {
  await threeOf('gong');
  const putOnShelf = () =>
    world.owner.script(`set session_replication_role = replica;
      update product_search set on_sale = true, shop_id = (select min(id) from shops) where words @@ '''ngong''' and not on_sale;
      set session_replication_role = origin`);
  const asked = async (maxPrice?: string) => {
    const input = { q: 'gong', sort: 'new', limit: 20, maxPrice } as const;
    const { total, totalIsBound } = await listProducts(world.db, 'en', input);
    return { total, totalIsBound };
  };
  await addRows(wordsBound - 3, 'wtn', 'gong');
  await putOnShelf();
  expect(await asked()).toEqual({ total: wordsBound, totalIsBound: false });
  await addRows(6, 'wtn', 'gong');
  await putOnShelf();
  for (const times of ['counted', 'known'])
    expect(await asked(), times).toEqual({ total: wordsBound, totalIsBound: true });
  // Of the others each costs a dollar.
  expect(await asked('0.99')).toEqual({ total: 0, totalIsBound: false });
});

it('within a shop or category that has none of them, words that are known stay as they were typed', async () => {
  await threeOf('cello');
  const elsewhere = await openShop(world.db);
  const asked = async (filter: { shop?: bigint; category?: string; maxPrice?: string }) => {
    const { list, total, correctedQuery } = await listProducts(world.db, 'en', {
      q: 'cello',
      sort: 'comprehensive',
      limit: 20,
      ...filter,
    });
    return { shown: list.length, total, correctedQuery };
  };
  for (const times of ['counted', 'known']) {
    const none = { shown: 0, total: 0, correctedQuery: null };
    expect(await asked({}), times).toEqual({ shown: 3, total: 3, correctedQuery: null });
    expect(await asked({ shop: elsewhere }), times).toEqual(none);
    expect(await asked({ category: 'toys' }), times).toEqual(none);
    expect(await asked({ maxPrice: '0.01' }), times).toEqual(none);
  }
});
