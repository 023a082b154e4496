// The fund record, read from the ledger's postings; nothing here writes.
import type { BillKind } from '@meridian/contract';
import { limits } from '@meridian/contract/limits';
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

/** No posting has this number. `least` passes over what is null; "null or …" would be no bound for an index. */
const pastAll = '9223372036854775807';

/** The lines of one side of the account, newest first; with a kind, found by an index of their own. */
const side = (account: 'debit' | 'credit', { kind, from, to }: BillFilter) =>
  `select p.id, ${account === 'debit' ? '-p.amount' : 'p.amount'} as signed, p.${account}_balance as balance,
     j.kind, j.key, j.created_at
   from ledger.posting p join ledger.journal j on j.id = p.journal_id
   where p.${account}_account = a.id and ${kind === null ? '$2::text is null' : 'p.kind = $2'}
     and ${from === null ? '$3::timestamptz is null' : 'j.created_at >= $3'}
     and ${to === null ? '$4::timestamptz is null' : 'j.created_at < $4'}
     and p.id > coalesce($5::bigint, 0) and p.id < least($6::bigint, $7::bigint, ${pastAll})
   order by p.id desc limit $8`;
const both = (filter: BillFilter) =>
  `ledger.account a cross join lateral ((${side('debit', filter)}) union all (${side('credit', filter)})) l
   where a.path = $1 and a.asset = 'USD'`;
const valuesOf = (
  { userId, kind, from, to }: BillFilter,
  bounds: Bounds,
  before: string | null,
  limit: number,
) => [pathFor(userId), kind, from, to, bounds.after, bounds.before, before, limit];

/** A shopper's lines newest first, older than the posting `before`. Each side is read by its own index. */
export async function listBillRows(
  db: Db,
  filter: BillFilter,
  before: string | null,
  limit: number,
): Promise<BillRow[]> {
  return db.many<BillRow>(
    'wallet.listBill',
    `select l.id, l.kind, l.key, l.signed as "signedCents", l.balance as "balanceAfterCents", l.created_at as "createdAt"
     from ${both(filter)} order by l.id desc limit $8`,
    valuesOf(filter, await findBounds(db, filter), before, limit),
  );
}

/** How many lines there are: all of them from the number that the ledger keeps, those that fit a filter up to a bound. */
export async function countBillRows(db: Db, filter: BillFilter): Promise<number> {
  const { userId, kind, from, to } = filter;
  if (kind === null && from === null && to === null) return countLines(db, userId);
  const { total } = await db.one<{ total: number }>(
    'wallet.countBill',
    `select count(*)::int as total from (select from ${both(filter)} limit $8) counted`,
    valuesOf(filter, await findBounds(db, filter), null, limits.billCountedMax),
  );
  return total;
}

/** Each posting makes one version of its account (rule R4 of the reconciliation). */
async function countLines(db: Db, userId: bigint): Promise<number> {
  const account = await db.maybe<{ lines: number }>(
    'wallet.countLines',
    `select version::int as lines from ledger.account where path = $1 and asset = 'USD'`,
    [pathFor(userId)],
  );
  return account?.lines ?? 0;
}
