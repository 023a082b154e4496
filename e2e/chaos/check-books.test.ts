// Tests of the judge: a true history and true books please it; whatever is doctored in either turns it red.
import type { RequestOf, Verb } from '@meridian/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { type Database, openDatabase, type Tx } from '../../apps/api/src/platform/db.ts';
import { consoleCookies, openSession } from '../../apps/api/src/platform/sessions.ts';
import { carrierSignature } from '../../apps/api/src/slices/orders/record-carrier-scan.ts';
import { withTestApp } from '../../apps/api/src/testing/app.ts';
import { createProduct, createShop } from '../../apps/api/src/testing/fixtures.ts';
import { readBooks } from './books.ts';
import { checkBooks } from './check-books.ts';
import { type Act, type Line, operationsOf } from './history.ts';
import { fundsCents, giveFunds } from './market.ts';

const world = withTestApp();
const lines: Line[] = [];
const stock = 100;
const stocks = new Map<string, number>();
const account = 'true@example.com';
const password = 'a long enough word';
let owner: Database;
let who = '';
let paidOrder = '';
let openOrder = '';

/** One recorded call, as the client of a run makes it. */
async function did<V extends Verb>(verb: V & Act, name: string, input: RequestOf<V>, how: object = {}) {
  const op = lines.length;
  const key =
    verb === 'register' || verb === 'resetPayCode' || verb === 'recordCarrierScan'
      ? null
      : `key-${verb}-${op}`;
  lines.push({ t: 'intent', at: op, op, act: verb, who: name, key, input: input as Record<string, unknown> });
  const data = await world.data(verb, input, { ...how, ...(key ? { key } : {}) });
  lines.push({ t: 'acknowledged', at: op, op, data: data as unknown as Record<string, unknown> });
  return data;
}

beforeAll(async () => {
  owner = openDatabase({ url: world.url, clock: systemClock, max: 2 });
  const shop = await createShop(world.owner);
  const { skuIds } = await createProduct(world.owner, shop.shopId, [{ stock }]);
  const skuId = String(skuIds[0]);
  stocks.set(skuId, stock);
  const { userinfo } = await did('register', account, {
    account,
    password,
    givenName: 'Mia',
    familyName: 'T',
    country: 'US',
  });
  const { token } = userinfo;
  who = `shopper:${userinfo.id}`;
  await giveFunds(owner, BigInt(userinfo.id));
  await did('resetPayCode', who, { newPayCode: '731904', password }, { token });
  const address = await did(
    'saveAddress',
    who,
    {
      addressee: 'Mia',
      mobile: '+12025550123',
      country: 'US',
      area: ['California', 'Los Angeles'],
      postcode: '90001',
      detail: '1 Test Street',
      tag: 'Home',
    },
    { token },
  );
  const order = async (quantity: number) => {
    await did('addCartItem', who, { skuId, quantity }, { token });
    const purchase = { source: 'cart' as const, addressId: address.id };
    const { hash } = await world.data('quoteOrder', purchase, { token });
    return did('createOrder', who, { ...purchase, quoteHash: hash }, { token });
  };
  const first = await order(2);
  const { ticket } = await world.data(
    'verifyPayCode',
    { purpose: 'order.pay', target: first.paymentNo, amount: first.payment.total, payCode: '731904' },
    { token },
  );
  await did('payOrder', who, { paymentNo: first.paymentNo, ticket }, { token });
  paidOrder = first.orders[0] ?? '';
  const merchant = `merchant:${shop.actor.merchantId}`;
  const session = await world.db.transaction((tx) =>
    openSession(tx, { audience: 'merchant', subjectId: shop.actor.merchantId, ip: '', userAgent: '' }),
  );
  await did(
    'shipOrder',
    merchant,
    { orderNo: paidOrder, carrier: 'northway', trackingNo: 'NW0000000001' },
    { cookie: `${consoleCookies.merchant}=${session.token}` },
  );
  const scan = {
    carrier: 'northway',
    trackingNo: 'NW0000000001',
    scanId: 'only',
    state: 'delivered' as const,
    at: world.clock.now().toISOString(),
  };
  const timestamp = String(Math.floor(world.clock.now().getTime() / 1000));
  const signature = carrierSignature(
    world.services.config.carrierWebhookSecret,
    timestamp,
    JSON.stringify(scan),
  );
  await did('recordCarrierScan', 'carrier', scan, {
    headers: { 'x-carrier-timestamp': timestamp, 'x-carrier-signature': signature },
  });
  await did('receiveOrder', who, { orderNo: paidOrder }, { token });
  const second = await order(1);
  await did('cancelOrder', who, { orderNo: second.orders[0] ?? '', reason: '' }, { token });
  openOrder = (await order(3)).orders[0] ?? '';
  await world.jobs.drain();
});
afterAll(() => owner?.close());

