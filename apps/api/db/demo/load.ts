// Loads the demo world into an empty database, whole or not at all.
import type { Clock } from '../../src/platform/clock.ts';
import type { Tx } from '../../src/platform/db.ts';
import { rebuildStats } from '../../src/slices/catalogue/index.ts';
import { deposit } from './load/deposits.ts';
import { planEveryState } from './load/every-state.ts';
import { type History, live, planTrade, readShelf } from './load/history.ts';
import { planMoney } from './load/money.ts';
import { loadPayees } from './load/payees.ts';
import { type DemoShopper, loadFollows, loadMerchants, loadShoppers } from './load/people.ts';
import { PictureShelf } from './load/pictures.ts';
import { loadReviews } from './load/reviews.ts';
import { loadShelves } from './load/shelves.ts';
import { loadStaff } from './load/staff.ts';
import { type DemoHost, day, hour, openWorld, type World } from './load/world.ts';
import { createRandom } from './prng.ts';

export { demoPassword, demoPayCode } from './people.ts';

export interface DemoOptions {
  /** More products than the hand-made ones, for benchmarks. */
  readonly products?: number;
  readonly seed?: number;
  /** How many ordinary orders of the past half year; 320 unless said. */
  readonly orders?: number;
  readonly say?: (line: string) => void;
}

const historyDays = 150;

/** Real data is never touched: one account, shop or operator is enough to keep the demo world out. */
async function isEmpty(tx: Tx): Promise<boolean> {
  const { empty } = await tx.one<{ empty: boolean }>(
    'demo.isEmpty',
    'select not exists (select from users) and not exists (select from shops) and not exists (select from operators) and not exists (select from orders) as empty',
  );
  return empty;
}

/** What the acts told the outbox belongs to the past: nobody is mailed about it. */
async function forgetOutbox(tx: Tx): Promise<void> {
  await tx.run(
    'demo.forgetJobs',
    'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
  );
  await tx.run('demo.forgetDeliveries', 'delete from outbox_deliveries');
  await tx.run('demo.forgetOutbox', 'delete from outbox');
}

async function loadHistory(
  world: World,
  people: readonly DemoShopper[],
  parts: Pick<History, 'staff' | 'merchants' | 'shelf' | 'random'>,
  until: number,
  orders: number,
): Promise<void> {
  const history: History = { world, people, ...parts, heard: 0n, parcels: 0, plans: [] };
  planTrade(history, until, historyDays - 10, orders);
  for (const who of people.slice(0, 3)) planEveryState(history, who, until);
  // Who signs in to look round should be able to buy something.
  for (const [i, { actor }] of people.slice(0, 3).entries())
    history.plans.push({
      at: until - 7 * hour - i * hour,
      run: () => deposit(world, parts.staff, { userId: actor.userId, cents: 150_000n }),
    });
  planMoney(history, until);
  await live(history, until);
}

/**
 * Loads everything in one transaction.
 * @returns false when the database already holds people or shops, and then changes nothing.
 */
export async function loadDemoWorld(
  host: DemoHost & { readonly clock: Clock },
  options: DemoOptions,
): Promise<boolean> {
  const say = options.say ?? (() => {});
  if (!(await host.database.transaction(isEmpty))) return false;
  const shelf = await PictureShelf.fill(host.files, (done, all) => say(`pictures ${done} of ${all}`));
  return host.database.transaction(
    async (tx) => {
      if (!(await isEmpty(tx))) return false;
      // Hashing and drawing lots between two statements may take longer than a request may rest.
      await tx.run('demo.patience', `select set_config('idle_in_transaction_session_timeout', '0', true)`);
      const random = createRandom(options.seed ?? 20);
      const until = host.clock.now().getTime();
      const world = openWorld(host, tx, say);
      say('shops and products');
      const { shopIds, stocked } = await loadShelves(world, shelf, options.products, options.seed);
      const offers = await readShelf(world, stocked);
      say('people');
      world.clock.set(new Date(until - historyDays * day));
      const staff = await loadStaff(world);
      await loadPayees(world);
      const people = await loadShoppers(world, staff, random);
      const merchants = await loadMerchants(world, shopIds);
      await loadFollows(world, people, [...shopIds.values()], random);
      say('half a year of trade');
      await loadHistory(
        world,
        people,
        { staff, merchants, shelf: offers, random },
        until,
        options.orders ?? 320,
      );
      say('reviews and figures');
      await loadReviews(world, people, random, new Date(until));
      await rebuildStats(tx);
      await forgetOutbox(tx);
      return true;
    },
    { statementTimeoutMs: 120_000, retries: 0 },
  );
}
