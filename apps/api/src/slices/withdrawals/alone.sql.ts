// Every statement on what operators pay out alone.
import type { Db, Tx } from '../../platform/db.ts';

/** One after the other, as the trigger does: two payouts of one person at once would each see the sum without the other. */
export const lockAlone = (tx: Tx, operatorId: bigint) =>
  tx.run('withdrawals.lockAlone', 'select from operators where id = $1 for no key update', [operatorId]);

/** What one person has paid out alone, or has in hand to, since an instant, in cents. */
export async function sumAloneOf(db: Db, operatorId: bigint, since: Date): Promise<bigint> {
  const { cents } = await db.one<{ cents: bigint }>(
    'withdrawals.sumAloneOf',
    'select coalesce(sum(amount_cents), 0)::bigint as cents from withdrawals where alone_by = $1 and alone_at >= $2',
    [operatorId, since],
  );
  return cents;
}

/** The same of everybody who has reached `fromCents`, the highest first. */
export const listAloneFrom = (db: Db, since: Date, fromCents: bigint) =>
  db.many<{ operatorId: bigint; cents: bigint }>(
    'withdrawals.listAlone',
    `select alone_by as "operatorId", sum(amount_cents)::bigint as cents from withdrawals
     where alone_by is not null and alone_at >= $1 group by alone_by having sum(amount_cents) >= $2 order by cents desc, alone_by limit 20`,
    [since, fromCents],
  );
