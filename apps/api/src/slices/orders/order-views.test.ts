// What shoppers and shops see: lists without holes, counts, pages, the payment, the wallet's questions; and a reconciliation that notices.
import { contract, orderTabs } from '@meridian/contract';
import { describe, expect, it } from 'vitest';
import type { ShopperActor } from '../../platform/actors.ts';
import type { ReadScope } from '../../platform/route.ts';
import { withTestDatabase } from '../../testing/database.ts';
import { createShop, createShopper, fund, setPayCode, shopperActor } from '../../testing/fixtures.ts';
import {
  faults,
  type Market,
  openMarket,
  orderId,
  outcome,
  pay,
  place,
  servicesOf,
  ship,
} from '../../testing/orders.ts';
import { addCartItem } from '../cart/index.ts';
import { buyAgain } from './buy-again.ts';
import { cancelOrder } from './cancel-order.ts';
import { deleteOrder } from './delete-order.ts';
import { escrowOf, referencesOf } from './index.ts';
import { ordersRoutes } from './orders.routes.ts';

const world = withTestDatabase();
const write = <T>(act: Parameters<typeof world.db.transaction<T>>[0]) => world.db.transaction(act);
const scope = (): ReadScope => ({ now: world.clock.now(), services: servicesOf(world) });

const { listOrders, countOrders, getOrder, getPayment, listMerchantOrders, getMerchantOrder } =
  ordersRoutes as unknown as Record<string, { run(...args: unknown[]): Promise<unknown> }>;
/** Asks a read route and holds its answer against the contract. */
async function ask<
  V extends
    | 'listOrders'
    | 'countOrders'
    | 'getOrder'
    | 'getPayment'
    | 'listMerchantOrders'
    | 'getMerchantOrder',
>(verb: V, actor: unknown, input: unknown) {
  const routes = { listOrders, countOrders, getOrder, getPayment, listMerchantOrders, getMerchantOrder };
  const answer = await routes[verb]?.run(world.db, actor, contract[verb].input.parse(input), scope());
  return contract[verb].output.parse(answer) as ReturnType<(typeof contract)[V]['output']['parse']>;
}
const buy = (m: Market) => place(world, m.shopper, [{ skuId: m.skuId, quantity: 1 }]);

describe('my orders', () => {
  it('come page by page without holes or repeats, also at one and the same moment, while new ones are placed', async () => {
    const m = await openMarket(world);
    const numbers: string[] = [];
    for (let i = 0; i < 12; i += 1) {
      if (i % 4 === 0) world.clock.advance(1000);
      numbers.push((await buy(m)).orders[0] ?? '');
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await ask('listOrders', m.shopper.actor, { limit: 5, ...(cursor ? { cursor } : {}) });
      seen.push(...page.list.map((o) => o.orderNo));
      cursor = page.nextCursor ?? undefined;
      expect(page.hasMore).toBe(cursor !== undefined);
      world.clock.advance(1000);
      await buy(m);
    } while (cursor);
    expect(seen).toEqual([...numbers].reverse());
  });

  it('are counted and listed by tab, without what was deleted; a stranger sees none', async () => {
    const m = await openMarket(world);
    const [a, b, c] = [await buy(m), await buy(m), await buy(m)];
    await pay(world, m.shopper, b);
    await write((tx) => cancelOrder(tx, m.shopper.actor, { orderNo: c.orders[0] ?? '', reason: 'x' }));
    expect((await ask('countOrders', m.shopper.actor, {})).counts).toEqual({
      all: 3,
      '0': 1,
      '1': 1,
      '2': 0,
      '3': 0,
      '4': 0,
      '-1': 1,
      '-3': 0,
      '-2': 0,
      '-4': 0,
    });
    for (const status of orderTabs) {
      const page = await ask('listOrders', m.shopper.actor, { status });
      expect(page.total).toBe(page.list.length);
      expect(page.list.every((o) => status === 'all' || o.status === status)).toBe(true);
    }
    await write((tx) => deleteOrder(tx, m.shopper.actor, { orderNo: c.orders[0] ?? '' }));
    expect(await ask('listOrders', m.shopper.actor, { status: '-1' })).toMatchObject({ list: [], total: 0 });
    expect((await ask('listOrders', m.shopper.actor, {})).list.map((o) => o.orderNo)).toEqual([
      b.orders[0],
      a.orders[0],
    ]);
    const stranger = await createShopper(world.owner);
    expect(await ask('listOrders', stranger.actor, {})).toMatchObject({ list: [], total: 0, hasMore: false });
    expect(await outcome(ask('getOrder', stranger.actor, { orderNo: a.orders[0] }))).toBe('ORDER_NOT_FOUND');
    expect(await outcome(ask('getPayment', stranger.actor, { paymentNo: a.paymentNo }))).toBe(
      'PAYMENT_NOT_FOUND',
    );
  });

  it('refuse a cursor that is none of ours', async () => {
    const m = await openMarket(world);
    for (const parts of [
      ['x', '1'],
      ['2026-01-01T00:00:00Z', '-1'],
      ['2026-01-01T00:00:00Z', "1' or 1=1"],
      ['1'],
    ]) {
      expect(
        await outcome(
          ask('listOrders', m.shopper.actor, {
            cursor: Buffer.from(JSON.stringify(parts)).toString('base64url'),
          }),
        ),
      ).toBe('VALIDATION_FAILED');
    }
  });
});

