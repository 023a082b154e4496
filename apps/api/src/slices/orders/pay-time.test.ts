// An unpaid order has longer while a top-up that covers it is audited: at the boundaries as a rule, and on a real database for who pays, expires and looks.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTestApp } from '../../testing/app.ts';
import { TEST_START } from '../../testing/database.ts';
import { createOperator, createPayTicket, createProduct, createShop } from '../../testing/fixtures.ts';
import { faults, outcome, place, statusOf, tick } from '../../testing/orders.ts';
import { refuseTopUp } from '../topups/refuse-top-up.ts';
import { byBank, topUpActs } from '../topups/topups.test-world.ts';
import { type AuditedTopUp, addMinutes, type PayTime, payByOf } from './order.rules.ts';
import { payOrder } from './pay-order.ts';

const at = (minutes: number) => addMinutes(TEST_START, minutes);

describe('until when it may be paid', () => {
  const order = { createdAt: TEST_START, payBy: at(120) };
  const audited = (given: Partial<AuditedTopUp> = {}): AuditedTopUp => ({
    cents: 1_500n,
    passed: false,
    createdAt: at(60),
    decidedAt: null,
    ...given,
  });
  const payBy = (topUps: readonly AuditedTopUp[], given: Partial<PayTime> = {}) =>
    (payByOf(order, {
      dueCents: 1_500n,
      availableCents: 0n,
      topUps,
      unpaidMinutes: 120,
      auditedMinutes: 1_440,
      ...given,
    }).getTime() -
      TEST_START.getTime()) /
    60_000;

  it.each([
    ['no top-up', [], 120],
    ['one that covers it, open', [audited()], 1_440],
    ['one that was open before the order', [audited({ createdAt: at(-600) })], 1_440],
    ['one a cent short', [audited({ cents: 1_499n })], 120],
    ['one in the last millisecond', [audited({ createdAt: new Date(at(120).getTime() - 1) })], 1_440],
    ['one at the very end, too late', [audited({ createdAt: at(120) })], 120],
    ['one refused within the usual time', [audited({ decidedAt: at(90) })], 120],
    ['one refused later', [audited({ decidedAt: at(500) })], 500],
    [
      'one refused, another announced before that',
      [audited({ decidedAt: at(500) }), audited({ createdAt: at(499) })],
      1_440,
    ],
    [
      'one refused, another announced at that moment',
      [audited({ decidedAt: at(500) }), audited({ createdAt: at(500) })],
      500,
    ],
    ['two that only cover it together', [audited({ cents: 750n }), audited({ cents: 750n })], 120],
  ] as const)('%s', (_, topUps, minutes) => expect(payBy(topUps)).toBe(minutes));

  it('counts the balance beside the top-up', () => {
    expect(payBy([audited({ cents: 1_000n })], { availableCents: 499n })).toBe(120);
    expect(payBy([audited({ cents: 1_000n })], { availableCents: 500n })).toBe(1_440);
  });

  it('leaves the usual time again to pay with what passed, within the longer one, where it covers the order', () => {
    const passed = (decided: number) => [audited({ passed: true, decidedAt: at(decided) })];
    expect(payBy(passed(600), { availableCents: 1_500n })).toBe(720);
    expect(payBy(passed(1_400), { availableCents: 1_500n })).toBe(1_440);
    expect(payBy(passed(600), { availableCents: 1_499n })).toBe(120);
  });

  it('never shortens the usual time', () => {
    expect(payBy([audited()], { auditedMinutes: 60 })).toBe(120);
    expect(payBy([audited({ passed: true, decidedAt: at(-1) })], { availableCents: 1_500n })).toBe(120);
  });
});

const world = withTestApp({ max: 32 });
const { payer, announceBank, pass } = topUpActs(world);
beforeEach(() => world.clock.set(TEST_START));
afterEach(async () => expect(await faults(world)).toEqual([]));

/** An order of $15.00 for the last piece of something, placed now. */
async function ordered() {
  const who = await payer();
  const { shopId } = await createShop(world.owner);
  const { skuIds } = await createProduct(world.owner, shopId, [{ stock: 1 }]);
  const skuId = skuIds[0] ?? 0n;
  const placed = await place(world, who, [{ skuId, quantity: 1 }]);
  const orderNo = placed.orders[0] ?? '';
  const status = () => statusOf(world.db, orderNo);
  const shown = async () => {
    const payment = await world.data('getPayment', { paymentNo: placed.paymentNo }, who.credentials);
    const order = await world.data('getOrder', { orderNo }, who.credentials);
    const { list } = await world.data('listOrders', {}, who.credentials);
    expect(list[0]?.next).toEqual(order.next);
    return { status: payment.status, until: payment.expiresAt, next: order.next, actions: order.actions };
  };
  const payNow = async () => {
    const ticket = await createPayTicket(world.db, who.userId, placed.paymentNo, 1_500n);
    return outcome(
      world.db.transaction((tx) => payOrder(tx, who.actor, { paymentNo: placed.paymentNo, ticket })),
    );
  };
  return { who, placed, skuId, orderNo, status, shown, payNow };
}
/** Two people pass it on a reference. */
async function passed(id: bigint, amount = '15.00'): Promise<void> {
  for (const by of [await createOperator(world.owner), await createOperator(world.owner)])
    await pass(by, id, byBank(`REF-${id}`, amount));
}

