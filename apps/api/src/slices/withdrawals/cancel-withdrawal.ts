// The act of taking a withdrawal back, while nobody has begun to pay it out.
import type { InputOf } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { returnWithdrawal } from './end-withdrawal.ts';
import { withdrawalView } from './withdrawal.view.ts';
import { getWithdrawal, lockWithdrawalOf } from './withdrawals.sql.ts';

/** @throws WITHDRAWAL_NOT_FOUND, WITHDRAWAL_STEP_ILLEGAL */
export async function cancelWithdrawal(tx: Tx, actor: ShopperActor, input: InputOf<'cancelWithdrawal'>) {
  const row = (await lockWithdrawalOf(tx, actor.userId, input.id)) ?? refuse('WITHDRAWAL_NOT_FOUND');
  await returnWithdrawal(tx, actor, row, { cancelled: true });
  return withdrawalView(await getWithdrawal(tx, row.id));
}
