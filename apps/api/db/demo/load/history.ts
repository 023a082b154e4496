// Half a year of trade: people order, pay, shops ship, the carrier drives, people receive and review; each step the real act at its own time.
import type { RequestOf } from '@meridian/contract';
import type { MerchantActor } from '../../../src/platform/actors.ts';
import type { OutboxEvents } from '../../../src/platform/outbox.ts';
import { Refusal } from '../../../src/platform/refusal.ts';
import { ordersJobs } from '../../../src/slices/orders/index.ts';
import { demoPayCode } from '../people.ts';
import type { Random } from '../prng.ts';
import { deposit } from './deposits.ts';
import type { DemoShopper } from './people.ts';
import type { StockedProduct } from './shelves.ts';
import type { Staff } from './staff.ts';
import { day, hour, minute, type World } from './world.ts';

export interface History {
  readonly world: World;
  readonly random: Random;
  readonly people: readonly DemoShopper[];
  readonly staff: Staff;
  readonly merchants: ReadonlyMap<bigint, MerchantActor>;
  readonly shelf: readonly Offer[];
  heard: bigint;
  parcels: number;
  readonly plans: Array<{ at: number; run: () => Promise<void> }>;
}

/** A product with the SKUs that can be bought, and how much people like it. */
export interface Offer {
  readonly product: StockedProduct;
  readonly skuIds: readonly bigint[];
  readonly weight: number;
  readonly bornAt: number;
}

/** What stands on the shelves, with the ids the database gave. */
export async function readShelf(world: World, stocked: readonly StockedProduct[]): Promise<Offer[]> {
  const rows = await world.tx.many<{ id: bigint; productId: bigint }>(
    'demo.skus',
    'select id, product_id as "productId" from skus where product_id = any($1::bigint[]) and stock > 8 order by id',
    [stocked.map((s) => s.id)],
  );
  const skus = new Map<bigint, bigint[]>();
  for (const row of rows) skus.set(row.productId, [...(skus.get(row.productId) ?? []), row.id]);
  return stocked
    .filter((s) => skus.has(s.id))
    .map((s) => ({
      product: s,
      skuIds: skus.get(s.id) ?? [],
      weight: s.product.popularity,
      bornAt: world.clock.now().getTime() - s.product.createdDaysAgo * day,
    }));
}

function pickOffer({ shelf, random, world }: History, except: ReadonlySet<Offer>): Offer {
  const now = world.clock.now().getTime();
  const open = shelf.filter((o) => o.bornAt < now && !except.has(o));
  let left = random.next() * open.reduce((all, o) => all + o.weight, 0);
  for (const offer of open) {
    left -= offer.weight;
    if (left <= 0) return offer;
  }
  return open[0] as Offer;
}

/** Listeners that count sales hear what happened at the time it happened; the mails of the past are not written. */
export async function hear(history: History): Promise<void> {
  const { tx } = history.world;
  const rows = await tx.many<{ id: bigint; topic: string; payload: OutboxEvents['order.paid'] }>(
    'demo.outbox',
    'select id, topic, payload from outbox where id > $1 order by id',
    [history.heard],
  );
  for (const row of rows) {
    for (const listener of ordersJobs.listeners.filter((l) => l.topic === row.topic))
      await listener.act(tx, row.payload as never);
    history.heard = row.id;
  }
}

export interface Placed {
  readonly paymentNo: string;
  readonly orders: readonly string[];
  readonly payment: { readonly total: string };
}

/** Somebody orders one to three things; who comes too late for one chooses others. @throws Refusal after some tries */
export async function placeOrder(history: History, who: DemoShopper, tries = 5): Promise<Placed> {
  try {
    return await history.world.tx.savepoint(() => tryToOrder(history, who));
  } catch (error) {
    if (tries > 1 && error instanceof Refusal && error.error.startsWith('SKU_'))
      return placeOrder(history, who, tries - 1);
    throw error;
  }
}

async function tryToOrder(history: History, who: DemoShopper): Promise<Placed> {
  const { world, random } = history;
  const offers = new Set<Offer>();
  for (let n = random.pick([1, 1, 1, 2, 2, 3]); n > 0; n--) offers.add(pickOffer(history, offers));
  const source = [...offers].map((o) => ({
    skuId: String(random.pick(o.skuIds)),
    quantity: random.pick([1, 1, 1, 1, 2, 3]),
  }));
  const purchase: RequestOf<'quoteOrder'> = { source, addressId: who.addressId };
  const quote = await world.act('quoteOrder', who.actor, purchase);
  return world.act('createOrder', who.actor, {
    ...purchase,
    addressId: who.addressId,
    quoteHash: quote.hash,
  });
}

