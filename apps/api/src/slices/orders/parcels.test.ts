// Parcels: shipping whole and in part, carriers' signed scans, and what they do to the order.
import type { InputOf } from '@meridian/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StepScope } from '../../platform/route.ts';
import { TEST_START, withTestDatabase } from '../../testing/database.ts';
import { createProduct } from '../../testing/fixtures.ts';
import {
  everything,
  faults,
  openMarket,
  orderId,
  outcome,
  pay,
  place,
  servicesOf,
  statusOf,
  trackingNo,
} from '../../testing/orders.ts';
import { findCarrier, ownScans } from './carriers.ts';
import { addDays } from './order.rules.ts';
import { carrierSignature, recordCarrierScan } from './record-carrier-scan.ts';
import { shipOrder } from './ship-order.ts';

const world = withTestDatabase({ max: 20 });
beforeEach(() => world.clock.set(TEST_START));

/** A paid order of two SKUs, two and three pieces. */
async function twoLines() {
  const market = await openMarket(world);
  const { skuIds } = await createProduct(world.owner, market.shop.shopId);
  const placed = await place(world, market.shopper, [
    { skuId: market.skuId, quantity: 2 },
    { skuId: skuIds[0] ?? 0n, quantity: 3 },
  ]);
  await pay(world, market.shopper, placed);
  const orderNo = placed.orders[0] ?? '';
  const id = await orderId(world.db, orderNo);
  const lines = await world.db.many<{ id: bigint; quantity: number }>(
    't',
    'select id, quantity from order_lines where order_id = $1 order by id',
    [id],
  );
  const [a, b] = lines.map((l) => l.id) as [bigint, bigint];
  const send = (lines?: { lineId: bigint; quantity: number }[], given: Partial<InputOf<'shipOrder'>> = {}) =>
    outcome(
      world.db.transaction((tx) =>
        shipOrder(tx, market.shop.actor, {
          orderNo,
          carrier: 'northway',
          trackingNo: trackingNo(),
          ...(lines ? { lines } : {}),
          ...given,
        }),
      ),
    );
  return { ...market, orderNo, id, a, b, send };
}

type Scan = InputOf<'recordCarrierScan'>;
/** A carrier's call as it comes through the door. */
function call(
  scan: Scan,
  how: { secret?: string; timestamp?: string; body?: string; headers?: Record<string, string> } = {},
) {
  const services = servicesOf(world);
  const rawBody = JSON.stringify(scan);
  const timestamp = how.timestamp ?? String(Math.floor(world.clock.now().getTime() / 1000));
  const headers = how.headers ?? {
    'x-carrier-timestamp': timestamp,
    'x-carrier-signature': carrierSignature(
      how.secret ?? services.config.carrierWebhookSecret,
      timestamp,
      how.body ?? rawBody,
    ),
  };
  const scope = { request: { headers, rawBody }, services, now: world.clock.now() } as unknown as StepScope;
  return outcome(recordCarrierScan(world.db, scan, scope));
}
const scanOf = (trackingNo: string, scanId: string, state: Scan['state'], at = world.clock.now()): Scan => ({
  carrier: 'northway',
  trackingNo,
  scanId,
  state,
  place: 'Hamburg',
  text: '',
  at: at.toISOString(),
});
const parcelState = (no: string) =>
  world.db
    .one<{ state: string }>('t', 'select state from parcels where tracking_no = $1', [no])
    .then((p) => p.state);

