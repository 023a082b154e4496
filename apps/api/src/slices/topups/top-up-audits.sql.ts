// The operators' queue of top-ups: filtered, searched by index, counted.
import { begins } from '../../platform/beginning.sql.ts';
import type { Db } from '../../platform/db.ts';
import type { AuditStatus } from './top-up.rules.ts';
import { columns, source, type TopUpRow } from './topups.sql.ts';

export interface AuditFilter {
  readonly status: AuditStatus | null;
  readonly method: 'chain' | 'bank' | null;
  /** How the number of a top-up, the e-mail address of its owner, a hash or a reference begins; or a whole mobile number. */
  readonly q: string | null;
  /** Only what this operator has in hand. */
  readonly operatorId: bigint | null;
  /** Asked for since this instant. */
  readonly from: Date | null;
  /** Asked for before this instant. */
  readonly until: Date | null;
}
interface Chosen {
  readonly text: string;
  readonly values: unknown[];
}

/** What is asked for and nothing else, so that each question has a plan of its own. */
function choose(f: AuditFilter, after: string | null): Chosen {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where: string[] = [];
  if (f.status !== null) where.push(`t.status = ${Number(f.status)}`);
  if (f.method !== null) where.push(`t.method = ${bind(f.method)}`);
  if (f.operatorId !== null) where.push(`t.claimed_by = ${bind(f.operatorId)} and t.status = 0`);
  if (f.from !== null) where.push(`t.created_at >= ${bind(f.from)}`);
  if (f.until !== null) where.push(`t.created_at < ${bind(f.until)}`);
  if (f.q !== null) where.push(`t.id = any(array(${found(f.q, bind)}))`);
  if (after !== null) where.push(`t.id ${f.status === '0' ? '>' : '<'} ${bind(after)}::bigint`);
  return { text: where.length === 0 ? '' : ` where ${where.join(' and ')}`, values };
}

/** Looked up before, each by its index. */
function found(q: string, bind: (value: unknown) => string): string {
  const [low, up] = [
    { text: q.toLowerCase(), least: 6 },
    { text: q.toUpperCase(), least: 6 },
  ];
  const ofUsers = 'select x.id from users u join topups x on x.user_id = u.id where';
  return [
    `select x.id from topups x where ${begins('x.topup_no', { ...up, least: 10 }, bind)}`,
    `select x.id from topups x where x.reference is not null and ${begins('x.reference', up, bind)}`,
    `select x.id from topups x where x.bank_reference is not null and ${begins('upper(x.bank_reference)', up, bind)}`,
    `select x.id from topups x where x.tx_hash is not null and ${begins('x.tx_hash', low, bind)}`,
    `select x.topup_id from chain_transfers x where x.topup_id is not null and ${begins('x.tx_hash', low, bind)}`,
    `${ofUsers} u.email is not null and ${begins('u.email', { ...low, least: 3 }, bind)}`,
    `${ofUsers} u.mobile = ${bind(q)}`,
  ].join(' union ');
}

/** The operators' queue: open ones oldest first, all others newest first. */
export function pageOfAudits(filter: AuditFilter, after: string | null, limit: number): Chosen {
  const { text, values } = choose(filter, after);
  const order = filter.status === '0' ? 't.id' : 't.id desc';
  return {
    text: `select ${columns} from ${source}${text} order by ${order} limit ${Math.trunc(limit)}`,
    values,
  };
}
export const listAudits = (db: Db, filter: AuditFilter, after: string | null, limit: number) => {
  const { text, values } = pageOfAudits(filter, after, limit);
  return db.many<TopUpRow>('topups.audits', text, values);
};

/** Counted up to a bound of ten thousand. */
export const countOfAudits = (filter: AuditFilter): Chosen => {
  const { text, values } = choose(filter, null);
  return {
    text: `select count(*)::int as count from (select from topups t${text} limit 10000) counted`,
    values,
  };
};
export async function countAudits(db: Db, filter: AuditFilter): Promise<number> {
  const { text, values } = countOfAudits(filter);
  return (await db.one<{ count: number }>('topups.countAudits', text, values)).count;
}
