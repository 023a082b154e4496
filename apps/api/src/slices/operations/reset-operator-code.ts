// The act of letting a colleague enrol a new authenticator; never the own one.
import type { InputOf } from '@meridian/contract';
import type { OperatorActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { revokeAllSessions } from '../../platform/sessions.ts';
import { clearFactor } from './sign-in.sql.ts';

/** @throws FOUR_EYES (the own one), OPERATOR_NOT_FOUND */
export async function resetOperatorCode(tx: Tx, actor: OperatorActor, input: InputOf<'resetOperatorCode'>) {
  if (input.id === actor.operatorId) refuse('FOUR_EYES');
  if (!(await clearFactor(tx, input.id))) refuse('OPERATOR_NOT_FOUND');
  await revokeAllSessions(tx, 'operator', input.id);
  return {};
}
