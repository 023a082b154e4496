// What every step towards paying out asks first: whether the account it is for is frozen.
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockUser } from '../accounts/index.ts';

/** Holds the account until the end of the transaction: who freezes it comes before the step or after it. @throws WITHDRAWAL_FROZEN */
export async function refuseFrozen(tx: Tx, userId: bigint): Promise<void> {
  const { frozenAt } = await lockUser(tx, userId);
  if (frozenAt !== null) refuse('WITHDRAWAL_FROZEN');
}
