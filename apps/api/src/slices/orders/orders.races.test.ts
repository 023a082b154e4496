// Many callers at the same moment: exactly the permitted effects, and clean books after each.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf } from '../../ledger/index.ts';
import { openDatabase, sqlFault, type Tx } from '../../platform/db.ts';
import { runtimeRole } from '../../platform/migrate.ts';
import { TEST_START, untilSomebodyWaits, withTestDatabase } from '../../testing/database.ts';
import {
  createPayTicket,
  createProduct,
  createShop,
  createShopper,
  fund,
  type Shopper,
} from '../../testing/fixtures.ts';
import {
  asTimer,
  type Basket,
  faults,
  openMarket,
  orderId,
  outcome,
  type Placed,
  pay,
  place,
  servicesOf,
  ship,
  statusOf,
  trackingNo,
} from '../../testing/orders.ts';
import { done, refusals, times } from '../../testing/races.ts';
import { addCartItem } from '../cart/index.ts';
import { countedEveryMs, countSales, scoreDue } from '../catalogue/count-stats.ts';
import { noteSales } from '../catalogue/index.ts';
import { lockSkusOfProduct } from '../catalogue/product-write.sql.ts';
import { createPromoCode } from '../promotions/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { completeOrder } from './complete-order.ts';
import { createOrder } from './create-order.ts';
import { expireOrder } from './expire-order.ts';
import { extendOrder } from './extend-order.ts';
import { addDays } from './order.rules.ts';
import { ordersJobs } from './orders.jobs.ts';
import { payOrder } from './pay-order.ts';
import { quoteOrder } from './quote-order.ts';
import { receiveOrder, receiveOrderByTimer } from './receive-order.ts';
import { settleOrder } from './settle-order.ts';
import { shipOrder } from './ship-order.ts';

const world = withTestDatabase({ max: 32 });
beforeEach(() => world.clock.set(TEST_START));
afterEach(async () => expect(await faults(world)).toEqual([]));

const callers = 30;
const write = <T>(act: Parameters<typeof world.db.transaction<T>>[0]) => world.db.transaction(act);

/** One after the other: the owner's connection serves one statement at a time. */
async function buyers(n: number): Promise<Shopper[]> {
  const made: Shopper[] = [];
  while (made.length < n) made.push(await createShopper(world.owner));
  return made;
}

/** Prepares an order up to its quote; the returned function creates it. */
async function ready(
  shopper: Shopper,
  source: 'cart' | Basket[],
  promoCode?: string,
): Promise<() => Promise<unknown>> {
  const purchase = { source, addressId: shopper.addressId, ...(promoCode ? { promoCode } : {}) };
  const { hash } = await quoteOrder(world.db, shopper.actor, purchase, world.clock.now());
  return () =>
    outcome(write((tx) => createOrder(tx, shopper.actor, { ...purchase, quoteHash: hash, notes: [] })));
}
async function funded(shopper: Shopper, placed: Placed, times = 1n) {
  const cents = BigInt(placed.payment.total.replace('.', ''));
  await write((tx) => fund(tx, shopper.userId, cents * times));
  return () => createPayTicket(world.db, shopper.userId, placed.paymentNo, cents);
}
const payWith = (shopper: Shopper, placed: Placed, ticket: string) =>
  outcome(write((tx) => payOrder(tx, shopper.actor, { paymentNo: placed.paymentNo, ticket })));

