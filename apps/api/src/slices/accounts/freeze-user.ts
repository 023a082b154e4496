// The act of freezing an account: nobody gets in with it, and whoever was in is out.
import type { InputOf } from '@meridian/contract';
import type { OperatorActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { revokeAllSessions } from '../../platform/sessions.ts';
import { insertFreeze, lockUserState, updateFrozen } from './user-lists.sql.ts';

/** @throws USER_NOT_FOUND, USER_STATE_ILLEGAL (frozen already) */
export async function freezeUser(tx: Tx, actor: OperatorActor, input: InputOf<'freezeUser'>): Promise<void> {
  const user = (await lockUserState(tx, input.id)) ?? refuse('USER_NOT_FOUND');
  if (user.frozenAt !== null) refuse('USER_STATE_ILLEGAL');
  await updateFrozen(tx, user.id, tx.now);
  await insertFreeze(tx, {
    userId: user.id,
    action: 'freeze',
    reason: input.reason,
    operatorId: actor.operatorId,
  });
  await revokeAllSessions(tx, 'shopper', user.id);
}
