// Mailed codes: making one, how often one may be asked for, and checking one.
import type { Db, Tx } from '../../platform/db.ts';
import { hashToken, randomCode, randomToken } from '../../platform/ids.ts';
import { type MailTemplate, queueMail } from '../../platform/mail.ts';
import { refuse } from '../../platform/refusal.ts';
import { settings } from '../../platform/settings.ts';
import { codeMinutes, codeResendSeconds } from './accounts.settings.ts';
import {
  type CodePurpose,
  getCodeRequest,
  takeCodeRequest,
  takeCodeTry,
  updateCodeUsed,
  upsertCode,
} from './mailed-codes.sql.ts';
import type { UserRow } from './users.sql.ts';

const templates: Record<CodePurpose, MailTemplate> = {
  reset_password: 'resetPassword',
  reset_pay_code: 'resetPayCode',
  verify_email: 'verifyEmail',
};
const hashOf = (purpose: CodePurpose, userId: bigint, code: string) =>
  hashToken(`code:${purpose}:${userId}`, code);

/** Makes a new code for `purpose`, ends the one before, and queues its mail to `to`. */
export async function issueCode(
  tx: Tx,
  user: Pick<UserRow, 'id' | 'givenName' | 'language'>,
  purpose: CodePurpose,
  to: string,
): Promise<void> {
  const [minutes] = await settings(tx, codeMinutes);
  const code = randomCode();
  const expiresAt = new Date(tx.now.getTime() + minutes * 60_000);
  await upsertCode(tx, {
    userId: user.id,
    purpose,
    hash: hashOf(purpose, user.id, code),
    sentTo: to,
    expiresAt,
  });
  await queueMail(tx, {
    to,
    locale: user.language,
    template: templates[purpose],
    args: { name: user.givenName, code, minutes },
    dedupeKey: `code:${purpose}:${randomToken()}`,
  });
}

/**
 * Notes that `who` asked for a code now. Answers 0, or the seconds until they may ask again. `who` is what was typed,
 * so that an account that does not exist is answered like one that does.
 */
export async function takeCodeTurn(tx: Tx, purpose: CodePurpose, who: string): Promise<number> {
  const [resendSeconds] = await settings(tx, codeResendSeconds);
  const key = hashToken(`code-request:${purpose}`, who).toString('base64url');
  if (await takeCodeRequest(tx, key, new Date(tx.now.getTime() - resendSeconds * 1000))) return 0;
  const { requestedAt } = await getCodeRequest(tx, key);
  return Math.max(1, resendSeconds - Math.floor((tx.now.getTime() - requestedAt.getTime()) / 1000));
}

export interface CheckedCode {
  readonly hash: Buffer;
  readonly sentTo: string;
}

/** Checks a code and counts the try, right or wrong. Not in a transaction that a refusal rolls back. @throws CODE_INVALID */
export async function checkCode(
  db: Db,
  userId: bigint,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<CheckedCode> {
  const hash = hashOf(purpose, userId, code);
  const tried = await takeCodeTry(db, userId, purpose, hash, now);
  if (!tried?.matches) return refuse('CODE_INVALID', { fields: { code: 'CODE_INVALID' } });
  return { hash, sentTo: tried.sentTo };
}

/** Uses up a checked code, once. @throws CODE_INVALID when somebody else was faster. */
export async function useCode(
  tx: Tx,
  userId: bigint,
  purpose: CodePurpose,
  checked: CheckedCode,
): Promise<void> {
  if (!(await updateCodeUsed(tx, userId, purpose, checked.hash)))
    refuse('CODE_INVALID', { fields: { code: 'CODE_INVALID' } });
}
