// An order's life through the acts: the straight way, every verb from every state, and what a refusal leaves behind.
import {
  type OrderActor,
  type OrderState,
  type OrderVerb,
  orderStates,
  orderTransition,
} from '@meridian/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, post, refundApprove } from '../../ledger/index.ts';
import { systemActor } from '../../platform/actors.ts';
import { TEST_START, withTestDatabase } from '../../testing/database.ts';
import { createPayTicket, createShop, createShopper, fund } from '../../testing/fixtures.ts';
import {
  asTimer,
  everything,
  faults,
  type Market,
  openMarket,
  orderId,
  outcome,
  type Placed,
  pay,
  place,
  ship,
  statusOf,
  trackingNo,
} from '../../testing/orders.ts';
import { buyAgain } from './buy-again.ts';
import { cancelOrder } from './cancel-order.ts';
import { completeOrder } from './complete-order.ts';
import { deleteOrder } from './delete-order.ts';
import { expireOrder } from './expire-order.ts';
import { extendOrder } from './extend-order.ts';
import { giveUpOrder } from './give-up-order.ts';
import { addDays, step } from './order.rules.ts';
import { findOrderOfUser, lockOrder } from './orders.sql.ts';
import { payOrder } from './pay-order.ts';
import { receiveOrder, receiveOrderByTimer } from './receive-order.ts';
import { settleOrder } from './settle-order.ts';
import { shipOrder } from './ship-order.ts';
import { type OrderEventName, writeOrder } from './write-order.ts';

const world = withTestDatabase();
beforeEach(() => world.clock.set(TEST_START));
const write = <T>(act: Parameters<typeof world.db.transaction<T>>[0]) => world.db.transaction(act);

interface Case extends Market {
  readonly placed: Placed;
  readonly orderNo: string;
  readonly id: bigint;
}
async function newCase(): Promise<Case> {
  const market = await openMarket(world, { priceCents: 2000n, stock: 5 });
  const placed = await place(world, market.shopper, [{ skuId: market.skuId, quantity: 2 }]);
  const [orderNo = ''] = placed.orders;
  return { ...market, placed, orderNo, id: await orderId(world.db, orderNo) };
}

/** A verb of the case states, done as the refunds slice does it: by the graph, with its money. */
const byGraph = (c: Case, verb: OrderVerb, by: OrderActor, event: OrderEventName) =>
  write(async (tx) => {
    const order = await lockOrder(tx, c.id);
    await writeOrder(tx, by === 'shopper' ? c.shopper.actor : systemActor, step(order, verb, by), event);
    if (verb === 'refundInFull') {
      await post(
        tx,
        refundApprove({
          refundId: c.id,
          orderId: c.id,
          userId: c.shopper.userId,
          shopperCents: order.totalCents,
          platformCents: 0n,
          actor: 'system',
        }),
      );
    }
  });

const steps: Record<OrderState, (c: Case) => Promise<unknown>> = {
  '0': async () => {},
  '1': (c) => pay(world, c.shopper, c.placed),
  '2': async (c) => {
    await steps['1'](c);
    await ship(world, c.shop, c.orderNo);
  },
  '3': async (c) => {
    await steps['2'](c);
    await write((tx) => receiveOrder(tx, c.shopper.actor, { orderNo: c.orderNo }));
  },
  '4': async (c) => {
    await steps['3'](c);
    await write((tx) => completeOrder(tx, c.shopper.actor, c.id));
  },
  '-1': (c) => write((tx) => cancelOrder(tx, c.shopper.actor, { orderNo: c.orderNo, reason: '' })),
  '-3': async (c) => {
    await steps['1'](c);
    await byGraph(c, 'applyRefund', 'shopper', 'refund.applied');
  },
  '-4': async (c) => {
    await steps['3'](c);
    await byGraph(c, 'applyAfterSale', 'shopper', 'refund.applied');
  },
  '-2': async (c) => {
    await steps['-3'](c);
    await byGraph(c, 'refundInFull', 'timer', 'order.refunded');
  },
};

