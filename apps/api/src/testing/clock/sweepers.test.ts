// Several real processes, in zones of their own, find everything due at the same moment: each thing happens once.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emit } from '../../platform/outbox.ts';
import { countedEveryMs, countSales } from '../../slices/catalogue/count-stats.ts';
import { completeOrder } from '../../slices/orders/complete-order.ts';
import { receiveOrder } from '../../slices/orders/receive-order.ts';
import { openTestDatabase, type TestDatabase } from '../database.ts';
import { createShopper } from '../fixtures.ts';
import {
  asTimer,
  everything,
  faults,
  type Market,
  openMarket,
  orderId,
  pay,
  place,
  ship,
  tick,
} from '../orders.ts';
import { createDatabaseIn } from './zones.ts';

const moment = new Date('2028-02-29T00:00:00.000Z');
const processZones = ['America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'];
const each = 10;
const people = 12;
const day = 86_400_000;

const world = {} as TestDatabase;
const children: ChildProcess[] = [];
beforeAll(async () => {
  Object.assign(world, await openTestDatabase({ create: createDatabaseIn('Asia/Kathmandu') }));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await world.drop?.();
});

const beforeMoment = (ms: number) => world.clock.set(new Date(moment.getTime() - ms));
async function paid({ shopper, skuId }: Market): Promise<string> {
  const placed = await place(world, shopper, [{ skuId, quantity: 1 }]);
  await pay(world, shopper, placed);
  return placed.orders[0] ?? '';
}
async function shipped(market: Market, carrier = 'northway'): Promise<string> {
  const orderNo = await paid(market);
  await ship(world, market.shop, orderNo, carrier);
  return orderNo;
}
async function received(market: Market): Promise<string> {
  const orderNo = await shipped(market);
  await world.db.transaction((tx) => receiveOrder(tx, market.shopper.actor, { orderNo }));
  return orderNo;
}

/** What waits for the moment: days before it, how it came about, and what the timers make of it. */
const groups: readonly (readonly [string, number, (market: Market) => Promise<string>, readonly string[]])[] =
  [
    ['receive', 60 * day, shipped, ['order.receive-reminded', 'order.received']],
    ['remindShopper', 57 * day, shipped, ['order.receive-reminded']],
    [
      'carrier',
      30 * day,
      (market) => shipped(market, 'harbourline'),
      ['order.parcel-delivered', 'order.receive-reminded'],
    ],
    ['settle', 15 * day, received, ['order.settled']],
    ['giveUp', 14 * day, paid, ['order.ship-reminded', 'order.given-up']],
    ['complete', 7 * day, received, ['order.completed']],
    ['remindShop', 3 * day, paid, ['order.ship-reminded']],
    [
      'expire',
      121 * 60_000,
      async (m) => (await place(world, m.shopper, [{ skuId: m.skuId, quantity: 1 }])).orders[0] ?? '',
      ['order.expired'],
    ],
  ];

async function eventsOf(orderNo: string): Promise<string[]> {
  const rows = await world.owner.many<{ event: string }>(
    'sweepers.events',
    'select event from order_events e join orders o on o.id = e.order_id where order_no = $1 order by e.id',
    [orderNo],
  );
  return rows.map(({ event }) => event);
}

/** Starts the processes, waits until all are ready, and lets them go at once. Answers how many transactions each made. */
async function sweepTogether(): Promise<number[]> {
  for (const zone of processZones)
    children.push(
      fork(path.join(import.meta.dirname, 'sweeper-process.ts'), [world.url, moment.toISOString()], {
        execArgv: ['--import', 'tsx'],
        env: { ...process.env, TZ: zone },
      }),
    );
  await Promise.all(children.map((child) => once(child, 'message')));
  const answers = children.map((child) => once(child, 'message') as Promise<[{ transactions: number }]>);
  for (const child of children) child.send('go');
  return (await Promise.all(answers)).map(([{ transactions }]) => transactions);
}

