// Order rows → contract shapes.
import type {
  MerchantOrderInfo,
  OrderCard,
  OrderInfo,
  Parcel,
  PaymentView,
  ResponseOf,
} from '@meridian/contract';
import { translatorOf } from '@meridian/locales/server';
import { bpsOf, formatMoney } from '../../ledger/index.ts';
import { pictureView } from '../../platform/files.ts';
import type { PayCodeState } from '../accounts/index.ts';
import { findCarrier } from './carriers.ts';
import {
  grossOf,
  isExpired,
  merchantActions,
  moneyState,
  nextStep,
  type Order,
  shopperActions,
} from './order.rules.ts';
import type { OrderEvent, OrderLine, Payment } from './orders.sql.ts';
import type { ParcelRow, ScanRow } from './parcels.sql.ts';

/** A shop as it stands on an order. */
export interface ShopPlate {
  readonly name: string;
  readonly monogram: string;
}
/** An order with all that its page shows. */
export interface OrderPage {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  readonly shop: ShopPlate;
  readonly parcels: readonly ParcelRow[];
  readonly scans: readonly ScanRow[];
  readonly events: readonly OrderEvent[];
}
type MerchantOrder = ResponseOf<'listMerchantOrders'>['list'][number];

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const lineView = (l: OrderLine): OrderCard['lines'][number] => ({
  id: String(l.id),
  productId: String(l.productId),
  skuId: String(l.skuId),
  title: l.title,
  optionText: l.optionText,
  picture: l.picture && pictureView(l.picture, l.title),
  unitPrice: formatMoney(l.unitPriceCents),
  quantity: l.quantity,
  subtotal: formatMoney(l.subtotalCents),
  discount: formatMoney(l.discountCents),
  paid: formatMoney(l.paidCents),
  commented: l.commented,
});

/** What shopper and shop both see in a list. */
function bareCard(order: Order, lines: readonly OrderLine[], shop: ShopPlate) {
  const { step, at } = nextStep(order);
  return {
    id: order.orderNo,
    orderNo: order.orderNo,
    status: order.status,
    shopId: String(order.shopId),
    shopName: shop.name,
    monogram: shop.monogram,
    lines: lines.map(lineView),
    quantity: lines.reduce((all, l) => all + l.quantity, 0),
    total: formatMoney(order.totalCents),
    createdAt: order.createdAt.toISOString(),
    next: { step, at: iso(at) },
  };
}

export const orderCardView = (
  order: Order,
  lines: readonly OrderLine[],
  shop: ShopPlate,
  now: Date,
): OrderCard => ({
  ...bareCard(order, lines, shop),
  paymentNo: order.paymentNo,
  actions: shopperActions(order, now),
});
export const merchantOrderView = (
  order: Order,
  lines: readonly OrderLine[],
  shop: ShopPlate,
): MerchantOrder => ({
  ...bareCard(order, lines, shop),
  buyer: order.buyer,
  actions: merchantActions(order),
});

function parcelView(parcel: ParcelRow, scans: readonly ScanRow[], locale: string): Parcel {
  const t = translatorOf(locale);
  return {
    id: String(parcel.id),
    carrier: parcel.carrier,
    carrierName: findCarrier(parcel.carrier)?.name ?? parcel.carrier,
    trackingNo: parcel.trackingNo,
    state: parcel.state,
    shippedAt: parcel.shippedAt.toISOString(),
    deliveredAt: iso(parcel.deliveredAt),
    events: scans
      .filter((s) => s.parcelId === parcel.id)
      .map((s) => ({
        state: s.state,
        text: s.text || (t.find(`order.parcel.${s.state}`) ?? s.state),
        place: s.place,
        at: s.at.toISOString(),
      })),
  };
}

/** What shopper and shop both see of one order. */
function bareInfo({ order, parcels, scans, events }: OrderPage, locale: string) {
  const t = translatorOf(locale);
  const reason = order.cancelReason || null;
  return {
    subtotal: formatMoney(order.subtotalCents),
    freight: formatMoney(order.freightCents),
    discount: formatMoney(order.discountPlatformCents + order.discountShopCents),
    promoCode: order.promoCode,
    note: order.note,
    address: order.address,
    paidAt: iso(order.paidAt),
    shippedAt: iso(order.shippedAt),
    receivedAt: iso(order.receivedAt),
    completedAt: iso(order.completedAt),
    cancelledAt: iso(order.cancelledAt),
    // The timers' reasons are codes; a shopper's own words have no message and stay as they are.
    cancelReason: reason && (t.find(`order.cancelReason.${reason}`) ?? reason),
    extended: order.extended,
    parcels: parcels.map((p) => parcelView(p, scans, locale)),
    events: events.map((e) => ({
      event: e.event,
      by: e.by,
      text: t.find(`order.event.${e.event}`, e.data) ?? e.event,
      at: e.at.toISOString(),
    })),
  };
}

export function orderInfoView(page: OrderPage, locale: string, now: Date): OrderInfo {
  const state = moneyState(page.order);
  return {
    ...orderCardView(page.order, page.lines, page.shop, now),
    ...bareInfo(page, locale),
    money: { where: state === 'pending' ? 'escrow' : state, amount: formatMoney(page.order.totalCents) },
  };
}

/** `earnings.paid` is what stands in escrow for the shop: the shopper's part and the platform's. */
export function merchantOrderInfoView(page: OrderPage, locale: string): MerchantOrderInfo {
  const gross = grossOf(page.order);
  const commission = bpsOf(gross, page.order.commissionBps);
  return {
    ...merchantOrderView(page.order, page.lines, page.shop),
    ...bareInfo(page, locale),
    earnings: {
      paid: formatMoney(gross),
      commission: formatMoney(commission),
      net: formatMoney(gross - commission),
      state: moneyState(page.order),
    },
  };
}

export type OrderToPay = Pick<Order, 'orderNo' | 'shopId' | 'status' | 'totalCents' | 'payBy' | 'paidAt'>;
export interface PaymentPage {
  readonly payment: Pick<Payment, 'paymentNo'>;
  readonly orders: readonly OrderToPay[];
  readonly shops: ReadonlyMap<bigint, { readonly name: string }>;
  readonly balanceCents: bigint;
  readonly payCode: PayCodeState;
}
/** While it is open the total is what is left to pay; afterwards what was paid, or what it would have been. */
export function paymentView(
  { payment, orders, shops, balanceCents, payCode }: PaymentPage,
  now: Date,
): PaymentView {
  const open = orders.filter((o) => o.status === '0' && !isExpired(o, now));
  const paid = orders.filter((o) => o.paidAt !== null);
  const status = open.length > 0 ? 'open' : paid.length > 0 ? 'paid' : 'closed';
  const counted: readonly OrderToPay[] = { open, paid, closed: orders }[status];
  const total = counted.reduce((all, o) => all + o.totalCents, 0n);
  const missing = status === 'open' && total > balanceCents ? total - balanceCents : 0n;
  return {
    paymentNo: payment.paymentNo,
    status,
    total: formatMoney(total),
    balance: formatMoney(balanceCents),
    missing: formatMoney(missing),
    balanceAfter: status === 'open' && missing === 0n ? formatMoney(balanceCents - total) : null,
    expiresAt: open[0]?.payBy.toISOString() ?? null,
    hasPayCode: payCode.isSet,
    payLockedUntil: iso(payCode.lockedUntil),
    orders: orders.map((o) => ({
      orderNo: o.orderNo,
      shopName: shops.get(o.shopId)?.name ?? '',
      total: formatMoney(o.totalCents),
      status: o.status,
    })),
  };
}