interface Doing {
  readonly verb: OrderVerb;
  readonly by: OrderActor;
  readonly run: (c: Case) => Promise<unknown>;
  readonly otherwise?: (state: OrderState) => string;
}
const doings: Doing[] = [
  {
    verb: 'pay',
    by: 'shopper',
    otherwise: (state) => (state === '-1' ? 'ORDER_PAYMENT_EXPIRED' : 'ORDER_ALREADY_PAID'),
    run: (c) =>
      write((tx) => payOrder(tx, c.shopper.actor, { paymentNo: c.placed.paymentNo, ticket: 'x'.repeat(43) })),
  },
  {
    verb: 'cancel',
    by: 'shopper',
    run: (c) =>
      write((tx) => cancelOrder(tx, c.shopper.actor, { orderNo: c.orderNo, reason: 'changed my mind' })),
  },
  { verb: 'expire', by: 'timer', run: (c) => asTimer(world, expireOrder, c.id) },
  {
    verb: 'ship',
    by: 'merchant',
    run: (c) =>
      write((tx) =>
        shipOrder(tx, c.shop.actor, { orderNo: c.orderNo, carrier: 'northway', trackingNo: trackingNo() }),
      ),
  },
  { verb: 'giveUp', by: 'timer', run: (c) => asTimer(world, giveUpOrder, c.id) },
  {
    verb: 'receive',
    by: 'shopper',
    run: (c) => write((tx) => receiveOrder(tx, c.shopper.actor, { orderNo: c.orderNo })),
  },
  { verb: 'receive', by: 'timer', run: (c) => asTimer(world, receiveOrderByTimer, c.id) },
  { verb: 'complete', by: 'shopper', run: (c) => write((tx) => completeOrder(tx, c.shopper.actor, c.id)) },
  { verb: 'complete', by: 'timer', run: (c) => asTimer(world, completeOrder, c.id) },
];

describe('the straight way', () => {
  it('goes from placing to settling, and every cent is accounted for', async () => {
    const c = await newCase();
    expect(c.placed.payment.total).toBe('45.00');
    expect(
      await world.db.one('t', 'select stock, reserved, sold from skus where id = $1', [c.skuId]),
    ).toEqual({ stock: 5, reserved: 2, sold: 0 });
    await steps['4'](c);
    expect(
      await world.db.one('t', 'select stock, reserved, sold from skus where id = $1', [c.skuId]),
    ).toEqual({ stock: 3, reserved: 0, sold: 2 });
    expect(await balanceOf(world.db, { type: 'order_escrow', ownerId: c.id })).toBe(4500n);
    expect(await outcome(asTimer(world, settleOrder, c.id))).toBe('ORDER_ACTION_ILLEGAL');
    world.clock.set(addDays(TEST_START, 15));
    await asTimer(world, settleOrder, c.id);
    expect(await balanceOf(world.db, { type: 'order_escrow', ownerId: c.id })).toBe(0n);
    expect(await balanceOf(world.db, { type: 'shop_available', ownerId: c.shop.shopId })).toBe(4275n);
    expect(await outcome(asTimer(world, settleOrder, c.id))).toBe('ORDER_ACTION_ILLEGAL');
    const log = await world.db.many<{ event: string; by: string }>(
      't',
      'select event, by from order_events where order_id = $1 order by id',
      [c.id],
    );
    expect(log.map((e) => `${e.event} ${e.by}`)).toEqual([
      'order.created shopper',
      'order.paid shopper',
      'order.shipped merchant',
      'order.received shopper',
      'order.completed shopper',
      'order.settled timer',
    ]);
    expect(await faults(world)).toEqual([]);
  });

  it('one checkout makes one payment and an order for each shop, paid all at once', async () => {
    const { shopper, skuId } = await openMarket(world, { priceCents: 1000n });
    const other = await openMarket(world, { priceCents: 700n });
    const placed = await place(world, shopper, [
      { skuId, quantity: 1 },
      { skuId: other.skuId, quantity: 3 },
    ]);
    expect(placed.orders).toHaveLength(2);
    expect(placed.payment.total).toBe('41.00');
    await pay(world, shopper, placed);
    expect(await Promise.all(placed.orders.map((no) => statusOf(world.db, no)))).toEqual(['1', '1']);
    expect(await balanceOf(world.db, { type: 'shopper_available', ownerId: shopper.userId })).toBe(0n);
    expect(await faults(world)).toEqual([]);
  });

  it('a cancelled order of a checkout is left out of its payment', async () => {
    const { shopper, skuId } = await openMarket(world, { priceCents: 1000n });
    const other = await openMarket(world, { priceCents: 700n });
    const placed = await place(world, shopper, [
      { skuId, quantity: 1 },
      { skuId: other.skuId, quantity: 1 },
    ]);
    const [first = '', second = ''] = placed.orders;
    await write((tx) => cancelOrder(tx, shopper.actor, { orderNo: first, reason: '' }));
    const left = await findOrderOfUser(world.db, shopper.userId, second);
    const total = `${(left?.totalCents ?? 0n) / 100n}.00`;
    await pay(world, shopper, { ...placed, payment: { ...placed.payment, total } });
    expect(await statusOf(world.db, second)).toBe('1');
    expect(await statusOf(world.db, first)).toBe('-1');
    expect(await faults(world)).toEqual([]);
  });
});

