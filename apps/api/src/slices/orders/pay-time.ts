// Until when unpaid orders may be paid: longer while a top-up that covers them is audited. Asked by whoever pays, expires or shows them.
import { balanceOf } from '../../ledger/index.ts';
import type { Db } from '../../platform/db.ts';
import { settings } from '../../platform/settings.ts';
import { listAuditedSince } from '../topups/index.ts';
import { type Order, payByOf } from './order.rules.ts';
import { auditedMinutes, unpaidMinutes } from './orders.settings.ts';
import { sumUnpaid } from './orders.sql.ts';

/** The same orders; the unpaid ones with the time that they have at present. Asks once for all of them, and no more where nobody has a top-up. */
export async function withPayTime(db: Db, orders: readonly Order[]): Promise<Order[]> {
  const unpaid = orders.filter((o) => o.status === '0');
  if (unpaid.length === 0) return [...orders];
  const since = new Date(Math.min(...unpaid.map((o) => o.createdAt.getTime())));
  const topUps = await listAuditedSince(db, [...new Set(unpaid.map((o) => o.userId))], since);
  if (topUps.length === 0) return [...orders];
  const [usual, audited] = await settings(db, unpaidMinutes, auditedMinutes);
  const due = new Map(
    (
      await sumUnpaid(
        db,
        unpaid.map((o) => o.paymentId),
      )
    ).map((row) => [row.paymentId, row.cents]),
  );
  const balances = new Map<bigint, bigint>();
  for (const userId of new Set(topUps.map((t) => t.userId)))
    balances.set(userId, await balanceOf(db, { type: 'shopper_available', ownerId: userId }));
  return orders.map((order) => {
    if (order.status !== '0') return order;
    const payBy = payByOf(order, {
      dueCents: due.get(order.paymentId) ?? order.totalCents,
      availableCents: balances.get(order.userId) ?? 0n,
      topUps: topUps.filter((t) => t.userId === order.userId),
      unpaidMinutes: usual,
      auditedMinutes: audited,
    });
    return { ...order, payBy };
  });
}
