// The fund record, read from the ledger's postings; nothing here writes.
import type { BillKind } from '@meridian/contract';
import { pathOf } from '../../ledger/index.ts';
import type { Db } from '../../platform/db.ts';

export interface BillRow {
  id: bigint;
  kind: BillKind;
  key: string;
  /** Positive when the balance grew. */
  signedCents: bigint;
  balanceAfterCents: bigint;
  createdAt: Date;
}

/** Whose lines; of one kind or all; not before `from`, before `to`. */
export interface BillFilter {
  readonly userId: bigint;
  readonly kind: BillKind | null;
  readonly from: Date | null;
  readonly to: Date | null;
}

const pathFor = (userId: bigint) => pathOf({ type: 'shopper_available', ownerId: userId });

/** Between which postings a time lies, both left out; null = no bound. */
interface Bounds {
  readonly after: bigint | null;
  readonly before: bigint | null;
}

/**
 * Postings are numbered in the order of their time but for the seconds that transactions run side by side: an hour of room,
 * and the lines' own times decide. So a year long past is found by the index, not by walking back to it.
 */
const findBounds = async (db: Db, { from, to }: BillFilter): Promise<Bounds> =>
  from === null && to === null
    ? { after: null, before: null }
    : db.one<Bounds>(
        'wallet.findBounds',
        `select
           (select max(p.id) from ledger.posting p where p.journal_id =
             (select j.id from ledger.journal j where j.created_at < $1::timestamptz - interval '1 hour'
              order by j.created_at desc, j.id desc limit 1)) as after,
           (select min(p.id) from ledger.posting p where p.journal_id =
             (select j.id from ledger.journal j where j.created_at >= $2::timestamptz + interval '1 hour'
              order by j.created_at, j.id limit 1)) as before`,
        [from, to],
      );

const side = (account: 'debit' | 'credit') =>
  `select p.id, ${account === 'debit' ? '-p.amount' : 'p.amount'} as signed, p.${account}_balance as balance,
     j.kind, j.key, j.created_at
   from ledger.posting p join ledger.journal j on j.id = p.journal_id
   where p.${account}_account = a.id and ($2::text is null or j.kind = $2)
     and ($3::timestamptz is null or j.created_at >= $3) and ($4::timestamptz is null or j.created_at < $4)
     and ($5::bigint is null or p.id > $5) and ($6::bigint is null or p.id < $6)
     and ($7::bigint is null or p.id < $7)
   order by p.id desc limit $8`;

/** A shopper's lines newest first, older than the posting `before`. Each side is read by its own index. */
export async function listBillRows(
  db: Db,
  filter: BillFilter,
  before: string | null,
  limit: number,
): Promise<BillRow[]> {
  const bounds = await findBounds(db, filter);
  return db.many<BillRow>(
    'wallet.listBill',
    `select l.id, l.kind, l.key, l.signed as "signedCents", l.balance as "balanceAfterCents", l.created_at as "createdAt"
     from ledger.account a
     cross join lateral ((${side('debit')}) union all (${side('credit')})) l
     where a.path = $1 and a.asset = 'USD'
     order by l.id desc limit $8`,
    [pathFor(filter.userId), filter.kind, filter.from, filter.to, bounds.after, bounds.before, before, limit],
  );
}

/** How many lines there are in all. */
export async function countBillRows(db: Db, filter: BillFilter): Promise<number> {
  const bounds = await findBounds(db, filter);
  const { total } = await db.one<{ total: number }>(
    'wallet.countBill',
    `select count(*)::int as total
     from ledger.account a
     join ledger.posting p on p.debit_account = a.id or p.credit_account = a.id
     where a.path = $1 and a.asset = 'USD'
       and ($5::bigint is null or p.id > $5) and ($6::bigint is null or p.id < $6)
       and ($2::text is null and $3::timestamptz is null and $4::timestamptz is null
         or exists (
           select from ledger.journal j
           where j.id = p.journal_id and ($2::text is null or j.kind = $2)
             and ($3::timestamptz is null or j.created_at >= $3)
             and ($4::timestamptz is null or j.created_at < $4)))`,
    [pathFor(filter.userId), filter.kind, filter.from, filter.to, bounds.after, bounds.before],
  );
  return total;
}
