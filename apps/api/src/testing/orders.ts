// Orders for tests, driven through the real acts: place, pay, ship, and look at what is left behind.

import type { PaymentView } from '@meridian/contract';
import { readConfig } from '../config.ts';
import { type Fault, reconcile } from '../ledger/index.ts';
import { systemActor } from '../platform/actors.ts';
import type { Db, Tx } from '../platform/db.ts';
import { createFiles } from '../platform/files.ts';
import { createLog } from '../platform/log.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../platform/services.ts';
import { createOrder } from '../slices/orders/create-order.ts';
import { businessRules, ordersJobs } from '../slices/orders/index.ts';
import { payOrder } from '../slices/orders/pay-order.ts';
import { quoteOrder } from '../slices/orders/quote-order.ts';
import { shipOrder } from '../slices/orders/ship-order.ts';
import type { TestDatabase } from './database.ts';
import {
  createPayTicket,
  createProduct,
  createShop,
  createShopper,
  fund,
  type Shopper,
  type TestProduct,
  type TestShop,
} from './fixtures.ts';

export interface Placed {
  readonly paymentNo: string;
  readonly orders: string[];
  readonly payment: PaymentView;
}
export interface Basket {
  readonly skuId: bigint;
  readonly quantity: number;
}

const centsOf = (money: string): bigint => BigInt(money.replace('.', ''));

/** Quotes and orders at once. */
export async function place(
  world: TestDatabase,
  shopper: Shopper,
  source: 'cart' | Basket[],
  promoCode?: string,
): Promise<Placed> {
  const purchase = {
    source,
    addressId: shopper.addressId,
    ...(promoCode === undefined ? {} : { promoCode }),
  };
  const { hash } = await quoteOrder(world.db, shopper.actor, purchase, world.clock.now());
  return world.db.transaction((tx) =>
    createOrder(tx, shopper.actor, { ...purchase, quoteHash: hash, notes: [] }),
  );
}

/** Pays with money and a ticket made for it. */
export async function pay(world: TestDatabase, shopper: Shopper, placed: Placed) {
  const cents = centsOf(placed.payment.total);
  await world.db.transaction((tx) => fund(tx, shopper.userId, cents));
  const ticket = await createPayTicket(world.db, shopper.userId, placed.paymentNo, cents);
  return world.db.transaction((tx) => payOrder(tx, shopper.actor, { paymentNo: placed.paymentNo, ticket }));
}

let parcels = 0;
/** A tracking number nobody has. */
export function trackingNo(prefix: 'NW' | 'HL' = 'NW'): string {
  parcels += 1;
  return `${prefix}${String(parcels).padStart(10, '0')}`;
}

/** Ships all that is left of an order, with a carrier that calls us unless said. */
export const ship = (world: TestDatabase, shop: TestShop, orderNo: string, carrier = 'northway') =>
  world.db.transaction((tx) =>
    shipOrder(tx, shop.actor, {
      orderNo,
      carrier,
      trackingNo: trackingNo(carrier === 'harbourline' ? 'HL' : 'NW'),
    }),
  );

export interface Market {
  readonly shopper: Shopper;
  readonly shop: TestShop;
  readonly product: TestProduct;
  readonly skuId: bigint;
}
/** A shopper, a shop and a product with one SKU. */
export async function openMarket(
  world: TestDatabase,
  sku: { priceCents?: bigint; stock?: number } = {},
): Promise<Market> {
  const shopper = await createShopper(world.owner);
  const shop = await createShop(world.owner);
  const product = await createProduct(world.owner, shop.shopId, [sku]);
  return { shopper, shop, product, skuId: product.skuIds[0] as bigint };
}

export const orderId = async (db: Db, orderNo: string): Promise<bigint> =>
  (await db.one<{ id: bigint }>('test.orderId', 'select id from orders where order_no = $1', [orderNo])).id;
export const statusOf = async (db: Db, orderNo: string): Promise<string> =>
  (
    await db.one<{ status: string }>(
      'test.status',
      'select status::text as status from orders where order_no = $1',
      [orderNo],
    )
  ).status;

/** What the reconciliation has to say; nothing, when all is well. */
export const faults = (world: TestDatabase): Promise<Fault[]> => reconcile(world.db, businessRules);

/** The refusal's code, or the answer. */
export async function outcome<T>(work: Promise<T>): Promise<T | string> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) return error.error;
    throw error;
  }
}

const tables = [
  'payments',
  'orders',
  'order_lines',
  'order_events',
  'parcels',
  'parcel_lines',
  'parcel_events',
  'skus',
  'cart_items',
  'promo_codes',
  'promo_uses',
  'pay_tickets',
  'outbox',
  'ledger.journal',
  'ledger.posting',
  'ledger.account',
];
/** Everything that an order can touch, as one text: refused means that it is the same afterwards. */
export async function everything(world: TestDatabase): Promise<string> {
  const parts: string[] = [];
  for (const table of tables) {
    const { rows } = await world.owner.one<{ rows: string }>(
      'test.everything',
      `select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]')::text as rows from ${table} t`,
    );
    parts.push(`${table} ${rows}`);
  }
  return parts.join('\n');
}

/** Runs an act as the timers do. */
export const asTimer = (
  world: TestDatabase,
  act: (tx: Tx, actor: typeof systemActor, id: bigint) => Promise<void>,
  id: bigint,
): Promise<void> => world.db.transaction((tx) => act(tx, systemActor, id));

/** What handlers and timers borrow from the process, over this test's database and clock. */
export const servicesOf = (world: TestDatabase): Services => ({
  config: readConfig({ NODE_ENV: 'test' }),
  clock: world.clock,
  database: world.db,
  log: createLog('silent'),
  files: createFiles({ write: async () => {}, read: async () => null }),
});

/** Every timer once at the clock's now; answers what each did. */
export async function tick(world: TestDatabase): Promise<Record<string, number>> {
  const done: Record<string, number> = {};
  for (const sweep of ordersJobs.sweeps) {
    const count = await sweep.run(servicesOf(world));
    if (count > 0) done[sweep.name] = count;
  }
  return done;
}
