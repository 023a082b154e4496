// The timers on a clock that is moved by hand: each acts when it is due, once, and several processes share the work.
import { beforeEach, describe, expect, it } from 'vitest';
import { balanceOf } from '../../ledger/index.ts';
import { TEST_START, withTestDatabase } from '../../testing/database.ts';
import { createProduct } from '../../testing/fixtures.ts';
import {
  faults,
  type Market,
  openMarket,
  orderId,
  pay,
  place,
  servicesOf,
  ship,
  statusOf,
  tick,
  trackingNo,
} from '../../testing/orders.ts';
import { addDays, addMinutes } from './order.rules.ts';
import { ordersJobs } from './orders.jobs.ts';
import { lockPaymentOf } from './orders.sql.ts';
import { receiveOrder } from './receive-order.ts';
import { shipOrder } from './ship-order.ts';

const world = withTestDatabase({ max: 20 });
beforeEach(() => world.clock.set(TEST_START));

async function order(market: Market): Promise<string> {
  const placed = await place(world, market.shopper, [{ skuId: market.skuId, quantity: 1 }]);
  return placed.orders[0] ?? '';
}
async function paidOrder(market: Market): Promise<string> {
  const placed = await place(world, market.shopper, [{ skuId: market.skuId, quantity: 1 }]);
  await pay(world, market.shopper, placed);
  return placed.orders[0] ?? '';
}
const events = async (orderNo: string) =>
  (
    await world.db.many<{ event: string }>(
      't',
      'select event from order_events where order_id = (select id from orders where order_no = $1) order by id',
      [orderNo],
    )
  ).map((e) => e.event);

describe('an unpaid order', () => {
  it('expires after two hours and gives its stock back', async () => {
    const market = await openMarket(world, { stock: 1 });
    const orderNo = await order(market);
    world.clock.set(addMinutes(TEST_START, 119));
    expect(await tick(world)).toEqual({});
    world.clock.set(addMinutes(TEST_START, 120));
    expect(await tick(world)).toEqual({ 'orders.expire': 1 });
    expect(await tick(world)).toEqual({});
    expect(await statusOf(world.db, orderNo)).toBe('-1');
    expect(await world.db.one('t', 'select stock, reserved from skus where id = $1', [market.skuId])).toEqual(
      { stock: 1, reserved: 0 },
    );
    expect(await faults(world)).toEqual([]);
  });

  it('forty of them are shared by four processes, each expired once', async () => {
    const market = await openMarket(world);
    for (let i = 0; i < 40; i += 1) await order(market);
    world.clock.set(addMinutes(TEST_START, 121));
    const expire = ordersJobs.sweeps.find((s) => s.name === 'orders.expire');
    const counts = await Promise.all([1, 2, 3, 4].map(() => expire?.run(servicesOf(world)) ?? 0));
    expect(counts.reduce((a, b) => a + b, 0)).toBe(40);
    const { expired } = await world.db.one<{ expired: number }>(
      't',
      `select count(*)::int as expired from order_events e join orders o on o.id = e.order_id where o.shop_id = $1 and event = 'order.expired'`,
      [market.shop.shopId],
    );
    expect(expired).toBe(40);
    expect(await faults(world)).toEqual([]);
  });
});

describe('an order that somebody holds', () => {
  it('is passed over, nothing behind it waits, and it has its turn afterwards', async () => {
    const market = await openMarket(world);
    const [held, free] = [await order(market), await order(market)];
    world.clock.set(addMinutes(TEST_START, 120));
    await world.db.transaction(async (tx) => {
      await lockPaymentOf(tx, await orderId(tx, held));
      expect(await tick(world)).toEqual({ 'orders.expire': 1 });
    });
    expect([await statusOf(world.db, held), await statusOf(world.db, free)]).toEqual(['0', '-1']);
    expect(await tick(world)).toEqual({ 'orders.expire': 1 });
    expect(await statusOf(world.db, held)).toBe('-1');
  });
});

describe('an order that nobody ships', () => {
  it('reminds its shop after three days and is refunded after fourteen', async () => {
    const market = await openMarket(world);
    const orderNo = await paidOrder(market);
    world.clock.set(addDays(TEST_START, 3));
    expect(await tick(world)).toEqual({ 'orders.remindShop': 1 });
    expect(await tick(world)).toEqual({});
    world.clock.set(addDays(TEST_START, 14));
    expect(await tick(world)).toEqual({ 'orders.giveUp': 1 });
    expect(await statusOf(world.db, orderNo)).toBe('-1');
    expect(await balanceOf(world.db, { type: 'shopper_available', ownerId: market.shopper.userId })).toBe(
      1500n,
    );
    expect(await faults(world)).toEqual([]);
  });
});

