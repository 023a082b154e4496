// The statements that show operators which transfers wait, and for what.
import { narrowedList, orderOf, when } from '../../platform/narrowed.sql.ts';
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
/** The oldest first. */
export const parkedTransfers = narrowedList<ParkedFilter, ParkedRow>({
  names: { count: 'topups.countParked', page: 'topups.listParked' },
  from: () => 'chain_transfers m',
  where: (f, bind, after) => [
    'm.parked is not null',
    when(f.parked, (parked) => `m.parked = ${bind(parked)}`),
    when(f.networkId, (network) => `m.network_id = ${bind(network)}`),
    when(f.q, (text) => {
      const q = bind(text);
      return `(m.tx_hash = lower(${q}) or lower(m.to_address) = lower(${q}) or m.user_id = any(array(select u.id from users u where u.email = lower(${q}) or u.mobile = ${q})))`;
    }),
    when(after, (id) => `m.id > ${bind(id)}::bigint`),
  ],
  page: ({ where, total, limit }) =>
    `select m.id, c.name as "chainName", n.coin, m.tx_hash as "txHash", m.to_address as "toAddress", m.cents, m.raw::text as raw, m.user_id as "userId", m.parked,
       case m.parked when 'below_minimum' then greatest(0, n.minimum_cents - (select sum(o.cents) from chain_transfers o
         where o.user_id = m.user_id and o.network_id = m.network_id and o.parked = 'below_minimum'))::bigint end as "missingCents", m.seen_at as "seenAt"
     from chain_transfers m join networks n on n.id = m.network_id join chains c on c.id = m.chain_id${where}
     order by ${orderOf('m.id', total)} limit ${limit}`,
});
