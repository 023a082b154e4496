// A new login password, by the old one or by a mailed code; it ends all sessions.
import type { InputOf, ResponseOf } from '@meridian/contract';
import type { GuestActor } from '../../platform/actors.ts';
import type { Database } from '../../platform/db.ts';
import { emit } from '../../platform/outbox.ts';
import { takeHit } from '../../platform/rate-limit.ts';
import { refuse } from '../../platform/refusal.ts';
import type { StepScope } from '../../platform/route.ts';
import { revokeAllSessions } from '../../platform/sessions.ts';
import { accountNameOf, couldBePayCode, passwordFault } from './account.rules.ts';
import { inHashSlot, makePasswordHash, matchesPassword, matchesPayCode } from './hashing.ts';
import { type CheckedCode, checkCode, useCode } from './mailed-code.ts';
import { findPayCode } from './pay-codes.sql.ts';
import { checkPassword } from './sign-in.ts';
import {
  findUser,
  findUserByName,
  insertCredentialChange,
  lockUser,
  type UserRow,
  updatePassword,
  updateVerifiedEmail,
} from './users.sql.ts';

/** Trying new passwords tells whether one is equal to the payment code: not often enough to find it. */
const changesPerDay = 10;

/**
 * @throws AUTH_REQUIRED, PASSWORD_OLD_REQUIRED, PASSWORD_WRONG, LOGIN_SLOWED, CODE_INVALID, PASSWORD_TOO_SHORT,
 * PASSWORD_TOO_COMMON, PASSWORD_SAME_AS_OLD, PAY_CODE_EQUALS_PASSWORD, TOO_MANY_REQUESTS
 */
export async function resetPassword(
  database: Database,
  actor: GuestActor,
  input: InputOf<'resetPassword'>,
  scope: StepScope,
): Promise<ResponseOf<'resetPassword'>> {
  refuseWeak(input.newPassword, []);
  const { user, code } =
    'code' in input
      ? await byCode(database, input, scope.now)
      : await byOldPassword(database, actor, input.oldPassword, scope);
  refuseWeak(input.newPassword, [user.email, user.mobile]);
  const hit = await takeHit(database, `password-change:${user.id}`, changesPerDay, 24 * 3600, scope.now);
  if (!hit.allowed)
    refuse('TOO_MANY_REQUESTS', {
      args: { seconds: hit.retryAfterSeconds },
      retryAfterSeconds: hit.retryAfterSeconds,
    });
  const passwordHash = await hashNew(database, user, input.newPassword, scope.services.config.payCodePepper);

  await database.transaction(async (tx) => {
    const now = await lockUser(tx, user.id);
    if (code) await useCode(tx, user.id, 'reset_password', code);
    // By the old password, and meanwhile it was changed: it proves nothing any more.
    else if (now.passwordHash !== user.passwordHash)
      refuse('PASSWORD_WRONG', { fields: { oldPassword: 'PASSWORD_WRONG' } });
    await updatePassword(tx, user.id, passwordHash);
    // Who could read the code owns the mailbox.
    if (code && code.sentTo === now.email && !now.emailVerifiedAt)
      await updateVerifiedEmail(tx, user.id, now.email);
    await revokeAllSessions(tx, 'shopper', user.id);
    const change = await insertCredentialChange(tx, {
      userId: user.id,
      kind: 'password',
      way: code ? 'reset' : 'change',
      ip: actor.ip,
    });
    await emit(tx, 'account.password-changed', change.toString(), { userId: user.id.toString() });
  });
  return {};
}

function refuseWeak(newPassword: string, names: readonly (string | null)[]): void {
  const fault = passwordFault(newPassword, names);
  if (fault) refuse(fault, { fields: { newPassword: fault } });
}

type Proof = { user: UserRow; code: CheckedCode | null };

async function byOldPassword(
  database: Database,
  actor: GuestActor,
  oldPassword: string,
  scope: StepScope,
): Promise<Proof> {
  const shopper = actor.shopper ?? refuse('AUTH_REQUIRED');
  if (oldPassword === '')
    refuse('PASSWORD_OLD_REQUIRED', { fields: { oldPassword: 'PASSWORD_OLD_REQUIRED' } });
  const attempt = { realm: 'confirm', account: shopper.userId.toString(), ip: actor.ip };
  const user = await checkPassword(
    scope.services,
    attempt,
    oldPassword,
    () => findUser(database, shopper.userId),
    'PASSWORD_WRONG',
  );
  return { user, code: null };
}

/** Nobody of that name and a wrong code are the same answer. */
async function byCode(
  database: Database,
  input: { account: string; code: string },
  now: Date,
): Promise<Proof> {
  const name = accountNameOf(input.account, null)?.value ?? input.account.toLowerCase();
  const user =
    (await findUserByName(database, name)) ?? refuse('CODE_INVALID', { fields: { code: 'CODE_INVALID' } });
  return { user, code: await checkCode(database, user.id, 'reset_password', input.code, now) };
}

/** @throws PASSWORD_SAME_AS_OLD, PAY_CODE_EQUALS_PASSWORD */
function hashNew(database: Database, user: UserRow, newPassword: string, pepper: string): Promise<string> {
  return inHashSlot(async () => {
    if (await matchesPassword(user.passwordHash, newPassword)) {
      refuse('PASSWORD_SAME_AS_OLD', { fields: { newPassword: 'PASSWORD_SAME_AS_OLD' } });
    }
    const payCode = couldBePayCode(newPassword) ? await findPayCode(database, user.id) : null;
    if (payCode && (await matchesPayCode(pepper, payCode.codeHash, newPassword))) {
      refuse('PAY_CODE_EQUALS_PASSWORD', { fields: { newPassword: 'PAY_CODE_EQUALS_PASSWORD' } });
    }
    return makePasswordHash(newPassword);
  }, database);
}
