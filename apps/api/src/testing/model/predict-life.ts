// What the model says of an order's life: paying, cancelling, shipping, receiving, and what the timers do.
import { type ActOf, type Timer, timers } from './acts.ts';
import {
  type Basket,
  day,
  dueOf,
  hour,
  type Model,
  minute,
  type OrderModel,
  ordersOf,
  unsent,
} from './model.ts';
import { payByOf } from './predict-topups.ts';

export function payOrder(m: Model, a: ActOf<'payOrder'>): string {
  const payment = m.payments[a.payment];
  const shopper = m.shoppers[a.by];
  if (!payment || !shopper || payment.buyer !== a.by) return 'PAYMENT_NOT_FOUND';
  const open = ordersOf(m, a.payment).filter((o) => o.state === '0');
  if (open.length === 0)
    return ordersOf(m, a.payment).some((o) => o.paid) ? 'ORDER_ALREADY_PAID' : 'ORDER_PAYMENT_EXPIRED';
  if (m.now >= payByOf(m, a.payment)) return 'ORDER_PAYMENT_EXPIRED';
  const total = dueOf(m, a.payment);
  if (shopper.balance < total) return 'BALANCE_INSUFFICIENT';
  const ticket = m.tickets[a.ticket];
  const fits =
    ticket?.owner === a.by &&
    ticket.payment === a.payment &&
    ticket.amount === total &&
    !ticket.used &&
    m.now < ticket.expiresAt;
  if (!fits) return 'PAY_TICKET_INVALID';
  ticket.used = true;
  shopper.balance -= total;
  for (const order of open) {
    m.house.promo += order.fromHouse;
    for (const { sku, quantity } of order.lines)
      moveStock(m, sku, { stock: -quantity, reserved: -quantity, sold: quantity });
    Object.assign(order, {
      state: '1',
      paid: true,
      cancelBy: m.now + hour,
      remindShopAt: m.now + 3 * day,
      shipBy: m.now + 14 * day,
    });
  }
  return 'ok';
}

function moveStock(m: Model, sku: number, by: { stock?: number; reserved?: number; sold?: number }): void {
  const s = m.skus[sku];
  if (!s) return;
  s.stock += by.stock ?? 0;
  s.reserved += by.reserved ?? 0;
  s.sold += by.sold ?? 0;
}

/** Everything that an order took goes back to where it came from. */
function end(m: Model, order: OrderModel): void {
  const shopper = m.shoppers[order.buyer];
  for (const { sku, quantity } of order.lines)
    moveStock(m, sku, order.paid ? { stock: quantity, sold: -quantity } : { reserved: -quantity });
  if (order.paid && shopper) {
    shopper.balance += order.total;
    m.house.promo -= order.fromHouse;
  }
  Object.assign(order, { state: '-1', remindShopAt: null, shipBy: null });
  if (ordersOf(m, order.payment).every((o) => o.state === '-1'))
    for (const promo of m.promos) promo.uses = promo.uses.filter((u) => u.payment !== order.payment);
}

const own = (m: Model, a: { by: number; order: number }): OrderModel | null => {
  const order = m.orders[a.order];
  return order?.buyer === a.by ? order : null;
};

export function cancelOrder(m: Model, a: ActOf<'cancelOrder'>): string {
  const order = own(m, a);
  if (!order) return 'ORDER_NOT_FOUND';
  if (order.state !== '0' && order.state !== '1') return 'ORDER_ACTION_ILLEGAL';
  if (order.state === '1' && (order.partSent || m.now > (order.cancelBy ?? 0)))
    return 'ORDER_CANCEL_TOO_LATE';
  end(m, order);
  return 'ok';
}

/** What each carrier's numbers look like. */
const numbers: Record<string, RegExp> = {
  northway: /^NW[0-9]{10}$/,
  bluebird: /^[A-Z]{2}[0-9]{9}[A-Z]{2}$/,
  harbourline: /^HL[0-9]{10}$/,
};

export function shipOrder(m: Model, a: ActOf<'shipOrder'>): string {
  const order = m.orders[a.order];
  if (order?.shop !== a.by) return 'ORDER_NOT_FOUND';
  if (order.state !== '1') return 'ORDER_ACTION_ILLEGAL';
  const pattern = numbers[a.carrier];
  if (!pattern) return 'CARRIER_UNKNOWN';
  if (!pattern.test(a.trackingNo)) return 'TRACKING_NO_INVALID';
  const left = unsent(order);
  const packed = a.lines ?? left;
  const fits = ({ sku, quantity }: Basket) => left.some((l) => l.sku === sku && l.quantity >= quantity);
  if (new Set(packed.map((l) => l.sku)).size < packed.length || !packed.every(fits))
    return 'SHIP_LINES_INVALID';
  const carrier = `${a.carrier} ${a.trackingNo}`;
  if (m.parcels.some((p) => p.carrier === carrier)) return 'TRACKING_NO_USED';
  m.parcels.push({
    order: a.order,
    carrier,
    sentAt: m.now,
    arrivesAt: a.arrivesAt,
    deliveredAt: null,
    scans: [],
  });
  for (const { sku, quantity } of packed) {
    const line = order.lines.find((l) => l.sku === sku);
    if (line) line.shipped += quantity;
  }
  Object.assign(order, { partSent: true, shipBy: null, remindShopAt: m.now + 3 * day });
  if (unsent(order).length === 0) {
    Object.assign(order, { state: '2', remindShopAt: null });
    receiveBy(order, m.now + 60 * day);
  }
  return 'ok';
}

