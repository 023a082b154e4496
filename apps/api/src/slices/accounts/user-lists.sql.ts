// Shoppers as operators look for them, and the record of frozen accounts.
import type { Db, Tx } from '../../platform/db.ts';

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
  /** Start of an e-mail address or number, or part of a name. */
  readonly q: string | null;
  readonly frozen: boolean | null;
}
const columns = `u.id, u.email, u.mobile, u.given_name || ' ' || u.family_name as name, u.country, u.language, u.frozen_at as "frozenAt", u.created_at as "createdAt"`;
const chosen = `($1::text is null or u.email like lower($1) || '%' or u.mobile like $1 || '%' or u.id::text = $2
    or u.given_name || ' ' || u.family_name ilike '%' || $1 || '%')
  and ($3::boolean is null or (u.frozen_at is not null) = $3)`;
const filterValues = (f: UserFilter) => [f.q?.replace(/[\\%_]/g, '\\$&') ?? null, f.q, f.frozen];

/** Newest first, older than the id `before`. */
export const listUserCards = (db: Db, filter: UserFilter, before: string | null, limit: number) =>
  db.many<UserCardRow>(
    'accounts.listCards',
    `select ${columns} from users u where ${chosen} and ($4::bigint is null or u.id < $4) order by u.id desc limit $5`,
    [...filterValues(filter), before, limit],
  );
/** Counted up to a bound of ten thousand. */
export async function countUserCards(db: Db, filter: UserFilter): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    'accounts.countCards',
    `select count(*)::int as count from (select from users u where ${chosen} limit 10000) counted`,
    filterValues(filter),
  );
  return count;
}
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
