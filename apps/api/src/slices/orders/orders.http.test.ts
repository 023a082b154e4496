// Orders through the door: one key is one order, a carrier's signature is over the bytes as they came, and audiences stay apart.
import { describe, expect, it } from 'vitest';
import { consoleCookies, openSession } from '../../platform/sessions.ts';
import { withTestApp } from '../../testing/app.ts';
import { untilSomebodyWaits } from '../../testing/database.ts';
import { createPayTicket, fund } from '../../testing/fixtures.ts';
import { faults, type Market, openMarket, trackingNo } from '../../testing/orders.ts';
import { carrierSignature } from './record-carrier-scan.ts';

const world = withTestApp({ max: 32 });

const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));

async function signIn(audience: 'shopper' | 'merchant', subjectId: bigint): Promise<string> {
  const { token } = await world.db.transaction((tx) =>
    openSession(tx, { audience, subjectId, ip: '127.0.0.1', userAgent: 'test' }),
  );
  return token;
}
const people = async (m: Market) => ({
  token: await signIn('shopper', m.shopper.userId),
  cookie: `${consoleCookies.merchant}=${await signIn('merchant', m.shop.actor.merchantId)}`,
});

/** One piece, asked for at what it costs now. */
async function oneAtItsPrice(m: Market, token: string) {
  const purchase = {
    source: [{ skuId: String(m.skuId), quantity: 1 }],
    addressId: String(m.shopper.addressId),
  };
  const { hash } = await world.data('quoteOrder', purchase, { token });
  return { ...purchase, quoteHash: hash };
}

describe('through the door', () => {
  it('the same order sent thirty times with one key is one order, and everybody hears of it', async () => {
    const m = await openMarket(world, { stock: 100 });
    const { token } = await people(m);
    const order = await oneAtItsPrice(m, token);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        world.call('createOrder', order, { token, key: 'one-intent-one-key' }),
      ),
    );
    expect(new Set(answers.map((a) => a.body.data?.paymentNo)).size).toBe(1);
    expect(answers.every((a) => a.body.code === 1)).toBe(true);
    const { orders } = await world.db.one<{ orders: number }>(
      't',
      'select count(*)::int as orders from orders where user_id = $1',
      [m.shopper.userId],
    );
    expect(orders).toBe(1);
    const other = await world.call(
      'createOrder',
      { ...order, quoteHash: 'x' },
      { token, key: 'one-intent-one-key' },
    );
    expect(other.body.error).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await faults(world)).toEqual([]);
  });

  it('the same order sent again while the first still waits is told what that one is told, even where it would be refused by now', async () => {
    const m = await openMarket(world, { stock: 100 });
    const { token } = await people(m);
    const order = await oneAtItsPrice(m, token);
    const send = (key: string) => world.call('createOrder', order, { token, key });
    let answers: Promise<Awaited<ReturnType<typeof send>>[]> = Promise.resolve([]);
    await world.db.transaction(async (tx) => {
      await tx.run('t.hold', 'select 1 from skus where id = $1 for update', [m.skuId]);
      const first = send('one-order-twice');
      await untilSomebodyWaits(world.owner);
      await world.owner.run('t.freight', 'update shops set freight_base_cents = freight_base_cents + 100');
      answers = Promise.all([first, send('one-order-twice')]);
      expect((await send('another-order')).body.error).toBe('ORDER_QUOTE_CHANGED');
    });
    const [first, second] = await answers;
    expect(first?.body.code).toBe(1);
    expect(second?.body).toEqual(first?.body);
    expect(await faults(world)).toEqual([]);
  });

  it('a payment sent twenty times with one key is one payment, and everybody hears of it', async () => {
    const m = await openMarket(world);
    const { token } = await people(m);
    const placed = await world.data('createOrder', await oneAtItsPrice(m, token), { token });
    await world.db.transaction((tx) => fund(tx, m.shopper.userId, 50_000n));
    const ticket = await createPayTicket(
      world.db,
      m.shopper.userId,
      placed.paymentNo,
      cents(placed.payment.total),
    );
    const { paymentNo } = placed;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        world.call('payOrder', { paymentNo, ticket }, { token, key: 'one-payment-one-key' }),
      ),
    );
    expect(new Set(answers.map((a) => JSON.stringify(a.body))).size).toBe(1);
    expect(answers[0]?.body.code).toBe(1);
    expect(await faults(world)).toEqual([]);
  });

  it('an order is placed, paid, shipped, scanned and received', async () => {
    const m = await openMarket(world);
    const { token, cookie } = await people(m);
    await world.data('addCartItem', { skuId: String(m.skuId), quantity: 2 }, { token });
    const purchase = { source: 'cart' as const, addressId: String(m.shopper.addressId) };
    const { hash } = await world.data('quoteOrder', purchase, { token });
    const placed = await world.data('createOrder', { ...purchase, quoteHash: hash }, { token });
    await world.db.transaction((tx) => fund(tx, m.shopper.userId, 2500n));
    const ticket = await createPayTicket(world.db, m.shopper.userId, placed.paymentNo, 2500n);
    expect(await world.data('payOrder', { paymentNo: placed.paymentNo, ticket }, { token })).toMatchObject({
      balanceAfter: '0.00',
    });
    const orderNo = placed.orders[0] ?? '';
    const number = trackingNo();
    expect(
      await world.data('shipOrder', { orderNo, carrier: 'northway', trackingNo: number }, { cookie }),
    ).toMatchObject({ status: '2' });

    const scan = {
      carrier: 'northway',
      trackingNo: number,
      scanId: 'a',
      state: 'delivered' as const,
      at: world.clock.now().toISOString(),
    };
    const timestamp = String(Math.floor(world.clock.now().getTime() / 1000));
    const signature = carrierSignature(
      world.services.config.carrierWebhookSecret,
      timestamp,
      JSON.stringify(scan),
    );
    const signed = { 'x-carrier-timestamp': timestamp, 'x-carrier-signature': signature };
    expect(
      (await world.call('recordCarrierScan', { ...scan, scanId: 'b' }, { headers: signed })).body.error,
    ).toBe('SIGNATURE_INVALID');
    await world.data('recordCarrierScan', scan, { headers: signed });

    expect((await world.data('getOrder', { orderNo }, { token })).parcels).toMatchObject([
      { state: 'delivered' },
    ]);
    await world.data('receiveOrder', { orderNo }, { token });
    expect(
      (await world.data('listMerchantOrders', { status: '3' }, { cookie })).list.map((o) => o.orderNo),
    ).toEqual([orderNo]);
    expect((await world.call('getOrder', { orderNo })).body.error).toBe('AUTH_REQUIRED');
    expect(
      (await world.call('shipOrder', { orderNo, carrier: 'northway', trackingNo: number }, { token })).body
        .error,
    ).toBe('AUTH_REQUIRED');
    await world.jobs.drain();
    world.clock.advance(10 * 60_000);
    await world.jobs.tick();
    expect(
      await world.db.one('t', 'select sales from products where id = $1', [m.product.productId]),
    ).toEqual({ sales: 2 });
    expect(await faults(world)).toEqual([]);
  });
});
