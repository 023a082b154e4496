// Until when unpaid orders may be paid: longer while a top-up that covers them is audited. Asked by whoever pays, expires or shows them.
import { balancesOf } from '../../ledger/index.ts';
import type { Db } from '../../platform/db.ts';
import { settings } from '../../platform/settings.ts';
import { listAuditedSince } from '../topups/index.ts';
import { type Order, payByOf } from './order.rules.ts';
import { auditedMinutes, unpaidMinutes } from './orders.settings.ts';
import { sumUnpaid } from './orders.sql.ts';

type Timed = Pick<Order, 'status' | 'userId' | 'paymentId' | 'totalCents' | 'createdAt' | 'payBy'>;

/** The same orders; the unpaid ones with the time that they have at present. Asks once for all of them, and no more where nobody has a top-up. */
export async function withPayTime<T extends Timed>(db: Db, orders: readonly T[]): Promise<T[]> {
  const unpaid = orders.filter((o) => o.status === '0');
  if (unpaid.length === 0) return [...orders];
  const since = new Date(Math.min(...unpaid.map((o) => o.createdAt.getTime())));
  const topUps = await listAuditedSince(db, [...new Set(unpaid.map((o) => o.userId))], since);
  if (topUps.length === 0) return [...orders];
  const userIds = [...new Set(topUps.map((t) => t.userId))];
  const wallets = userIds.map((ownerId) => ({ type: 'shopper_available', ownerId }) as const);
  const [[usual, audited], unpaidSums, available] = await Promise.all([
    settings(db, unpaidMinutes, auditedMinutes),
    sumUnpaid(db, [...new Set(unpaid.map((o) => o.paymentId))]),
    balancesOf(db, wallets),
  ]);
  const due = new Map(unpaidSums.map((row) => [row.paymentId, row.cents]));
  const balances = new Map(userIds.map((id, i) => [id, available[i] ?? 0n]));
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