describe('every verb from every state', () => {
  for (const state of orderStates) {
    it(`state ${state} is reachable, and only the graph leads out of it`, async () => {
      for (const doing of doings) {
        world.clock.set(TEST_START);
        const c = await newCase();
        await steps[state](c);
        expect(await statusOf(world.db, c.orderNo)).toBe(state);
        if (doing.by === 'timer') world.clock.set(addDays(TEST_START, 100));
        const legal = orderTransition(state, doing.verb, doing.by);
        const before = legal ? '' : await everything(world);
        const label = `${doing.by} ${doing.verb} from ${state}`;
        const got = await outcome(
          doing.verb === 'pay' && legal ? pay(world, c.shopper, c.placed) : doing.run(c),
        );
        if (legal) {
          expect(typeof got, label).not.toBe('string');
          expect(await statusOf(world.db, c.orderNo), label).toBe(legal.to);
        } else {
          expect(got, label).toBe(doing.otherwise?.(state) ?? 'ORDER_ACTION_ILLEGAL');
          expect(await everything(world), label).toBe(before);
        }
      }
      expect(await faults(world)).toEqual([]);
    });
  }

  it('a closed case goes back to where it was opened', async () => {
    for (const [from, verb] of [
      ['1', 'applyRefund'],
      ['2', 'applyRefund'],
      ['3', 'applyAfterSale'],
      ['4', 'applyAfterSale'],
    ] as const) {
      const c = await newCase();
      await steps[from](c);
      await byGraph(c, verb, 'shopper', 'refund.applied');
      await byGraph(c, 'closeCase', 'timer', 'refund.closed');
      expect(await statusOf(world.db, c.orderNo)).toBe(from);
    }
    expect(await faults(world)).toEqual([]);
  });

  it('extends once, and only while it is on its way', async () => {
    for (const state of orderStates) {
      const c = await newCase();
      await steps[state](c);
      const extend = () => outcome(write((tx) => extendOrder(tx, c.shopper.actor, { orderNo: c.orderNo })));
      if (state !== '2') {
        expect(await extend()).toBe('ORDER_ACTION_ILLEGAL');
        continue;
      }
      expect(await extend()).toEqual({ autoReceiveAt: addDays(TEST_START, 67).toISOString() });
      expect(await extend()).toBe('ORDER_ALREADY_EXTENDED');
    }
  });

  it('deletes from the list only what is finished, and twice is once', async () => {
    for (const state of orderStates) {
      const c = await newCase();
      await steps[state](c);
      const remove = () => outcome(write((tx) => deleteOrder(tx, c.shopper.actor, { orderNo: c.orderNo })));
      const allowed = ['-1', '-2', '4'].includes(state);
      expect(await remove()).toEqual(allowed ? {} : 'ORDER_ACTION_ILLEGAL');
      expect(await remove()).toEqual(allowed ? {} : 'ORDER_ACTION_ILLEGAL');
      expect(await statusOf(world.db, c.orderNo)).toBe(state);
    }
  });
});

