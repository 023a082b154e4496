// The front door of accounts: what other slices and the app may call.
import type { Db, Tx } from '../../platform/db.ts';
import { lockOf } from './account.view.ts';
import { findPayCode, insertPayCode } from './pay-codes.sql.ts';
import { type AccountBrief, type BuyerRow, getUser, insertUser, listAccountBriefs } from './users.sql.ts';

export { mobileOf } from './account.rules.ts';
export { accountsJobs } from './accounts.jobs.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { freezeUser } from './freeze-user.ts';
export { hashPassword, hashPayCode, verifyPassword } from './hashing.ts';
export { signInStaff } from './sign-in.ts';
export { unfreezeUser } from './unfreeze-user.ts';
export { usePayTicket } from './use-pay-ticket.ts';
export {
  accountBegins,
  countFrozen,
  listFreezes,
  type UserCardRow,
  userCards,
} from './user-lists.sql.ts';
export {
  type AccountBrief,
  type BuyerRow,
  buyerColumns,
  buyerSource,
  findCredentialChange,
  findUser,
  lockUser,
  shopperFrozen,
} from './users.sql.ts';

export interface AccountContact {
  readonly email: string | null;
  /** E.164. */
  readonly mobile: string | null;
  /** File code of their language. */
  readonly locale: string;
  readonly name: string;
}
/** How to reach a shopper, in which language, and by what name. */
export async function getAccountContact(db: Db, userId: bigint): Promise<AccountContact> {
  const user = await getUser(db, userId);
  return { email: user.email, mobile: user.mobile, locale: user.language, name: user.givenName };
}

/** What an operator sees of some people, by id. */
export async function accountBriefs(
  db: Db,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, AccountBrief>> {
  return new Map((await listAccountBriefs(db, [...new Set(ids)])).map((brief) => [brief.id, brief]));
}

export interface PayCodeState {
  readonly isSet: boolean;
  /** Null when paying is not locked. */
  readonly lockedUntil: Date | null;
}
/** Whether there is a payment code, and until when paying is locked. */
export async function getPayCodeState(db: Db, userId: bigint, now: Date): Promise<PayCodeState> {
  const payCode = await findPayCode(db, userId);
  return { isSet: payCode !== null, lockedUntil: lockOf(payCode, now) };
}

/** By what name a shopper buys, and `getPayCodeState`, from columns in a statement of another slice. */
export const buyerOf = (
  { givenName, hasPayCode, lockedUntil }: BuyerRow,
  now: Date,
): { name: string; payCode: PayCodeState } => ({
  name: givenName,
  payCode: { isSet: hasPayCode, lockedUntil: lockOf({ lockedUntil }, now) },
});

export interface DemoAccount {
  readonly email: string;
  readonly mobile: string | null;
  readonly country: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly language: string;
  /** From `hashPassword`. */
  readonly passwordHash: string;
  /** From `hashPayCode`; null when none was set. */
  readonly payCodeHash: string | null;
  readonly createdAt: Date;
}
/** Puts a ready account with a confirmed e-mail address into the demo world; answers its id. */
export async function insertDemoAccount(tx: Tx, account: DemoAccount): Promise<bigint> {
  const { payCodeHash, ...rest } = account;
  const user = await insertUser(tx, { ...rest, emailVerifiedAt: account.createdAt });
  if (!user) throw new Error(`demo account ${account.email} is there already`);
  if (payCodeHash !== null) await insertPayCode(tx, user.id, payCodeHash);
  return user.id;
}
