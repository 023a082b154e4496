// Shoppers as operators look for them, and the record of frozen accounts.
import { anywhere, begins } from '../../platform/beginning.sql.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { type Bind, narrowedList, orderOf, when } from '../../platform/narrowed.sql.ts';

export interface UserCardRow {
  readonly id: bigint;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly name: string;
  readonly country: string | null;
  readonly language: string;
  readonly frozenAt: Date | null;
  readonly createdAt: Date;
}
export interface UserFilter {
  /** How an e-mail address or a mobile number begins, part of a name with either name first, or an id. */
  readonly q: string | null;
  readonly frozen: boolean | null;
}
const columns = `u.id, u.email, u.mobile, u.given_name || ' ' || u.family_name as name, u.country, u.language, u.frozen_at as "frozenAt", u.created_at as "createdAt"`;

/** Conditions on users u: the e-mail address or the mobile number begins like a text, or is it where that is shorter than `least`. */
export function accountBegins(q: string, least: { email: number; mobile: number }, bind: Bind): string[] {
  const digits = q.replace(/[\s()/.-]/g, '').replace(/^(\+|00)/, '');
  const email = begins('u.email', { text: q.toLowerCase(), least: least.email }, bind);
  if (!/^\d+$/.test(digits)) return [email];
  return [email, begins('u.mobile', { text: `+${digits}`, least: least.mobile }, bind)];
}

/** What a text may mean, each by an index of its own (migrations 0069 and 0074). */
function said(q: string, bind: Bind): string[] {
  const either = accountBegins(q, { email: 1, mobile: 1 }, bind);
  if (/^[1-9]\d{0,17}$/.test(q)) either.push(`u.id = ${bind(q)}::bigint`);
  const name = q.toLowerCase().replaceAll(' ', '');
  const nameBegins = (column: string) => begins(column, { text: name, least: 1 }, bind);
  const sought = 'sought_name(u.given_name, u.family_name)';
  if ([...name].length > 2) either.push(`${sought} like ${bind(anywhere(name))}`);
  else either.push(nameBegins(sought), nameBegins('lower(u.given_name)'));
  return either.map((one) => `(${one})`);
}

/** Newest first. */
export const userCards = narrowedList<UserFilter, UserCardRow>({
  names: { count: 'accounts.countCards', page: 'accounts.listCards' },
  from: () => 'users u',
  where: ({ q, frozen }, bind, before) => [
    when(q, (text) => `(${said(text, bind).join(' or ')})`),
    when(frozen, (yes) => `u.frozen_at is ${yes ? 'not ' : ''}null`),
    when(before, (id) => `u.id < ${bind(id)}::bigint`),
  ],
  page: ({ where, total, limit }) =>
    `select ${columns} from users u${where} order by ${orderOf('u.id', total)} desc limit ${limit}`,
});

export async function countFrozen(db: Db): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    'accounts.countFrozen',
    'select count(*)::int as count from users where frozen_at is not null',
  );
  return count;
}

export const updateFrozen = (tx: Tx, id: bigint, frozenAt: Date | null) =>
  tx.run('accounts.updateFrozen', 'update users set frozen_at = $2 where id = $1', [id, frozenAt]);
/** Held against others who freeze; null when there is nobody. */
export const lockUserState = (tx: Tx, id: bigint) =>
  tx.maybe<{ id: bigint; frozenAt: Date | null }>(
    'accounts.lockState',
    'select id, frozen_at as "frozenAt" from users where id = $1 for no key update',
    [id],
  );
export const insertFreeze = (
  tx: Tx,
  f: { userId: bigint; action: 'freeze' | 'unfreeze'; reason: string; operatorId: bigint },
) =>
  tx.run(
    'accounts.insertFreeze',
    'insert into account_freezes (user_id, action, reason, operator_id, created_at) values ($1, $2, $3, $4, $5)',
    [f.userId, f.action, f.reason, f.operatorId, tx.now],
  );
export const listFreezes = (db: Db, userId: bigint) =>
  db.many<{ action: 'freeze' | 'unfreeze'; reason: string; operatorId: bigint; createdAt: Date }>(
    'accounts.listFreezes',
    'select action, reason, operator_id as "operatorId", created_at as "createdAt" from account_freezes where user_id = $1 order by id desc',
    [userId],
  );
