// Every statement on operators, settings and their history.
import type { OperatorRole } from '@meridian/contract';
import type { Db, Tx } from '../../platform/db.ts';

export interface OperatorRow {
  id: bigint;
  email: string;
  name: string;
  passwordHash: string;
  roles: OperatorRole[];
}
const columns = 'id, email, name, password_hash as "passwordHash", roles';

/** An operator who may sign in, by e-mail. */
export const findOperatorByEmail = (db: Db, email: string) =>
  db.maybe<OperatorRow>(
    'operations.findOperatorByEmail',
    `select ${columns} from operators where email = lower($1) and disabled_at is null`,
    [email],
  );
/** An operator who may act, by id. */
export const findOperator = (db: Db, id: bigint) =>
  db.maybe<OperatorRow>(
    'operations.findOperator',
    `select ${columns} from operators where id = $1 and disabled_at is null`,
    [id],
  );
/** How operators are called. */
export const listOperatorNames = (db: Db, ids: readonly bigint[]) =>
  db.many<{ id: bigint; name: string }>(
    'operations.listNames',
    'select id, name from operators where id = any($1::bigint[])',
    [ids],
  );
export const insertOperator = (
  tx: Tx,
  o: { email: string; name: string; passwordHash: string; roles: readonly OperatorRole[] },
) =>
  tx.one<{ id: bigint }>(
    'operations.insertOperator',
    'insert into operators (email, name, password_hash, roles, created_at) values (lower($1), $2, $3, $4, $5) returning id',
    [o.email, o.name, o.passwordHash, o.roles, tx.now],
  );

export interface SettingRow {
  key: string;
  value: number | string | boolean;
  version: number;
  changedBy: string;
  changedAt: Date;
}
const settingColumns = 'key, value, version, changed_by as "changedBy", changed_at as "changedAt"';
export const listSettingRows = (db: Db) =>
  db.many<SettingRow>('operations.listSettings', `select ${settingColumns} from settings`);
export const lockSetting = (tx: Tx, key: string) =>
  tx.maybe<SettingRow>(
    'operations.lockSetting',
    `select ${settingColumns} from settings where key = $1 for update`,
    [key],
  );
/** Writes the new value; false when somebody else was faster. */
export async function updateSetting(
  tx: Tx,
  key: string,
  value: unknown,
  version: number,
  by: string,
): Promise<boolean> {
  const rows = await tx.run(
    'operations.updateSetting',
    `insert into settings (key, value, version, changed_by, changed_at) values ($1, $2::jsonb, 1, $4, $5)
     on conflict (key) do update set value = excluded.value, version = settings.version + 1, changed_by = excluded.changed_by, changed_at = excluded.changed_at
     where settings.version = $3`,
    [key, JSON.stringify(value), version, by, tx.now],
  );
  return rows === 1;
}
export const insertSettingChange = (
  tx: Tx,
  c: { key: string; version: number; value: unknown; reason: string; by: string },
) =>
  tx.run(
    'operations.insertSettingChange',
    'insert into setting_changes (key, version, value, reason, changed_by, changed_at) values ($1, $2, $3::jsonb, $4, $5, $6)',
    [c.key, c.version, JSON.stringify(c.value), c.reason, c.by, tx.now],
  );

export interface SettingChangeRow {
  id: bigint;
  key: string;
  version: number;
  value: number | string | boolean;
  reason: string;
  changedBy: string;
  changedAt: Date;
}
/** The history of one setting or of all, newest first. Operators are named. */
export const listSettingChanges = (db: Db, key: string | null, before: string | null, limit: number) =>
  db.many<SettingChangeRow>(
    'operations.listSettingChanges',
    `select c.id, c.key, c.version, c.value, c.reason, coalesce(o.name, c.changed_by) as "changedBy", c.changed_at as "changedAt"
     from setting_changes c left join operators o on c.changed_by = 'operator:' || o.id
     where ($1::text is null or c.key = $1) and ($2::bigint is null or c.id < $2) order by c.id desc limit $3`,
    [key, before, limit],
  );
export async function countSettingChanges(db: Db, key: string | null): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    'operations.countSettingChanges',
    'select count(*)::int as count from setting_changes where $1::text is null or key = $1',
    [key],
  );
  return count;
}

/** How many corrections and proposals wait for a second person. */
export const countWaiting = (db: Db) =>
  db.one<{ corrections: number; proposals: number }>(
    'operations.countWaiting',
    `select (select count(*)::int from corrections where state = 'proposed') as corrections,
       (select count(*)::int from change_proposals where state = 'proposed') as proposals`,
  );

/** Forgets idempotency keys older than `before`. Returns the rows removed. */
export const deleteIdempotencyKeys = (tx: Tx, before: Date) =>
  tx.run('operations.deleteKeys', 'delete from idempotency where created_at < $1', [before]);
