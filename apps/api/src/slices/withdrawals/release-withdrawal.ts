// The act of saying that nothing was sent: a second person gives a payout back to the audit.
import type { InputOf } from '@meridian/contract';
import type { OperatorActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { afterRelease } from './withdrawal.rules.ts';
import { lockWithdrawal, updateWithdrawal } from './withdrawals.sql.ts';

/** @throws WITHDRAWAL_NOT_FOUND, WITHDRAWAL_STEP_ILLEGAL, FOUR_EYES */
export async function releaseWithdrawal(
  tx: Tx,
  actor: OperatorActor,
  input: InputOf<'releaseWithdrawal'>,
): Promise<void> {
  const row = (await lockWithdrawal(tx, input.id)) ?? refuse('WITHDRAWAL_NOT_FOUND');
  await updateWithdrawal(tx, { ...afterRelease(row, actor.operatorId), note: input.note });
}
