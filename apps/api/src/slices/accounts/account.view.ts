// A user row as the contract shows it, with what the wallet and the payment code add.
import type { UserInfo } from '@meridian/contract';
import { balanceOf, type Cents, formatMoney } from '../../ledger/index.ts';
import type { Db } from '../../platform/db.ts';
import { findPayCode, type PayCodeRow } from './pay-codes.sql.ts';
import type { UserRow } from './users.sql.ts';

/** What a person signs in with, as it is shown. */
export const nameOf = (user: Pick<UserRow, 'email' | 'mobile'>): string => user.email ?? user.mobile ?? '';

/** When paying is possible again; null when it is. */
export const lockOf = (payCode: Pick<PayCodeRow, 'lockedUntil'> | null, now: Date): Date | null =>
  payCode?.lockedUntil && payCode.lockedUntil > now ? payCode.lockedUntil : null;

function userInfoView(user: UserRow, payCode: PayCodeRow | null, balanceCents: Cents, now: Date): UserInfo {
  return {
    id: user.id.toString(),
    account: nameOf(user),
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    mobile: user.mobile,
    givenName: user.givenName,
    familyName: user.familyName,
    language: user.language,
    country: user.country,
    balance: formatMoney(balanceCents),
    hasPayCode: payCode !== null,
    payLockedUntil: lockOf(payCode, now)?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  };
}

/** The whole of `userInfo`. */
export async function readUserInfo(db: Db, user: UserRow, now: Date): Promise<UserInfo> {
  const payCode = await findPayCode(db, user.id);
  return userInfoView(
    user,
    payCode,
    await balanceOf(db, { type: 'shopper_available', ownerId: user.id }),
    now,
  );
}
