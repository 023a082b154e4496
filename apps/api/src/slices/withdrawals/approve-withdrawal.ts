// The act of approving: one person, or two different ones above the limit.
import type { OperatorActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { refuseFrozen } from './refuse-frozen.ts';
import { afterApprove } from './withdrawal.rules.ts';
import { lockWithdrawal, updateWithdrawal } from './withdrawals.sql.ts';

/** @throws WITHDRAWAL_NOT_FOUND, WITHDRAWAL_FROZEN, WITHDRAWAL_STEP_ILLEGAL, FOUR_EYES */
export async function approveWithdrawal(tx: Tx, actor: OperatorActor, id: bigint): Promise<void> {
  const row = (await lockWithdrawal(tx, id)) ?? refuse('WITHDRAWAL_NOT_FOUND');
  await refuseFrozen(tx, row.userId);
  await updateWithdrawal(tx, afterApprove(row, actor.operatorId));
}