describe('three processes at the same due moment', () => {
  const orders = new Map<string, string[]>();
  const before = new Map<string, string[]>();
  const addresses: string[] = [];
  let market: Market;
  let transactions: number[] = [];

  beforeAll(async () => {
    beforeMoment(61 * day);
    market = await openMarket(world, { stock: 1_000 });
    for (const [name, ms, make] of groups) {
      beforeMoment(ms);
      const made: string[] = [];
      for (let i = 0; i < each; i += 1) made.push(await make(market));
      if (name === 'settle') {
        beforeMoment(8 * day);
        for (const orderNo of made) await asTimer(world, completeOrder, await orderId(world.db, orderNo));
      }
      orders.set(name, made);
      for (const orderNo of made) before.set(orderNo, await eventsOf(orderNo));
    }
    beforeMoment(60_000);
    for (let i = 0; i < people; i += 1) {
      const { userId } = await createShopper(world.owner);
      const { email } = await world.owner.one<{ email: string }>(
        'sweepers.email',
        'select email from users where id = $1',
        [userId],
      );
      addresses.push(email);
      await world.db.transaction((tx) =>
        emit(tx, 'account.password-changed', `test:${userId}`, { userId: String(userId) }),
      );
    }
    transactions = await sweepTogether();
  }, 120_000);

  it('share the work', () => {
    expect(transactions).toHaveLength(processZones.length);
    expect(transactions.filter((count) => count > 0).length).toBeGreaterThan(1);
  });

  it.each(groups.map(([name, , , events]) => [name, events] as const))(
    '%s: every order moves once',
    async (name, events) => {
      const made = orders.get(name) ?? [];
      expect(made).toHaveLength(each);
      for (const orderNo of made)
        expect(await eventsOf(orderNo)).toEqual([...(before.get(orderNo) ?? []), ...events]);
    },
  );

  it('each event is told once and heard once: mails, sales', async () => {
    const mails = await world.owner.many<{ to: string; attempts: number; state: string }>(
      'sweepers.mails',
      'select to_address as "to", attempts, state from mails order by to_address',
    );
    expect(mails).toEqual(addresses.toSorted().map((to) => ({ to, attempts: 1, state: 'local' })));
    const sold = groups.filter(([name]) => name !== 'expire').length * each;
    world.clock.set(new Date(moment.getTime() + countedEveryMs));
    const counted = await Promise.all(
      Array.from({ length: 3 }, () => world.db.transaction((tx) => countSales(tx, 10))),
    );
    expect(counted.toSorted()).toEqual([0, 0, 1]);
    const { sales } = await world.owner.one<{ sales: number }>(
      'sweepers.sales',
      'select sales from products where id = $1',
      [market.product.productId],
    );
    expect(sales).toBe(sold);
    const twice = await world.owner.many(
      'sweepers.told',
      'select topic, key from outbox group by 1, 2 having count(*) > 1',
    );
    expect(twice).toEqual([]);
  });

  it('the books are right: one journal for each event of money, stock given back once', async () => {
    const journals = await world.owner.many<{ kind: string; count: number }>(
      'sweepers.journals',
      `select kind, count(*)::int as count from ledger.journal where kind in ('order.settle', 'order.cancel', 'order.give-up') group by kind`,
    );
    expect(journals.reduce((all, { count }) => all + count, 0)).toBe(2 * each);
    const back = 2 * each;
    const { stock, reserved } = await world.owner.one<{ stock: number; reserved: number }>(
      'sweepers.stock',
      'select stock, reserved from skus where id = $1',
      [market.skuId],
    );
    expect({ stock, reserved }).toEqual({ stock: 1_000 - groups.length * each + back, reserved: 0 });
    expect(await faults(world)).toEqual([]);
  });

  it('and once more finds nothing to do', async () => {
    const rows = await everything(world);
    world.clock.set(moment);
    expect(await tick(world)).toEqual({});
    expect(await everything(world)).toBe(rows);
  });
});
