// Asks for a mailed code; a guest is told the same, in the same time, whether the account exists or not.
import type { InputOf, ResponseOf } from '@meridian/contract';
import type { GuestActor } from '../../platform/actors.ts';
import type { Database, Tx } from '../../platform/db.ts';
import { addErrand, type Errand } from '../../platform/jobs.ts';
import { networkOf, takeHit } from '../../platform/rate-limit.ts';
import { refuse } from '../../platform/refusal.ts';
import type { StepScope } from '../../platform/route.ts';
import { settings } from '../../platform/settings.ts';
import { accountNameOf } from './account.rules.ts';
import { codeResendSeconds } from './accounts.settings.ts';
import { issueCode, takeCodeTurn } from './mailed-code.ts';
import { findUserByName, getUser } from './users.sql.ts';

const perAddressAndHour = 30;
/** With five tries each, guessing a code stays hopeless. */
const perPersonAndDay = 10;
const day = 24 * 3600;

/** @throws CODE_TOO_SOON, EMAIL_REQUIRED, EMAIL_ALREADY_VERIFIED, AUTH_REQUIRED, VALIDATION_FAILED, TOO_MANY_REQUESTS */
export async function sendCode(
  database: Database,
  actor: GuestActor,
  input: InputOf<'sendCode'>,
  scope: StepScope,
): Promise<ResponseOf<'sendCode'>> {
  await limit(database, `code:${networkOf(actor.ip)}`, perAddressAndHour, 3600, scope.now);
  if (input.purpose === 'reset_password') return sendResetCode(database, actor, input.account ?? null, scope);

  const { purpose } = input;
  const userId = actor.shopper?.userId ?? refuse('AUTH_REQUIRED');
  await limit(database, `code:${purpose}:${userId}`, perPersonAndDay, day, scope.now);
  return database.transaction(async (tx) => {
    const user = await getUser(tx, userId);
    const to =
      (purpose === 'verify_email' ? user.pendingEmail : null) ?? user.email ?? refuse('EMAIL_REQUIRED');
    if (purpose === 'verify_email' && to === user.email && user.emailVerifiedAt)
      refuse('EMAIL_ALREADY_VERIFIED');
    await takeTurn(tx, purpose, userId.toString());
    await issueCode(tx, user, purpose, to);
    return answer(tx);
  });
}

/** Somebody forgot their password. Looking the account up is left to an errand: here nothing depends on it. */
async function sendResetCode(
  database: Database,
  actor: GuestActor,
  typed: string | null,
  scope: StepScope,
): Promise<ResponseOf<'sendCode'>> {
  const own = typed === null && actor.shopper ? await getUser(database, actor.shopper.userId) : null;
  const account =
    typed ??
    own?.email ??
    own?.mobile ??
    refuse('VALIDATION_FAILED', { fields: { account: 'VALIDATION_FAILED' } });
  const name = accountNameOf(account, null)?.value ?? account.toLowerCase();
  await limit(database, `code:reset_password:${name}`, perPersonAndDay, day, scope.now);
  return database.transaction(async (tx) => {
    await takeTurn(tx, 'reset_password', name);
    await addErrand(tx, mailResetCode.name, { account: name });
    return answer(tx);
  });
}

/** Mails the code when there is such an account with an e-mail address. */
export const mailResetCode: Errand = {
  name: 'mail-reset-code',
  run: async ({ database }, payload) => {
    const user = await findUserByName(database, payload.account ?? '');
    const to = user?.email;
    if (user && to) await database.transaction((tx) => issueCode(tx, user, 'reset_password', to));
  },
};

async function limit(
  database: Database,
  bucket: string,
  hits: number,
  seconds: number,
  now: Date,
): Promise<void> {
  const hit = await takeHit(database, bucket, hits, seconds, now);
  if (!hit.allowed)
    refuse('TOO_MANY_REQUESTS', {
      args: { seconds: hit.retryAfterSeconds },
      retryAfterSeconds: hit.retryAfterSeconds,
    });
}

async function takeTurn(tx: Tx, purpose: InputOf<'sendCode'>['purpose'], who: string): Promise<void> {
  const seconds = await takeCodeTurn(tx, purpose, who);
  if (seconds > 0) refuse('CODE_TOO_SOON', { args: { seconds }, data: { resendAfterSeconds: seconds } });
}

async function answer(tx: Tx): Promise<ResponseOf<'sendCode'>> {
  const [resendAfterSeconds] = await settings(tx, codeResendSeconds);
  return { resendAfterSeconds };
}
