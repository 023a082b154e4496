// The act of refusing: a reason for the shopper, and all the money back.
import type { InputOf } from '@meridian/contract';
import type { OperatorActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { returnWithdrawal } from './end-withdrawal.ts';
import { lockWithdrawal } from './withdrawals.sql.ts';

/** @throws WITHDRAWAL_NOT_FOUND, WITHDRAWAL_STEP_ILLEGAL */
export async function refuseWithdrawal(
  tx: Tx,
  actor: OperatorActor,
  input: InputOf<'refuseWithdrawal'>,
): Promise<void> {
  const row = (await lockWithdrawal(tx, input.id)) ?? refuse('WITHDRAWAL_NOT_FOUND');
  await returnWithdrawal(tx, actor, row, { refusal: input.refusal, note: input.note ?? null });
}
