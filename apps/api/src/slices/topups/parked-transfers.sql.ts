// The statements that show operators which transfers wait, and for what.
import type { Db } from '../../platform/db.ts';
import type { TransferRow } from './chain-transfers.sql.ts';

export interface ParkedRow {
  readonly id: bigint;
  readonly chainName: string;
  readonly coin: string;
  readonly txHash: string;
  readonly toAddress: string;
  readonly cents: bigint;
  readonly raw: string;
  readonly userId: bigint | null;
  readonly parked: NonNullable<TransferRow['parked']>;
  /** Of what is below the minimum: what is missing, with all else of this person that waits beside it. */
  readonly missingCents: bigint | null;
  readonly seenAt: Date;
}
export interface ParkedFilter {
  readonly parked: ParkedRow['parked'] | null;
  readonly networkId: string | null;
  /** Transaction hash, deposit address or account. */
  readonly q: string | null;
}
const chosen = `m.parked is not null and ($1::text is null or m.parked = $1) and ($2::text is null or m.network_id = $2)
  and ($3::text is null or m.tx_hash = lower($3) or lower(m.to_address) = lower($3) or exists (select from users u where u.id = m.user_id and (u.email = lower($3) or u.mobile = $3)))`;
const filterValues = (f: ParkedFilter) => [f.parked, f.networkId, f.q];

/** The oldest first, newer than the id `after`. */
export const listParked = (db: Db, filter: ParkedFilter, after: string | null, limit: number) =>
  db.many<ParkedRow>(
    'topups.listParked',
    `select m.id, c.name as "chainName", n.coin, m.tx_hash as "txHash", m.to_address as "toAddress", m.cents, m.raw::text as raw, m.user_id as "userId", m.parked,
       case m.parked when 'below_minimum' then greatest(0, n.minimum_cents - (select sum(o.cents) from chain_transfers o
         where o.user_id = m.user_id and o.network_id = m.network_id and o.parked = 'below_minimum'))::bigint end as "missingCents", m.seen_at as "seenAt"
     from chain_transfers m join networks n on n.id = m.network_id join chains c on c.id = m.chain_id
     where ${chosen} and ($4::bigint is null or m.id > $4) order by m.id limit $5`,
    [...filterValues(filter), after, limit],
  );
/** Counted up to a bound of ten thousand. */
export async function countParked(db: Db, filter: ParkedFilter): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    'topups.countParked',
    `select count(*)::int as count from (select from chain_transfers m where ${chosen} limit 10000) counted`,
    filterValues(filter),
  );
  return count;
}
