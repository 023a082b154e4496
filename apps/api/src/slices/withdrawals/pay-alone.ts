// Writing whose hands a withdrawal is in, within what one person may pay out on a day with nobody else looking.
import { isCheckViolation, type Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockAlone, sumAloneOf } from './alone.sql.ts';
import { aloneOf, checkAlone, startOfDay } from './withdrawal.rules.ts';
import { withdrawalNumbers } from './withdrawals.settings.ts';
import { updateWithdrawal, type WithdrawalRow } from './withdrawals.sql.ts';

/** @throws PAYOUT_ALONE_LIMIT, LIMIT_CHANGED (lowered at this very moment) */
export async function updateInHand(tx: Tx, before: WithdrawalRow, after: WithdrawalRow): Promise<void> {
  const alone = aloneOf(after);
  if (alone !== null && alone !== aloneOf(before)) {
    await lockAlone(tx, alone);
    const { aloneDayCents: limitCents } = await withdrawalNumbers(tx);
    checkAlone({ usedCents: await sumAloneOf(tx, alone, startOfDay(tx.now)), limitCents }, after.amountCents);
  }
  try {
    await updateWithdrawal(tx, after);
  } catch (error) {
    if (isCheckViolation(error, 'withdrawals_alone')) refuse('LIMIT_CHANGED');
    throw error;
  }
}
