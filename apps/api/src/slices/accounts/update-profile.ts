// Changes names, mobile or country.
import type { InputOf, ResponseOf } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import { isUniqueViolation, type Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { mobileOf } from './account.rules.ts';
import { readUserInfo } from './account.view.ts';
import { getUser, lockUser, updateProfile as updateProfileRow } from './users.sql.ts';

/** @throws MOBILE_INVALID, ACCOUNT_TAKEN (the number) */
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
  try {
    await updateProfileRow(tx, {
      id: user.id,
      givenName: input.givenName ?? user.givenName,
      familyName: input.familyName ?? user.familyName,
      mobile,
      country,
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_mobile_taken'))
      refuse('ACCOUNT_TAKEN', { fields: { mobile: 'ACCOUNT_TAKEN' } });
    throw error;
  }
  return readUserInfo(tx, await getUser(tx, user.id), tx.now);
}
