// What was written to the words' index lately does not wait there for searches to read through.
import { expect, it } from 'vitest';
import type { Services } from '../../platform/services.ts';
import { createCategories, openShop, product } from '../../testing/catalogue.ts';
import { withTestDatabase } from '../../testing/database.ts';
import { catalogueJobs } from './catalogue.jobs.ts';
import { insertProduct } from './index.ts';

const world = withTestDatabase();
const watch = catalogueJobs.watches?.find(({ name }) => name === 'catalogue.words');
const goRound = () =>
  watch?.round({ database: world.db } as unknown as Services, 'all', new AbortController().signal);
/** Something new in the index. */
async function addProduct(title: string): Promise<void> {
  const shop = await openShop(world.db);
  await world.db.transaction(async (tx) => {
    await createCategories(tx);
    await insertProduct(tx, product(shop, title));
  });
}

/** Pages that waited until now; there are none afterwards. */
const takeAsOwner = async () =>
  (
    await world.owner.one<{ pages: bigint }>(
      't.pages',
      "select gin_clean_pending_list('product_search_words') as pages",
    )
  ).pages;

it('a round leaves nothing waiting, by several processes at once as well', async () => {
  await addProduct('Lamp');
  expect(await takeAsOwner()).toBeGreaterThan(0n);
  await addProduct('Table');
  expect(await Promise.all([goRound(), goRound(), goRound()])).toEqual([false, false, false]);
  expect(await takeAsOwner()).toBe(0n);
});

it('a round leaves it to another process that is at it', async () => {
  await addProduct('Chair');
  await world.owner.run('t.hold', "select pg_advisory_lock(hashtext('search_pending'))");
  expect(await goRound()).toBe(false);
  expect(await takeAsOwner()).toBeGreaterThan(0n);
  await world.owner.run('t.free', "select pg_advisory_unlock(hashtext('search_pending'))");
});