describe('paying several orders at once on a new connection', () => {
  it('while the balance is held: "come back later", not a fault of ours', async () => {
    const { shopper, skuId } = await openMarket(world);
    const other = await openMarket(world);
    const basket = [
      { skuId, quantity: 1 },
      { skuId: other.skuId, quantity: 1 },
    ];
    const placed = await place(world, shopper, basket);
    expect(placed.orders).toHaveLength(2);
    const ticket = await (await funded(shopper, placed))();
    const { paymentNo } = placed;
    await world.owner.script(
      `begin; select from ledger.account where path = 'shopper_available:${shopper.userId}' for update`,
    );
    try {
      // Nothing is prepared on it: the statements of the second order count on those of the first.
      const fresh = openDatabase({ url: world.url, role: runtimeRole, clock: world.clock, max: 1 });
      // Whoever is busy when the wait for the lock ends reads all the refusals in one piece.
      setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 800), 2_700);
      const failed = await fresh
        .transaction((tx) => payOrder(tx, shopper.actor, { paymentNo, ticket }), { retries: 0 })
        .catch((error) => error);
      await fresh.close();
      expect(sqlFault(failed)?.code).toBe('55P03');
    } finally {
      await world.owner.script('rollback');
    }
    expect(await payWith(shopper, placed, ticket)).toMatchObject({ paymentNo });
  });
});

describe('a product that others are at work on', () => {
  const busy: [string, (tx: Tx) => Promise<number>][] = [
    ['its sales are counted', (tx) => countSales(tx, 10)],
    ['it is scored', (tx) => scoreDue(tx, 10)],
  ];
  it.each(busy)('is ordered while %s', async (_what, act) => {
    const { shopper, product, skuId } = await openMarket(world);
    const { productId } = product;
    await world.owner.run('t.due', `update products set scored_at = '-infinity' where id = $1`, [productId]);
    await world.db.transaction((tx) => noteSales(tx, [{ productId, quantity: 1 }]));
    world.clock.advance(countedEveryMs);
    await world.db.transaction(async (tx) => {
      expect(await act(tx)).toBeGreaterThan(0);
      expect((await place(world, shopper, [{ skuId, quantity: 1 }])).orders).toHaveLength(1);
    });
  });

  it('is put into a bag while its shop writes it anew', async () => {
    const { shopper, product, skuId } = await openMarket(world);
    await world.db.transaction(async (tx) => {
      await lockSkusOfProduct(tx, product.productId);
      await write((other) => addCartItem(other, shopper.actor, { skuId, quantity: 1 }));
    });
  });
});

