// Every statement that reads for an act or writes on payments, orders, their lines and their log.
import type { OrderActor } from '@meridian/contract';
import { balanceColumn, pathOf } from '../../ledger/index.ts';
import { among, type GivenColumn, given } from '../../platform/among.ts';
import { type Db, isUniqueViolation, NumberTaken, type Tx } from '../../platform/db.ts';
import type { StoredPicture } from '../../platform/files.ts';
import { type ChangedSettings, settingsColumn } from '../../platform/settings.ts';
import { type BuyerRow, buyerColumns, buyerSource } from '../accounts/index.ts';
import type { StockLine } from '../catalogue/index.ts';
import { hasAuditedSince } from '../topups/index.ts';
import type { Order, OrderNumbers } from './order.rules.ts';
import { commissionBps, orderNumbersColumn, unpaidMinutes } from './orders.settings.ts';

export const orderColumns = `o.id, o.order_no as "orderNo", o.payment_id as "paymentId", p.payment_no as "paymentNo", o.user_id as "userId", o.shop_id as "shopId",
  o.subtotal_cents as "subtotalCents", o.freight_cents as "freightCents", o.discount_platform_cents as "discountPlatformCents",
  o.discount_shop_cents as "discountShopCents", o.total_cents as "totalCents", o.commission_bps as "commissionBps", o.promo_code as "promoCode",
  o.address, o.note, o.buyer, o.created_at as "createdAt", o.pay_by as "payBy",
  o.status::text as status, o.case_from::text as "caseFrom", o.cancel_by as "cancelBy", o.ship_reminder_at as "shipReminderAt", o.ship_by as "shipBy",
  o.receive_reminder_at as "receiveReminderAt", o.auto_receive_at as "autoReceiveAt", o.auto_complete_at as "autoCompleteAt", o.settle_at as "settleAt",
  o.extended, o.paid_at as "paidAt", o.first_parcel_at as "firstParcelAt", o.shipped_at as "shippedAt", o.received_at as "receivedAt",
  o.completed_at as "completedAt", o.cancelled_at as "cancelledAt", o.settled_at as "settledAt", o.cancel_reason as "cancelReason",
  o.hidden_at as "hiddenAt", o.version`;
export const orderSource = 'orders o join payments p on p.id = o.payment_id';

