// The life of an order as pure rules over the graph: what may be done, by whom, and what the row looks like afterwards.
import {
  type Address,
  type NextStep,
  type OrderAction,
  type OrderActor,
  type OrderState,
  type OrderVerb,
  orderTransition,
} from '@meridian/contract';
import { refuse } from '../../platform/refusal.ts';

export type OrderAddress = Omit<Address, 'id' | 'isDefault'>;

/** What an order is; the second part moves with its life, the first is frozen when it is placed. */
export interface Order {
  readonly id: bigint;
  readonly orderNo: string;
  readonly paymentId: bigint;
  readonly paymentNo: string;
  readonly userId: bigint;
  readonly shopId: bigint;
  readonly subtotalCents: bigint;
  readonly freightCents: bigint;
  readonly discountPlatformCents: bigint;
  readonly discountShopCents: bigint;
  readonly totalCents: bigint;
  readonly commissionBps: number;
  readonly promoCode: string | null;
  readonly address: OrderAddress;
  readonly note: string;
  readonly buyer: string;
  readonly createdAt: Date;
  readonly payBy: Date;

  readonly status: OrderState;
  readonly caseFrom: OrderState | null;
  readonly cancelBy: Date | null;
  readonly shipReminderAt: Date | null;
  readonly shipBy: Date | null;
  readonly receiveReminderAt: Date | null;
  readonly autoReceiveAt: Date | null;
  readonly autoCompleteAt: Date | null;
  readonly settleAt: Date | null;
  readonly extended: boolean;
  readonly paidAt: Date | null;
  readonly firstParcelAt: Date | null;
  readonly shippedAt: Date | null;
  readonly receivedAt: Date | null;
  readonly completedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly settledAt: Date | null;
  readonly cancelReason: string | null;
  readonly hiddenAt: Date | null;
  readonly version: number;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Days are 24 hours each: a timer does not care for calendars or summer time. */
export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs);
export const addMinutes = (from: Date, minutes: number): Date =>
  new Date(from.getTime() + minutes * minuteMs);
const later = (a: Date, b: Date): Date => (a > b ? a : b);
const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** The numbers that the rules work with; see orders.settings.ts. */
export interface OrderNumbers {
  readonly cancelMinutes: number;
  readonly shipReminderDays: number;
  readonly shipDays: number;
  readonly deliveredDays: number;
  readonly dispatchedDays: number;
  readonly receiveReminderDays: number;
  readonly extendDays: number;
  readonly completeDays: number;
  readonly afterSaleDays: number;
}

/** The row after a verb of the graph. @throws ORDER_ACTION_ILLEGAL where the graph has no such step. */
export function step(order: Order, verb: OrderVerb, by: OrderActor): Order {
  const found = orderTransition(order.status, verb, by) ?? refuse('ORDER_ACTION_ILLEGAL');
  if (found.to === 'back') return { ...order, status: order.caseFrom as OrderState, caseFrom: null };
  const opensCase = found.to === '-3' || found.to === '-4';
  return { ...order, status: found.to, caseFrom: opensCase ? order.status : null };
}

/** A top-up as an unpaid order sees it. */
export interface AuditedTopUp {
  readonly cents: bigint;
  readonly passed: boolean;
  readonly createdAt: Date;
  /** Null while it is being audited. */
  readonly decidedAt: Date | null;
}
/** What an order's time is reckoned from, besides the order. */
export interface PayTime {
  /** What is left to pay together with it. */
  readonly dueCents: bigint;
  readonly availableCents: bigint;
  /** The oldest first. */
  readonly topUps: readonly AuditedTopUp[];
  readonly unpaidMinutes: number;
  readonly auditedMinutes: number;
}
/**
 * Until when an unpaid order may be paid: its usual time; while a top-up is audited that covers what the balance does not, the longer one. One that was
 * passed leaves the usual time again to pay with it, one that was refused none. A top-up that came after the time was over changes nothing.
 */
