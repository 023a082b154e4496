// The act of forgetting a destination; what was withdrawn keeps its own copy.
import type { InputOf } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { updateDestinationDeleted } from './destinations.sql.ts';

/** @throws DESTINATION_NOT_FOUND */
export async function deleteDestination(tx: Tx, actor: ShopperActor, input: InputOf<'deleteDestination'>) {
  if (!(await updateDestinationDeleted(tx, actor.userId, input.id))) refuse('DESTINATION_NOT_FOUND');
  return {};
}
