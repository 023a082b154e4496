// Every statement on users and on the record of changed credentials.
import type { Db, Tx } from '../../platform/db.ts';

export interface UserRow {
  id: bigint;
  email: string | null;
  emailVerifiedAt: Date | null;
  pendingEmail: string | null;
  mobile: string | null;
  country: string | null;
  givenName: string;
  familyName: string;
  language: string;
  passwordHash: string;
  frozenAt: Date | null;
  createdAt: Date;
}
const columns = `id, email, email_verified_at as "emailVerifiedAt", pending_email as "pendingEmail", mobile, country,
  given_name as "givenName", family_name as "familyName", language, password_hash as "passwordHash",
  frozen_at as "frozenAt", created_at as "createdAt"`;

export const getUser = (db: Db, id: bigint) =>
  db.one<UserRow>('accounts.getUser', `select ${columns} from users where id = $1`, [id]);
export const findUser = (db: Db, id: bigint) =>
  db.maybe<UserRow>('accounts.findUser', `select ${columns} from users where id = $1`, [id]);
/** Whether the shopper of a row of `sessions` is frozen; null when there is no such shopper. Asked with every request of theirs. */
export const shopperFrozen = '(select frozen_at is not null from users where users.id = sessions.subject_id)';
export interface BuyerRow {
  readonly givenName: string;
  readonly hasPayCode: boolean;
  readonly lockedUntil: Date | null;
}
/** SQL: the columns of a `BuyerRow`, and where they are from. */
export const buyerColumns =
  'u.given_name as "givenName", c.user_id is not null as "hasPayCode", c.locked_until as "lockedUntil"';
export const buyerSource = 'users u left join pay_codes c on c.user_id = u.id';
export const lockUser = (tx: Tx, id: bigint) =>
  tx.one<UserRow>('accounts.lockUser', `select ${columns} from users where id = $1 for no key update`, [id]);
/** By e-mail address or E.164 number; the two never look alike. */
export const findUserByName = (db: Db, name: string) =>
  db.maybe<UserRow>(
    'accounts.findUserByName',
    `select ${columns} from users where email = $1 or mobile = $1`,
    [name],
  );

export interface NewUser {
  email: string | null;
  emailVerifiedAt: Date | null;
  mobile: string | null;
  country: string | null;
  givenName: string;
  familyName: string;
  language: string;
  passwordHash: string;
  createdAt: Date;
}
/** Null when the e-mail address or the number belongs to somebody already. */
export const insertUser = (tx: Tx, user: NewUser) =>
  tx.maybe<UserRow>(
    'accounts.insertUser',
    `insert into users (email, email_verified_at, mobile, country, given_name, family_name, language, password_hash, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning ${columns}`,
    [
      user.email,
      user.emailVerifiedAt,
      user.mobile,
      user.country,
      user.givenName,
      user.familyName,
      user.language,
      user.passwordHash,
      user.createdAt,
    ],
  );

export const updateProfile = (
  tx: Tx,
  user: Pick<UserRow, 'id' | 'givenName' | 'familyName' | 'mobile' | 'country'>,
) =>
  tx.run(
    'accounts.updateProfile',
    'update users set given_name = $2, family_name = $3, mobile = $4, country = $5 where id = $1',
    [user.id, user.givenName, user.familyName, user.mobile, user.country],
  );
/** The address that waits for its code; null = none does. */
export const updatePendingEmail = (tx: Tx, id: bigint, pendingEmail: string | null) =>
  tx.run('accounts.updatePendingEmail', 'update users set pending_email = $2 where id = $1', [
    id,
    pendingEmail,
  ]);
/** The mailbox answered: the address is theirs from now on. */
export const updateVerifiedEmail = (tx: Tx, id: bigint, email: string) =>
  tx.run(
    'accounts.updateVerifiedEmail',
    `update users set email = $2, email_verified_at = $3,
       pending_email = case when pending_email = $2 then null else pending_email end where id = $1`,
    [id, email, tx.now],
  );
export const updatePassword = (tx: Tx, id: bigint, passwordHash: string) =>
  tx.run(
    'accounts.updatePassword',
    'update users set password_hash = $2, password_changed_at = $3 where id = $1',
    [id, passwordHash, tx.now],
  );
export const updateLanguage = (tx: Tx, id: bigint, language: string) =>
  tx.run('accounts.updateLanguage', 'update users set language = $2 where id = $1', [id, language]);

/** Remembers that a password, payment code or e-mail address was set, changed or reset; answers the id of the note. */
export async function insertCredentialChange(
  tx: Tx,
  change: {
    userId: bigint;
    kind: 'password' | 'pay_code' | 'email';
    way: 'set' | 'change' | 'reset';
    ip: string;
  },
): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>(
    'accounts.insertCredentialChange',
    'insert into credential_changes (user_id, kind, way, ip, created_at) values ($1, $2, $3, $4, $5) returning id',
    [change.userId, change.kind, change.way, change.ip, tx.now],
  );
  return id;
}

/** When a person last set, changed or reset a password, payment code or e-mail address; null when never. */
export async function findCredentialChange(db: Db, userId: bigint): Promise<Date | null> {
  const row = await db.maybe<{ createdAt: Date }>(
    'accounts.findCredentialChange',
    'select created_at as "createdAt" from credential_changes where user_id = $1 order by id desc limit 1',
    [userId],
  );
  return row?.createdAt ?? null;
}
export interface AccountBrief {
  readonly id: bigint;
  readonly account: string;
  readonly createdAt: Date;
  /** When a password, payment code or e-mail address was last set, changed or reset. */
  readonly credentialsChangedAt: Date | null;
  readonly frozen: boolean;
}
export const listAccountBriefs = (db: Db, ids: readonly bigint[]) =>
  db.many<AccountBrief>(
    'accounts.listBriefs',
    `select u.id, coalesce(u.email, u.mobile) as account, u.created_at as "createdAt",
       (select max(c.created_at) from credential_changes c where c.user_id = u.id) as "credentialsChangedAt",
       u.frozen_at is not null as frozen
     from users u where u.id = any($1::bigint[])`,
    [ids],
  );
