// Undoing what an order took: its promo use, its stock and its money. Shared by every way in which an order is cancelled.
import { orderCancel, post } from '../../ledger/index.ts';
import { type Actor, actorName } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { emit } from '../../platform/outbox.ts';
import { releaseStock, returnStock } from '../catalogue/index.ts';
import { releasePromo } from '../promotions/index.ts';
import type { Order } from './order.rules.ts';
import { listOrderLines, listOrdersOfPayment, type Payment } from './orders.sql.ts';
import { type OrderEventName, writeOrder } from './write-order.ts';

/** `before` and its payment are locked; `next` is the cancelled row. A paid order's money goes back in this very transaction. */
export async function endOrder(
  tx: Tx,
  actor: Actor,
  payment: Payment,
  before: Order,
  next: Order,
  event: OrderEventName,
): Promise<void> {
  const reason = next.cancelReason ?? '';
  await writeOrder(tx, actor, next, event, { reason });
  if (payment.promoCode !== null) {
    const siblings = await listOrdersOfPayment(tx, payment.id);
    if (siblings.every((order) => order.status === '-1')) await releasePromo(tx, payment.paymentNo);
  }
  const lines = await listOrderLines(tx, [before.id]);
  if (before.paidAt === null) {
    await releaseStock(tx, lines);
  } else {
    await returnStock(tx, lines);
    const { id: orderId, userId, totalCents: shopperCents, discountPlatformCents: platformCents } = before;
    await post(tx, orderCancel({ orderId, userId, shopperCents, platformCents, actor: actorName(actor) }));
  }
  await emit(tx, 'order.cancelled', String(before.id), { orderId: String(before.id), reason });
}
