// Names another e-mail address: by the login password, for whoever has the mailbox can reset everything; it waits for its code.
import type { InputOf, ResponseOf } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Database } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { StepScope } from '../../platform/route.ts';
import { emailOf } from './account.rules.ts';
import { readUserInfo } from './account.view.ts';
import { issueCode, takeCodeTurn } from './mailed-code.ts';
import { checkPassword } from './sign-in.ts';
import { findUser, getUser, lockUser, updatePendingEmail } from './users.sql.ts';

/** @throws EMAIL_INVALID, PASSWORD_WRONG, LOGIN_SLOWED; that an address is taken is told to its mailbox only, by verifying */
export async function changeEmail(
  database: Database,
  actor: ShopperActor,
  input: InputOf<'changeEmail'>,
  scope: StepScope,
): Promise<ResponseOf<'changeEmail'>> {
  const { userId } = actor;
  const email = emailOf(input.email) ?? refuse('EMAIL_INVALID', { fields: { email: 'EMAIL_INVALID' } });
  const attempt = { realm: 'confirm', account: userId.toString(), ip: actor.ip };
  const find = () => findUser(database, userId);
  const proved = await checkPassword(scope.services, attempt, input.password, find, 'PASSWORD_WRONG');
  return database.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    // Meanwhile it was changed: it proves nothing any more.
    if (user.passwordHash !== proved.passwordHash)
      refuse('PASSWORD_WRONG', { fields: { password: 'PASSWORD_WRONG' } });
    const pendingEmail = email === user.email ? null : email;
    await updatePendingEmail(tx, user.id, pendingEmail);
    // When a code was asked for a moment ago, they ask for this one themselves: nobody's mailbox is flooded from here.
    if (
      pendingEmail &&
      pendingEmail !== user.pendingEmail &&
      (await takeCodeTurn(tx, 'verify_email', user.id.toString())) === 0
    ) {
      await issueCode(tx, user, 'verify_email', pendingEmail);
    }
    return readUserInfo(tx, await getUser(tx, user.id), tx.now);
  });
}