describe('shipping', () => {
  it('in parts: the order is with the carrier when the last piece has left', async () => {
    const c = await twoLines();
    expect(await c.send([{ lineId: c.a, quantity: 1 }])).toMatchObject({ status: '1' });
    expect(
      await c.send([
        { lineId: c.a, quantity: 1 },
        { lineId: c.b, quantity: 2 },
      ]),
    ).toMatchObject({ status: '1' });
    expect(await c.send()).toMatchObject({ status: '2' });
    expect(await c.send()).toBe('ORDER_ACTION_ILLEGAL');
    expect(
      await world.db.one(
        't',
        'select sum(p.quantity)::int as pieces, count(distinct parcel_id)::int as parcels from parcel_lines p join order_lines l on l.id = p.line_id where l.order_id = $1',
        [c.id],
      ),
    ).toEqual({ pieces: 5, parcels: 3 });
    expect(await faults(world)).toEqual([]);
  });

  it('refuses what cannot be in the parcel or on it, and changes nothing', async () => {
    const c = await twoLines();
    const other = await twoLines();
    const before = await everything(world);
    expect(await c.send([{ lineId: c.a, quantity: 3 }])).toBe('SHIP_LINES_INVALID');
    expect(
      await c.send([
        { lineId: c.a, quantity: 1 },
        { lineId: c.a, quantity: 1 },
      ]),
    ).toBe('SHIP_LINES_INVALID');
    expect(await c.send([{ lineId: other.a, quantity: 1 }])).toBe('SHIP_LINES_INVALID');
    expect(await c.send(undefined, { carrier: 'pigeon' })).toBe('CARRIER_UNKNOWN');
    for (const bad of ['NW123', 'XX0000000001', "NW'; --0001", 'NW００００００００００'])
      expect(await c.send(undefined, { trackingNo: bad })).toBe('TRACKING_NO_INVALID');
    expect(await everything(world)).toBe(before);
    expect(await c.send(undefined, { trackingNo: 'nw 9999-9999 99' })).toMatchObject({ status: '2' });
    expect(await other.send(undefined, { trackingNo: 'NW9999999999' })).toBe('TRACKING_NO_USED');
  });

  it('the table itself refuses more pieces than were bought', async () => {
    const { a } = await twoLines();
    const ship = (pieces: number) =>
      world.db.run('t', 'update order_lines set shipped_quantity = $2 where id = $1', [a, pieces]);
    await expect(ship(3)).rejects.toThrow(/order_lines_shipped/);
    await expect(ship(-1)).rejects.toThrow(/pieces_not_negative/);
  });

  it('two at once never send a piece twice', async () => {
    const c = await twoLines();
    const results = await Promise.all(
      Array.from({ length: 10 }, () => c.send([{ lineId: c.a, quantity: 1 }])),
    );
    expect(results.filter((r) => typeof r !== 'string')).toHaveLength(2);
    expect(results.filter((r) => r === 'SHIP_LINES_INVALID')).toHaveLength(8);
  });
});

