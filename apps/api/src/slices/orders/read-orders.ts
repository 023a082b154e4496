// Reading orders for their lists and pages: a fixed number of statements, however many orders.
import { type InputOf, type OrderState, orderTabs } from '@meridian/contract';
import { balanceOf } from '../../ledger/index.ts';
import { pageOf } from '../../platform/cursor.ts';
import { cursorPart, decodeParts } from '../../platform/cursor-parts.ts';
import type { Db } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { getPayCodeState } from '../accounts/index.ts';
import { listShopsForOrder } from '../shops/index.ts';
import type { Order } from './order.rules.ts';
import type { OrderPage, PaymentPage, ShopPlate } from './order.view.ts';
import { countByStatus, countTab, listOrderPage, type Whose } from './order-lists.sql.ts';
import {
  findPayment,
  listOrderEvents,
  listOrderLines,
  listOrdersOfPayment,
  type OrderLine,
} from './orders.sql.ts';
import { listParcels, listScans } from './parcels.sql.ts';
import { withPayTime } from './pay-time.ts';

const nobody: ShopPlate = { name: '', monogram: '' };

async function shopPlates(db: Db, orders: readonly Order[]): Promise<Map<bigint, ShopPlate>> {
  const shops = await listShopsForOrder(db, [...new Set(orders.map((o) => o.shopId))]);
  return new Map(shops.map((s) => [s.id, s]));
}

/** A page of a list; `view` makes a card of each order. @throws VALIDATION_FAILED on a cursor that is none of ours */
export async function listOrderCards<T>(
  db: Db,
  whose: Whose,
  input: InputOf<'listOrders'>,
  view: (order: Order, lines: OrderLine[], shop: ShopPlate) => T,
) {
  const cursor = decodeParts(input.cursor, [cursorPart.instant, cursorPart.id]);
  const orders = await withPayTime(db, await listOrderPage(db, whose, input.status, cursor, input.limit + 1));
  const total = await countTab(db, whose, input.status);
  const shops = await shopPlates(db, orders);
  const lines = await listOrderLines(
    db,
    orders.map((o) => o.id),
  );
  return pageOf(
    orders,
    input.limit,
    total,
    (o) =>
      view(
        o,
        lines.filter((l) => l.orderId === o.id),
        shops.get(o.shopId) ?? nobody,
      ),
    (o) => [o.createdAt, o.id],
  );
}

/** How many orders stand in each tab; `all` is their sum. */
export async function countTabs(db: Db, whose: Whose): Promise<Record<string, number>> {
  const rows = await countByStatus(db, whose);
  const of = (state: OrderState) => rows.find((r) => r.status === state)?.orders ?? 0;
  const all = rows.reduce((sum, r) => sum + r.orders, 0);
  return Object.fromEntries(orderTabs.map((tab) => [tab, tab === 'all' ? all : of(tab)]));
}

/** All that an order's page shows. */
export async function readOrderPage(db: Db, found: Order): Promise<OrderPage> {
  const [order = found] = await withPayTime(db, [found]);
  const shops = await shopPlates(db, [order]);
  return {
    order,
    shop: shops.get(order.shopId) ?? nobody,
    lines: await listOrderLines(db, [order.id]),
    parcels: await listParcels(db, order.id),
    scans: await listScans(db, order.id),
    events: await listOrderEvents(db, order.id),
  };
}

/** All that the payment screen shows. @throws PAYMENT_NOT_FOUND */
export async function readPayment(
  db: Db,
  userId: bigint,
  paymentNo: string,
  now: Date,
): Promise<PaymentPage> {
  const [found, balanceCents, payCode] = await Promise.all([
    findPayment(db, userId, paymentNo),
    balanceOf(db, { type: 'shopper_available', ownerId: userId }),
    getPayCodeState(db, userId, now),
  ]);
  const payment = found ?? refuse('PAYMENT_NOT_FOUND');
  const stored = await listOrdersOfPayment(db, payment.id);
  const [orders, shops] = await Promise.all([withPayTime(db, stored), shopPlates(db, stored)]);
  return { payment, orders, shops, balanceCents, payCode };
}
