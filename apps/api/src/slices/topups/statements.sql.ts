// Every statement on the banks' statements: imports, lines and whose codes stand in them. Reading lines: statement-lines.sql.ts.
import type { Db, Tx } from '../../platform/db.ts';
import type { Planned, ReadLine, Unreadable } from './statement.rules.ts';

/** Any constant number of ours will do. */
const meeting = 740_050;
/** Lines and top-ups must not pass each other unseen: imports come one after the other, and apart from bank top-ups that are announced. */
export const lockStatements = (tx: Tx) =>
  tx.run('statements.lock', 'select pg_advisory_xact_lock($1)', [meeting]);
/** Many may announce at once, while nothing is imported. */
export const shareStatements = (tx: Tx) =>
  tx.run('statements.share', 'select pg_advisory_xact_lock_shared($1)', [meeting]);

/** What is stored already of an account, on these days or under these ids of the bank. */
export const listStoredLines = (
  db: Db,
  payeeAccountId: bigint,
  days: readonly string[],
  bankLineIds: readonly string[],
) =>
  db.many<Omit<ReadLine, 'row'>>(
    'statements.listStored',
    `select to_char(booked_on, 'YYYY-MM-DD') as "bookedOn", cents, currency, reference, counterparty, bank_line_id as "bankLineId" from statement_lines
     where payee_account_id = $1 and (booked_on = any($2::date[]) or bank_line_id = any($3::text[]))`,
    [payeeAccountId, days, bankLineIds],
  );

export interface NewStatement {
  readonly payeeAccountId: bigint;
  readonly fileName: string;
  readonly sha256: Buffer;
  readonly rows: number;
  readonly added: number;
  readonly repeated: number;
  readonly unreadable: readonly Unreadable[];
  readonly importedBy: bigint;
}
export async function insertStatement(tx: Tx, s: NewStatement): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>(
    'statements.insert',
    `insert into bank_statements (payee_account_id, file_name, sha256, rows, added, repeated, unreadable, imported_by, imported_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9) returning id`,
    [
      s.payeeAccountId,
      s.fileName,
      s.sha256,
      s.rows,
      s.added,
      s.repeated,
      JSON.stringify(s.unreadable),
      s.importedBy,
      tx.now,
    ],
  );
  return id;
}
/** Stores new lines; answers what each may credit, if anything. */
export const insertLines = (tx: Tx, statementId: bigint, payeeAccountId: bigint, lines: Planned['added']) =>
  tx.many<{ id: bigint; reference: string; counterparty: string; creditCents: bigint | null }>(
    'statements.insertLines',
    `insert into statement_lines (statement_id, payee_account_id, row, booked_on, cents, currency, reference, counterparty, bank_line_id, ordinal)
     select $1, $2, l.* from unnest($3::int[], $4::date[], $5::bigint[], $6::text[], $7::text[], $8::text[], $9::text[], $10::int[]) l
     returning id, reference, counterparty, credit_cents as "creditCents"`,
    [
      statementId,
      payeeAccountId,
      lines.map((l) => l.row),
      lines.map((l) => l.bookedOn),
      lines.map((l) => l.cents),
      lines.map((l) => l.currency),
      lines.map((l) => l.reference),
      lines.map((l) => l.counterparty),
      lines.map((l) => l.bankLineId),
      lines.map((l) => l.ordinal),
    ],
  );
/** Notes which lines bear the code of a top-up, out of what each may bear. */
export const insertNames = (tx: Tx, found: readonly { readonly lineId: bigint; readonly code: string }[]) =>
  tx.run(
    'statements.insertNames',
    `insert into statement_line_names (line_id, topup_id)
     select distinct x.line_id, t.id from unnest($1::bigint[], $2::text[]) x(line_id, code) join topups t on t.reference = x.code
     on conflict do nothing`,
    [found.map((f) => f.lineId), found.map((f) => f.code)],
  );
/** The money was quicker than the form: the lines since a day that bear the code of a new top-up. */
export const insertNamesOf = (tx: Tx, topUpId: bigint, since: string) =>
  tx.run(
    'statements.insertNamesOf',
    `insert into statement_line_names (line_id, topup_id)
     select l.id, t.id from topups t join statement_lines l on l.booked_on >= cast($2 as date) and l.credit_cents is not null
       and position(replace(t.reference, '-', '') in l.flat) > 0 where t.id = $1`,
    [topUpId, since],
  );

/** What passing a top-up looks at. */
export interface CreditLine {
  readonly id: bigint;
  readonly payeeAccountId: bigint;
  readonly bank: string;
  readonly creditCents: bigint | null;
  readonly bankLineId: string | null;
  readonly creditedId: bigint | null;
  readonly importedBy: bigint;
  /** It bears the code of this top-up. */
  readonly named: boolean;
  /** It bears the code of another one that is open. */
  readonly othersOpen: boolean;
}
export const findCreditLine = (db: Db, lineId: bigint, topUpId: bigint) =>
  db.maybe<CreditLine>(
    'statements.findCredit',
    `select l.id, l.payee_account_id as "payeeAccountId", b.bank, l.credit_cents as "creditCents", l.bank_line_id as "bankLineId", u.id as "creditedId", s.imported_by as "importedBy",
       exists (select from statement_line_names n where n.line_id = l.id and n.topup_id = $2) as named,
       exists (select from statement_line_names n join topups t on t.id = n.topup_id where n.line_id = l.id and n.topup_id <> $2 and t.status = 0) as "othersOpen"
     from statement_lines l join bank_statements s on s.id = l.statement_id join payee_accounts b on b.id = l.payee_account_id
       left join topups u on u.statement_line_id = l.id where l.id = $1`,
    [lineId, topUpId],
  );

export interface StatementRow extends Omit<NewStatement, 'unreadable' | 'sha256'> {
  readonly id: bigint;
  readonly bankName: string;
  readonly importedAt: Date;
  readonly unreadableCount: number;
}
const heads = `s.id, s.payee_account_id as "payeeAccountId", b.bank_name as "bankName", s.file_name as "fileName", s.rows, s.added, s.repeated,
  jsonb_array_length(s.unreadable) as "unreadableCount", s.imported_by as "importedBy", s.imported_at as "importedAt"`;
const imports = 'bank_statements s join payee_accounts b on b.id = s.payee_account_id';
/** Newest first, older than the id `before`, of one account or all. */
export const listStatements = (db: Db, payeeAccountId: bigint | null, before: string | null, limit: number) =>
  db.many<StatementRow>(
    'statements.list',
    `select ${heads} from ${imports} where ($1::bigint is null or s.payee_account_id = $1) and ($2::bigint is null or s.id < $2) order by s.id desc limit $3`,
    [payeeAccountId, before, limit],
  );
export async function countStatements(db: Db, payeeAccountId: bigint | null): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    'statements.count',
    'select count(*)::int as count from bank_statements where $1::bigint is null or payee_account_id = $1',
    [payeeAccountId],
  );
  return count;
}
export const findStatement = (db: Db, id: bigint) =>
  db.maybe<StatementRow & { readonly unreadable: Unreadable[] }>(
    'statements.find',
    `select ${heads}, s.unreadable from ${imports} where s.id = $1`,
    [id],
  );