function receiveBy(order: OrderModel, at: number): void {
  order.receiveAt = at;
  order.remindShopperAt = at - 3 * day;
}

export function recordScan(m: Model, a: ActOf<'recordScan'>): string {
  const parcel = m.parcels[a.parcel];
  if (!a.signed || !parcel) return 'SIGNATURE_INVALID';
  if (parcel.arrivesAt !== null) return 'CARRIER_UNKNOWN';
  if (parcel.scans.includes(a.scanId)) return 'ok';
  parcel.scans.push(a.scanId);
  if (a.delivered) arrive(m, a.parcel, a.at);
  return 'ok';
}

/** The first arrival counts, within the time between dispatch and now; the last parcel of an order on its way sets its time to confirm. */
function arrive(m: Model, index: number, at: number): void {
  const parcel = m.parcels[index];
  const order = parcel && m.orders[parcel.order];
  if (!order || parcel.deliveredAt !== null) return;
  parcel.deliveredAt = Math.min(Math.max(at, parcel.sentAt), m.now);
  const all = m.parcels.filter((p) => p.order === parcel.order).map((p) => p.deliveredAt);
  if (order.state !== '2' || all.includes(null)) return;
  const last = Math.max(...all.map(Number));
  receiveBy(order, Math.max(last + (order.extended ? 22 : 15) * day, m.now + 3 * day));
}

function receive(m: Model, order: OrderModel): void {
  Object.assign(order, {
    state: '3',
    remindShopperAt: null,
    completeAt: m.now + 7 * day,
    settleAt: m.now + 15 * day,
  });
}
export function receiveOrder(m: Model, a: ActOf<'receiveOrder'>): string {
  const order = own(m, a);
  if (!order) return 'ORDER_NOT_FOUND';
  if (order.state !== '2') return 'ORDER_ACTION_ILLEGAL';
  receive(m, order);
  return 'ok';
}
export function extendOrder(m: Model, a: ActOf<'extendOrder'>): string {
  const order = own(m, a);
  if (!order) return 'ORDER_NOT_FOUND';
  if (order.state !== '2') return 'ORDER_ACTION_ILLEGAL';
  if (order.extended) return 'ORDER_ALREADY_EXTENDED';
  receiveBy(order, (order.receiveAt ?? 0) + 7 * day);
  order.extended = true;
  return 'ok';
}
export function completeOrder(m: Model, a: ActOf<'completeOrder'>): string {
  const order = m.orders[a.order];
  if (order?.state !== '3') return 'ORDER_ACTION_ILLEGAL';
  order.state = '4';
  return 'ok';
}
export function deleteOrder(m: Model, a: ActOf<'deleteOrder'>): string {
  const order = own(m, a);
  if (!order) return 'ORDER_NOT_FOUND';
  if (order.state !== '-1' && order.state !== '4') return 'ORDER_ACTION_ILLEGAL';
  order.hidden = true;
  return 'ok';
}

/** The house keeps its share of all the shop earns, rounded down; the rest is the shop's. */
function settle(m: Model, order: OrderModel): void {
  const all = order.total + order.fromHouse;
  const fee = (all * order.bps) / 10_000n;
  const shop = m.shops[order.shop];
  if (shop) shop.earned += all - fee;
  m.house.commission += fee;
  order.settled = true;
}

const due = (m: Model, at: number | null): boolean => at !== null && at <= m.now;
const byTimer: Record<Exclude<Timer, 'carrier'>, (m: Model, o: OrderModel) => void> = {
  expire: (m, o) => {
    const payment = m.payments[o.payment];
    if (o.state !== '0' || !payment || !due(m, payment.payBy)) return;
    if (payment.lookAgainAt !== null && payment.lookAgainAt > m.now) return;
    if (payByOf(m, o.payment) > m.now) {
      payment.lookAgainAt = m.now + minute;
      return;
    }
    end(m, o);
    o.expired = true;
  },
  remindShop: (m, o) => {
    if (o.state === '1' && due(m, o.remindShopAt)) o.remindShopAt = null;
  },
  giveUp: (m, o) => {
    if (o.state === '1' && due(m, o.shipBy)) end(m, o);
  },
  remindShopper: (m, o) => {
    if (o.state === '2' && due(m, o.remindShopperAt)) o.remindShopperAt = null;
  },
  receive: (m, o) => {
    if (o.state === '2' && due(m, o.receiveAt)) receive(m, o);
  },
  complete: (m, o) => {
    if (o.state === '3' && due(m, o.completeAt)) o.state = '4';
  },
  settle: (m, o) => {
    if (o.state === '4' && !o.settled && due(m, o.settleAt)) settle(m, o);
  },
};

export function sweep(m: Model, a: ActOf<'sweep'>): string {
  for (const timer of a.timer === 'all' ? timers : [a.timer]) {
    if (timer === 'carrier') {
      for (const [index, p] of m.parcels.entries())
        if (p.arrivesAt !== null && p.arrivesAt <= m.now) arrive(m, index, p.arrivesAt);
    } else for (const order of m.orders) byTimer[timer](m, order);
  }
  return 'ok';
}
