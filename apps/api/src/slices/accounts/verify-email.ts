// Proves an e-mail address with its mailed code; a new address takes the place of the old one here.
import type { InputOf, ResponseOf } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import { type Database, isUniqueViolation } from '../../platform/db.ts';
import { randomToken } from '../../platform/ids.ts';
import { queueMail } from '../../platform/mail.ts';
import { refuse } from '../../platform/refusal.ts';
import type { StepScope } from '../../platform/route.ts';
import { readUserInfo } from './account.view.ts';
import { checkCode, useCode } from './mailed-code.ts';
import { getUser, insertCredentialChange, lockUser, updateVerifiedEmail } from './users.sql.ts';

/** @throws CODE_INVALID, ACCOUNT_TAKEN (the address belongs to another account) */
export async function verifyEmail(
  database: Database,
  actor: ShopperActor,
  input: InputOf<'verifyEmail'>,
  scope: StepScope,
): Promise<ResponseOf<'verifyEmail'>> {
  const checked = await checkCode(database, actor.userId, 'verify_email', input.code, scope.now);
  return database.transaction(async (tx) => {
    const user = await lockUser(tx, actor.userId);
    await useCode(tx, user.id, 'verify_email', checked);
    // The code was mailed to an address that they have replaced since.
    if (checked.sentTo !== (user.pendingEmail ?? user.email))
      refuse('CODE_INVALID', { fields: { code: 'CODE_INVALID' } });
    try {
      await updateVerifiedEmail(tx, user.id, checked.sentTo);
    } catch (error) {
      if (isUniqueViolation(error, 'users_email_taken')) refuse('ACCOUNT_TAKEN');
      throw error;
    }
    // Who has the mailbox can reset password and payment code: money rests as after a change of those.
    if (user.email !== checked.sentTo) {
      const way = user.email ? 'change' : 'set';
      await insertCredentialChange(tx, { userId: user.id, kind: 'email', way, ip: actor.ip });
    }
    if (user.email && user.email !== checked.sentTo) {
      await queueMail(tx, {
        to: user.email,
        locale: user.language,
        template: 'emailChanged',
        args: { name: user.givenName },
        dedupeKey: `emailChanged:${user.id}:${randomToken()}`,
      });
    }
    return readUserInfo(tx, await getUser(tx, user.id), tx.now);
  });
}
