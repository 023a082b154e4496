// Opens an account and signs in; the code that confirms the e-mail address follows from the outbox.
import type { InputOf, ResponseOf } from '@meridian/contract';
import { isLanguageCode } from '@meridian/locales/languages';
import type { GuestActor } from '../../platform/actors.ts';
import type { Database } from '../../platform/db.ts';
import { emit } from '../../platform/outbox.ts';
import { networkOf, takeHit } from '../../platform/rate-limit.ts';
import { refuse } from '../../platform/refusal.ts';
import type { StepScope } from '../../platform/route.ts';
import { openSession } from '../../platform/sessions.ts';
import { accountFault, accountNameOf, passwordFault } from './account.rules.ts';
import { readUserInfo } from './account.view.ts';
import { hashPassword } from './hashing.ts';
import { findUserByName, insertUser } from './users.sql.ts';

const perAddressAndHour = 20;

/** @throws EMAIL_INVALID, MOBILE_INVALID, ACCOUNT_INVALID, PASSWORD_TOO_SHORT, PASSWORD_TOO_COMMON, ACCOUNT_TAKEN, TOO_MANY_REQUESTS */
export async function register(
  database: Database,
  actor: GuestActor,
  input: InputOf<'register'>,
  scope: StepScope,
): Promise<ResponseOf<'register'>> {
  const name = accountNameOf(input.account, input.country ?? null);
  if (!name) {
    const fault = accountFault(input.account);
    return refuse(fault, { fields: { account: fault } });
  }
  const fault = passwordFault(input.password, [input.account, name.value]);
  if (fault) refuse(fault, { fields: { password: fault } });
  const hit = await takeHit(database, `register:${networkOf(actor.ip)}`, perAddressAndHour, 3600, scope.now);
  if (!hit.allowed)
    refuse('TOO_MANY_REQUESTS', {
      args: { seconds: hit.retryAfterSeconds },
      retryAfterSeconds: hit.retryAfterSeconds,
    });
  // Only to spare the hashing; the unique index decides.
  if (await findUserByName(database, name.value))
    refuse('ACCOUNT_TAKEN', { fields: { account: 'ACCOUNT_TAKEN' } });
  const passwordHash = await hashPassword(input.password, database);

  return database.transaction(async (tx) => {
    const user = await insertUser(tx, {
      email: name.kind === 'email' ? name.value : null,
      emailVerifiedAt: null,
      mobile: name.kind === 'mobile' ? name.value : null,
      country: input.country ?? name.country,
      givenName: input.givenName,
      familyName: input.familyName,
      language: isLanguageCode(input.language) ? input.language : actor.locale,
      passwordHash,
      createdAt: tx.now,
    });
    if (!user) return refuse('ACCOUNT_TAKEN', { fields: { account: 'ACCOUNT_TAKEN' } });
    const session = await openSession(tx, {
      audience: 'shopper',
      subjectId: user.id,
      ip: actor.ip,
      userAgent: scope.request.headers['user-agent'] ?? '',
    });
    await emit(tx, 'account.registered', user.id.toString(), { userId: user.id.toString() });
    return { userinfo: { ...(await readUserInfo(tx, user, tx.now)), token: session.token } };
  });
}