describe('an order whose top-up is audited', () => {
  it.each([
    ['covers both orders of a payment', '30.00', 1_440],
    ['covers each of them, not both', '29.99', 120],
  ])('tells its time as it is placed, where a top-up announced before %s', async (_, amount, minutes) => {
    const who = await payer();
    await announceBank(who, amount);
    const wanted = [];
    for (const _shop of [1, 2]) {
      const { shopId } = await createShop(world.owner);
      const { skuIds } = await createProduct(world.owner, shopId);
      wanted.push({ skuId: skuIds[0] ?? 0n, quantity: 1 });
    }
    const { paymentNo, orders, payment } = await place(world, who, wanted);
    expect(payment.total).toBe('30.00');
    expect(payment.expiresAt).toBe(at(minutes).toISOString());
    expect(payment).toEqual(await world.data('getPayment', { paymentNo }, who.credentials));
    for (const orderNo of orders) await world.data('cancelOrder', { orderNo, reason: '' }, who.credentials);
  });

  it('is there for 24 h, shown so, and is let go at their end', async () => {
    const { who, status, shown, skuId } = await ordered();
    world.clock.set(at(119));
    expect((await shown()).until).toBe(at(120).toISOString());
    await announceBank(who, '15.00');
    expect(await shown()).toMatchObject({
      status: 'open',
      until: at(1_440).toISOString(),
      next: { step: 'expires', at: at(1_440).toISOString() },
      actions: expect.arrayContaining(['pay']),
    });
    for (const minutes of [120, 121, 700, 1_439]) {
      world.clock.set(at(minutes));
      await tick(world);
      expect(await status()).toBe('0');
    }
    world.clock.set(new Date(at(1_440).getTime() - 1));
    await tick(world);
    expect(await status()).toBe('0');
    world.clock.set(at(1_440));
    expect((await shown()).status).toBe('closed');
    expect(await tick(world)).toEqual({ 'orders.expire': 1 });
    expect(await status()).toBe('-1');
    expect(await world.db.one('t', 'select stock, reserved from skus where id = $1', [skuId])).toEqual({
      stock: 1,
      reserved: 0,
    });
  });

  it('is paid with what arrived, after the usual time', async () => {
    const { who, status, shown, payNow } = await ordered();
    world.clock.set(at(10));
    const id = await announceBank(who, '15.00');
    world.clock.set(at(600));
    await tick(world);
    expect(await payNow()).toBe('BALANCE_INSUFFICIENT');
    await passed(id);
    expect((await shown()).until).toBe(at(720).toISOString());
    world.clock.set(new Date(at(720).getTime() - 1));
    await tick(world);
    expect(await payNow()).toMatchObject({ balanceAfter: '0.00' });
    expect(await status()).toBe('1');
  });

  it('that passed and is not used in the usual time is let go', async () => {
    const { who, status, payNow } = await ordered();
    const id = await announceBank(who, '15.00');
    world.clock.set(at(600));
    await passed(id);
    world.clock.set(at(720));
    expect(await payNow()).toBe('ORDER_PAYMENT_EXPIRED');
    await tick(world);
    expect(await status()).toBe('-1');
  });

  it('is let go within a minute of its refusal', async () => {
    const { who, status, payNow } = await ordered();
    const id = await announceBank(who, '15.00');
    world.clock.set(at(300));
    await tick(world);
    const operator = await createOperator(world.owner);
    await world.db.transaction((tx) => refuseTopUp(tx, operator, { id, refusal: 'not_arrived' }));
    expect(await payNow()).toBe('ORDER_PAYMENT_EXPIRED');
    world.clock.set(at(301));
    expect(await tick(world)).toEqual({ 'orders.expire': 1 });
    expect(await status()).toBe('-1');
  });

  it('that covers only one of two orders keeps neither', async () => {
    const who = await payer();
    const skuIds: bigint[] = [];
    for (const priceCents of [1_000n, 2_000n]) {
      const { shopId } = await createShop(world.owner);
      skuIds.push(...(await createProduct(world.owner, shopId, [{ priceCents }])).skuIds);
    }
    const placed = await place(
      world,
      who,
      skuIds.map((skuId) => ({ skuId, quantity: 1 })),
    );
    expect(placed).toMatchObject({
      orders: [expect.any(String), expect.any(String)],
      payment: { total: '40.00' },
    });
    await announceBank(who, '25.00');
    world.clock.set(at(120));
    expect(await tick(world)).toEqual({ 'orders.expire': 2 });
    for (const orderNo of placed.orders) expect(await statusOf(world.db, orderNo)).toBe('-1');
  });

  it('by less than it costs, or announced when its time was over, has the usual time', async () => {
    const [short, late] = [await ordered(), await ordered()];
    await announceBank(short.who, '14.99');
    world.clock.set(at(120));
    await announceBank(late.who, '15.00');
    expect([await short.payNow(), await late.payNow()]).toEqual([
      'ORDER_PAYMENT_EXPIRED',
      'ORDER_PAYMENT_EXPIRED',
    ]);
    expect(await tick(world)).toEqual({ 'orders.expire': 2 });
    expect([await short.status(), await late.status()]).toEqual(['-1', '-1']);
  });

  it('is looked at once a minute, and holds up nobody behind it', async () => {
    const [held, free] = [await ordered(), await ordered()];
    await announceBank(held.who, '15.00');
    world.clock.set(at(120));
    expect(await tick(world)).toEqual({ 'orders.expire': 2 });
    expect([await held.status(), await free.status()]).toEqual(['0', '-1']);
    world.clock.advance(59_999);
    expect(await tick(world)).toEqual({});
    world.clock.advance(1);
    expect(await tick(world)).toEqual({ 'orders.expire': 1 });
    expect(await held.status()).toBe('0');
  });
});
