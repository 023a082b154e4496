// Every statement that reads lines of bank statements: what each came to, and lists of them by whatever is asked for, each by an index.
import type { StatementLine } from '@meridian/contract';
import { anywhere } from '../../platform/beginning.sql.ts';
import type { Db } from '../../platform/db.ts';
import { type Bind, narrowedList, orderOf, when } from '../../platform/narrowed.sql.ts';
import type { ReadLine } from './statement.rules.ts';

type Result = StatementLine['result'];
export interface LineRow extends ReadLine {
  readonly id: bigint;
  readonly statementId: bigint;
  readonly bankName: string;
  readonly result: Result;
  readonly topUpId: bigint | null;
  readonly topUpNo: string | null;
  readonly topUpCents: bigint | null;
}

/** The lines of `source`, each with what it came to. Of several top-ups whose codes stand in a line, the one that it fits best. */
const told = (
  source: string,
) => `select l.*, b.bank_name, coalesce(u.id, n.id) as topup_id, coalesce(u.topup_no, n.topup_no) as topup_no,
    case when u.id is null then n.amount_cents else u.amount_cents end as topup_cents,
    case when l.cents <= 0 then 'not_a_credit' when u.id is not null then 'credited' when l.credit_cents is null then 'other_currency'
      when n.id is null then 'unknown' when n.status <> 0 then 'used' when n.amount_cents = l.cents then 'matched' else 'amount_differs' end as result
  from ${source} l join payee_accounts b on b.id = l.payee_account_id left join topups u on u.statement_line_id = l.id
    left join lateral (select t.id, t.topup_no, t.amount_cents, t.status from statement_line_names m join topups t on t.id = m.topup_id where m.line_id = l.id
      order by (t.status = 0 and t.amount_cents = l.credit_cents) desc, t.status = 0 desc, t.id desc limit 1) n on true`;
const columns = `l.id, l.statement_id as "statementId", l.bank_name as "bankName", l.row, to_char(l.booked_on, 'YYYY-MM-DD') as "bookedOn", l.cents, l.currency, l.reference,
  l.counterparty, l.bank_line_id as "bankLineId", l.result, l.topup_id as "topUpId", l.topup_no as "topUpNo", l.topup_cents as "topUpCents"`;

export interface LineFilter {
  readonly statementId: bigint | null;
  readonly payeeAccountId: bigint | null;
  /** Null = all. */
  readonly results: readonly Result[] | null;
  /** Part of the text or of the other side, the bank's id, or the number of a top-up. */
  readonly q: string | null;
  readonly cents: bigint | null;
  readonly from: string | null;
  readonly to: string | null;
}

const named = (more = '') =>
  `exists (select from statement_line_names m join topups t on t.id = m.topup_id where m.line_id = l.id${more})`;
const open = ' and t.status = 0';
const ofAmount = `${open} and t.amount_cents = l.cents`;
/** What a line has come to, said by what stands in the tables; of lines that came in and credit nothing but for the first two. */
const conditions: Readonly<Record<Result, string>> = {
  not_a_credit: 'l.cents <= 0',
  credited: 'exists (select from topups u where u.statement_line_id = l.id)',
  other_currency: 'l.credit_cents is null',
  unknown: `l.credit_cents is not null and not ${named()}`,
  used: `l.credit_cents is not null and ${named()} and not ${named(open)}`,
  matched: `l.credit_cents is not null and ${named(ofAmount)}`,
  amount_differs: `l.credit_cents is not null and ${named(open)} and not ${named(ofAmount)}`,
};
const isOpen = (result: Result) => result !== 'not_a_credit' && result !== 'credited';

const isOnlyOpen = (f: LineFilter) => f.results?.every(isOpen) === true;
/** Open lines are few, and are found among themselves. */
const sourceOf = (f: LineFilter) =>
  isOnlyOpen(f) ? 'statement_lines_open o join statement_lines l on l.id = o.line_id' : 'statement_lines l';

const resultsAre = (results: readonly Result[], onlyOpen: boolean): string => {
  const each = results.map((result) => {
    const condition = conditions[result];
    return isOpen(result) && !onlyOpen
      ? `l.id in (select line_id from statement_lines_open) and ${condition}`
      : condition;
  });
  return `(${each.map((one) => `(${one})`).join(' or ') || 'false'})`;
};