describe('stock', () => {
  it('the last pieces: as many orders as there are, never one more', async () => {
    const { skuId } = await openMarket(world, { stock: 7 });
    const people = await buyers(callers);
    const creates = await Promise.all(people.map((b) => ready(b, [{ skuId, quantity: 1 }])));
    const results = await Promise.all(creates.map((create) => create()));
    expect(done(results)).toHaveLength(7);
    expect(refusals(results).every((r) => ['SKU_SOLD_OUT', 'ORDER_QUOTE_CHANGED'].includes(String(r)))).toBe(
      true,
    );
    expect(await world.db.one('t', 'select stock, reserved from skus where id = $1', [skuId])).toEqual({
      stock: 7,
      reserved: 7,
    });
  });

  it('baskets that want the same SKUs in different orders never wait in a circle', async () => {
    const shop = await createShop(world.owner);
    const { skuIds } = await createProduct(world.owner, shop.shopId, [
      { stock: 100 },
      { stock: 100 },
      { stock: 100 },
    ]);
    const people = await buyers(callers);
    const creates = await Promise.all(
      people.map((b, i) =>
        ready(
          b,
          [...skuIds.slice(i % 3), ...skuIds.slice(0, i % 3)].map((skuId) => ({ skuId, quantity: 1 })),
        ),
      ),
    );
    const results = await Promise.all(creates.map((create) => create()));
    expect(done(results)).toHaveLength(callers);
  });

  it('the same bag ordered many times at once is bought once', async () => {
    const { shopper, skuId } = await openMarket(world, { stock: 100 });
    await write((tx) => addCartItem(tx, shopper.actor, { skuId, quantity: 2 }));
    const create = await ready(shopper, 'cart');
    const results = await times(20, () => create());
    expect(done(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['CART_NOTHING_SELECTED']);
  });
});

describe('money', () => {
  it('the same payment paid many times at once is paid once', async () => {
    const { shopper, skuId } = await openMarket(world);
    const placed = await place(world, shopper, [{ skuId, quantity: 1 }]);
    const makeTicket = await funded(shopper, placed, 5n);
    const tickets = await times(callers, makeTicket);
    const results = await Promise.all(tickets.map((ticket) => payWith(shopper, placed, ticket)));
    expect(done(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['ORDER_ALREADY_PAID']);
    expect(await balanceOf(world.db, { type: 'shopper_available', ownerId: shopper.userId })).toBe(6000n);
  });

  it('one balance, many payments: only as many as it covers', async () => {
    const { shopper, skuId } = await openMarket(world);
    const placed = await times(20, () => place(world, shopper, [{ skuId, quantity: 1 }]));
    const first = placed[0] as Placed;
    await funded(shopper, first, 3n);
    const tickets = await Promise.all(
      placed.map((p) => createPayTicket(world.db, shopper.userId, p.paymentNo, 1500n)),
    );
    const results = await Promise.all(placed.map((p, i) => payWith(shopper, p, tickets[i] ?? '')));
    expect(done(results)).toHaveLength(3);
    expect(refusals(results)).toEqual(['BALANCE_INSUFFICIENT']);
    expect(await balanceOf(world.db, { type: 'shopper_available', ownerId: shopper.userId })).toBe(0n);
  });

  it('pay against expire: never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      world.clock.set(TEST_START);
      const { shopper, skuId } = await openMarket(world, { stock: 1 });
      const placed = await place(world, shopper, [{ skuId, quantity: 1 }]);
      const id = await orderId(world.db, placed.orders[0] ?? '');
      world.clock.advance(120 * 60_000 - 1);
      const makeTicket = await funded(shopper, placed);
      const tickets = await times(5, makeTicket);
      const all = [
        ...tickets.map((t) => payWith(shopper, placed, t)),
        ...Array.from({ length: 5 }, async () => {
          world.clock.set(new Date(TEST_START.getTime() + 120 * 60_000));
          return outcome(asTimer(world, expireOrder, id));
        }),
      ];
      const results = await Promise.all(all);
      const status = await statusOf(world.db, placed.orders[0] ?? '');
      expect(['1', '-1']).toContain(status);
      expect(results.slice(0, 5).filter((r) => typeof r !== 'string')).toHaveLength(status === '1' ? 1 : 0);
      expect(results.slice(5).filter((r) => r === undefined)).toHaveLength(status === '1' ? 0 : 1);
    }
  });

  it('pay against cancel: the money is in escrow or untouched', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { shopper, skuId } = await openMarket(world, { stock: 1 });
      const placed = await place(world, shopper, [{ skuId, quantity: 1 }]);
      const orderNo = placed.orders[0] ?? '';
      const makeTicket = await funded(shopper, placed);
      const tickets = await times(5, makeTicket);
      await Promise.all(
        tickets.flatMap((t) => [
          payWith(shopper, placed, t),
          outcome(write((tx) => cancelOrder(tx, shopper.actor, { orderNo, reason: '' }))),
        ]),
      );
      expect(await statusOf(world.db, orderNo)).toBe('-1');
      expect(await balanceOf(world.db, { type: 'shopper_available', ownerId: shopper.userId })).toBe(1500n);
      expect(await world.db.one('t', 'select stock, reserved from skus where id = $1', [skuId])).toEqual({
        stock: 1,
        reserved: 0,
      });
    }
  });

  it('settling many times at once settles once', async () => {
    const { shopper, shop, skuId } = await openMarket(world);
    const placed = await place(world, shopper, [{ skuId, quantity: 1 }]);
    const orderNo = placed.orders[0] ?? '';
    await pay(world, shopper, placed);
    await ship(world, shop, orderNo);
    await write((tx) => receiveOrder(tx, shopper.actor, { orderNo }));
    const id = await orderId(world.db, orderNo);
    world.clock.set(addDays(TEST_START, 20));
    const completed = await times(10, () => outcome(asTimer(world, completeOrder, id)));
    expect(completed.filter((r) => r === undefined)).toHaveLength(1);
    const settled = await times(20, () => outcome(asTimer(world, settleOrder, id)));
    expect(settled.filter((r) => r === undefined)).toHaveLength(1);
    expect(await balanceOf(world.db, { type: 'shop_available', ownerId: shop.shopId })).toBe(1425n);
  });
});

