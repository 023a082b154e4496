// The act of approving a correction: another operator than the one who asked, and the money moves at once.
import type { InputOf, ResponseOf } from '@meridian/contract';
import { adjust, InsufficientFunds, post, refOf } from '../../ledger/index.ts';
import type { OperatorActor } from '../../platform/actors.ts';
import { actorName } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { correctionView } from './books.view.ts';
import { type CorrectionRow, getCorrection, lockCorrection, updateCorrection } from './corrections.sql.ts';

/** One that waits, and is somebody else's. @throws CORRECTION_NOT_FOUND, CORRECTION_DECIDED, FOUR_EYES */
export async function takeCorrection(tx: Tx, actor: OperatorActor, id: bigint): Promise<CorrectionRow> {
  const row = (await lockCorrection(tx, id)) ?? refuse('CORRECTION_NOT_FOUND');
  if (row.state !== 'proposed') refuse('CORRECTION_DECIDED');
  if (row.madeBy === actor.operatorId) refuse('FOUR_EYES');
  return row;
}

/** @throws CORRECTION_NOT_FOUND, CORRECTION_DECIDED, FOUR_EYES, CORRECTION_TOO_LARGE */
export async function approveCorrection(
  tx: Tx,
  actor: OperatorActor,
  input: InputOf<'approveCorrection'>,
): Promise<ResponseOf<'approveCorrection'>> {
  const row = await takeCorrection(tx, actor, input.id);
  await updateCorrection(tx, { id: row.id, state: 'approved', by: actor.operatorId, note: null });
  const journal = adjust({
    adjustmentId: row.id,
    account: refOf(row.account),
    direction: row.direction,
    amountCents: row.amountCents,
    actor: actorName(actor),
    ...(row.reverses === null ? {} : { reverses: row.reverses }),
  });
  try {
    await post(tx, journal);
  } catch (error) {
    if (error instanceof InsufficientFunds) refuse('CORRECTION_TOO_LARGE');
    throw error;
  }
  return correctionView(await getCorrection(tx, row.id), actor.operatorId);
}