/** Each alternative has an index; the numbers of top-ups are looked up before. */
function saying(q: string, bind: Bind): string {
  const part = bind(anywhere(q));
  const whole = bind(q);
  const flat = q.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  const either = [
    `l.reference ilike ${part}`,
    `l.counterparty ilike ${part}`,
    `l.bank_line_id = ${whole}`,
    `l.id = any(array(select t.statement_line_id from topups t where t.topup_no = upper(${whole})
       union select m.line_id from topups t join statement_line_names m on m.topup_id = t.id where t.topup_no = upper(${whole})))`,
  ];
  if (flat.length > 3) either.push(`l.flat like ${bind(anywhere(flat))}`);
  return `(${either.join(' or ')})`;
}

/** Where a page ended: the day of its last line, and its number. */
export interface LinePlace {
  readonly bookedOn: string;
  readonly id: string;
}
const placeOf = (f: LineFilter) =>
  isOnlyOpen(f) ? { day: 'o.booked_on', id: 'o.line_id' } : { day: 'l.booked_on', id: 'l.id' };

/** The newest day first. */
export const statementLines = narrowedList<LineFilter, LineRow, LinePlace>({
  names: { count: 'statements.countLines', page: 'statements.listLines' },
  from: sourceOf,
  where: (f, bind, before) => {
    const { day, id } = placeOf(f);
    return [
      when(before, (b) => `(${day}, ${id}) < (cast(${bind(b.bookedOn)} as date), ${bind(b.id)}::bigint)`),
      when(f.results, (results) => resultsAre(results, isOnlyOpen(f))),
      when(f.statementId, (statement) => `l.statement_id = ${bind(statement)}`),
      when(f.payeeAccountId, (account) => `l.payee_account_id = ${bind(account)}`),
      when(f.cents, (cents) => `l.cents = ${bind(cents)}`),
      when(f.from, (from) => `${day} >= cast(${bind(from)} as date)`),
      when(f.to, (to) => `${day} <= cast(${bind(to)} as date)`),
      when(f.q, (text) => saying(text, bind)),
    ];
  },
  page: ({ filter, where, total, limit }) => {
    const { day, id } = placeOf(filter);
    const order = filter.q === null ? day : orderOf(day, total);
    const page = `(select l.* from ${sourceOf(filter)}${where} order by ${order} desc, ${id} desc limit ${limit})`;
    return `select ${columns} from (${told(page)}) l order by l.booked_on desc, l.id desc`;
  },
});
/** How many lines of a statement came to what. */
export const countResults = (db: Db, statementId: bigint) =>
  db.many<{ result: Result; count: number }>(
    'statements.countResults',
    `select l.result, count(*)::int as count from (${told('(select * from statement_lines where statement_id = $1)')}) l group by l.result order by count(*) desc, l.result`,
    [statementId],
  );
/** Whether a line of a statement bears the top-up's code, is money that came in, and has credited nothing yet. */
export async function hasArrivedLine(db: Db, topUpId: bigint): Promise<boolean> {
  const { arrived } = await db.one<{ arrived: boolean }>(
    'statements.hasArrived',
    `select exists (select from statement_line_names m join statement_lines_open o on o.line_id = m.line_id join statement_lines l on l.id = m.line_id
       where m.topup_id = $1 and l.credit_cents is not null) as arrived`,
    [topUpId],
  );
  return arrived;
}
export interface OfferedRow extends LineRow {
  readonly named: boolean;
  readonly importedBy: bigint;
}
/** What a bank top-up is compared with: the line that credited it, those that bear its code, and nobody's of its amount on its account. */
export const listLinesFor = (db: Db, topUpId: bigint) =>
  db.many<OfferedRow>(
    'statements.listFor',
    `select ${columns}, exists (select from statement_line_names n where n.line_id = l.id and n.topup_id = t.id) as named,
       (select s.imported_by from bank_statements s where s.id = l.statement_id) as "importedBy"
     from topups t cross join lateral (select t.statement_line_id as id union select n.line_id from statement_line_names n where n.topup_id = t.id
       union (select c.id from statement_lines c where t.status = 0 and c.payee_account_id = t.payee_account_id and c.credit_cents = t.amount_cents
         and not exists (select from statement_line_names n where n.line_id = c.id) and not exists (select from topups o where o.statement_line_id = c.id)
         order by c.id desc limit 5)) offered join (${told('statement_lines')}) l on l.id = offered.id
     where t.id = $1 order by l.id = t.statement_line_id desc nulls last, named desc, l.id desc limit 20`,
    [topUpId],
  );