describe('the two sides of an order', () => {
  it('cancel against ship: shipped or refunded, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { shopper, shop, skuId } = await openMarket(world, { stock: 1 });
      const placed = await place(world, shopper, [{ skuId, quantity: 1 }]);
      const orderNo = placed.orders[0] ?? '';
      await pay(world, shopper, placed);
      const results = await Promise.all(
        [0, 1, 2, 3].flatMap(() => [
          outcome(write((tx) => cancelOrder(tx, shopper.actor, { orderNo, reason: '' }))),
          outcome(
            write((tx) =>
              shipOrder(tx, shop.actor, { orderNo, carrier: 'northway', trackingNo: trackingNo() }),
            ),
          ),
        ]),
      );
      expect(done(results)).toHaveLength(1);
      expect(['-1', '2']).toContain(await statusOf(world.db, orderNo));
    }
  });

  it('one tracking number goes onto one parcel', async () => {
    const market = await openMarket(world);
    const placed = await times(10, async () => {
      const p = await place(world, market.shopper, [{ skuId: market.skuId, quantity: 1 }]);
      await pay(world, market.shopper, p);
      return p.orders[0] ?? '';
    });
    const number = trackingNo();
    const results = await Promise.all(
      placed.map((orderNo) =>
        outcome(
          write((tx) =>
            shipOrder(tx, market.shop.actor, { orderNo, carrier: 'northway', trackingNo: number }),
          ),
        ),
      ),
    );
    expect(done(results)).toHaveLength(1);
    expect(refusals(results)).toEqual(['TRACKING_NO_USED']);
  });

  it('receive against auto-receive against extend', async () => {
    for (let round = 0; round < 6; round += 1) {
      world.clock.set(TEST_START);
      const { shopper, shop, skuId } = await openMarket(world);
      const placed = await place(world, shopper, [{ skuId, quantity: 1 }]);
      const orderNo = placed.orders[0] ?? '';
      await pay(world, shopper, placed);
      await ship(world, shop, orderNo);
      const id = await orderId(world.db, orderNo);
      world.clock.set(addDays(TEST_START, 60));
      const results = await Promise.all(
        [0, 1, 2, 3, 4].flatMap(() => [
          outcome(write((tx) => receiveOrder(tx, shopper.actor, { orderNo }))),
          outcome(asTimer(world, receiveOrderByTimer, id)),
          outcome(write((tx) => extendOrder(tx, shopper.actor, { orderNo }))),
        ]),
      );
      expect(await statusOf(world.db, orderNo)).toBe('3');
      const received = results.filter((r, i) => i % 3 !== 2 && typeof r !== 'string');
      expect(received).toHaveLength(1);
    }
  });
});

