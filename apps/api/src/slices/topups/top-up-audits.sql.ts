// The operators' queue of top-ups: filtered, searched by index, counted.
import { begins } from '../../platform/beginning.sql.ts';
import { type Bind, narrowedList, when } from '../../platform/narrowed.sql.ts';
import { accountBegins } from '../accounts/index.ts';
import type { AuditStatus } from './top-up.rules.ts';
import { columns, source, type TopUpRow } from './topups.sql.ts';

export interface AuditFilter {
  readonly status: AuditStatus | null;
  readonly method: 'chain' | 'bank' | null;
  /** How the number of a top-up, the e-mail address or mobile number of its owner, a hash or a reference begins. */
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
    ...accountBegins(q, { email: 3, mobile: 7 }, bind).map((account) => `${ofUsers} ${account}`),
  ].join(' union ');
}

/** The operators' queue: open ones oldest first, all others newest first. */
export const audits = narrowedList<AuditFilter, TopUpRow>({
  names: { count: 'topups.countAudits', page: 'topups.audits' },
  from: () => 'topups t',
  where: (f, bind, after) => [
    when(f.status, (status) => `t.status = ${Number(status)}`),
    when(f.method, (method) => `t.method = ${bind(method)}`),
    when(f.operatorId, (id) => `t.claimed_by = ${bind(id)} and t.status = 0`),
    when(f.from, (from) => `t.created_at >= ${bind(from)}`),
    when(f.until, (until) => `t.created_at < ${bind(until)}`),
    when(f.q, (text) => `t.id = any(array(${found(text, bind)}))`),
    when(after, (id) => `t.id ${f.status === '0' ? '>' : '<'} ${bind(id)}::bigint`),
  ],
  page: ({ filter, where, limit }) =>
    `select ${columns} from ${source}${where} order by t.id${filter.status === '0' ? '' : ' desc'} limit ${limit}`,
});
