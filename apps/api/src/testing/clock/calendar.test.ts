// What depends on time, at midnight, month ends, leap days, year ends and clock changes, in processes and databases of several zones.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentNumber } from '../../platform/ids.ts';
import { takeHit } from '../../platform/rate-limit.ts';
import { findSession, openSession } from '../../platform/sessions.ts';
import { checkCode, issueCode } from '../../slices/accounts/mailed-code.ts';
import { reservePayTry } from '../../slices/accounts/pay-codes.sql.ts';
import { usePayTicket } from '../../slices/accounts/use-pay-ticket.ts';
import { countedEveryMs, countSales, scoreDue } from '../../slices/catalogue/count-stats.ts';
import { noteSales } from '../../slices/catalogue/index.ts';
import { listOrderCards } from '../../slices/orders/read-orders.ts';
import { receiveOrder } from '../../slices/orders/receive-order.ts';
import { createPromoCode } from '../../slices/promotions/create-promo-code.ts';
import { promoProblem } from '../../slices/promotions/promo.rules.ts';
import { findPromo, listUsablePromos } from '../../slices/promotions/promotions.sql.ts';
import { openTestDatabase, type TestDatabase } from '../database.ts';
import { createPayTicket, createProduct, createShop, createShopper, setPayCode } from '../fixtures.ts';
import { faults, openMarket, pay, place, ship, statusOf, tick } from '../orders.ts';
import { createDatabaseIn, moments, moveTo, zonePairs } from './zones.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const after = (start: string, ms: number) => new Date(Date.parse(start) + ms);