describe('one order', () => {
  it('shows its log and parcels in words, its money, and what can be done', async () => {
    const m = await openMarket(world);
    const placed = await buy(m);
    const orderNo = placed.orders[0] ?? '';
    expect(await ask('getOrder', m.shopper.actor, { orderNo })).toMatchObject({
      status: '0',
      actions: ['pay', 'cancel'],
      next: { step: 'expires' },
      money: { where: 'unpaid', amount: '15.00' },
      cancelReason: null,
    });
    await pay(world, m.shopper, placed);
    await ship(world, m.shop, orderNo, 'harbourline');
    const info = await ask('getOrder', m.shopper.actor, { orderNo });
    expect(info).toMatchObject({
      status: '2',
      actions: ['receive', 'extend', 'buyAgain', 'track'],
      money: { where: 'escrow' },
      parcels: [{ carrierName: 'Harbourline', state: 'pending' }],
    });
    expect(info.events.map((e) => e.by)).toEqual(['shopper', 'shopper', 'merchant']);
    const shop = await ask('getMerchantOrder', m.shop.actor, { orderNo });
    expect(shop).toMatchObject({
      actions: [],
      buyer: 'Mia',
      earnings: { paid: '15.00', commission: '0.75', net: '14.25', state: 'escrow' },
    });
    expect(shop).not.toHaveProperty('paymentNo');
  });

  it('is seen by its own shop only', async () => {
    const m = await openMarket(world);
    const orderNo = (await buy(m)).orders[0] ?? '';
    const other = await createShop(world.owner);
    expect(await outcome(ask('getMerchantOrder', other.actor, { orderNo }))).toBe('ORDER_NOT_FOUND');
    expect((await ask('listMerchantOrders', other.actor, { status: 'all' })).total).toBe(0);
    expect((await ask('listMerchantOrders', m.shop.actor, { status: 'all' })).list[0]).toMatchObject({
      orderNo,
      buyer: 'Mia',
      actions: [],
    });
  });
});

describe('a payment', () => {
  it.each([
    ['with nothing to pay it from', 0n],
    ['with enough to pay it from', 3_100n],
  ])('is told with its orders as its page shows it, %s', async (_, cents) => {
    const m = await openMarket(world);
    const other = await openMarket(world);
    if (cents > 0n) {
      await write((tx) => fund(tx, m.shopper.userId, cents));
      await setPayCode(world.owner, m.shopper.userId);
    }
    const source = [m.skuId, other.skuId].map((skuId) => ({ skuId, quantity: 1 }));
    const { paymentNo, orders, payment } = await place(world, m.shopper, source);
    expect(payment).toEqual(await ask('getPayment', m.shopper.actor, { paymentNo }));
    expect(payment.orders.map((o) => o.orderNo)).toEqual(orders);
    expect(payment).toMatchObject(
      cents > 0n
        ? { total: '30.00', missing: '0.00', balanceAfter: '1.00', hasPayCode: true }
        : { total: '30.00', missing: '30.00', balanceAfter: null, hasPayCode: false },
    );
  });

  it('is open, then paid or closed', async () => {
    const m = await openMarket(world);
    const placed = await buy(m);
    const view = () => ask('getPayment', m.shopper.actor, { paymentNo: placed.paymentNo });
    expect(await view()).toMatchObject({
      status: 'open',
      total: '15.00',
      missing: '15.00',
      hasPayCode: false,
      expiresAt: new Date(world.clock.now().getTime() + 120 * 60_000).toISOString(),
    });
    await setPayCode(world.owner, m.shopper.userId);
    await pay(world, m.shopper, placed);
    expect(await view()).toMatchObject({
      status: 'paid',
      total: '15.00',
      missing: '0.00',
      hasPayCode: true,
      expiresAt: null,
    });
    const unpaid = await buy(m);
    world.clock.advance(120 * 60_000);
    expect(await ask('getPayment', m.shopper.actor, { paymentNo: unpaid.paymentNo })).toMatchObject({
      status: 'closed',
      missing: '0.00',
      expiresAt: null,
    });
  });
});

