// Looking at a code, using it for a payment, and giving the use back: what orders ask of promotions.
import type { Db, Tx } from '../../platform/db.ts';
import { type Discount, discountFor, type Promo, type SpendGroup } from './promo.rules.ts';
import { countUsesOf, findPromo, insertUse, lockPromo, updateUseReleased } from './promotions.sql.ts';

export interface PromoCheck {
  readonly promo: Promo | null;
  readonly discount: Discount;
}

/** Codes are kept in capitals without spaces; whatever else was typed is simply not found. */
const tidy = (code: string): string => code.toUpperCase().replaceAll(/\s/g, '');

async function check(
  db: Db,
  promo: Promo | null,
  userId: bigint,
  groups: readonly SpendGroup[],
  now: Date,
): Promise<PromoCheck> {
  const usedByMe = promo ? await countUsesOf(db, promo.id, userId) : 0;
  return { promo, discount: discountFor(promo, groups, now, usedByMe) };
}

/** What a code would take off; nothing is used. */
export async function quotePromo(
  db: Db,
  userId: bigint,
  code: string,
  groups: readonly SpendGroup[],
  now: Date,
): Promise<PromoCheck> {
  return check(db, await findPromo(db, tidy(code)), userId, groups, now);
}

/** The same under a lock on the code: its limits cannot move before this transaction ends. */
export async function lockAndQuotePromo(
  tx: Tx,
  userId: bigint,
  code: string,
  groups: readonly SpendGroup[],
): Promise<PromoCheck> {
  return check(tx, await lockPromo(tx, tidy(code)), userId, groups, tx.now);
}

/** Counts the use of a code that `lockAndQuotePromo` found applicable. */
export const usePromo = (tx: Tx, promo: Promo, userId: bigint, paymentNo: string): Promise<void> =>
  insertUse(tx, promo.id, userId, paymentNo);

/** Gives the use of a payment back, once; a payment without a code changes nothing. */
export async function releasePromo(tx: Tx, paymentNo: string): Promise<void> {
  await updateUseReleased(tx, paymentNo);
}
