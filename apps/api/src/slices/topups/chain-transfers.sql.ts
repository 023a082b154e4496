// Every statement on what the chains showed: addresses, transfers, and how far each chain was read.
import type { Db, Tx } from '../../platform/db.ts';
import type { ChainKind } from '../networks/index.ts';

export const findDepositAddress = (db: Db, family: ChainKind, userId: bigint) =>
  db.maybe<{ address: string }>(
    'topups.findAddress',
    'select address from deposit_addresses where family = $1 and user_id = $2',
    [family, userId],
  );
/** Whose a deposit address is; null when it is none of ours. */
export const findAddressOwner = (db: Db, family: ChainKind, address: string) =>
  db.maybe<{ userId: bigint }>(
    'topups.findAddressOwner',
    'select user_id as "userId" from deposit_addresses where family = $1 and address = $2',
    [family, address],
  );
/** Which of some addresses are ours, and whose. */
export const listAddressOwners = (db: Db, family: ChainKind, addresses: readonly string[]) =>
  db.many<{ address: string; userId: bigint }>(
    'topups.listAddressOwners',
    'select address, user_id as "userId" from deposit_addresses where family = $1 and address = any($2::text[])',
    [family, addresses],
  );
/** The next index of a family; one that is drawn and not used is never used. */
export async function nextAddressIndex(tx: Tx): Promise<number> {
  const { index } = await tx.one<{ index: number }>(
    'topups.nextIndex',
    `select nextval(pg_get_serial_sequence('deposit_addresses', 'index'))::int as index`,
  );
  return index;
}
/** The address that stands in the end: the person may have got one in another transaction just now. */
export async function insertDepositAddress(
  tx: Tx,
  a: { family: ChainKind; index: number; userId: bigint; address: string },
): Promise<string> {
  await tx.run(
    'topups.insertAddress',
    `insert into deposit_addresses (family, index, user_id, address, created_at) overriding system value values ($1, $2, $3, $4, $5)
     on conflict on constraint deposit_addresses_one do nothing`,
    [a.family, a.index, a.userId, a.address, tx.now],
  );
  return (await findDepositAddress(tx, a.family, a.userId))?.address ?? a.address;
}

export interface TransferRow {
  readonly id: bigint;
  readonly chainId: string;
  readonly networkId: string;
  readonly chainName: string;
  readonly coin: string;
  readonly txHash: string;
  readonly fromAddress: string;
  readonly toAddress: string;
  readonly cents: bigint;
  readonly userId: bigint | null;
  readonly topUpId: bigint | null;
  readonly parked: 'disabled' | 'below_minimum' | 'enormous' | null;
  readonly seenAt: Date;
}
const columns = `m.id, m.chain_id as "chainId", m.network_id as "networkId", c.name as "chainName", n.coin, m.tx_hash as "txHash", m.from_address as "fromAddress",
  m.to_address as "toAddress", m.cents, m.user_id as "userId", m.topup_id as "topUpId", m.parked, m.seen_at as "seenAt"`;
const source = 'chain_transfers m join networks n on n.id = m.network_id join chains c on c.id = m.chain_id';

export const lockTransfer = (tx: Tx, id: bigint) =>
  tx.maybe<TransferRow>(
    'topups.lockTransfer',
    `select ${columns} from ${source} where m.id = $1 for update of m`,
    [id],
  );
/** What an operator compares a claim with: the person's transfers on that network, the matched one first. */
export const listTransfersFor = (db: Db, topUpId: bigint, userId: bigint, networkId: string) =>
  db.many<TransferRow>(
    'topups.listTransfers',
    `select ${columns} from ${source} where m.topup_id = $1 or (m.user_id = $2 and m.network_id = $3) order by (m.topup_id = $1) desc nulls last, m.id desc limit 20`,
    [topUpId, userId, networkId],
  );