describe('an order on its way', () => {
  it('is received, completed and settled by the timers alone, with the shopper reminded', async () => {
    const market = await openMarket(world);
    const orderNo = await paidOrder(market);
    await ship(world, market.shop, orderNo);
    world.clock.set(addDays(TEST_START, 57));
    expect(await tick(world)).toEqual({ 'orders.remindShopper': 1 });
    world.clock.set(addDays(TEST_START, 60));
    expect(await tick(world)).toEqual({ 'orders.receive': 1 });
    world.clock.set(addDays(TEST_START, 67));
    expect(await tick(world)).toEqual({ 'orders.complete': 1 });
    world.clock.set(addDays(TEST_START, 74));
    expect(await tick(world)).toEqual({});
    world.clock.set(addDays(TEST_START, 75));
    expect(await tick(world)).toEqual({ 'orders.settle': 1 });
    expect(await events(orderNo)).toEqual([
      'order.created',
      'order.paid',
      'order.shipped',
      'order.receive-reminded',
      'order.received',
      'order.completed',
      'order.settled',
    ]);
    expect(await balanceOf(world.db, { type: 'shop_available', ownerId: market.shop.shopId })).toBe(1425n);
    expect(await faults(world)).toEqual([]);
  });

  it('everything at once after a long sleep: one tick a step, nothing twice', async () => {
    const market = await openMarket(world);
    const orderNo = await paidOrder(market);
    await ship(world, market.shop, orderNo, 'harbourline');
    await world.db.transaction((tx) => receiveOrder(tx, market.shopper.actor, { orderNo }));
    world.clock.set(addDays(TEST_START, 400));
    expect(await tick(world)).toEqual({ 'orders.carrier': 1, 'orders.complete': 1, 'orders.settle': 1 });
    expect(await tick(world)).toEqual({});
    expect(await faults(world)).toEqual([]);
  });

  it('with the simulated carrier it arrives in four to nine days, and the time to confirm follows the last parcel', async () => {
    const market = await openMarket(world);
    const { skuIds } = await createProduct(world.owner, market.shop.shopId);
    const placed = await place(world, market.shopper, [
      { skuId: market.skuId, quantity: 1 },
      { skuId: skuIds[0] ?? 0n, quantity: 1 },
    ]);
    await pay(world, market.shopper, placed);
    const orderNo = placed.orders[0] ?? '';
    const lines = await world.db.many<{ id: bigint }>(
      't',
      'select l.id from order_lines l join orders o on o.id = l.order_id where o.order_no = $1 order by l.id',
      [orderNo],
    );
    for (const line of lines) {
      await world.db.transaction((tx) =>
        shipOrder(tx, market.shop.actor, {
          orderNo,
          carrier: 'harbourline',
          trackingNo: trackingNo('HL'),
          lines: [{ lineId: line.id, quantity: 1 }],
        }),
      );
      world.clock.advance(3_600_000);
    }
    let hours = 0;
    const delivered = () =>
      world.db.many<{ at: Date | null }>(
        't',
        'select delivered_at as at from parcels where order_id = $1 order by id',
        [id],
      );
    const id = await orderId(world.db, orderNo);
    while ((await delivered()).some((p) => p.at === null)) {
      world.clock.advance(6 * 3_600_000);
      hours += 6;
      await tick(world);
      expect(hours).toBeLessThan(10 * 24);
    }
    expect(hours).toBeGreaterThanOrEqual(4 * 24);
    const last = Math.max(...(await delivered()).map((p) => p.at?.getTime() ?? 0));
    const { due } = await world.db.one<{ due: Date }>(
      't',
      'select auto_receive_at as due from orders where id = $1',
      [id],
    );
    expect(due).toEqual(addDays(new Date(last), 15));
    const scans = await world.db.many<{ state: string; place: string }>(
      't',
      'select e.state, e.place from parcel_events e join parcels p on p.id = e.parcel_id where p.order_id = $1 order by p.id, e.at',
      [id],
    );
    expect(scans[0]).toEqual({ state: 'info_received', place: 'Shenzhen' });
    expect(scans.at(-1)).toEqual({ state: 'delivered', place: 'Los Angeles' });
    expect(scans).toHaveLength(16);
    expect(await faults(world)).toEqual([]);
  });
});

describe('a timer that fails', () => {
  it('passes the one over and does the others', async () => {
    const market = await openMarket(world);
    const broken = await order(market);
    const good = await order(market);
    // More reserved is released than there is: the act throws.
    await world.owner.run('t', 'update skus set reserved = 0 where id = $1', [market.skuId]);
    const other = await openMarket(world);
    const fine = await order(other);
    world.clock.set(addMinutes(TEST_START, 120));
    expect(await tick(world)).toEqual({ 'orders.expire': 1 });
    expect([
      await statusOf(world.db, broken),
      await statusOf(world.db, good),
      await statusOf(world.db, fine),
    ]).toEqual(['0', '0', '-1']);
    expect((await faults(world)).map((f) => f.rule)).toEqual(['R6']);
    await world.owner.run('t', 'update skus set reserved = 2 where id = $1', [market.skuId]);
    expect(await tick(world)).toEqual({ 'orders.expire': 2 });
    expect(await faults(world)).toEqual([]);
  });
});