describe('buying again', () => {
  it('puts back what is still sold, as far as it lasts, and names what is gone', async () => {
    const m = await openMarket(world, { stock: 10 });
    const other = await openMarket(world);
    const placed = await place(world, m.shopper, [
      { skuId: m.skuId, quantity: 6 },
      { skuId: other.skuId, quantity: 1 },
    ]);
    await pay(world, m.shopper, placed);
    await write((tx) => addCartItem(tx, m.shopper.actor, { skuId: m.skuId, quantity: 1 }));
    expect(await write((tx) => buyAgain(tx, m.shopper.actor, { orderNo: placed.orders[0] ?? '' }))).toEqual({
      added: 1,
      unavailable: [],
      count: 4,
    });
    await world.owner.run('t', `update skus set state = 'off' where id = $1`, [other.skuId]);
    expect(await write((tx) => buyAgain(tx, m.shopper.actor, { orderNo: placed.orders[1] ?? '' }))).toEqual({
      added: 0,
      unavailable: ['Test lamp'],
      count: 4,
    });
  });
});

describe('what the wallet asks', () => {
  it("escrow is what was paid and is nobody's yet; references are order numbers", async () => {
    const m = await openMarket(world);
    const placed = await buy(m);
    expect(await escrowOf(world.db, m.shopper.userId)).toBe(0n);
    await pay(world, m.shopper, placed);
    expect(await escrowOf(world.db, m.shopper.userId)).toBe(1500n);
    const id = await orderId(world.db, placed.orders[0] ?? '');
    expect(
      await referencesOf(world.db, [
        `order:${id}:pay`,
        `order:${id}:final`,
        'topup:1:final',
        'order:x:pay',
        'order:999999999:pay',
      ]),
    ).toEqual(
      new Map([
        [`order:${id}:pay`, placed.orders[0]],
        [`order:${id}:final`, placed.orders[0]],
      ]),
    );
    await write((tx) => cancelOrder(tx, m.shopper.actor, { orderNo: placed.orders[0] ?? '', reason: '' }));
    expect(await escrowOf(world.db, m.shopper.userId)).toBe(0n);
  });
});

describe('the reconciliation', () => {
  it('notices an order that looks paid, one that looks unpaid, one that looks settled, stock and lines that were touched', async () => {
    const m = await openMarket(world);
    const [unpaid, paid] = [await buy(m), await buy(m)];
    await pay(world, m.shopper, paid);
    expect(await faults(world)).toEqual([]);
    const tamper = async (sql: string, back: string, rules: string[]) => {
      await world.owner.run('t', sql);
      expect([...new Set((await faults(world)).map((f) => f.rule))]).toEqual(rules);
      await world.owner.run('t', back);
      expect(await faults(world)).toEqual([]);
    };
    const set = (no: string | undefined, values: string) =>
      `update orders set ${values}, version = version + 1 where order_no = '${no}'`;
    await tamper(
      set(unpaid.orders[0], 'status = 1, paid_at = created_at, cancel_by = created_at'),
      set(unpaid.orders[0], 'status = 0, paid_at = null, cancel_by = null'),
      ['R5', 'R6'],
    );
    await tamper(
      set(paid.orders[0], 'status = 0, paid_at = null'),
      set(paid.orders[0], 'status = 1, paid_at = created_at'),
      ['R5', 'R6'],
    );
    await tamper(
      set(paid.orders[0], 'status = -1, cancelled_at = created_at'),
      set(paid.orders[0], 'status = 1, cancelled_at = null'),
      ['R5', 'R7'],
    );
    const finished =
      'status = 4, received_at = created_at, settle_at = created_at, completed_at = created_at, settled_at = created_at';
    await tamper(
      set(paid.orders[0], finished),
      set(
        paid.orders[0],
        'status = 1, received_at = null, settle_at = null, completed_at = null, settled_at = null',
      ),
      ['R5', 'R7'],
    );
    await tamper(
      `update skus set reserved = reserved + 1 where id = ${m.skuId}`,
      `update skus set reserved = reserved - 1 where id = ${m.skuId}`,
      ['R6'],
    );
    await tamper(
      `update order_lines set quantity = 2, subtotal_cents = 2000, paid_cents = 2000 where order_id = (select id from orders where order_no = '${paid.orders[0]}')`,
      `update order_lines set quantity = 1, subtotal_cents = 1000, paid_cents = 1000 where order_id = (select id from orders where order_no = '${paid.orders[0]}')`,
      ['R8'],
    );
  });
});

describe('an id of another shopper', () => {
  it('finds nothing even when it is the next number', async () => {
    const m = await openMarket(world);
    const orderNo = (await buy(m)).orders[0] ?? '';
    const neighbours: ShopperActor[] = [m.shopper.userId - 1n, m.shopper.userId + 1n].map((id) =>
      shopperActor(id),
    );
    for (const actor of neighbours)
      expect(await outcome(ask('getOrder', actor, { orderNo }))).toBe('ORDER_NOT_FOUND');
  });
});