export interface Payment {
  readonly id: bigint;
  readonly paymentNo: string;
  readonly userId: bigint;
  readonly promoCode: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
const paymentColumns =
  'id, payment_no as "paymentNo", user_id as "userId", promo_code as "promoCode", created_at as "createdAt", expires_at as "expiresAt"';

export const findPayment = (db: Db, userId: bigint, paymentNo: string) =>
  db.maybe<Payment>(
    'orders.findPayment',
    `select ${paymentColumns} from payments where payment_no = $1 and user_id = $2`,
    [paymentNo, userId],
  );
/** Whoever changes an unpaid order holds its payment first: pay, cancel, timeout and giving a promo code back take turns. */
export const lockPaymentOf = (tx: Tx, orderId: bigint) =>
  tx.one<Payment>(
    'orders.lockPaymentOf',
    `select ${paymentColumns} from payments where id = (select payment_id from orders where id = $1) for update`,
    [orderId],
  );

export const listOrdersOfPayment = (db: Db, paymentId: bigint) =>
  db.many<Order>(
    'orders.ofPayment',
    `select ${orderColumns} from ${orderSource} where o.payment_id = $1 order by o.id`,
    [paymentId],
  );
/** An order that is to be paid, with what paying it takes: one statement for all of it. */
export interface OrderToBePaid extends Order {
  readonly bought: readonly StockLine[];
  /** The numbers in force. */
  readonly numbers: OrderNumbers;
}
/** A payment's orders; the payment is locked before them. None where the payment is not this shopper's. */
export async function lockOrdersOfPayment(
  tx: Tx,
  userId: bigint,
  paymentNo: string,
): Promise<OrderToBePaid[]> {
  type Row = Order & {
    bought: [skuId: string, quantity: number][];
    numbers: ChangedSettings | null;
  };
  const rows = await tx.many<Row>(
    'orders.lockOfPayment',
    `select ${orderColumns}, ${orderNumbersColumn.sql} as numbers,
       (select json_agg(json_build_array(l.sku_id::text, l.quantity)) from order_lines l where l.order_id = o.id) as bought
     from payments p join orders o on o.payment_id = p.id
     where p.payment_no = $1 and p.user_id = $2 order by o.id for update of p, o`,
    [paymentNo, userId],
  );
  return rows.map((row) => ({
    ...row,
    bought: row.bought.map(([skuId, quantity]) => ({ skuId: BigInt(skuId), quantity })),
    numbers: orderNumbersColumn.read(row.numbers),
  }));
}

/** What is left to pay of some payments, with the orders that the timeout let go: it judges all orders of a payment by one sum, in whatever order it comes to them. */
export const sumUnpaid = (db: Db, paymentIds: readonly bigint[]) =>
  db.many<{ paymentId: bigint; cents: bigint }>(
    'orders.sumUnpaid',
    `select payment_id as "paymentId", sum(total_cents)::bigint as cents from orders where payment_id = any($1::bigint[]) and (status = 0 or (status = -1 and cancel_reason = 'expired')) group by 1`,
    [paymentIds],
  );
/** The timeout looks at this payment again then. */
export const updateLookAgain = (tx: Tx, paymentId: bigint, at: Date) =>
  tx.run('orders.lookAgain', 'update payments set look_again_at = $2 where id = $1', [paymentId, at]);

export const findOrderOfUser = (db: Db, userId: bigint, orderNo: string) =>
  db.maybe<Order>(
    'orders.findOfUser',
    `select ${orderColumns} from ${orderSource} where o.order_no = $1 and o.user_id = $2`,
    [orderNo, userId],
  );
export const findOrderOfShop = (db: Db, shopId: bigint, orderNo: string) =>
  db.maybe<Order>(
    'orders.findOfShop',
    `select ${orderColumns} from ${orderSource} where o.order_no = $1 and o.shop_id = $2`,
    [orderNo, shopId],
  );
export const lockOrder = (tx: Tx, id: bigint) =>
  tx.one<Order>('orders.lock', `select ${orderColumns} from ${orderSource} where o.id = $1 for update of o`, [
    id,
  ]);
export const lockOrderOfUser = (tx: Tx, userId: bigint, orderNo: string) =>
  tx.maybe<Order>(
    'orders.lockOfUser',
    `select ${orderColumns} from ${orderSource} where o.order_no = $1 and o.user_id = $2 for update of o`,
    [orderNo, userId],
  );
export const lockOrderOfShop = (tx: Tx, shopId: bigint, orderNo: string) =>
  tx.maybe<Order>(
    'orders.lockOfShop',
    `select ${orderColumns} from ${orderSource} where o.order_no = $1 and o.shop_id = $2 for update of o`,
    [orderNo, shopId],
  );

/** On what terms an order is placed now, and by whom. */
export interface PlacingTerms extends BuyerRow {
  readonly commissionBps: number;
  readonly unpaidMinutes: number;
  readonly balanceCents: bigint;
  /** Whether it may have longer to be paid than usual: mostly nobody has a top-up that is audited. */
  readonly mayHaveLonger: boolean;
}
const placingColumn = settingsColumn(commissionBps, unpaidMinutes);
export async function getPlacingTerms(tx: Tx, userId: bigint): Promise<PlacingTerms> {
  const { numbers, ...others } = await tx.one<
    Omit<PlacingTerms, 'commissionBps' | 'unpaidMinutes'> & {
      numbers: ChangedSettings | null;
    }
  >(
    'orders.placingTerms',
    `select ${buyerColumns}, ${placingColumn.sql} as numbers, ${balanceColumn('$2')} as "balanceCents", ${hasAuditedSince('u.id', '$3')} as "mayHaveLonger"
     from ${buyerSource} where u.id = $1`,
    [userId, pathOf({ type: 'shopper_available', ownerId: userId }), tx.now],
  );
  const [bps, minutes] = placingColumn.read(numbers);
  return { ...others, commissionBps: bps, unpaidMinutes: minutes };
}

/** What the orders of a purchase have in common. */
export type NewPurchase = Omit<Payment, 'id' | 'createdAt'> &
  Pick<Order, 'commissionBps' | 'address' | 'buyer'>;
/** An order, with its lines. */
export type NewOrder = Pick<
  Order,
  | 'orderNo'
  | 'shopId'
  | 'subtotalCents'
  | 'freightCents'
  | 'discountPlatformCents'
  | 'discountShopCents'
  | 'totalCents'
  | 'promoCode'
  | 'note'
> & { readonly lines: readonly NewOrderLine[] };

const numbersOnce = ['payments_payment_no_key', 'orders_order_no_key'];
const placedOrderColumns: Record<string, GivenColumn<NewOrder>> = {
  order_no: ['text', (o) => o.orderNo],
  shop_id: ['bigint', (o) => o.shopId],
  subtotal: ['bigint', (o) => o.subtotalCents],
  freight: ['bigint', (o) => o.freightCents],
  by_platform: ['bigint', (o) => o.discountPlatformCents],
  by_shop: ['bigint', (o) => o.discountShopCents],
  total: ['bigint', (o) => o.totalCents],
  promo_code: ['text', (o) => o.promoCode],
  note: ['text', (o) => o.note],
};
const placedLineColumns: Record<string, GivenColumn<NewOrderLine & Pick<NewOrder, 'orderNo'>>> = {
  order_no: ['text', (l) => l.orderNo],
  product_id: ['bigint', (l) => l.productId],
  sku_id: ['bigint', (l) => l.skuId],
  title: ['text', (l) => l.title],
  option_text: ['text', (l) => l.optionText],
  picture: ['jsonb', (l) => (l.picture ? JSON.stringify(l.picture) : null)],
  price: ['bigint', (l) => l.unitPriceCents],
  quantity: ['int', (l) => l.quantity],
  subtotal: ['bigint', (l) => l.subtotalCents],
  discount: ['bigint', (l) => l.discountCents],
  paid: ['bigint', (l) => l.paidCents],
};

/**
 * Inserts a payment, its orders, their lines and the first line of each one's log; answers the payment's id.
 * @throws NumberTaken
 */
export async function insertPurchase(
  tx: Tx,
  purchase: NewPurchase,
  orders: readonly NewOrder[],
  created: NewOrderEvent,
): Promise<bigint> {
  const lines = orders.flatMap(({ orderNo, lines: of }) => of.map((line) => ({ ...line, orderNo })));
  const o = given('o', 13, orders, placedOrderColumns);
  const l = given('l', 22, lines, placedLineColumns);
  const { id } = await tx
    .one<{ id: bigint }>(
      'orders.insertPurchase',
      `with payment as (
         insert into payments (payment_no, user_id, promo_code, created_at, expires_at) values ($1::text, $2, $3, $4, $5) returning *),
       placed as (
         insert into orders (payment_id, user_id, created_at, pay_by, commission_bps, address, buyer,
           order_no, shop_id, subtotal_cents, freight_cents, discount_platform_cents, discount_shop_cents, total_cents, promo_code, note)
         select p.id, p.user_id, p.created_at, p.expires_at, $6, $7::jsonb, $8,
           o.order_no, o.shop_id, o.subtotal, o.freight, o.by_platform, o.by_shop, o.total, o.promo_code, o.note
         from payment p, ${o.table} ${o.inOrder} returning id, order_no),
       lines as (
         insert into order_lines (order_id, product_id, sku_id, title, option_text, picture, unit_price_cents, quantity, subtotal_cents, discount_cents, paid_cents)
         select o.id, l.product_id, l.sku_id, l.title, l.option_text, l.picture, l.price, l.quantity, l.subtotal, l.discount, l.paid
         from placed o join ${l.table} using (order_no) ${l.inOrder}),
       logged as (
         insert into order_events (order_id, event, by, actor, data, at) select id, $9, $10::text, $11, $12::jsonb, $4 from placed)
       select id from payment`,
      [
        purchase.paymentNo,
        purchase.userId,
        purchase.promoCode,
        tx.now,
        purchase.expiresAt,
        purchase.commissionBps,
        JSON.stringify(purchase.address),
        purchase.buyer,
        ...eventValues(created),
        ...o.values,
        ...l.values,
      ],
    )
    .catch((error) => {
      const isTaken = numbersOnce.some((constraint) => isUniqueViolation(error, constraint));
      throw isTaken ? new NumberTaken(error) : error;
    });
  return id;
}

const orderUpdate = `update orders set status = $3::smallint, case_from = $4::smallint, cancel_by = $5, ship_reminder_at = $6, ship_by = $7, receive_reminder_at = $8,
    auto_receive_at = $9, auto_complete_at = $10, settle_at = $11, extended = $12, paid_at = $13, first_parcel_at = $14, shipped_at = $15,
    received_at = $16, completed_at = $17, cancelled_at = $18, settled_at = $19, cancel_reason = $20, hidden_at = $21, version = version + 1
  where id = $1 and version = $2 returning id`;
const updateValues = (o: Order) => [
  o.id,
  o.version,
  o.status,
  o.caseFrom,
  o.cancelBy,
  o.shipReminderAt,
  o.shipBy,
  o.receiveReminderAt,
  o.autoReceiveAt,
  o.autoCompleteAt,
  o.settleAt,
  o.extended,
  o.paidAt,
  o.firstParcelAt,
  o.shippedAt,
  o.receivedAt,
  o.completedAt,
  o.cancelledAt,
  o.settledAt,
  o.cancelReason,
  o.hiddenAt,
];

/** Writes what moves. The version guards against a writer that did not hold the row. */
export async function updateOrder(tx: Tx, o: Order): Promise<void> {
  await tx.one('orders.update', orderUpdate, updateValues(o));
}
/** The same with a line in the log. */
export async function updateOrderLogged(tx: Tx, o: Order, event: NewOrderEvent): Promise<void> {
  await tx.one(
    'orders.updateLogged',
    `with written as (${orderUpdate})
     insert into order_events (order_id, event, by, actor, data, at) select id, $22, $23::text, $24, $25::jsonb, $26 from written returning order_id`,
    [...updateValues(o), ...eventValues(event), tx.now],
  );
}

export interface OrderLine {
  readonly id: bigint;
  readonly orderId: bigint;
  readonly productId: bigint;
  readonly skuId: bigint;
  readonly title: string;
  readonly optionText: string;
  readonly picture: StoredPicture | null;
  readonly unitPriceCents: bigint;
  readonly quantity: number;
  readonly subtotalCents: bigint;
  readonly discountCents: bigint;
  readonly paidCents: bigint;
  readonly shippedQuantity: number;
  readonly commented: boolean;
}
const lineColumns = `l.id, l.order_id as "orderId", l.product_id as "productId", l.sku_id as "skuId", l.title, l.option_text as "optionText", l.picture,
  l.unit_price_cents as "unitPriceCents", l.quantity, l.subtotal_cents as "subtotalCents", l.discount_cents as "discountCents", l.paid_cents as "paidCents",
  l.shipped_quantity as "shippedQuantity", l.commented`;
/** The lines of orders, by order and line. */
export const listOrderLines = (db: Db, orderIds: readonly bigint[]) => {
  const { is, value } = among(1, 'bigint', orderIds);
  return db.many<OrderLine>(
    'orders.lines',
    `select ${lineColumns} from order_lines l where l.order_id ${is} order by l.order_id, l.id`,
    [value],
  );
};
export type NewOrderLine = Omit<OrderLine, 'id' | 'orderId' | 'shippedQuantity' | 'commented'>;
export const updateLineShipped = (tx: Tx, lineId: bigint, quantity: number) =>
  tx.run('orders.shipLine', 'update order_lines set shipped_quantity = shipped_quantity + $2 where id = $1', [
    lineId,
    quantity,
  ]);

export interface OrderEvent {
  readonly event: string;
  readonly by: OrderActor;
  readonly data: Record<string, string>;
  readonly at: Date;
}
export const listOrderEvents = (db: Db, orderId: bigint) =>
  db.many<OrderEvent>(
    'orders.events',
    'select event, by, data, at from order_events where order_id = $1 order by id',
    [orderId],
  );
/** What is new in an order's log, at the transaction's time. */
export interface NewOrderEvent extends Omit<OrderEvent, 'at'> {
  readonly actor: string;
}
const eventValues = (e: NewOrderEvent) => [e.event, e.by, e.actor, JSON.stringify(e.data)];
export const insertOrderEvent = (tx: Tx, orderId: bigint, event: NewOrderEvent) =>
  tx.run(
    'orders.insertEvent',
    'insert into order_events (order_id, event, by, actor, data, at) values ($1, $2, $3::text, $4, $5::jsonb, $6)',
    [orderId, ...eventValues(event), tx.now],
  );