export function payByOf(order: Pick<Order, 'createdAt' | 'payBy'>, time: PayTime): Date {
  const longest = later(order.payBy, addMinutes(order.createdAt, time.auditedMinutes));
  let payBy = order.payBy;
  for (const { cents, passed, createdAt, decidedAt } of time.topUps) {
    // What passed is in the balance.
    const covers = time.availableCents + (passed ? 0n : cents) >= time.dueCents;
    if (!covers || createdAt >= payBy) continue;
    const end = decidedAt === null ? longest : passed ? addMinutes(decidedAt, time.unpaidMinutes) : decidedAt;
    payBy = later(payBy, earlier(end, longest));
  }
  return payBy;
}

/** Whether the clock has run out on an unpaid order. */
export const isExpired = (order: Pick<Order, 'payBy'>, now: Date): boolean => now >= order.payBy;

export function afterPay(order: Order, now: Date, n: OrderNumbers): Order {
  return {
    ...step(order, 'pay', 'shopper'),
    paidAt: now,
    cancelBy: addMinutes(now, n.cancelMinutes),
    shipReminderAt: addDays(now, n.shipReminderDays),
    shipBy: addDays(now, n.shipDays),
  };
}

/** Cancelled by its shopper. @throws ORDER_CANCEL_TOO_LATE when paid and the hour is over or a parcel has left. */
export function afterCancel(order: Order, now: Date, reason: string): Order {
  const next = step(order, 'cancel', 'shopper');
  if (order.status === '1' && !mayCancelPaid(order, now)) refuse('ORDER_CANCEL_TOO_LATE');
  return ended(next, now, reason);
}
const mayCancelPaid = (order: Order, now: Date): boolean =>
  order.firstParcelAt === null && order.cancelBy !== null && now <= order.cancelBy;

/** Not paid in time. @throws ORDER_ACTION_ILLEGAL before the time. */
export function afterExpire(order: Order, now: Date): Order {
  const next = step(order, 'expire', 'timer');
  if (!isExpired(order, now)) refuse('ORDER_ACTION_ILLEGAL');
  return ended(next, now, 'expired');
}

/** Not shipped in time. @throws ORDER_ACTION_ILLEGAL before the time, and once a parcel has left. */
export function afterGiveUp(order: Order, now: Date): Order {
  const next = step(order, 'giveUp', 'timer');
  if (order.shipBy === null || now < order.shipBy) refuse('ORDER_ACTION_ILLEGAL');
  return ended(next, now, 'not_shipped');
}

const ended = (order: Order, now: Date, reason: string): Order => ({
  ...order,
  cancelledAt: now,
  cancelReason: reason,
  shipReminderAt: null,
  shipBy: null,
});

/** A parcel has left. `complete` when with it every line has; until then the order waits, and can be neither cancelled nor given up. */
export function afterParcel(order: Order, now: Date, complete: boolean, n: OrderNumbers): Order {
  const next = step(order, 'ship', 'merchant');
  const firstParcelAt = order.firstParcelAt ?? now;
  if (!complete)
    return { ...order, firstParcelAt, shipBy: null, shipReminderAt: addDays(now, n.shipReminderDays) };
  return receiveTimers(
    { ...next, firstParcelAt, shippedAt: now, shipBy: null, shipReminderAt: null },
    addDays(now, n.dispatchedDays),
    n,
  );
}

const receiveTimers = (order: Order, autoReceiveAt: Date, n: OrderNumbers): Order => ({
  ...order,
  autoReceiveAt,
  receiveReminderAt: addDays(autoReceiveAt, -n.receiveReminderDays),
});

/** The carrier has delivered the last parcel at `deliveredAt`. A scan that came late still leaves the shopper the days of the reminder. */
export function afterDelivered(order: Order, deliveredAt: Date, now: Date, n: OrderNumbers): Order {
  const byRule = addDays(deliveredAt, n.deliveredDays + (order.extended ? n.extendDays : 0));
  return receiveTimers(order, later(byRule, addDays(now, n.receiveReminderDays)), n);
}

/** Received: by its shopper at any time, by the timer when the time has come. @throws ORDER_ACTION_ILLEGAL */
export function afterReceive(order: Order, by: 'shopper' | 'timer', now: Date, n: OrderNumbers): Order {
  const next = step(order, 'receive', by);
  if (by === 'timer' && (order.autoReceiveAt === null || now < order.autoReceiveAt))
    refuse('ORDER_ACTION_ILLEGAL');
  return {
    ...next,
    receivedAt: now,
    receiveReminderAt: null,
    autoCompleteAt: addDays(now, n.completeDays),
    settleAt: addDays(now, n.afterSaleDays),
  };
}

