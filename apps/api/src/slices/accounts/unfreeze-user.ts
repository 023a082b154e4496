// The act of letting a frozen account in again.
import type { InputOf } from '@meridian/contract';
import type { OperatorActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';

import { insertFreeze, lockUserState, updateFrozen } from './user-lists.sql.ts';

/** @throws USER_NOT_FOUND, USER_STATE_ILLEGAL (not frozen) */
export async function unfreezeUser(
  tx: Tx,
  actor: OperatorActor,
  input: InputOf<'unfreezeUser'>,
): Promise<void> {
  const user = (await lockUserState(tx, input.id)) ?? refuse('USER_NOT_FOUND');
  if (user.frozenAt === null) refuse('USER_STATE_ILLEGAL');
  await updateFrozen(tx, user.id, null);
  await insertFreeze(tx, {
    userId: user.id,
    action: 'unfreeze',
    reason: input.reason,
    operatorId: actor.operatorId,
  });
}
