// What the catalogue's sweeps get done at once.
import { expect, it } from 'vitest';
import type { Services } from '../../platform/services.ts';
import { withTestDatabase } from '../../testing/database.ts';
import { createProduct, createShop } from '../../testing/fixtures.ts';
import { catalogueJobs } from './catalogue.jobs.ts';

const world = withTestDatabase();
const size = 900;

it('a sweep scores all that is due, however many they are', async () => {
  const { shopId } = await createShop(world.owner);
  const { productId } = await createProduct(world.owner, shopId);
  await world.owner.run(
    't.more',
    `insert into products (shop_id, slug, category_id, titles, min_price_cents, max_price_cents, comprehensive_score, scored_at, created_at, updated_at)
     select shop_id, slug || n, category_id, titles, min_price_cents, max_price_cents, 0, scored_at, created_at, updated_at from products, generate_series(2, $2::int) n where id = $1`,
    [productId, size],
  );
  const sweep = catalogueJobs.sweeps.find((s) => s.name === 'catalogue.score');
  const services = { clock: world.clock, database: world.db } as unknown as Services;
  expect(await sweep?.run(services)).toBe(0);
  world.clock.advance(86_400_001);
  expect(await sweep?.run(services)).toBe(size);
  expect(await sweep?.run(services)).toBe(0);
  expect(
    await world.owner.many('t.unscored', 'select id from products where comprehensive_score = 0'),
  ).toEqual([]);
});