describe.each(zonePairs)('a process in %s on a database in %s', (processZone, databaseZone) => {
  const world = {} as TestDatabase;
  let moveBack = () => {};
  beforeAll(async () => {
    moveBack = moveTo(processZone);
    Object.assign(world, await openTestDatabase({ create: createDatabaseIn(databaseZone) }));
  });
  afterAll(async () => {
    await world.drop?.();
    moveBack();
  });
  const inTx = <T>(act: Parameters<typeof world.db.transaction<T>>[0]) => world.db.transaction(act);

  it('really keeps these hours', async () => {
    const offset = new Date('2026-03-02T00:00:00Z').getTimezoneOffset();
    expect(offset).toBe(
      { UTC: 0, 'America/New_York': 300, 'Asia/Kathmandu': -345, 'Pacific/Apia': -780 }[processZone],
    );
    const shown = await world.db.one<{ TimeZone: string }>('clock.zone', 'show timezone');
    expect(shown.TimeZone).toBe(databaseZone);
  });

  describe.each(moments)('at %s', (_name, start) => {
    const due = async (orderNo: string, column: string): Promise<Date | null> =>
      (
        await world.db.one<{ at: Date | null }>(
          `clock.${column}`,
          `select ${column} as at from orders where order_no = $1`,
          [orderNo],
        )
      ).at;
    const eventsOf = async (orderNo: string): Promise<string[]> => {
      const rows = await world.db.many<{ event: string }>(
        'clock.events',
        'select event from order_events e join orders o on o.id = e.order_id where order_no = $1 order by e.id',
        [orderNo],
      );
      return rows.map(({ event }) => event);
    };
    /** Nothing a millisecond before, this event at the moment, nothing after. The sweeps find other tests' orders too. */
    const happensAt = async (orderNo: string, ms: number, event: string) => {
      const before = await eventsOf(orderNo);
      for (const [at, expected] of [
        [ms - 1, before],
        [ms, [...before, event]],
        [ms, [...before, event]],
      ] as const) {
        world.clock.set(after(start, at));
        await tick(world);
        expect(await eventsOf(orderNo)).toEqual(expected);
      }
    };

    it('an unpaid order expires after 120 minutes to the millisecond', async () => {
      world.clock.set(after(start, 0));
      const market = await openMarket(world);
      const {
        orders: [orderNo = ''],
        payment: { expiresAt },
      } = await place(world, market.shopper, [{ skuId: market.skuId, quantity: 1 }]);
      expect(expiresAt).toBe(after(start, 120 * minute).toISOString());
      await happensAt(orderNo, 120 * minute, 'order.expired');
      expect(await statusOf(world.db, orderNo)).toBe('-1');
    });

    it('an order that nobody ships is given up after 14 times 24 hours', async () => {
      world.clock.set(after(start, 0));
      const market = await openMarket(world);
      const placed = await place(world, market.shopper, [{ skuId: market.skuId, quantity: 1 }]);
      await pay(world, market.shopper, placed);
      const [orderNo = ''] = placed.orders;
      expect(await due(orderNo, 'cancel_by')).toEqual(after(start, 60 * minute));
      await happensAt(orderNo, 3 * day, 'order.ship-reminded');
      await happensAt(orderNo, 14 * day, 'order.given-up');
    });

    it('an order on its way is received, completed and settled after whole days of 24 hours', async () => {
      world.clock.set(after(start, 0));
      const market = await openMarket(world);
      const placed = await place(world, market.shopper, [{ skuId: market.skuId, quantity: 1 }]);
      const [orderNo = ''] = placed.orders;
      await pay(world, market.shopper, placed);
      await ship(world, market.shop, orderNo);
      await happensAt(orderNo, 57 * day, 'order.receive-reminded');
      await happensAt(orderNo, 60 * day, 'order.received');
      await happensAt(orderNo, 67 * day, 'order.completed');
      await happensAt(orderNo, 75 * day, 'order.settled');
      expect(await due(orderNo, 'settled_at')).toEqual(after(start, 75 * day));
      expect(await faults(world)).toEqual([]);
    });

    it('a promo code runs from its first to before its last moment, by the rule and by the list', async () => {
      const { userId } = await createShopper(world.owner);
      const [startsAt, endsAt] = [after(start, 0), after(start, 31 * day)];
      const code = `C${startsAt.getTime()}`;
      world.clock.set(startsAt);
      const terms = {
        kind: 'percent',
        percentBps: 1000,
        amountCents: null,
        capCents: null,
        minSpendCents: 0n,
      } as const;
      await inTx((tx) =>
        createPromoCode(tx, {
          ...terms,
          code,
          shopId: null,
          startsAt,
          endsAt,
          totalLimit: null,
          perUserLimit: null,
        }),
      );
      const promo = await findPromo(world.db, code);
      expect([promo?.startsAt, promo?.endsAt]).toEqual([startsAt, endsAt]);
      for (const [at, problem] of [
        [after(start, -1), 'PROMO_NOT_STARTED'],
        [startsAt, null],
        [after(start, 31 * day - 1), null],
        [endsAt, 'PROMO_EXPIRED'],
      ] as const) {
        expect(promoProblem(promo, at, 0)).toBe(problem);
        const listed = await listUsablePromos(world.db, userId, at);
        expect(listed.some((p) => p.code === code)).toBe(problem === null);
      }
    });

    it('sessions, tickets and mailed codes end to the millisecond', async () => {
      world.clock.set(after(start, 0));
      const { userId, actor } = await createShopper(world.owner);
      const { token } = await inTx((tx) =>
        openSession(tx, { audience: 'shopper', subjectId: userId, ip: '::1', userAgent: '' }),
      );
      const live = (ms: number) => findSession(world.db, 'shopper', token, after(start, ms));
      expect(await live(3 * day - 1)).toMatchObject({ subjectId: userId });
      expect(await live(3 * day)).toBeNull();

      const tickets = [
        await createPayTicket(world.db, userId, 'P1', 100n),
        await createPayTicket(world.db, userId, 'P1', 100n),
      ];
      const use = (ticket: string | undefined, ms: number) => {
        world.clock.set(after(start, ms));
        const binding = { purpose: 'order.pay', target: 'P1', amountCents: 100n } as const;
        return inTx((tx) => usePayTicket(tx, actor, { ...binding, ticket: ticket ?? '' }));
      };
      await use(tickets[0], 2 * minute - 1);
      await expect(use(tickets[1], 2 * minute)).rejects.toThrow('PAY_TICKET_INVALID');

      world.clock.set(after(start, 0));
      await inTx((tx) =>
        issueCode(
          tx,
          { id: userId, givenName: 'Mia', language: 'en' },
          'verify_email',
          `${userId}@example.com`,
        ),
      );
      const { text } = await world.owner.one<{ text: string }>(
        'clock.mail',
        'select text from mails order by id desc limit 1',
      );
      const code = /^\d{6}$/m.exec(text)?.[0] ?? '';
      const check = (ms: number) => checkCode(world.db, userId, 'verify_email', code, after(start, ms));
      expect(await check(10 * minute - 1)).toMatchObject({ sentTo: `${userId}@example.com` });
      await expect(check(10 * minute)).rejects.toThrow('CODE_INVALID');
    });

    it('a payment code locks for 3 hours, and for 24 when it was locked in the 24 before', async () => {
      const { userId } = await createShopper(world.owner);
      await setPayCode(world.owner, userId);
      const lockAt = async (ms: number): Promise<Date | null> => {
        const tries = [];
        for (let i = 0; i < 5; i += 1)
          tries.push(await reservePayTry(world.db, userId, after(start, ms), 3, 24));
        await world.owner.run('clock.locked', 'update pay_codes set last_locked_at = $2 where user_id = $1', [
          userId,
          after(start, ms),
        ]);
        return tries.at(-1)?.lockedUntil ?? null;
      };
      expect(await lockAt(0)).toEqual(after(start, 3 * hour));
      expect(await lockAt(day - 1)).toEqual(after(start, 2 * day - 1));
      expect(await lockAt(3 * day)).toEqual(after(start, 3 * day + 3 * hour));
    });

    it('sales are counted on their day in UTC, and for 30 days', async () => {
      const midnight = after(start.slice(0, 10), day);
      const { shopId } = await createShop(world.owner);
      const { productId } = await createProduct(world.owner, shopId);
      const sell = (at: Date, quantity: number) => {
        world.clock.set(at);
        return inTx((tx) => noteSales(tx, [{ productId, quantity }]));
      };
      await sell(new Date(midnight.getTime() - 1), 2);
      await sell(midnight, 3);
      world.clock.advance(countedEveryMs - 2);
      expect(await inTx((tx) => countSales(tx, 10))).toBe(0);
      world.clock.advance(1);
      expect(await inTx((tx) => countSales(tx, 10))).toBe(1);
      const days = await world.owner.many<{ day: string; quantity: number }>(
        'clock.days',
        'select day, quantity from product_sales_days where product_id = $1 order by day',
        [productId],
      );
      expect(days).toEqual([
        { day: start.slice(0, 10), quantity: 2 },
        { day: midnight.toISOString().slice(0, 10), quantity: 3 },
      ]);
      const recent = async (at: number) => {
        world.clock.set(new Date(at));
        await world.owner.run('clock.due', `update products set scored_at = '-infinity' where id = $1`, [
          productId,
        ]);
        await inTx((tx) => scoreDue(tx, 10_000));
        const row = await world.owner.one<{ sales: number }>(
          'clock.recent',
          'select sales_30d as sales from products where id = $1',
          [productId],
        );
        return row.sales;
      };
      const at = midnight.getTime();
      expect(await recent(at + 29 * day - 1)).toBe(5);
      expect(await recent(at + 29 * day)).toBe(3);
      expect(await recent(at + 30 * day - 1)).toBe(3);
      expect(await recent(at + 30 * day)).toBe(0);
    });

    it('a list goes on where it stopped, through an hour that comes twice', async () => {
      const market = await openMarket(world);
      const placed: string[] = [];
      for (const ms of [0, 1, 30 * minute, hour, hour + 1, day]) {
        world.clock.set(after(start, ms));
        const { orders } = await place(world, market.shopper, [{ skuId: market.skuId, quantity: 1 }]);
        placed.unshift(orders[0] ?? '');
      }
      const listed: string[] = [];
      const times: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listOrderCards(
          world.db,
          { userId: market.shopper.userId },
          { status: 'all', limit: 1, ...(cursor ? { cursor } : {}) },
          (order) => ({ no: order.orderNo, at: order.createdAt.toISOString() }),
        );
        for (const { no, at } of page.list) {
          listed.push(no);
          times.push(at);
        }
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(listed).toEqual(placed);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(times.at(-1)).toBe(start);
    });

    it('numbers bear the day in UTC, and a minute of hits begins with the minute', async () => {
      expect(documentNumber(after(start, 0), 'P').slice(1, 9)).toBe(start.slice(0, 10).replaceAll('-', ''));
      const full = Math.ceil(Date.parse(start) / minute) * minute;
      const bucket = `clock:${start}`;
      expect(await takeHit(world.db, bucket, 1, 60, new Date(full + minute - 1))).toEqual({
        allowed: true,
        retryAfterSeconds: 1,
      });
      expect(await takeHit(world.db, bucket, 1, 60, new Date(full))).toEqual({
        allowed: false,
        retryAfterSeconds: 60,
      });
      expect(await takeHit(world.db, bucket, 1, 60, new Date(full + minute))).toMatchObject({
        allowed: true,
      });
    });
  });

  it('an order received at leap day bears that instant everywhere', async () => {
    const at = new Date('2028-02-29T23:59:59.999Z');
    world.clock.set(at);
    const market = await openMarket(world);
    const placed = await place(world, market.shopper, [{ skuId: market.skuId, quantity: 1 }]);
    const [orderNo = ''] = placed.orders;
    await pay(world, market.shopper, placed);
    await ship(world, market.shop, orderNo);
    await inTx((tx) => receiveOrder(tx, market.shopper.actor, { orderNo }));
    const rows = await world.owner.many<{ at: Date }>(
      'clock.instants',
      `select received_at as at from orders where order_no = $1
       union all select e.at from order_events e join orders o on o.id = e.order_id where o.order_no = $1
       union all select created_at from ledger.journal where key like '%' || (select id from orders where order_no = $1)`,
      [orderNo],
    );
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.map((row) => row.at.toISOString())).toEqual(rows.map(() => at.toISOString()));
  });
});
