// The operators' queue of withdrawals: filtered, searched by index, counted.
import { begins } from '../../platform/beginning.sql.ts';
import type { Db } from '../../platform/db.ts';
import type { PayoutState, WithdrawalStatus } from './withdrawal.rules.ts';
import { columns, source, type WithdrawalRow } from './withdrawals.sql.ts';

export interface AuditFilter {
  readonly status: WithdrawalStatus | null;
  readonly payout: PayoutState | null;
  /** How the number of a withdrawal, the e-mail address of its owner or its proof begins; or a whole mobile number. */
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
  if (f.status !== null) where.push(`w.status = ${Number(f.status)}`);
  if (f.payout !== null) where.push(`w.payout = ${bind(f.payout)}`);
  if (f.operatorId !== null) where.push(`w.taken_by = ${bind(f.operatorId)} and w.status = 0`);
  if (f.from !== null) where.push(`w.created_at >= ${bind(f.from)}`);
  if (f.until !== null) where.push(`w.created_at < ${bind(f.until)}`);
  if (f.q !== null) where.push(`w.id = any(array(${found(f.q, bind)}))`);
  if (after !== null) where.push(`w.id ${f.status === '0' ? '>' : '<'} ${bind(after)}::bigint`);
  return { text: where.length === 0 ? '' : ` where ${where.join(' and ')}`, values };
}

/** Looked up before, each by its index. */
function found(q: string, bind: (value: unknown) => string): string {
  const [low, up] = [q.toLowerCase(), q.toUpperCase()];
  const ofUsers = 'select x.id from users u join withdrawals x on x.user_id = u.id where';
  return [
    `select x.id from withdrawals x where ${begins('x.withdrawal_no', { text: up, least: 10 }, bind)}`,
    `select x.id from withdrawals x where x.proof is not null and ${begins('lower(x.proof)', { text: low, least: 6 }, bind)}`,
    `${ofUsers} u.email is not null and ${begins('u.email', { text: low, least: 3 }, bind)}`,
    `${ofUsers} u.mobile = ${bind(q)}`,
  ].join(' union ');
}

/** The operators' queue: open ones oldest first, all others newest first. */
export function pageOfAudits(filter: AuditFilter, after: string | null, limit: number): Chosen {
  const { text, values } = choose(filter, after);
  const order = filter.status === '0' ? 'w.id' : 'w.id desc';
  return {
    text: `select ${columns} from ${source}${text} order by ${order} limit ${Math.trunc(limit)}`,
    values,
  };
}
export const listAudits = (db: Db, filter: AuditFilter, after: string | null, limit: number) => {
  const { text, values } = pageOfAudits(filter, after, limit);
  return db.many<WithdrawalRow>('withdrawals.audits', text, values);
};

/** Counted up to a bound of ten thousand. */
export const countOfAudits = (filter: AuditFilter): Chosen => {
  const { text, values } = choose(filter, null);
  return {
    text: `select count(*)::int as count from (select from withdrawals w${text} limit 10000) counted`,
    values,
  };
};
export async function countAudits(db: Db, filter: AuditFilter): Promise<number> {
  const { text, values } = countOfAudits(filter);
  return (await db.one<{ count: number }>('withdrawals.countAudits', text, values)).count;
}
