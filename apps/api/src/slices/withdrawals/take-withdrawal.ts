// The act of taking an approved withdrawal for payout, so that it is paid by one person only.
import type { OperatorActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { updateInHand } from './pay-alone.ts';
import { refuseFrozen } from './refuse-frozen.ts';
import { addHours, afterTake } from './withdrawal.rules.ts';
import { withdrawalNumbers } from './withdrawals.settings.ts';
import { lockWithdrawal } from './withdrawals.sql.ts';

/** @throws WITHDRAWAL_NOT_FOUND, WITHDRAWAL_FROZEN, WITHDRAWAL_STEP_ILLEGAL, CLAIMED_BY_OTHER, PAYOUT_ALONE_LIMIT, LIMIT_CHANGED */
export async function takeWithdrawal(tx: Tx, actor: OperatorActor, id: bigint): Promise<void> {
  const row = (await lockWithdrawal(tx, id)) ?? refuse('WITHDRAWAL_NOT_FOUND');
  await refuseFrozen(tx, row.userId);
  const { leaseMinutes } = await withdrawalNumbers(tx);
  await updateInHand(tx, row, afterTake(row, actor.operatorId, addHours(tx.now, leaseMinutes / 60)));
}
