// Orders: quote, create, pay, ship, follow, receive.
import { z } from 'zod';
import { address } from './addresses.ts';
import {
  defineRoute,
  done,
  id,
  idInput,
  instant,
  line,
  listInput,
  listOf,
  money,
  nothing,
  picture,
} from './core.ts';
import { limits } from './limits.ts';
import { nextSteps, orderActions, orderStates, orderTabs, parcelStates } from './order-graph.ts';
import { paths } from './paths.ts';
import { quote } from './quotes.ts';

const tag = 'orders';
const orderNo = z.string().regex(/^\d{18}$/);
const paymentNo = z.string().regex(/^P\d{18}$/);
const state = z.enum(orderStates);

/** What to buy: the ticked lines of the bag, or SKUs bought at once without touching the bag. */
const purchase = {
  source: z.union([
    z.literal('cart'),
    z
      .array(z.strictObject({ skuId: idInput, quantity: z.int().min(1).max(limits.quantityMax) }))
      .min(1)
      .max(20),
  ]),
  addressId: idInput.optional(),
  promoCode: line(40).optional(),
};

export const orderLine = z.object({
  id,
  productId: id,
  skuId: id,
  title: z.string(),
  optionText: z.string(),
  picture: picture.nullable(),
  unitPrice: money,
  quantity: z.int(),
  subtotal: money,
  discount: money,
  paid: money,
  commented: z.boolean(),
});
export const orderCard = z.object({
  id: orderNo,
  orderNo,
  paymentNo,
  status: state,
  shopId: id,
  shopName: z.string(),
  monogram: z.string(),
  lines: z.array(orderLine),
  quantity: z.int(),
  total: money,
  createdAt: instant,
  actions: z.array(z.enum(orderActions)),
  next: z.object({ step: z.enum(nextSteps), at: instant.nullable() }),
});
export type OrderCard = z.output<typeof orderCard>;

export const parcel = z.object({
  id,
  carrier: z.string(),
  carrierName: z.string(),
  trackingNo: z.string(),
  state: z.enum(parcelStates),
  shippedAt: instant,
  deliveredAt: instant.nullable(),
  events: z.array(
    z.object({ state: z.enum(parcelStates), text: z.string(), place: z.string(), at: instant }),
  ),
});
export type Parcel = z.output<typeof parcel>;

export const orderInfo = orderCard.extend({
  subtotal: money,
  freight: money,
  discount: money,
  promoCode: z.string().nullable(),
  note: z.string(),
  address: address.omit({ id: true, isDefault: true }),
  paidAt: instant.nullable(),
  shippedAt: instant.nullable(),
  receivedAt: instant.nullable(),
  completedAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  cancelReason: z.string().nullable(),
  extended: z.boolean(),
  parcels: z.array(parcel),
  events: z.array(z.object({ event: z.string(), by: z.string(), text: z.string(), at: instant })),
  money: z.object({ where: z.enum(['unpaid', 'escrow', 'settled', 'returned']), amount: money }),
});
export type OrderInfo = z.output<typeof orderInfo>;

const merchantOrder = orderCard
  .omit({ actions: true, paymentNo: true })
  .extend({ buyer: z.string(), actions: z.array(z.enum(['ship'])) });
const merchantOrderInfo = orderInfo.omit({ actions: true, paymentNo: true, money: true }).extend({
  buyer: z.string(),
  actions: z.array(z.enum(['ship'])),
  earnings: z.object({
    paid: money,
    commission: money,
    net: money,
    state: z.enum(['unpaid', 'escrow', 'pending', 'settled', 'returned']),
  }),
});
export type MerchantOrderInfo = z.output<typeof merchantOrderInfo>;

const paymentView = z.object({
  paymentNo,
  status: z.enum(['open', 'paid', 'closed']),
  total: money,
  balance: money,
  missing: money,
  balanceAfter: money.nullable(),
  expiresAt: instant.nullable(),
  hasPayCode: z.boolean(),
  payLockedUntil: instant.nullable(),
  orders: z.array(z.object({ orderNo, shopName: z.string(), total: money, status: state })),
});
export type PaymentView = z.output<typeof paymentView>;

