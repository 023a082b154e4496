// The act of paying: every open order of a payment from the balance, all or none.
import type { InputOf } from '@meridian/contract';
import { balanceOf, formatMoney, InsufficientFunds, orderPay, post } from '../../ledger/index.ts';
import { actorName, type ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { emit } from '../../platform/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { usePayTicket } from '../accounts/index.ts';
import { sellStock } from '../catalogue/index.ts';
import { afterPay, isExpired, type Order, type OrderNumbers } from './order.rules.ts';
import { orderNumbers } from './orders.settings.ts';
import { listPaymentLines, lockOrdersOfPayment, lockPayment } from './orders.sql.ts';
import { withPayTime } from './pay-time.ts';
import { writeOrder } from './write-order.ts';

/** Needs a ticket for exactly this payment and amount. @throws PAYMENT_NOT_FOUND, ORDER_ALREADY_PAID, ORDER_PAYMENT_EXPIRED, BALANCE_INSUFFICIENT (what is missing in `data`), PAY_TICKET_INVALID */
export async function payOrder(tx: Tx, actor: ShopperActor, input: InputOf<'payOrder'>) {
  const { paymentNo } = input;
  const { userId } = actor;
  const wallet = { type: 'shopper_available', ownerId: userId } as const;
  // Sent at once and done in this order: nobody else is at work on the payment when its orders are looked at.
  const [payment, locked, lines, balance, numbers] = await Promise.all([
    lockPayment(tx, userId, paymentNo),
    lockOrdersOfPayment(tx, userId, paymentNo),
    listPaymentLines(tx, userId, paymentNo),
    balanceOf(tx, wallet),
    orderNumbers(tx),
  ]);
  if (payment === null) refuse('PAYMENT_NOT_FOUND');
  const isOver = locked.some((o) => o.status === '0' && isExpired(o, tx.now));
  const open = openOrders(isOver ? await withPayTime(tx, locked) : locked, tx.now);
  const total = open.reduce((all, order) => all + order.totalCents, 0n);
  if (balance < total) refuseBalance(total, balance);
  const openIds = new Set(open.map((o) => o.id));
  const bought = lines.filter((line) => openIds.has(line.orderId));
  const { ticket } = input;
  // And these: stock before money, as every act locks them. Without a good ticket all of it is undone.
  const [, , , balanceAfter] = await Promise.all([
    usePayTicket(tx, actor, { ticket, purpose: 'order.pay', target: paymentNo, amountCents: total }),
    sellStock(tx, bought),
    Promise.all(open.map((order, n) => payOne(tx, actor, order, numbers, restOf(open, n)))),
    balanceOf(tx, wallet),
  ]);
  return { paymentNo, orders: open.map((o) => o.orderNo), balanceAfter: formatMoney(balanceAfter) };
}

/** The orders that still wait for their money. */
function openOrders(orders: readonly Order[], now: Date): Order[] {
  const open = orders.filter((o) => o.status === '0');
  if (open.length === 0)
    refuse(orders.some((o) => o.paidAt !== null) ? 'ORDER_ALREADY_PAID' : 'ORDER_PAYMENT_EXPIRED');
  if (open.some((o) => isExpired(o, now))) refuse('ORDER_PAYMENT_EXPIRED');
  return open;
}

/** What is left to pay when the first `n` are paid. */
const restOf = (open: readonly Order[], n: number): bigint =>
  open.slice(n).reduce((all, order) => all + order.totalCents, 0n);

async function payOne(
  tx: Tx,
  actor: ShopperActor,
  order: Order,
  numbers: OrderNumbers,
  restCents: bigint,
): Promise<void> {
  const { id: orderId, userId, totalCents: shopperCents, discountPlatformCents: platformCents } = order;
  const paying = orderPay({ orderId, userId, shopperCents, platformCents, actor: actorName(actor) });
  await Promise.all([
    post(tx, paying).catch((error) => {
      // Another payment took the money between our look and our posting.
      if (error instanceof InsufficientFunds) refuseBalance(restCents, error.availableCents);
      throw error;
    }),
    writeOrder(tx, actor, afterPay(order, tx.now, numbers), 'order.paid'),
    emit(tx, 'order.paid', String(orderId), { orderId: String(orderId) }),
  ]);
}

function refuseBalance(neededCents: bigint, balanceCents: bigint): never {
  const amounts = { missing: formatMoney(neededCents - balanceCents), balance: formatMoney(balanceCents) };
  return refuse('BALANCE_INSUFFICIENT', { args: amounts, data: amounts });
}