/** From now on these are what that top-up credits. */
export const updateTransfersTopUp = (tx: Tx, ids: readonly bigint[], topUpId: bigint) =>
  tx.run(
    'topups.matchTransfers',
    'update chain_transfers set topup_id = $2, parked = null where id = any($1::bigint[])',
    [ids, topUpId],
  );
/** What a top-up credits: the oldest transfer stands for all of them. Null when there is none. */
export const sumMatched = (db: Db, topUpId: bigint) =>
  db.maybe<{ firstId: bigint; cents: bigint }>(
    'topups.sumMatched',
    'select min(id) as "firstId", sum(cents)::bigint as cents from chain_transfers where topup_id = $1 having count(*) > 0',
    [topUpId],
  );
/** Whether an operator credited this transaction before a watcher read the chain: what it moved is in one row without its place. */
export async function hasEntered(db: Db, chainId: string, txHash: string): Promise<boolean> {
  const found = await db.maybe(
    'topups.hasEntered',
    'select id from chain_transfers where chain_id = $1 and tx_hash = $2 and entered_by is not null limit 1',
    [chainId, txHash],
  );
  return found !== null;
}

export interface ParkedTransfer {
  readonly id: bigint;
  readonly txHash: string;
  readonly cents: bigint;
}
/** A person's transfers that wait for one reason on one network, the oldest first. */
export const lockParked = (
  tx: Tx,
  userId: bigint,
  networkId: string,
  parked: NonNullable<TransferRow['parked']>,
) =>
  tx.many<ParkedTransfer>(
    'topups.lockParked',
    `select id, tx_hash as "txHash", cents from chain_transfers where user_id = $1 and network_id = $2 and parked = $3 order by id for update`,
    [userId, networkId, parked],
  );
export const updateTransferParked = (tx: Tx, id: bigint, parked: NonNullable<TransferRow['parked']>) =>
  tx.run('topups.parkTransfer', 'update chain_transfers set parked = $2 where id = $1', [id, parked]);
/** Whose waiting transfers need not wait any longer: the network is open again, or the sum has reached its minimum. */
export const listResumable = (db: Db, limit: number) =>
  db.many<{ userId: bigint; networkId: string }>(
    'topups.listResumable',
    `select m.user_id as "userId", m.network_id as "networkId" from chain_transfers m join networks n on n.id = m.network_id
     where m.parked in ('disabled', 'below_minimum') and n.enabled group by m.user_id, m.network_id, n.minimum_cents
     having bool_or(m.parked = 'disabled') or sum(m.cents) >= n.minimum_cents order by m.user_id, m.network_id limit $1`,
    [limit],
  );

export interface NewTransfer {
  readonly chainId: string;
  readonly networkId: string;
  readonly txHash: string;
  readonly ordinal: number;
  readonly fromAddress: string;
  readonly toAddress: string;
  readonly raw: bigint;
  readonly cents: bigint;
  readonly blockNumber: bigint | null;
  readonly blockHash: string | null;
  readonly userId: bigint | null;
  readonly enteredBy: string | null;
  readonly parked: TransferRow['parked'];
}
/** Null when this place of this transaction was recorded before. */
export async function insertTransfer(tx: Tx, t: NewTransfer): Promise<bigint | null> {
  const row = await tx.maybe<{ id: bigint }>(
    'topups.insertTransfer',
    `insert into chain_transfers (chain_id, network_id, tx_hash, ordinal, from_address, to_address, raw, cents, block_number, block_hash, user_id, entered_by, parked, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7::numeric, $8, $9, $10, $11, $12, $13, $14) on conflict (chain_id, tx_hash, ordinal) do nothing returning id`,
    [
      t.chainId,
      t.networkId,
      t.txHash,
      t.ordinal,
      t.fromAddress,
      t.toAddress,
      String(t.raw),
      t.cents,
      t.blockNumber,
      t.blockHash,
      t.userId,
      t.enteredBy,
      t.parked,
      tx.now,
    ],
  );
  return row?.id ?? null;
}