const judge = async (database: Database, history: readonly Line[] = lines) =>
  checkBooks(operationsOf(history), await readBooks(database), { fundsCents, stocks });

/** What is found after `doctor`; nothing of it stays. */
async function findAfter(doctor: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const undone = new Error('undone');
  let found: string[] = [];
  await owner
    .transaction(async (tx) => {
      // Triggers and foreign keys hold the house's rules; what a fault leaves behind would not have asked them.
      await tx.run('doctor.role', 'set local session_replication_role = replica');
      await doctor(tx);
      const inside = { ...owner, snapshot: <T>(read: (of: Tx) => Promise<T>) => read(tx) };
      found = (await judge(inside)).map(({ verdict, detail }) => `${verdict}: ${detail}`);
      throw undone;
    })
    .catch((error) => {
      if (error !== undone) throw error;
    });
  return found;
}

describe('the judge', () => {
  it('is content with what is true', async () => {
    // The queue's library notes that its last job is done after it has said that all are.
    await expect.poll(() => judge(owner), { timeout: 10_000 }).toEqual([]);
    expect(await findAfter(async () => {})).toEqual([]);
  });

  const invented = (act: Act, data: Record<string, unknown>, input = {}): Line[] => [
    ...lines,
    { t: 'intent', at: 0, op: 999, act, who, key: 'key-invented', input },
    { t: 'acknowledged', at: 0, op: 999, data },
  ];

  it.each<[string, () => Line[], RegExp]>([
    [
      'an order that nobody has',
      () => invented('createOrder', { paymentNo: 'P1', orders: ['1'] }),
      /^lost: createOrder/,
    ],
    ['a payment that nobody has', () => invented('payOrder', { orders: [paidOrder] }), /^lost: payOrder/],
    [
      'another answer under the same key',
      () =>
        lines.map((l) =>
          l.t === 'acknowledged' && 'payment' in l.data ? { ...l, data: { ...l.data, paymentNo: 'P2' } } : l,
        ),
      /^doubled: createOrder/,
    ],
    [
      'a refusal of what was done',
      () =>
        lines.map((l) =>
          l.t === 'acknowledged' && 'balanceAfter' in l.data
            ? { t: 'refused', at: l.at, op: l.op, error: 'ORDER_PAYMENT_EXPIRED' }
            : l,
        ),
      /^doubled: payOrder .* refused/,
    ],
    [
      'an order that nobody meant',
      () => lines.filter((l) => l.t !== 'intent' || l.act !== 'createOrder'),
      /ended without/,
    ],
    [
      'an account that nobody opened',
      () => lines.filter((l) => l.t === 'fault' || l.op !== 0),
      /^unexplained: account true@/,
    ],
  ])('sees in the history: %s', async (_what, history, expected) => {
    const found = await judge(owner, history()).then(
      (all) => all.map(({ verdict, detail }) => `${verdict}: ${detail}`),
      (error: Error) => [error.message],
    );
    expect(found).toContainEqual(expect.stringMatching(expected));
  });

  const run =
    (text: string, ...values: unknown[]) =>
    (tx: Tx) =>
      tx.run('doctor', text, values);
  it.each<[string, (tx: Tx) => Promise<unknown>, RegExp]>([
    [
      'an order lost',
      (tx) => tx.run('doctor', 'delete from orders where order_no = $1', [openOrder]),
      /^lost: order/,
    ],
    [
      'an order doubled',
      (tx) =>
        tx.run(
          'doctor',
          `insert into orders overriding system value select (jsonb_populate_record(o, jsonb_build_object('id', 999999, 'order_no', '202600000000000000'))).* from orders o where order_no = $1`,
          [openOrder],
        ),
      /^doubled: order 202600000000000000/,
    ],
    [
      'a payment half done: paid, and no money moved',
      (tx) =>
        tx.run(
          'doctor',
          `update orders set status = 1, paid_at = now(), cancel_by = now() where order_no = $1`,
          [openOrder],
        ),
      /^books: R5 order/,
    ],
    [
      'a payment half done: money moved, and not paid',
      (tx) =>
        tx.run(
          'doctor',
          'update orders set paid_at = null, status = -1, cancelled_at = now() where order_no = $1',
          [paidOrder],
        ),
      /^lost: payOrder/,
    ],
    [
      'a receipt lost',
      (tx) =>
        tx.run('doctor', 'update orders set received_at = null, status = 2 where order_no = $1', [paidOrder]),
      /^lost: receiveOrder/,
    ],
    ['a parcel lost', run('delete from parcels'), /^lost: parcel NW0000000001/],
    ['a scan lost', run('delete from parcel_events'), /^lost: scan only/],
    [
      'an address doubled',
      run(
        `insert into addresses overriding system value select (jsonb_populate_record(a, '{"id": 999999, "is_default": false}')).* from addresses a`,
      ),
      /^doubled: address/,
    ],
    ['a payment code lost', run('delete from credential_changes'), /^lost: payment code/],
    [
      'pieces put into the bag twice',
      run(
        'insert into cart_items (user_id, sku_id, quantity, price_when_added_cents, added_at) select user_id, sku_id, 2, 1, now() from order_lines l join orders o on o.id = l.order_id limit 1',
      ),
      /^doubled: 2 pieces/,
    ],
    ['pieces gone from the shelf', run('update skus set stock = stock - 1'), /^miscounted: SKU/],
    ['stock reserved without an order', run('update skus set reserved = reserved + 1'), /^books: R6 sku/],
    ['a sale counted twice', run('update products set sales = sales + 2'), /^miscounted: product/],
    [
      'money from nowhere',
      run(`update ledger.account set credits = credits + 100 where type = 'shopper_available'`),
      /^miscounted: true@/,
    ],
    [
      'an answer that was not kept',
      run('delete from idempotency where key like $1', 'key-payOrder%'),
      /^lost: payOrder/,
    ],
    [
      'an event logged twice',
      run(
        `insert into order_events overriding system value select (jsonb_populate_record(e, '{"id": 999999}')).* from order_events e where event = 'order.paid'`,
      ),
      /^doubled: order.paid/,
    ],
    [
      'a listener that never heard',
      run(`delete from outbox_deliveries where listener = 'orders.count-sales'`),
      /^half done: order.paid/,
    ],
    [
      'an event that never reached the outbox',
      run(`delete from outbox where topic = 'order.paid'`),
      /^half done: order.paid of order/,
    ],
    [
      'a mail sent twice',
      run(
        `insert into mails overriding system value select (jsonb_populate_record(m, '{"id": 999999, "dedupe_key": "again"}')).* from mails m limit 1`,
      ),
      /^doubled: 3 mails/,
    ],
    [
      'a job left over',
      run(`select graphile_worker.add_job('outbox', '{"id": "1"}')`),
      /^half done: job outbox/,
    ],
  ])('sees in the books: %s', async (_what, doctor, expected) => {
    expect(await findAfter(doctor)).toContainEqual(expect.stringMatching(expected));
  });
});
