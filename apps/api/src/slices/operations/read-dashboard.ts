// The figures of the dashboard: what waits and since when, money on its way, and what moved today.
import type { ResponseOf } from '@meridian/contract';
import { formatMoney, type LedgerKind, sumKindsSince, sumTypes } from '../../ledger/index.ts';
import type { Db } from '../../platform/db.ts';
import { countFrozen } from '../accounts/index.ts';
import { listChainAlarms } from '../networks/index.ts';
import { sumOpenTopUps } from '../topups/index.ts';
import { paidAlone, sumOpenWithdrawals } from '../withdrawals/index.ts';
import { countWaiting, listOperatorNames } from './operations.sql.ts';
import { readBooksState } from './reconcile-books.ts';

const queueView = (q: { count: number; cents: bigint; oldestAt: Date | null }) => ({
  count: q.count,
  amount: formatMoney(q.cents),
  oldestAt: q.oldestAt?.toISOString() ?? null,
});

/** A fixed number of statements, each answered from an index or by one pass over the accounts. */
export async function readDashboard(db: Db, now: Date): Promise<ResponseOf<'getDashboard'>> {
  const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const withdrawals = await sumOpenWithdrawals(db, now);
  const kinds = new Map((await sumKindsSince(db, midnight)).map((row) => [row.kind, row]));
  const types = new Map((await sumTypes(db)).map((row) => [row.type, row.cents]));
  const volume = (kind: LedgerKind) => ({
    count: kinds.get(kind)?.journals ?? 0,
    amount: formatMoney(kinds.get(kind)?.cents ?? 0n),
  });
  const sum = (...names: string[]) =>
    formatMoney(names.reduce((all, name) => all + (types.get(name) ?? 0n), 0n));
  return {
    topUps: queueView(await sumOpenTopUps(db)),
    withdrawals: queueView(withdrawals),
    overduePayouts: withdrawals.overdue,
    toPayOut: withdrawals.approved,
    ...(await countWaiting(db)),
    held: sum('shopper_held', 'shop_held'),
    inEscrow: sum('order_escrow'),
    shoppersHold: sum('shopper_available'),
    today: {
      topUps: volume('topup.pass'),
      withdrawals: volume('withdraw.pass'),
      orders: volume('order.pay'),
    },
    frozenUsers: await countFrozen(db),
    paidAlone: await readPaidAlone(db, now),
    books: await readBooksState(db, now),
    chainAlarms: (await listChainAlarms(db)).map((alarm) => ({
      id: String(alarm.id),
      chain: alarm.chainName,
      kind: alarm.kind,
      subject: alarm.subject,
      detail: alarm.detail,
      times: alarm.times,
      raisedAt: alarm.raisedAt.toISOString(),
    })),
  };
}

async function readPaidAlone(db: Db, now: Date): Promise<ResponseOf<'getDashboard'>['paidAlone']> {
  const rows = await paidAlone(db, now);
  const ids = rows.map((row) => row.operatorId);
  const names = new Map((await listOperatorNames(db, ids)).map(({ id, name }) => [id, name]));
  return rows.map(({ operatorId, cents, limitCents }) => ({
    operator: names.get(operatorId) ?? `operator:${operatorId}`,
    amount: formatMoney(cents),
    limit: formatMoney(limitCents),
    reached: cents >= limitCents,
  }));
}
