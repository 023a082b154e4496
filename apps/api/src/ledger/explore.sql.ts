// Reading the books at large: accounts, journals with their postings, and sums, for those who look after them.
import { begins } from '../platform/beginning.sql.ts';
import type { Db } from '../platform/db.ts';
import { type Bind, countedMax, narrowedList, orderOf, when } from '../platform/narrowed.sql.ts';

export interface AccountRow {
  id: bigint;
  path: string;
  type: string;
  balance: bigint;
  /** Null on an uncounted account. */
  postings: bigint | null;
}
const accountColumns = `a.id, a.path, a.type, b.balance, case when a.tracked then a.version end as postings`;
export interface AccountFilter {
  readonly type: string | null;
  /** How the path begins. */
  readonly start: string | null;
}
/** In the order they were opened. */
export const accounts = narrowedList<AccountFilter, AccountRow>({
  names: { count: 'ledger.countAccounts', page: 'ledger.listAccounts' },
  from: () => 'ledger.account a',
  where: (f, bind, after) => [
    `a.asset = 'USD'`,
    when(f.type, (type) => `a.type = ${bind(type)}`),
    when(f.start, (text) => begins('a.path', { text, least: 1 }, bind)),
    when(after, (id) => `a.id > ${bind(id)}::bigint`),
  ],
  // Balances are added up for those alone that are shown.
  page: ({ where, total, limit }) =>
    `select ${accountColumns} from (select a.* from ledger.account a${where} order by ${orderOf('a.id', total)} limit ${limit}) a
     join ledger.account_balance b on b.id = a.id order by a.id`,
});
export const findAccount = (db: Db, path: string) =>
  db.maybe<AccountRow>(
    'ledger.findAccount',
    `select ${accountColumns} from ledger.account a join ledger.account_balance b on b.id = a.id where a.path = $1 and a.asset = 'USD'`,
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
const journalColumns = 'j.id, j.kind, j.key, j.actor, j.reverses, j.created_at as "createdAt"';
/** An account with more postings than are counted moves journals that are met soon by who walks along; fewer are looked up. */
interface Mover {
  readonly id: bigint;
  readonly busy: boolean;
}
export const findMover = (db: Db, path: string) =>
  db.maybe<Mover>(
    'ledger.findMover',
    `select a.id, (select count(*) from (select from ledger.posting where debit_account = a.id limit ${countedMax}) d)
       + (select count(*) from (select from ledger.posting where credit_account = a.id limit ${countedMax}) c) >= ${countedMax} as busy
     from ledger.account a where a.path = $1 and a.asset = 'USD'`,
    [path],
  );
const movedBy = ({ id, busy }: Mover, bind: Bind): string => {
  const account = `${bind(id)}::bigint`;
  return busy
    ? `exists (select from ledger.posting p where p.journal_id = j.id and ${account} in (p.debit_account, p.credit_account))`
    : `j.id = any(array(select journal_id from ledger.posting where debit_account = ${account} union select journal_id from ledger.posting where credit_account = ${account}))`;
};

export interface JournalFilter {
  readonly kind: string | null;
  /** How the key begins. */
  readonly key: string | null;
  readonly mover: Mover | null;
  readonly from: Date | null;
  readonly until: Date | null;
}
/** Newest first. */
export const journals = narrowedList<JournalFilter, JournalRow>({
  names: { count: 'ledger.countJournals', page: 'ledger.listJournals' },
  from: () => 'ledger.journal j',
  where: (f, bind, before) => [
    when(f.kind, (kind) => `j.kind = ${bind(kind)}`),
    when(f.key, (text) => begins('j.key', { text, least: 1 }, bind)),
    when(f.mover, (mover) => movedBy(mover, bind)),
    when(f.from, (from) => `j.created_at >= ${bind(from)}`),
    when(f.until, (until) => `j.created_at < ${bind(until)}`),
    when(before, (id) => `j.id < ${bind(id)}::bigint`),
  ],
  page: ({ where, total, limit }) =>
    `select ${journalColumns} from ledger.journal j${where} order by ${orderOf('j.id', total)} desc limit ${limit}`,
});
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