export const orders = {
  quoteOrder: defineRoute(paths.quoteOrder, {
    tag,
    summary: 'What it would cost; nothing is reserved',
    input: z.strictObject(purchase),
    output: quote,
    errors: ['CART_NOTHING_SELECTED', 'SKU_NOT_FOUND', 'ADDRESS_NOT_FOUND'],
  }),
  createOrder: defineRoute(paths.createOrder, {
    tag,
    summary:
      'Create one order per shop under one payment and reserve the stock; refused with the new quote when anything changed',
    input: z.strictObject({
      ...purchase,
      addressId: idInput,
      quoteHash: z.string().max(64),
      notes: z
        .array(z.strictObject({ shopId: idInput, note: line(limits.noteMax, 0) }))
        .max(20)
        .default([]),
    }),
    // The payment page's content, so that it need not be asked for before it is shown.
    output: z.object({ paymentNo, orders: z.array(orderNo), payment: paymentView }),
    errors: [
      'ORDER_QUOTE_CHANGED',
      'ORDER_ADDRESS_REQUIRED',
      'ORDER_DESTINATION_UNSERVED',
      'ADDRESS_NOT_FOUND',
      'CART_NOTHING_SELECTED',
      'SKU_NOT_FOUND',
      'SKU_SOLD_OUT',
      'SKU_STOCK_SHORT',
      'PRODUCT_OFF_SHELF',
      'PROMO_NOT_FOUND',
      'PROMO_NOT_STARTED',
      'PROMO_EXPIRED',
      'PROMO_MIN_SPEND',
      'PROMO_USED_UP',
      'PROMO_ALREADY_USED',
      'PROMO_OTHER_SHOP',
    ],
  }),
  getPayment: defineRoute(paths.getPayment, {
    tag,
    summary: 'What is to be paid, and from what',
    input: z.strictObject({ paymentNo }),
    output: paymentView,
    errors: ['PAYMENT_NOT_FOUND'],
  }),
  payOrder: defineRoute(paths.payOrder, {
    tag,
    summary: 'Pay every open order of a payment from the balance, all or none',
    input: z.strictObject({ paymentNo, ticket: z.string().min(16).max(128) }),
    output: z.object({ paymentNo, orders: z.array(orderNo), balanceAfter: money }),
    errors: [
      'PAYMENT_NOT_FOUND',
      'PAY_TICKET_INVALID',
      'BALANCE_INSUFFICIENT',
      'ORDER_PAYMENT_EXPIRED',
      'ORDER_ALREADY_PAID',
    ],
  }),
  listOrders: defineRoute(paths.listOrders, {
    tag,
    summary: 'My orders by tab, newest first',
    input: z.strictObject({ status: z.enum(orderTabs).default('all'), ...listInput(10) }),
    output: listOf(orderCard),
    errors: [],
  }),
  countOrders: defineRoute(paths.countOrders, {
    tag,
    summary: 'How many orders stand in each tab',
    input: nothing,
    output: z.object({ counts: z.record(z.string(), z.int()) }),
    errors: [],
  }),
  getOrder: defineRoute(paths.getOrder, {
    tag,
    summary: 'One order with its parcels and its log',
    input: z.strictObject({ orderNo }),
    output: orderInfo,
    errors: ['ORDER_NOT_FOUND'],
  }),
  cancelOrder: defineRoute(paths.cancelOrder, {
    tag,
    summary: 'Cancel: unpaid at any time, paid within the hour while not shipped',
    input: z.strictObject({ orderNo, reason: line(120, 0).default('') }),
    output: done,
    errors: ['ORDER_NOT_FOUND', 'ORDER_ACTION_ILLEGAL', 'ORDER_CANCEL_TOO_LATE'],
  }),
  receiveOrder: defineRoute(paths.receiveOrder, {
    tag,
    summary: 'Confirm receipt',
    input: z.strictObject({ orderNo }),
    output: done,
    errors: ['ORDER_NOT_FOUND', 'ORDER_ACTION_ILLEGAL'],
  }),
  extendOrder: defineRoute(paths.extendOrder, {
    tag,
    summary: 'Put off the automatic receipt once',
    input: z.strictObject({ orderNo }),
    output: z.object({ autoReceiveAt: instant }),
    errors: ['ORDER_NOT_FOUND', 'ORDER_ACTION_ILLEGAL', 'ORDER_ALREADY_EXTENDED'],
  }),
  deleteOrder: defineRoute(paths.deleteOrder, {
    tag,
    summary: 'Take a finished order off my list',
    input: z.strictObject({ orderNo }),
    output: done,
    errors: ['ORDER_NOT_FOUND', 'ORDER_ACTION_ILLEGAL'],
  }),
  buyAgain: defineRoute(paths.buyAgain, {
    tag,
    summary: 'Put what is still sold into the bag',
    input: z.strictObject({ orderNo }),
    output: z.object({ added: z.int(), unavailable: z.array(z.string()), count: z.int() }),
    errors: ['ORDER_NOT_FOUND', 'CART_FULL'],
  }),
  listMerchantOrders: defineRoute(paths.listMerchantOrders, {
    tag,
    summary: "The shop's orders by tab",
    input: z.strictObject({ status: z.enum(orderTabs).default('1'), ...listInput(20) }),
    output: listOf(merchantOrder),
    errors: [],
  }),
  getMerchantOrder: defineRoute(paths.getMerchantOrder, {
    tag,
    summary: "One of the shop's orders",
    input: z.strictObject({ orderNo }),
    output: merchantOrderInfo,
    errors: ['ORDER_NOT_FOUND'],
  }),
  shipOrder: defineRoute(paths.shipOrder, {
    tag,
    summary: 'Hand a parcel to the carrier; the order is delivered to the carrier when every line is shipped',
    input: z.strictObject({
      orderNo,
      carrier: z.string().max(40),
      trackingNo: line(40, 4),
      lines: z
        .array(z.strictObject({ lineId: idInput, quantity: z.int().min(1).max(limits.quantityMax) }))
        .min(1)
        .max(50)
        .optional(),
    }),
    output: z.object({ parcelId: id, status: state }),
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_ACTION_ILLEGAL',
      'CARRIER_UNKNOWN',
      'TRACKING_NO_INVALID',
      'TRACKING_NO_USED',
      'SHIP_LINES_INVALID',
    ],
  }),
  listCarriers: defineRoute(paths.listCarriers, {
    tag,
    summary: 'Carriers we can follow',
    input: nothing,
    output: z.object({ list: z.array(z.object({ id: z.string(), name: z.string() })) }),
    errors: [],
  }),
  recordCarrierScan: defineRoute(paths.recordCarrierScan, {
    tag,
    signed: true,
    summary:
      "A carrier's signed scan (header `x-carrier-signature`: hex HMAC-SHA256 of `<timestamp>.<body>`, header `x-carrier-timestamp`)",
    input: z.strictObject({
      carrier: z.string().max(40),
      trackingNo: line(40, 4),
      scanId: line(80),
      state: z.enum(parcelStates),
      place: line(120, 0).default(''),
      text: line(200, 0).default(''),
      at: instant,
    }),
    output: done,
    errors: ['SIGNATURE_INVALID', 'CARRIER_UNKNOWN', 'NOT_FOUND'],
  }),
};