/** Pays with the code, after a deposit when the balance is too small. */
export async function payPlaced(history: History, who: DemoShopper, placed: Placed): Promise<void> {
  const { world } = history;
  const { missing } = await world.act('getPayment', who.actor, { paymentNo: placed.paymentNo });
  if (Number(missing) > 0) {
    const cents = BigInt(Math.ceil(Number(missing) / 100) * 100 + 100) * 100n;
    await deposit(world, history.staff, { userId: who.actor.userId, cents });
  }
  const { ticket } = await world.act('verifyPayCode', who.actor, {
    purpose: 'order.pay',
    target: placed.paymentNo,
    amount: placed.payment.total,
    payCode: demoPayCode,
  });
  await world.act('payOrder', who.actor, { paymentNo: placed.paymentNo, ticket });
  await hear(history);
}

/** The shop of an order hands it to the carrier. */
export async function shipPlaced(history: History, orderNo: string): Promise<void> {
  const { world, merchants } = history;
  const { shopId } = await world.tx.one<{ shopId: bigint }>(
    'demo.shopOf',
    'select shop_id as "shopId" from orders where order_no = $1',
    [orderNo],
  );
  const merchant = merchants.get(shopId);
  if (!merchant) throw new Error('a shop without a merchant');
  history.parcels += 1;
  await world.act('shipOrder', merchant, {
    orderNo,
    carrier: 'harbourline',
    trackingNo: `HL${String(history.parcels * 7919).padStart(10, '0')}`,
  });
}

/** Runs every timer of the orders at the clock's now. */
export async function sweep({ world }: History): Promise<void> {
  for (const { run } of ordersJobs.sweeps) await run(world.services);
}

/** Turns the clock to `until`, doing what was planned on the way in order of time, and the timers once a day. */
export async function live(history: History, until: number): Promise<void> {
  const { clock } = history.world;
  while (clock.now().getTime() < until) {
    const evening = Math.min(until, Math.floor(clock.now().getTime() / day) * day + day + 20 * hour);
    for (;;) {
      history.plans.sort((a, b) => a.at - b.at);
      const next = history.plans[0];
      if (!next || next.at > evening) break;
      history.plans.shift();
      if (next.at > clock.now().getTime()) clock.set(new Date(next.at));
      await next.run();
    }
    clock.set(new Date(evening));
    await sweep(history);
  }
}

/** Receives what has been delivered; later when the carrier is still on its way. */
export async function receiveWhenDelivered(
  history: History,
  who: DemoShopper,
  orderNo: string,
  patience = 30,
): Promise<void> {
  const { world } = history;
  const order = await world.act('getOrder', who.actor, { orderNo });
  if (order.status !== '2') return;
  if (order.parcels.every((p) => p.deliveredAt !== null)) {
    await world.act('receiveOrder', who.actor, { orderNo });
    await hear(history);
  } else if (patience > 0) {
    history.plans.push({
      at: world.clock.now().getTime() + day,
      run: () => receiveWhenDelivered(history, who, orderNo, patience - 1),
    });
  }
}

/** One ordinary order with everything that follows from it. */
async function ordinaryOrder(history: History, who: DemoShopper): Promise<void> {
  const { world, random, plans } = history;
  const now = world.clock.now().getTime();
  const placed = await placeOrder(history, who);
  const mood = random.next();
  if (mood < 0.03) return; // never pays; the timer ends it
  if (mood < 0.05) {
    plans.push({
      at: now + 20 * minute,
      run: async () => {
        for (const orderNo of placed.orders) await world.act('cancelOrder', who.actor, { orderNo });
      },
    });
    return;
  }
  await payPlaced(history, who, placed);
  for (const orderNo of placed.orders) {
    const shipAt = now + random.int(6, 60) * hour;
    plans.push({ at: shipAt, run: () => shipPlaced(history, orderNo) });
    if (random.next() < 0.85)
      plans.push({
        at: shipAt + random.int(4, 10) * day,
        run: () => receiveWhenDelivered(history, who, orderNo),
      });
  }
}

/** Plans `orders` ordinary orders over the `days` before `until`, more of them lately. */
export function planTrade(history: History, until: number, days: number, orders: number): void {
  const { random, people, plans } = history;
  for (let n = 0; n < orders; n++) {
    const ago = days * (1 - Math.sqrt(random.next()));
    const at = until - ago * day - 6 * hour;
    const who = random.pick(people);
    plans.push({ at: Math.floor(at), run: () => ordinaryOrder(history, who) });
  }
}