describe('cancelling what is paid', () => {
  it('returns the money and the goods within the hour', async () => {
    const c = await newCase();
    await steps['1'](c);
    world.clock.advance(60 * 60_000);
    await steps['-1'](c);
    expect(await balanceOf(world.db, { type: 'shopper_available', ownerId: c.shopper.userId })).toBe(4500n);
    expect(
      await world.db.one('t', 'select stock, reserved, sold from skus where id = $1', [c.skuId]),
    ).toEqual({ stock: 5, reserved: 0, sold: 0 });
    expect(await faults(world)).toEqual([]);
  });

  it('is too late a moment after the hour, and once a parcel has left', async () => {
    const late = await newCase();
    await steps['1'](late);
    world.clock.advance(60 * 60_000 + 1);
    const before = await everything(world);
    expect(await outcome(steps['-1'](late))).toBe('ORDER_CANCEL_TOO_LATE');
    expect(await everything(world)).toBe(before);
    const c = await newCase();
    await steps['1'](c);
    const [line] = await world.db.many<{ id: bigint }>(
      't',
      'select id from order_lines where order_id = $1',
      [c.id],
    );
    const part = {
      orderNo: c.orderNo,
      carrier: 'northway',
      trackingNo: trackingNo(),
      lines: [{ lineId: line?.id ?? 0n, quantity: 1 }],
    };
    expect(await write((tx) => shipOrder(tx, c.shop.actor, part))).toMatchObject({ status: '1' });
    expect(await outcome(steps['-1'](c))).toBe('ORDER_CANCEL_TOO_LATE');
  });
});

