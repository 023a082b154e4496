// Every statement on how far the chains were read, and on what was sighted beyond.
import type { Db, Tx } from '../../platform/db.ts';
import type { ChainBlock, Sighting } from '../networks/index.ts';

export interface Cursor {
  readonly number: bigint;
  readonly hash: string;
  readonly readAt: Date;
}
export const findCursor = (db: Db, chainId: string) =>
  db.maybe<Cursor>(
    'topups.findCursor',
    'select block_number as number, block_hash as hash, read_at as "readAt" from chain_cursors where chain_id = $1',
    [chainId],
  );
/** Where reading begins. Another process may have said so just now. */
export const insertCursor = (tx: Tx, chainId: string, at: ChainBlock) =>
  tx.run(
    'topups.insertCursor',
    'insert into chain_cursors (chain_id, block_number, block_hash, read_at) values ($1, $2, $3, $4) on conflict do nothing',
    [chainId, at.number, at.hash, tx.now],
  );
/** Moves it from a known place; false when it stands elsewhere, because another process was quicker. */
export async function moveCursor(
  tx: Tx,
  chainId: string,
  from: Pick<Cursor, 'number' | 'hash'>,
  to: ChainBlock,
): Promise<boolean> {
  const moved = await tx.run(
    'topups.moveCursor',
    'update chain_cursors set block_number = $4, block_hash = $5, read_at = $6 where chain_id = $1 and block_number = $2 and block_hash = $3',
    [chainId, from.number, from.hash, to.number, to.hash, tx.now],
  );
  return moved === 1;
}
/** Sets it back by a person's word, so that what follows is read again. */
export const updateCursor = (tx: Tx, chainId: string, to: ChainBlock) =>
  tx.run(
    'topups.setCursor',
    `insert into chain_cursors (chain_id, block_number, block_hash, read_at) values ($1, $2, $3, $4)
     on conflict (chain_id) do update set block_number = excluded.block_number, block_hash = excluded.block_hash, read_at = excluded.read_at`,
    [chainId, to.number, to.hash, tx.now],
  );

/** The deposit addresses of people who announced a transfer on this chain that has not arrived, those who did so last first. */
export const listAwaited = (db: Db, chainId: string, limit: number) =>
  db.many<{ userId: bigint; address: string }>(
    'topups.listAwaited',
    `select a.user_id as "userId", a.address from (
       select t.user_id, max(t.id) as id from topups t join networks n on n.id = t.network_id
       where t.status = 0 and n.chain_id = $1 and not exists (select from chain_transfers m where m.topup_id = t.id) group by t.user_id) t
     join chains c on c.id = $1 join deposit_addresses a on a.family = c.kind and a.user_id = t.user_id
     order by t.id desc limit $2`,
    [chainId, limit],
  );
export const hasSightings = async (db: Db, chainId: string): Promise<boolean> =>
  (await db.maybe('topups.hasSightings', 'select tx_hash from chain_sightings where chain_id = $1 limit 1', [
    chainId,
  ])) !== null;

export interface OurSighting extends Sighting {
  readonly networkId: string;
  readonly userId: bigint;
}
/** What is on its way on a chain now, instead of what was before. */
export async function replaceSightings(tx: Tx, chainId: string, seen: readonly OurSighting[]): Promise<void> {
  await tx.run('topups.deleteSightings', 'delete from chain_sightings where chain_id = $1', [chainId]);
  if (seen.length === 0) return;
  await tx.run(
    'topups.insertSightings',
    `insert into chain_sightings (chain_id, tx_hash, ordinal, network_id, user_id, confirmations)
     select $1, s.* from unnest($2::text[], $3::int[], $4::text[], $5::bigint[], $6::int[]) s on conflict do nothing`,
    [
      chainId,
      seen.map((s) => s.txHash),
      seen.map((s) => s.ordinal),
      seen.map((s) => s.networkId),
      seen.map((s) => s.userId),
      seen.map((s) => s.confirmations),
    ],
  );
}
/** Of some top-ups: the confirmations of the transfer that each is waiting for, matched as it will be when it is final. */
export const listProgress = (db: Db, topUpIds: readonly bigint[]) =>
  db.many<{ id: bigint; confirmations: number }>(
    'topups.listProgress',
    `select t.id, max(s.confirmations)::int as confirmations
     from topups t join chain_sightings s on s.user_id = t.user_id and s.network_id = t.network_id
     where t.id = any($1::bigint[]) and t.status = 0 and not exists (select from chain_transfers m where m.topup_id = t.id)
       and (t.tx_hash = s.tx_hash or t.tx_hash is null
         and not exists (select from topups o where o.user_id = t.user_id and o.network_id = t.network_id and o.status = 0 and o.tx_hash = s.tx_hash)
         and not exists (select from topups o where o.user_id = t.user_id and o.network_id = t.network_id and o.status = 0 and o.tx_hash is null and o.id < t.id
           and not exists (select from chain_transfers m where m.topup_id = o.id)))
     group by t.id`,
    [topUpIds],
  );
