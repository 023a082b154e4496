// The act of paying: every open order of a payment from the balance, all or none.
import type { InputOf } from '@meridian/contract';
import { type Cents, formatMoney, InsufficientFunds, orderPay, post } from '../../ledger/index.ts';
import { actorName, type ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { emit } from '../../platform/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { usePayTicket } from '../accounts/index.ts';
import { sellStock } from '../catalogue/index.ts';
import { afterPay, isExpired, type Order } from './order.rules.ts';
import { lockOrdersOfPayment, type OrderToBePaid } from './orders.sql.ts';
import { withPayTime } from './pay-time.ts';
import { writeOrder } from './write-order.ts';

/** Needs a ticket for exactly this payment and amount. @throws PAYMENT_NOT_FOUND, ORDER_ALREADY_PAID, ORDER_PAYMENT_EXPIRED, BALANCE_INSUFFICIENT (what is missing in `data`), PAY_TICKET_INVALID */
export async function payOrder(tx: Tx, actor: ShopperActor, input: InputOf<'payOrder'>) {
  const { paymentNo, ticket } = input;
  const locked = await lockOrdersOfPayment(tx, actor.userId, paymentNo);
  if (locked.length === 0) refuse('PAYMENT_NOT_FOUND');
  const isOver = locked.some((o) => o.status === '0' && isExpired(o, tx.now));
  const open = openOrders(isOver ? await withPayTime(tx, locked) : locked, tx.now);
  const totalCents = sumOf(open);
  const bought = open.flatMap((o) => o.bought);
  // Sent at once and done in this order: stock before money, as every act locks them; who lacks money hears so before anything is said of their ticket.
  const [, leftCents] = await Promise.all([
    sellStock(tx, bought),
    payAll(tx, actor, open, totalCents),
    usePayTicket(tx, actor, { ticket, purpose: 'order.pay', target: paymentNo, amountCents: totalCents }),
  ]);
  return { paymentNo, orders: open.map((o) => o.orderNo), balanceAfter: formatMoney(leftCents) };
}

/** The orders that still wait for their money. */
function openOrders<T extends Order>(orders: readonly T[], now: Date): T[] {
  const open = orders.filter((o) => o.status === '0');
  if (open.length === 0)
    refuse(orders.some((o) => o.paidAt !== null) ? 'ORDER_ALREADY_PAID' : 'ORDER_PAYMENT_EXPIRED');
  if (open.some((o) => isExpired(o, now))) refuse('ORDER_PAYMENT_EXPIRED');
  return open;
}

/** Each from the balance that those before it leave; answers what is left in the end. */
async function payAll(
  tx: Tx,
  actor: ShopperActor,
  orders: readonly OrderToBePaid[],
  totalCents: Cents,
): Promise<Cents> {
  const left = await Promise.all(
    orders.map((order, n) =>
      payOne(tx, actor, order).catch((error) => {
        if (!(error instanceof InsufficientFunds)) throw error;
        const balanceCents = error.availableCents + sumOf(orders.slice(0, n));
        const amounts = {
          missing: formatMoney(totalCents - balanceCents),
          balance: formatMoney(balanceCents),
        };
        refuse('BALANCE_INSUFFICIENT', { args: amounts, data: amounts });
      }),
    ),
  );
  return left.at(-1) as Cents;
}
const sumOf = (orders: readonly Order[]): Cents => orders.reduce((all, order) => all + order.totalCents, 0n);

async function payOne(tx: Tx, actor: ShopperActor, order: OrderToBePaid): Promise<Cents> {
  const { id: orderId, userId, totalCents: shopperCents, discountPlatformCents: platformCents } = order;
  const [{ debitBalances }] = await Promise.all([
    post(tx, orderPay({ orderId, userId, shopperCents, platformCents, actor: actorName(actor) })),
    writeOrder(tx, actor, afterPay(order, tx.now, order.numbers), 'order.paid'),
    emit(tx, 'order.paid', String(orderId), { orderId: String(orderId) }),
  ]);
  // The shopper's part is the first posting of the recipe, and a shopper's account is tracked.
  return debitBalances[0] as Cents;
}