describe("a carrier's scan", () => {
  it('needs a signature over the very bytes, made in the last five minutes', async () => {
    const c = await twoLines();
    const no = trackingNo();
    await c.send(undefined, { trackingNo: no });
    const scan = scanOf(no, 's1', 'in_transit');
    const before = await everything(world);
    const second = Math.floor(world.clock.now().getTime() / 1000);
    expect(await call(scan, { secret: 'x'.repeat(32) })).toBe('SIGNATURE_INVALID');
    expect(await call(scan, { body: `${JSON.stringify(scan)} ` })).toBe('SIGNATURE_INVALID');
    expect(await call(scan, { timestamp: String(second - 301) })).toBe('SIGNATURE_INVALID');
    expect(await call(scan, { timestamp: String(second + 301) })).toBe('SIGNATURE_INVALID');
    expect(await call(scan, { timestamp: '1e9' })).toBe('SIGNATURE_INVALID');
    expect(await call(scan, { headers: {} })).toBe('SIGNATURE_INVALID');
    expect(await call({ ...scan, carrier: 'harbourline' })).toBe('CARRIER_UNKNOWN');
    expect(await call({ ...scan, carrier: 'pigeon' })).toBe('CARRIER_UNKNOWN');
    expect(await call({ ...scan, trackingNo: 'NW0000000000' })).toBe('NOT_FOUND');
    expect(await everything(world)).toBe(before);
    expect(await call(scan, { timestamp: String(second - 300) })).toEqual({});
    expect(await parcelState(no)).toBe('in_transit');
  });

  it('is written once, however often it comes', async () => {
    const c = await twoLines();
    const no = trackingNo();
    await c.send(undefined, { trackingNo: no });
    await Promise.all(Array.from({ length: 20 }, () => call(scanOf(no, 'same', 'delivered'))));
    expect(
      await world.db.one(
        't',
        'select count(*)::int as scans from parcel_events e join parcels p on p.id = e.parcel_id where p.order_id = $1',
        [c.id],
      ),
    ).toEqual({ scans: 1 });
    expect(
      await world.db.one(
        't',
        `select count(*)::int as events from order_events where order_id = $1 and event = 'order.parcel-delivered'`,
        [c.id],
      ),
    ).toEqual({ events: 1 });
  });

  it('with a known id and other words is still the old scan', async () => {
    const c = await twoLines();
    const no = trackingNo();
    await c.send(undefined, { trackingNo: no });
    await call(scanOf(no, '1', 'in_transit'));
    const before = await everything(world);
    expect(await call(scanOf(no, '1', 'delivered'))).toEqual({});
    expect(await everything(world)).toBe(before);
  });

  it('may come late and out of order; delivered is final', async () => {
    const c = await twoLines();
    const no = trackingNo();
    await c.send(undefined, { trackingNo: no });
    world.clock.set(addDays(TEST_START, 5));
    await call(scanOf(no, '3', 'out_for_delivery', addDays(TEST_START, 4)));
    await call(scanOf(no, '1', 'in_transit', addDays(TEST_START, 1)));
    expect(await parcelState(no)).toBe('out_for_delivery');
    await call(scanOf(no, '4', 'delivered', addDays(TEST_START, 4.5)));
    await call(scanOf(no, '5', 'exception', addDays(TEST_START, 4.9)));
    expect(await parcelState(no)).toBe('delivered');
  });

  it('delivered starts the time to confirm when the last parcel has arrived, not before', async () => {
    const c = await twoLines();
    const [first, second] = [trackingNo(), trackingNo()];
    const due = async () =>
      (
        await world.db.one<{ due: Date | null }>(
          't',
          'select auto_receive_at as due from orders where id = $1',
          [c.id],
        )
      ).due;
    await c.send([{ lineId: c.a, quantity: 2 }], { trackingNo: first });
    world.clock.set(addDays(TEST_START, 2));
    await call(scanOf(first, '1', 'delivered'));
    expect(await due()).toBeNull();
    await c.send(undefined, { trackingNo: second });
    expect(await due()).toEqual(addDays(TEST_START, 62));
    world.clock.set(addDays(TEST_START, 9));
    await call(scanOf(second, '1', 'delivered'));
    expect(await due()).toEqual(addDays(TEST_START, 24));
    expect(await statusOf(world.db, c.orderNo)).toBe('2');
  });

  it('from a clock in the future or the past is put between shipping and now', async () => {
    for (const at of [addDays(TEST_START, 9000), addDays(TEST_START, -9000)]) {
      world.clock.set(TEST_START);
      const c = await twoLines();
      const no = trackingNo();
      await c.send(undefined, { trackingNo: no });
      world.clock.set(addDays(TEST_START, 3));
      await call(scanOf(no, '1', 'delivered', at));
      const { delivered, due } = await world.db.one<{ delivered: Date; due: Date }>(
        't',
        'select p.delivered_at as delivered, o.auto_receive_at as due from parcels p join orders o on o.id = p.order_id where o.id = $1',
        [c.id],
      );
      expect(delivered.getTime()).toBe((at > TEST_START ? addDays(TEST_START, 3) : TEST_START).getTime());
      expect(due).toEqual(addDays(delivered, 15));
    }
  });
});

describe('the simulated carrier', () => {
  const carrier = findCarrier('harbourline');
  const journey = (trackingNo: string, to = 'DE', speed = 1) =>
    carrier
      ? ownScans(carrier, { trackingNo, shippedAt: TEST_START, from: 'CN', to, town: 'Bonn', speed })
      : [];
  it('travels the same way every time, in order, in four to nine days', () => {
    for (let i = 0; i < 300; i += 1) {
      const no = `HL${String(i).padStart(10, '0')}`;
      const scans = journey(no);
      expect(journey(no)).toEqual(scans);
      const times = scans.map((s) => s.at.getTime());
      expect([...times].sort((a, b) => a - b)).toEqual(times);
      const days = ((times.at(-1) ?? 0) - TEST_START.getTime()) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(4);
      expect(days).toBeLessThanOrEqual(9);
      expect(scans.map((s) => s.state)).toEqual([
        'info_received',
        'in_transit',
        'in_transit',
        'customs',
        'in_transit',
        'in_transit',
        'out_for_delivery',
        'delivered',
      ]);
      expect(new Set(scans.map((s) => s.scanId)).size).toBe(scans.length);
    }
  });
  it('passes no customs at home, and speed divides the time', () => {
    expect(journey('HL0000000001', 'CN').map((s) => s.state)).not.toContain('customs');
    const [slow, fast] = [journey('HL0000000001'), journey('HL0000000001', 'DE', 100)];
    const took = (scans: typeof slow) => (scans.at(-1)?.at.getTime() ?? 0) - TEST_START.getTime();
    expect(Math.abs(took(slow) / 100 - took(fast))).toBeLessThan(2);
  });
});
