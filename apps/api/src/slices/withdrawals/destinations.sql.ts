// Every statement on saved destinations.
import type { Db, Tx } from '../../platform/db.ts';

export interface DestinationRow {
  readonly id: bigint;
  readonly type: 'bank' | 'chain';
  readonly label: string;
  readonly holder: string | null;
  readonly bankName: string | null;
  readonly country: string | null;
  readonly networkId: string | null;
  readonly networkName: string | null;
  readonly coin: string | null;
  /** Of a card the last four digits, of a chain the whole address. */
  readonly number: string;
  /** The whole card number; null for an address. */
  readonly sealed: Buffer | null;
  readonly createdAt: Date;
  readonly usableFrom: Date;
}
const columns = `d.id, d.type, d.label, d.holder, d.bank_name as "bankName", d.country, d.network_id as "networkId", c.name as "networkName", n.coin, d.number, d.sealed,
  d.created_at as "createdAt", d.usable_from as "usableFrom"`;
const source =
  'destinations d left join networks n on n.id = d.network_id left join chains c on c.id = n.chain_id';

export const listDestinations = (db: Db, userId: bigint) =>
  db.many<DestinationRow>(
    'destinations.list',
    `select ${columns} from ${source} where d.user_id = $1 and d.deleted_at is null order by d.id desc`,
    [userId],
  );
export const findDestination = (db: Db, userId: bigint, id: bigint) =>
  db.maybe<DestinationRow>(
    'destinations.find',
    `select ${columns} from ${source} where d.id = $2 and d.user_id = $1 and d.deleted_at is null`,
    [userId, id],
  );
export interface NewDestination {
  readonly userId: bigint;
  readonly type: 'bank' | 'chain';
  readonly label: string;
  readonly holder: string | null;
  readonly bankName: string | null;
  readonly country: string | null;
  readonly networkId: string | null;
  readonly number: string;
  readonly sealed: Buffer | null;
  /** Tells the same card apart from another one's that ends alike. */
  readonly fingerprint: Buffer | null;
  readonly usableFrom: Date;
}
/** Null when the person has it already. */
export async function insertDestination(tx: Tx, d: NewDestination): Promise<bigint | null> {
  const row = await tx.maybe<{ id: bigint }>(
    'destinations.insert',
    `insert into destinations (user_id, type, label, holder, bank_name, country, network_id, number, sealed, fingerprint, created_at, usable_from)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning id`,
    [
      d.userId,
      d.type,
      d.label,
      d.holder,
      d.bankName,
      d.country,
      d.networkId,
      d.number,
      d.sealed,
      d.fingerprint,
      tx.now,
      d.usableFrom,
    ],
  );
  return row?.id ?? null;
}
/** False when there is none of this person. */
export async function updateDestinationDeleted(tx: Tx, userId: bigint, id: bigint): Promise<boolean> {
  const rows = await tx.run(
    'destinations.delete',
    'update destinations set deleted_at = $3 where id = $2 and user_id = $1 and deleted_at is null',
    [userId, id, tx.now],
  );
  return rows === 1;
}

/** Cards from before numbers were sealed. */
export const lockClearCards = (tx: Tx, limit: number) =>
  tx.many<{ id: bigint; userId: bigint; number: string }>(
    'destinations.lockClear',
    `select id, user_id as "userId", number from destinations where type = 'bank' and sealed is null order by id limit $1 for update skip locked`,
    [limit],
  );
/** One that the person has saved again since, through a newer server, is put away: the other one stays. */
export const updateCardSealed = (
  tx: Tx,
  card: { id: bigint; ending: string; sealed: Buffer; fingerprint: Buffer },
) =>
  tx.run(
    'destinations.seal',
    `update destinations d set number = $2, sealed = $3, fingerprint = $4, deleted_at = case when exists (
         select from destinations o where o.user_id = d.user_id and o.fingerprint = $4 and o.deleted_at is null and o.id <> d.id) then coalesce(d.deleted_at, $5) else d.deleted_at end
     where id = $1`,
    [card.id, card.ending, card.sealed, card.fingerprint, tx.now],
  );
