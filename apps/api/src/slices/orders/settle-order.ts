// The act of settling: what is left in a completed order's escrow becomes the shop's, less the commission.
import { balanceOf, bpsOf, orderSettle, post } from '../../ledger/index.ts';
import { actorName, type SystemActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { emit } from '../../platform/outbox.ts';
import { afterSettle } from './order.rules.ts';
import { lockOrder } from './orders.sql.ts';
import { writeOrder } from './write-order.ts';

/**
 * Commission is taken from everything the shop earns with the order (goods and freight, after its own discounts and
 * after refunds), at the rate frozen when the order was placed, rounded down. @throws ORDER_ACTION_ILLEGAL
 */
export async function settleOrder(tx: Tx, actor: SystemActor, orderId: bigint): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const next = afterSettle(order, tx.now);
  const escrowCents = await balanceOf(tx, { type: 'order_escrow', ownerId: order.id });
  const commissionCents = bpsOf(escrowCents, order.commissionBps);
  await post(
    tx,
    orderSettle({ orderId, shopId: order.shopId, escrowCents, commissionCents, actor: actorName(actor) }),
  );
  await writeOrder(tx, actor, next, 'order.settled');
  await emit(tx, 'order.settled', String(order.id), { orderId: String(order.id) });
}
