// The operators' queue of withdrawals: filtered, searched by index, counted.
import { begins } from '../../platform/beginning.sql.ts';
import { type Bind, narrowedList, when } from '../../platform/narrowed.sql.ts';
import { accountBegins } from '../accounts/index.ts';
import type { PayoutState, WithdrawalStatus } from './withdrawal.rules.ts';
import { columns, source, type WithdrawalRow } from './withdrawals.sql.ts';

export interface AuditFilter {
  readonly status: WithdrawalStatus | null;
  readonly payout: PayoutState | null;
  /** How the number of a withdrawal, the e-mail address or mobile number of its owner, or its proof begins. */
  readonly q: string | null;
  /** Only what this operator has in hand. */
  readonly operatorId: bigint | null;
  /** Asked for since this instant. */
  readonly from: Date | null;
  /** Asked for before this instant. */
  readonly until: Date | null;
}

/** Looked up before, each by its index. */
function found(q: string, bind: Bind): string {
  const [low, up] = [q.toLowerCase(), q.toUpperCase()];
  const ofUsers = 'select x.id from users u join withdrawals x on x.user_id = u.id where';
  return [
    `select x.id from withdrawals x where ${begins('x.withdrawal_no', { text: up, least: 10 }, bind)}`,
    `select x.id from withdrawals x where x.proof is not null and ${begins('lower(x.proof)', { text: low, least: 6 }, bind)}`,
    ...accountBegins(q, { email: 3, mobile: 7 }, bind).map((account) => `${ofUsers} ${account}`),
  ].join(' union ');
}

/** The operators' queue: open ones oldest first, all others newest first. */
export const audits = narrowedList<AuditFilter, WithdrawalRow>({
  names: { count: 'withdrawals.countAudits', page: 'withdrawals.audits' },
  from: () => 'withdrawals w',
  where: (f, bind, after) => [
    when(f.status, (status) => `w.status = ${Number(status)}`),
    when(f.payout, (payout) => `w.payout = ${bind(payout)}`),
    when(f.operatorId, (id) => `w.taken_by = ${bind(id)} and w.status = 0`),
    when(f.from, (from) => `w.created_at >= ${bind(from)}`),
    when(f.until, (until) => `w.created_at < ${bind(until)}`),
    when(f.q, (text) => `w.id = any(array(${found(text, bind)}))`),
    when(after, (id) => `w.id ${f.status === '0' ? '>' : '<'} ${bind(id)}::bigint`),
  ],
  page: ({ filter, where, limit }) =>
    `select ${columns} from ${source}${where} order by w.id${filter.status === '0' ? '' : ' desc'} limit ${limit}`,
});
