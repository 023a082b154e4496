// Reading the books at large: accounts, journals with their postings, and sums, for those who look after them.
import type { Db } from '../platform/db.ts';

export interface AccountRow {
  id: bigint;
  path: string;
  type: string;
  balance: bigint;
  /** Null on an uncounted account. */
  postings: bigint | null;
}
const accountColumns = `a.id, a.path, a.type, b.balance, case when a.tracked then a.version end as postings`;
const accountSource = 'ledger.account a join ledger.account_balance b on b.id = a.id';
const accountFilter = `a.asset = 'USD' and ($1::text is null or a.type = $1) and ($2::text is null or a.path like $2)`;

/** The start of a text as a pattern of LIKE. */
const startingWith = (text: string | null): string | null =>
  text === null ? null : `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Accounts in the order they were opened, after the id `after`, of one type or all, whose path starts with `start`. */
export const listAccounts = (
  db: Db,
  filter: { type: string | null; start: string | null },
  after: string | null,
  limit: number,
) =>
  db.many<AccountRow>(
    'ledger.listAccounts',
    `select ${accountColumns} from ${accountSource} where ${accountFilter} and ($3::bigint is null or a.id > $3) order by a.id limit $4`,
    [filter.type, startingWith(filter.start), after, limit],
  );
/** Counted up to a bound of ten thousand. */
export async function countAccounts(
  db: Db,
  filter: { type: string | null; start: string | null },
): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    'ledger.countAccounts',
    `select count(*)::int as count from (select from ledger.account a where ${accountFilter} limit 10000) counted`,
    [filter.type, startingWith(filter.start)],
  );
  return count;
}
export const findAccount = (db: Db, path: string) =>
  db.maybe<AccountRow>(
    'ledger.findAccount',
    `select ${accountColumns} from ${accountSource} where a.path = $1 and a.asset = 'USD'`,
    [path],
  );

export interface JournalRow {
  id: bigint;
  kind: string;
  key: string;
  actor: string;
  reverses: bigint | null;
  createdAt: Date;
}
export interface JournalFilter {
  readonly kind: string | null;
  /** Start of the key. */
  readonly key: string | null;
  /** Path of an account that it moved. */
  readonly account: string | null;
  readonly from: Date | null;
  readonly until: Date | null;
}
const journalColumns = 'j.id, j.kind, j.key, j.actor, j.reverses, j.created_at as "createdAt"';
const journalFilter = `($1::text is null or j.kind = $1) and ($2::text is null or j.key like $2)
  and ($3::text is null or j.id in (select p.journal_id from ledger.posting p join ledger.account a on a.path = $3 and a.asset = 'USD' and a.id in (p.debit_account, p.credit_account)))
  and ($4::timestamptz is null or j.created_at >= $4) and ($5::timestamptz is null or j.created_at < $5)`;
const filterValues = (f: JournalFilter) => [f.kind, startingWith(f.key), f.account, f.from, f.until];

/** Newest first, older than the id `before`. */
export const listJournals = (db: Db, filter: JournalFilter, before: string | null, limit: number) =>
  db.many<JournalRow>(
    'ledger.listJournals',
    `select ${journalColumns} from ledger.journal j where ${journalFilter} and ($6::bigint is null or j.id < $6) order by j.id desc limit $7`,
    [...filterValues(filter), before, limit],
  );
/** Counted up to a bound of ten thousand. */
export async function countJournals(db: Db, filter: JournalFilter): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    'ledger.countJournals',
    `select count(*)::int as count from (select from ledger.journal j where ${journalFilter} limit 10000) counted`,
    filterValues(filter),
  );
  return count;
}
export const findJournal = (db: Db, id: bigint) =>
  db.maybe<JournalRow>(
    'ledger.findJournal',
    `select ${journalColumns} from ledger.journal j where j.id = $1`,
    [id],
  );

export interface PostingRow {
  id: bigint;
  journalId: bigint;
  debit: string;
  credit: string;
  amount: bigint;
  debitBalance: bigint | null;
  creditBalance: bigint | null;
}
export const listPostings = (db: Db, journalIds: readonly bigint[]) =>
  db.many<PostingRow>(
    'ledger.listPostings',
    `select p.id, p.journal_id as "journalId", d.path as debit, c.path as credit, p.amount, p.debit_balance as "debitBalance", p.credit_balance as "creditBalance"
     from ledger.posting p join ledger.account d on d.id = p.debit_account join ledger.account c on c.id = p.credit_account
     where p.journal_id = any($1::bigint[]) order by p.journal_id, p.seq`,
    [journalIds],
  );

/** How many journals of each kind there were since an instant, and what they moved, in cents. */
export const sumKindsSince = (db: Db, since: Date) =>
  db.many<{ kind: string; journals: number; cents: bigint }>(
    'ledger.sumKindsSince',
    `select j.kind, count(distinct j.id)::int as journals, sum(p.amount)::bigint as cents
     from ledger.journal j join ledger.posting p on p.journal_id = j.id where j.created_at >= $1 group by j.kind`,
    [since],
  );
/** What all accounts of each counted type hold together, in cents. */
export const sumTypes = (db: Db) =>
  db.many<{ type: string; cents: bigint }>(
    'ledger.sumTypes',
    `select type, sum(balance)::bigint as cents from ledger.account where tracked and asset = 'USD' group by type`,
  );

/** Key of a refund's journal → the order whose escrow it came from. */
export const listRefundedOrders = (db: Db, keys: readonly string[]) =>
  db.many<{ key: string; orderId: bigint }>(
    'ledger.listRefundedOrders',
    `select distinct j.key, split_part(a.path, ':', 2)::bigint as "orderId"
     from ledger.journal j join ledger.posting p on p.journal_id = j.id join ledger.account a on a.id = p.debit_account
     where j.key = any($1::text[]) and j.kind = 'refund.approve' and a.type = 'order_escrow'`,
    [keys],
  );
