// The statements that show operators which transfers wait, and for what.
import type { Db } from '../../platform/db.ts';
import { type Chosen, countOf, countRows, narrowed, orderOf, when } from '../../platform/narrowed.sql.ts';
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
const choose = (f: ParkedFilter, after: string | null): Chosen =>
  narrowed((bind) => [
    'm.parked is not null',
    when(f.parked, (parked) => `m.parked = ${bind(parked)}`),
    when(f.networkId, (network) => `m.network_id = ${bind(network)}`),
    when(f.q, (text) => {
      const q = bind(text);
      return `(m.tx_hash = lower(${q}) or lower(m.to_address) = lower(${q}) or m.user_id = any(array(select u.id from users u where u.email = lower(${q}) or u.mobile = ${q})))`;
    }),
    when(after, (id) => `m.id > ${bind(id)}::bigint`),
  ]);

export const countOfParked = (filter: ParkedFilter): Chosen =>
  countOf('chain_transfers m', choose(filter, null));
/** Counted up to a bound. */
export const countParked = (db: Db, filter: ParkedFilter): Promise<number> =>
  countRows(db, 'topups.countParked', countOfParked(filter));
/** The oldest first, newer than the id `after`. `total` is what `countParked` said. */
export function pageOfParked(
  filter: ParkedFilter,
  after: string | null,
  limit: number,
  total: number,
): Chosen {
  const { text, values } = choose(filter, after);
  return {
    text: `select m.id, c.name as "chainName", n.coin, m.tx_hash as "txHash", m.to_address as "toAddress", m.cents, m.raw::text as raw, m.user_id as "userId", m.parked,
       case m.parked when 'below_minimum' then greatest(0, n.minimum_cents - (select sum(o.cents) from chain_transfers o
         where o.user_id = m.user_id and o.network_id = m.network_id and o.parked = 'below_minimum'))::bigint end as "missingCents", m.seen_at as "seenAt"
     from chain_transfers m join networks n on n.id = m.network_id join chains c on c.id = m.chain_id${text}
     order by ${orderOf('m.id', total)} limit ${Math.trunc(limit)}`,
    values,
  };
}
export const listParked = (
  db: Db,
  filter: ParkedFilter,
  after: string | null,
  limit: number,
  total: number,
) => {
  const { text, values } = pageOfParked(filter, after, limit, total);
  return db.many<ParkedRow>('topups.listParked', text, values);
};
