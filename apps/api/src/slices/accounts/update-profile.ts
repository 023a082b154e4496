// Changes names, mobile, country or e-mail; a new e-mail address waits for its code.
import type { InputOf, ResponseOf } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import { isUniqueViolation, type Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { emailOf, mobileOf } from './account.rules.ts';
import { readUserInfo } from './account.view.ts';
import { issueCode, takeCodeTurn } from './mailed-code.ts';
import { getUser, lockUser, updateProfile as updateProfileRow } from './users.sql.ts';

/** @throws EMAIL_INVALID, MOBILE_INVALID, ACCOUNT_TAKEN (the number; an address is only claimed when its code is entered) */
export async function updateProfile(
  tx: Tx,
  actor: ShopperActor,
  input: InputOf<'updateProfile'>,
): Promise<ResponseOf<'updateProfile'>> {
  const user = await lockUser(tx, actor.userId);
  const country = input.country ?? user.country;
  const mobile =
    input.mobile === undefined
      ? user.mobile
      : (mobileOf(input.mobile, country)?.number ??
        refuse('MOBILE_INVALID', { fields: { mobile: 'MOBILE_INVALID' } }));
  const email =
    input.email === undefined
      ? undefined
      : (emailOf(input.email) ?? refuse('EMAIL_INVALID', { fields: { email: 'EMAIL_INVALID' } }));
  const pendingEmail = email === undefined ? user.pendingEmail : email === user.email ? null : email;
  try {
    await updateProfileRow(tx, {
      id: user.id,
      givenName: input.givenName ?? user.givenName,
      familyName: input.familyName ?? user.familyName,
      mobile,
      country,
      pendingEmail,
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_mobile_taken'))
      refuse('ACCOUNT_TAKEN', { fields: { mobile: 'ACCOUNT_TAKEN' } });
    throw error;
  }
  // When a code was asked for a moment ago, they ask for this one themselves: nobody's mailbox is flooded from here.
  if (
    pendingEmail &&
    pendingEmail !== user.pendingEmail &&
    (await takeCodeTurn(tx, 'verify_email', user.id.toString())) === 0
  ) {
    await issueCode(tx, user, 'verify_email', pendingEmail);
  }
  return readUserInfo(tx, await getUser(tx, user.id), tx.now);
}