describe('promo codes', () => {
  it('the last uses go to as many as there are', async () => {
    const { skuId } = await openMarket(world, { stock: 1000 });
    await write((tx) =>
      createPromoCode(tx, {
        code: 'LAST3',
        kind: 'fixed',
        percentBps: null,
        amountCents: 300n,
        capCents: null,
        minSpendCents: 0n,
        shopId: null,
        startsAt: TEST_START,
        endsAt: addDays(TEST_START, 1),
        totalLimit: 3,
        perUserLimit: 1,
      }),
    );
    const people = await buyers(callers);
    const creates = await Promise.all(people.map((b) => ready(b, [{ skuId, quantity: 1 }], 'last3')));
    const results = await Promise.all(creates.map((create) => create()));
    expect(done(results)).toHaveLength(3);
    expect(refusals(results)).toEqual(['PROMO_USED_UP']);
    const again = await Promise.all(creates.map((create) => create()));
    expect(done(again)).toHaveLength(0);
  });

  it('one shopper uses a code as often as allowed, however many orders at once', async () => {
    const { shopper, skuId } = await openMarket(world, { stock: 1000 });
    await write((tx) =>
      createPromoCode(tx, {
        code: 'TWICE',
        kind: 'percent',
        percentBps: 1000,
        amountCents: null,
        capCents: null,
        minSpendCents: 0n,
        shopId: null,
        startsAt: TEST_START,
        endsAt: addDays(TEST_START, 1),
        totalLimit: null,
        perUserLimit: 2,
      }),
    );
    const create = await ready(shopper, [{ skuId, quantity: 1 }], 'TWICE');
    const results = await times(20, () => create());
    expect(done(results)).toHaveLength(2);
    expect(refusals(results)).toEqual(['PROMO_ALREADY_USED']);
  });

  /** A payment of two orders that took the only use of a code. */
  async function twoOrders(code: string) {
    const { shopper, skuId } = await openMarket(world);
    const other = await openMarket(world);
    await write((tx) =>
      createPromoCode(tx, {
        code,
        kind: 'fixed',
        percentBps: null,
        amountCents: 300n,
        capCents: null,
        minSpendCents: 0n,
        shopId: null,
        startsAt: TEST_START,
        endsAt: addDays(TEST_START, 1),
        totalLimit: 1,
        perUserLimit: null,
      }),
    );
    const basket = [
      { skuId, quantity: 1 },
      { skuId: other.skuId, quantity: 1 },
    ];
    const placed = await place(world, shopper, basket, code);
    const cancel = (orderNo: string) =>
      outcome(write((tx) => cancelOrder(tx, shopper.actor, { orderNo, reason: '' })));
    const uses = () =>
      world.db.one<{ used: number }>('t', 'select used_count as used from promo_codes where code = $1', [
        code,
      ]);
    return { shopper, skuId, orders: placed.orders, cancel, uses };
  }

  it('a use comes back when the last order of its payment is cancelled, once', async () => {
    const { shopper, skuId, orders, cancel, uses } = await twoOrders('BACK');
    const cancels = orders.flatMap((orderNo) => Array.from({ length: 5 }, () => cancel(orderNo)));
    expect(done(await Promise.all(cancels))).toHaveLength(2);
    expect(await uses()).toEqual({ used: 0 });
    await place(world, shopper, [{ skuId, quantity: 1 }], 'BACK');
  });

  it('of two orders of a payment, cancelled at the same moment, the second sees the first', async () => {
    const { shopper, orders, cancel, uses } = await twoOrders('TOGETHER');
    const [first = '', second = ''] = orders;
    let cancelling: Promise<unknown> = Promise.resolve();
    await write(async (tx) => {
      await cancelOrder(tx, shopper.actor, { orderNo: first, reason: '' });
      cancelling = cancel(second);
      await Promise.race([cancelling, untilSomebodyWaits(world.owner)]);
    });
    expect(done([await cancelling])).toHaveLength(1);
    expect(await uses()).toEqual({ used: 0 });
  });
});

describe('a timer and somebody at the same moment', () => {
  it('an order whose parcel leaves while it is given up is let be, and nothing is logged as failed', async () => {
    const market = await openMarket(world);
    const placed = await place(world, market.shopper, [{ skuId: market.skuId, quantity: 1 }]);
    await pay(world, market.shopper, placed);
    const orderNo = placed.orders[0] ?? '';
    world.clock.set(addDays(TEST_START, 14));
    const services = servicesOf(world);
    const logged: unknown[] = [];
    Object.assign(services.log, { error: (entry: unknown) => logged.push(entry) });
    let swept: Promise<number> | undefined;
    await world.db.transaction(async (tx) => {
      const parcel = { orderNo, carrier: 'northway', trackingNo: trackingNo() };
      await shipOrder(tx, market.shop.actor, parcel);
      swept = ordersJobs.sweeps.find((s) => s.name === 'orders.giveUp')?.run(services);
      await untilSomebodyWaits(world.owner);
    });
    await swept;
    expect(logged).toEqual([]);
    expect(await statusOf(world.db, orderNo)).toBe('2');
  });
});