/** The automatic receipt put off, once. @throws ORDER_ACTION_ILLEGAL, ORDER_ALREADY_EXTENDED */
export function afterExtend(order: Order, n: OrderNumbers): Order & { readonly autoReceiveAt: Date } {
  if (order.status !== '2' || order.autoReceiveAt === null) return refuse('ORDER_ACTION_ILLEGAL');
  if (order.extended) refuse('ORDER_ALREADY_EXTENDED');
  const autoReceiveAt = addDays(order.autoReceiveAt, n.extendDays);
  return { ...receiveTimers(order, autoReceiveAt, n), autoReceiveAt, extended: true };
}

/** Completed. @throws ORDER_ACTION_ILLEGAL; the timer also before its time. */
export function afterComplete(order: Order, by: 'shopper' | 'timer', now: Date): Order {
  const next = step(order, 'complete', by);
  if (by === 'timer' && (order.autoCompleteAt === null || now < order.autoCompleteAt))
    refuse('ORDER_ACTION_ILLEGAL');
  return { ...next, completedAt: now };
}

/** The shop gets its money: completed, the after-sale window over, no open case, not settled yet. @throws ORDER_ACTION_ILLEGAL */
export function afterSettle(order: Order, now: Date): Order {
  if (order.status !== '4' || order.settledAt !== null || order.settleAt === null || now < order.settleAt)
    refuse('ORDER_ACTION_ILLEGAL');
  return { ...order, settledAt: now };
}

const finished: readonly OrderState[] = ['-1', '-2', '4'];

/** Off the shopper's list; nothing else changes. @throws ORDER_ACTION_ILLEGAL while it is not finished. */
export function afterDelete(order: Order, now: Date): Order {
  if (!finished.includes(order.status)) refuse('ORDER_ACTION_ILLEGAL');
  return { ...order, hiddenAt: order.hiddenAt ?? now };
}

/** What its shopper can do with the order now. */
export function shopperActions(order: Order, now: Date): OrderAction[] {
  const can: Record<OrderAction, boolean> = {
    pay: order.status === '0' && !isExpired(order, now),
    cancel: order.status === '0' || (order.status === '1' && mayCancelPaid(order, now)),
    receive: order.status === '2',
    extend: order.status === '2' && !order.extended,
    buyAgain: order.status !== '0',
    delete: finished.includes(order.status),
    track: order.firstParcelAt !== null,
  };
  return (Object.keys(can) as OrderAction[]).filter((action) => can[action]);
}

/** What its shop can do with the order now. */
export const merchantActions = (order: Order): 'ship'[] => (order.status === '1' ? ['ship'] : []);

/** What happens next by itself, and when. */
export function nextStep(order: Order): { step: NextStep; at: Date | null } {
  const timers: Partial<Record<OrderState, { step: NextStep; at: Date | null }>> = {
    '0': { step: 'expires', at: order.payBy },
    '1': { step: 'must_ship_by', at: order.shipBy },
    '2': { step: 'auto_received', at: order.autoReceiveAt },
    '3': { step: 'auto_completed', at: order.autoCompleteAt },
    '4': { step: 'settles', at: order.settledAt === null ? order.settleAt : null },
  };
  const next = timers[order.status];
  return next?.at ? next : { step: 'none', at: null };
}

/** What the shop's part of an order is before commission, in cents: goods and freight less its own discount; the platform pays what its codes take off. */
export const grossOf = (order: Pick<Order, 'totalCents' | 'discountPlatformCents'>): bigint =>
  order.totalCents + order.discountPlatformCents;

/** Where the money of an order is. `pending` is escrow that the shop will get when the after-sale window ends. */
export function moneyState(order: Order): 'unpaid' | 'escrow' | 'pending' | 'settled' | 'returned' {
  if (order.paidAt === null) return 'unpaid';
  if (order.status === '-1' || order.status === '-2') return 'returned';
  if (order.settledAt !== null) return 'settled';
  return order.status === '4' ? 'pending' : 'escrow';
}
