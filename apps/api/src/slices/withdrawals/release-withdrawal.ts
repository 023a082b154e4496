// The act of saying that nothing was sent: a second person gives a payout back to the audit.
import type { InputOf } from '@meridian/contract';
import type { OperatorActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { hasChainAlarm } from '../networks/index.ts';
import { addHours, afterRelease } from './withdrawal.rules.ts';
import { withdrawalNumbers } from './withdrawals.settings.ts';
import { lockWithdrawal, updateWithdrawal, type WithdrawalRow } from './withdrawals.sql.ts';

/** What was recorded is not taken back while its chain may still show it. @throws WITHDRAWAL_NOT_FOUND, WITHDRAWAL_STEP_ILLEGAL, PAYOUT_TAKEN_AGAIN, FOUR_EYES */
export async function releaseWithdrawal(
  tx: Tx,
  actor: OperatorActor,
  input: InputOf<'releaseWithdrawal'>,
): Promise<void> {
  const row = (await lockWithdrawal(tx, input.id)) ?? refuse('WITHDRAWAL_NOT_FOUND');
  const released = afterRelease(row, actor.operatorId, input.taking);
  if (await mayStillArrive(tx, row)) refuse('WITHDRAWAL_STEP_ILLEGAL');
  await updateWithdrawal(tx, { ...released, note: input.note });
}

/** Recorded a while ago at most, and the chain has not shown that it is something else. */
async function mayStillArrive(tx: Tx, row: WithdrawalRow): Promise<boolean> {
  if (row.recordedAt === null) return false;
  const { verifyHours } = await withdrawalNumbers(tx);
  return (
    addHours(row.recordedAt, verifyHours) > tx.now && !(await hasChainAlarm(tx, 'payout', row.withdrawalNo))
  );
}
