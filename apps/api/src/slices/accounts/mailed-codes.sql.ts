// Every statement on mailed codes and on when one was asked for.
import type { Db, Tx } from '../../platform/db.ts';
import { codeTriesMax } from './account.rules.ts';

export type CodePurpose = 'reset_password' | 'reset_pay_code' | 'verify_email';

/** One code per person and purpose: a new one ends the one before. */
export const upsertCode = (
  tx: Tx,
  code: { userId: bigint; purpose: CodePurpose; hash: Buffer; sentTo: string; expiresAt: Date },
) =>
  tx.run(
    'accounts.upsertCode',
    `insert into mailed_codes (user_id, purpose, code_hash, sent_to, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, purpose) do update set code_hash = excluded.code_hash, sent_to = excluded.sent_to,
       created_at = excluded.created_at, expires_at = excluded.expires_at, tries = 0, used_at = null`,
    [code.userId, code.purpose, code.hash, code.sentTo, tx.now, code.expiresAt],
  );
/** Counts a try, and says whether the code is this one; null when there is no code, or none that may be tried any more. */
export const takeCodeTry = (db: Db, userId: bigint, purpose: CodePurpose, hash: Buffer, now: Date) =>
  db.maybe<{ matches: boolean; sentTo: string }>(
    'accounts.takeCodeTry',
    `update mailed_codes set tries = tries + 1
     where user_id = $1 and purpose = $2 and used_at is null and expires_at > $3 and tries < ${codeTriesMax}
     returning code_hash = $4 as matches, sent_to as "sentTo"`,
    [userId, purpose, now, hash],
  );
/** False when it was used or replaced meanwhile. */
export async function updateCodeUsed(
  tx: Tx,
  userId: bigint,
  purpose: CodePurpose,
  hash: Buffer,
): Promise<boolean> {
  const rows = await tx.run(
    'accounts.updateCodeUsed',
    'update mailed_codes set used_at = $4 where user_id = $1 and purpose = $2 and code_hash = $3 and used_at is null',
    [userId, purpose, hash, tx.now],
  );
  return rows === 1;
}

/** Notes that a code was asked for now; false when the last time was after `before`. */
export async function takeCodeRequest(tx: Tx, key: string, before: Date): Promise<boolean> {
  const rows = await tx.run(
    'accounts.takeCodeRequest',
    `insert into code_requests as r (key, requested_at) values ($1, $2)
     on conflict (key) do update set requested_at = $2 where r.requested_at <= $3`,
    [key, tx.now, before],
  );
  return rows === 1;
}
export const getCodeRequest = (db: Db, key: string) =>
  db.one<{ requestedAt: Date }>(
    'accounts.getCodeRequest',
    'select requested_at as "requestedAt" from code_requests where key = $1',
    [key],
  );
export const deleteOldCodeRequests = (db: Db, before: Date) =>
  db.run('accounts.deleteOldCodeRequests', 'delete from code_requests where requested_at < $1', [before]);
