// Every statement on the second factor of operators and on sign-ins between password and code.
import type { Db, Tx } from '../../platform/db.ts';

export interface FactorRow {
  readonly id: bigint;
  readonly codeSealed: Buffer | null;
  readonly codeStep: bigint;
  readonly codeFailures: number;
  readonly codeBlockedUntil: Date | null;
}
/** The second factor of an operator who may act, held: two codes at once are two tries. */
export const lockFactor = (tx: Tx, id: bigint) =>
  tx.maybe<FactorRow>(
    'operations.lockFactor',
    `select id, code_sealed as "codeSealed", code_step as "codeStep", code_failures as "codeFailures", code_blocked_until as "codeBlockedUntil"
     from operators where id = $1 and disabled_at is null for no key update`,
    [id],
  );
export const findSealed = (db: Db, id: bigint) =>
  db.maybe<{ codeSealed: Buffer | null }>(
    'operations.findSealed',
    'select code_sealed as "codeSealed" from operators where id = $1',
    [id],
  );
export const updateEnrolled = (tx: Tx, id: bigint, sealed: Buffer, step: bigint) =>
  tx.run(
    'operations.enrol',
    'update operators set code_sealed = $2, code_enrolled_at = $3, code_step = $4, code_failures = 0, code_blocked_until = null where id = $1',
    [id, sealed, tx.now, step],
  );
export const updateCodeUsed = (tx: Tx, id: bigint, step: bigint) =>
  tx.run(
    'operations.codeUsed',
    'update operators set code_step = greatest(code_step, $2), code_failures = 0, code_blocked_until = null where id = $1',
    [id, step],
  );
export const updateCodeFailed = (tx: Tx, id: bigint, failures: number, blockedUntil: Date | null) =>
  tx.run(
    'operations.codeFailed',
    'update operators set code_failures = $2, code_blocked_until = $3 where id = $1',
    [id, failures, blockedUntil],
  );
/** Back to the beginning: the next sign-in enrols. False when there is no such operator. */
export async function clearFactor(tx: Tx, id: bigint): Promise<boolean> {
  await tx.run('operations.forgetRecovery', 'delete from operator_recovery_codes where operator_id = $1', [
    id,
  ]);
  const rows = await tx.run(
    'operations.clearFactor',
    'update operators set code_sealed = null, code_enrolled_at = null, code_failures = 0, code_blocked_until = null where id = $1',
    [id],
  );
  return rows === 1;
}

export const insertRecoveryCodes = (tx: Tx, operatorId: bigint, hashes: readonly Buffer[]) =>
  tx.run(
    'operations.insertRecovery',
    'insert into operator_recovery_codes (operator_id, code_hash) select $1, unnest($2::bytea[])',
    [operatorId, hashes],
  );
/** Uses one up; false when it is none, or was used before. */
export async function useRecoveryCode(tx: Tx, operatorId: bigint, hash: Buffer): Promise<boolean> {
  const rows = await tx.run(
    'operations.useRecovery',
    'update operator_recovery_codes set used_at = $3 where operator_id = $1 and code_hash = $2 and used_at is null',
    [operatorId, hash, tx.now],
  );
  return rows === 1;
}

export interface SignInRow {
  readonly operatorId: bigint;
  readonly secretSealed: Buffer | null;
  readonly tries: number;
}
export const insertSignIn = (
  tx: Tx,
  s: { ticketHash: Buffer; operatorId: bigint; secretSealed: Buffer | null; expiresAt: Date },
) =>
  tx.run(
    'operations.insertSignIn',
    'insert into operator_sign_ins (ticket_hash, operator_id, secret_sealed, created_at, expires_at) values ($1, $2, $3, $4, $5)',
    [s.ticketHash, s.operatorId, s.secretSealed, tx.now, s.expiresAt],
  );
/** A sign-in that waits for its code, one try counted; null when it is over. */
export const takeSignInTry = (tx: Tx, ticketHash: Buffer, triesMax: number) =>
  tx.maybe<SignInRow>(
    'operations.takeSignInTry',
    `update operator_sign_ins set tries = tries + 1 where ticket_hash = $1 and used_at is null and expires_at > $2 and tries < $3
     returning operator_id as "operatorId", secret_sealed as "secretSealed", tries`,
    [ticketHash, tx.now, triesMax],
  );
export const updateSignInUsed = (tx: Tx, ticketHash: Buffer) =>
  tx.run('operations.signInUsed', 'update operator_sign_ins set used_at = $2 where ticket_hash = $1', [
    ticketHash,
    tx.now,
  ]);
export const deleteSignIns = (tx: Tx, before: Date) =>
  tx.run('operations.forgetSignIns', 'delete from operator_sign_ins where expires_at < $1', [before]);

export interface StaffRow {
  readonly id: bigint;
  readonly email: string;
  readonly name: string;
  readonly roles: ('support' | 'finance' | 'catalogue' | 'admin')[];
  readonly enrolledAt: Date | null;
  readonly recoveryLeft: number;
  readonly disabled: boolean;
}
export const listStaff = (db: Db) =>
  db.many<StaffRow>(
    'operations.listStaff',
    `select o.id, o.email, o.name, o.roles, o.code_enrolled_at as "enrolledAt", o.disabled_at is not null as disabled,
       (select count(*)::int from operator_recovery_codes r where r.operator_id = o.id and r.used_at is null) as "recoveryLeft"
     from operators o order by o.id`,
  );