describe('paying', () => {
  const ticketFor = (c: Case, cents: bigint) =>
    createPayTicket(world.db, c.shopper.userId, c.placed.paymentNo, cents);
  const tryPay = (c: Case, ticket: string) =>
    outcome(write((tx) => payOrder(tx, c.shopper.actor, { paymentNo: c.placed.paymentNo, ticket })));

  it('says what is missing, and takes nothing', async () => {
    const c = await newCase();
    await write((tx) => fund(tx, c.shopper.userId, 4499n));
    const ticket = await ticketFor(c, 4500n);
    const before = await everything(world);
    // Whatever the ticket is worth: with a new one they would lack as much.
    for (const given of [ticket, 'x'.repeat(43)])
      await expect(
        write((tx) => payOrder(tx, c.shopper.actor, { paymentNo: c.placed.paymentNo, ticket: given })),
      ).rejects.toMatchObject({
        error: 'BALANCE_INSUFFICIENT',
        detail: { data: { missing: '0.01', balance: '44.99' } },
      });
    expect(await everything(world)).toBe(before);
    await write((tx) => fund(tx, c.shopper.userId, 1n));
    expect(await tryPay(c, ticket)).toMatchObject({ balanceAfter: '0.00' });
    expect(await faults(world)).toEqual([]);
  });

  it('of several orders says what all of them lack, whichever the money ends at', async () => {
    const c = await newCase();
    const other = await openMarket(world, { priceCents: 2000n, stock: 5 });
    const { actor, userId } = c.shopper;
    const placed = await place(world, c.shopper, [
      { skuId: c.skuId, quantity: 2 },
      { skuId: other.skuId, quantity: 2 },
    ]);
    await write((tx) => fund(tx, userId, 4500n));
    for (const [funds, missing] of [
      [0n, '45.00'],
      [4499n, '0.01'],
    ] as const) {
      if (funds > 0n) await write((tx) => fund(tx, userId, funds));
      const ticket = await createPayTicket(world.db, userId, placed.paymentNo, 9000n);
      const before = await everything(world);
      await expect(
        write((tx) => payOrder(tx, actor, { paymentNo: placed.paymentNo, ticket })),
      ).rejects.toMatchObject({
        error: 'BALANCE_INSUFFICIENT',
        detail: { data: { missing, balance: funds > 0n ? '89.99' : '45.00' } },
      });
      expect(await everything(world)).toBe(before);
    }
    await write((tx) => fund(tx, userId, 1n));
    const ticket = await createPayTicket(world.db, userId, placed.paymentNo, 9000n);
    expect(await write((tx) => payOrder(tx, actor, { paymentNo: placed.paymentNo, ticket }))).toEqual({
      paymentNo: placed.paymentNo,
      orders: placed.orders,
      balanceAfter: '0.00',
    });
    expect(await faults(world)).toEqual([]);
  });

  it('wants a ticket for exactly this shopper, payment and amount, once', async () => {
    const c = await newCase();
    const stranger = await createShopper(world.owner);
    await write((tx) => fund(tx, c.shopper.userId, 10_000n));
    const wrong = [
      await ticketFor(c, 4499n),
      await createPayTicket(world.db, c.shopper.userId, 'P000000000000000000', 4500n),
      await createPayTicket(world.db, stranger.userId, c.placed.paymentNo, 4500n),
      'x'.repeat(43),
    ];
    const before = await everything(world);
    for (const ticket of wrong) expect(await tryPay(c, ticket)).toBe('PAY_TICKET_INVALID');
    expect(await everything(world)).toBe(before);
    const old = await ticketFor(c, 4500n);
    world.clock.advance(121_000);
    expect(await tryPay(c, old)).toBe('PAY_TICKET_INVALID');
    expect(await tryPay(c, await ticketFor(c, 4500n))).toMatchObject({ orders: [c.orderNo] });
  });

  it('is over at the very moment the time is', async () => {
    const c = await newCase();
    await write((tx) => fund(tx, c.shopper.userId, 4500n));
    world.clock.advance(120 * 60_000);
    expect(await tryPay(c, await ticketFor(c, 4500n))).toBe('ORDER_PAYMENT_EXPIRED');
    world.clock.advance(-1);
    expect(await tryPay(c, await ticketFor(c, 4500n))).toMatchObject({ orders: [c.orderNo] });
  });
});

describe('what is not yours does not exist', () => {
  it('for another shopper', async () => {
    const c = await newCase();
    await steps['2'](c);
    const { actor } = await createShopper(world.owner);
    const before = await everything(world);
    const { orderNo } = c;
    expect(await outcome(write((tx) => cancelOrder(tx, actor, { orderNo, reason: '' })))).toBe(
      'ORDER_NOT_FOUND',
    );
    expect(await outcome(write((tx) => receiveOrder(tx, actor, { orderNo })))).toBe('ORDER_NOT_FOUND');
    expect(await outcome(write((tx) => extendOrder(tx, actor, { orderNo })))).toBe('ORDER_NOT_FOUND');
    expect(await outcome(write((tx) => deleteOrder(tx, actor, { orderNo })))).toBe('ORDER_NOT_FOUND');
    expect(await outcome(write((tx) => buyAgain(tx, actor, { orderNo })))).toBe('ORDER_NOT_FOUND');
    expect(
      await outcome(
        write((tx) => payOrder(tx, actor, { paymentNo: c.placed.paymentNo, ticket: 'x'.repeat(43) })),
      ),
    ).toBe('PAYMENT_NOT_FOUND');
    expect(await everything(world)).toBe(before);
  });

  it('for another shop', async () => {
    const c = await newCase();
    await steps['1'](c);
    const { actor } = await createShop(world.owner);
    const before = await everything(world);
    expect(
      await outcome(
        write((tx) =>
          shipOrder(tx, actor, { orderNo: c.orderNo, carrier: 'northway', trackingNo: trackingNo() }),
        ),
      ),
    ).toBe('ORDER_NOT_FOUND');
    expect(await everything(world)).toBe(before);
  });
});
