// The act of turning a correction down, by another operator than the one who asked.
import type { InputOf, ResponseOf } from '@meridian/contract';
import type { OperatorActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { takeCorrection } from './approve-correction.ts';
import { correctionView } from './books.view.ts';
import { getCorrection, updateCorrection } from './corrections.sql.ts';

/** @throws CORRECTION_NOT_FOUND, CORRECTION_DECIDED, FOUR_EYES */
export async function refuseCorrection(
  tx: Tx,
  actor: OperatorActor,
  input: InputOf<'refuseCorrection'>,
): Promise<ResponseOf<'refuseCorrection'>> {
  const row = await takeCorrection(tx, actor, input.id);
  await updateCorrection(tx, { id: row.id, state: 'refused', by: actor.operatorId, note: input.note });
  return correctionView(await getCorrection(tx, row.id), actor.operatorId);
}
