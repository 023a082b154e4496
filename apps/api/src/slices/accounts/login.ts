// Signs a shopper in: password checked outside the transaction, session opened inside it.
import type { InputOf, ResponseOf } from '@meridian/contract';
import type { GuestActor } from '../../platform/actors.ts';
import type { Database } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { StepScope } from '../../platform/route.ts';
import { openSession } from '../../platform/sessions.ts';
import { accountNameOf } from './account.rules.ts';
import { readUserInfo } from './account.view.ts';
import { checkPassword } from './sign-in.ts';
import { findUserByName, lockUser } from './users.sql.ts';

/** @throws LOGIN_FAILED, LOGIN_SLOWED, ACCOUNT_FROZEN, SERVICE_UNAVAILABLE */
export async function login(
  database: Database,
  actor: GuestActor,
  input: InputOf<'login'>,
  scope: StepScope,
): Promise<ResponseOf<'login'>> {
  const name = accountNameOf(input.account, input.country ?? null);
  const attempt = { realm: 'shopper', account: name?.value ?? input.account.toLowerCase(), ip: actor.ip };
  const found = await checkPassword(
    scope.services,
    attempt,
    input.password,
    async () => name && findUserByName(database, name.value),
  );
  return database.transaction(async (tx) => {
    const user = await lockUser(tx, found.id);
    // A reset that was quicker has ended all sessions; this one must not outlive it.
    if (user.passwordHash !== found.passwordHash) refuse('LOGIN_FAILED');
    if (user.frozenAt) refuse('ACCOUNT_FROZEN');
    const session = await openSession(tx, {
      audience: 'shopper',
      subjectId: user.id,
      ip: actor.ip,
      userAgent: scope.request.headers['user-agent'] ?? '',
    });
    return { userinfo: { ...(await readUserInfo(tx, user, tx.now)), token: session.token } };
  });
}
