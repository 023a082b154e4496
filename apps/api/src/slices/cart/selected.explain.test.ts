// The plans behind what is ticked in a bag: who quotes or orders reads that bag and its products alone, whatever the database has heard of the tables so far.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../platform/db.ts';
import { createCategories, openShop, product } from '../../testing/catalogue.ts';
import { withTestDatabase } from '../../testing/database.ts';
import { type Asked, plansOf, readBy } from '../../testing/plans.ts';
import { insertProducts } from '../catalogue/index.ts';
import { listSelectedSkus, takeSelectedSkus } from './index.ts';

const world = withTestDatabase();
const size = 3_000;

/** A shop's first minutes: products and bags of many, and nothing has been analyzed yet. */
beforeAll(async () => {
  await world.owner.script(
    'alter table cart_items set (autovacuum_enabled = false); alter table cart_items disable trigger all',
  );
  const shopId = await openShop(world.db);
  await world.db.transaction(createCategories);
  const products = Array.from({ length: size }, (_, i) => product(shopId, `Thing ${i}`));
  for (let from = 0; from < size; from += 500)
    await world.db.transaction((tx) => insertProducts(tx, products.slice(from, from + 500)));
  await world.owner.script(
    `insert into cart_items (user_id, sku_id, quantity, price_when_added_cents, added_at)
     select row_number() over (order by id), id, 1, 100, now() from skus`,
  );
});

/** The statement that brings the SKUs, as it is sent. */
async function askedBy(ask: (tx: Tx) => Promise<unknown>): Promise<Asked> {
  const asked: Asked[] = [];
  const many = async (_: string, text: string, values: readonly unknown[]) => {
    asked.push({ text, values });
    return [];
  };
  await ask({ many, lock: async () => {} } as unknown as Tx);
  return asked[0] as Asked;
}

describe.each(['auto', 'force_generic_plan'])('with plans as %s makes them', (mode) => {
  beforeAll(() => world.owner.script(`set plan_cache_mode = ${mode}`));

  it.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['looked at', (tx) => listSelectedSkus(tx, 7n, 'en')],
    ['taken out', (tx) => takeSelectedSkus(tx, mode === 'auto' ? 8n : 9n, 'en')],
  ])(
    'lines that are %s are found by the shopper, their SKUs, products and shops by number',
    async (_, ask) => {
      const nodes = await plansOf(world, await askedBy(ask));
      expect(nodes[0]?.['Actual Rows']).toBe(1);
      expect(Math.max(...nodes.map(readBy))).toBe(1);
    },
  );
});
