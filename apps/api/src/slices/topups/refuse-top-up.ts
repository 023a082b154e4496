// The act of refusing a top-up, with a reason that the shopper reads. Money that is seen to have arrived, on its chain or in a bank statement, is not refused.
import type { InputOf } from '@meridian/contract';
import type { OperatorActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { emit } from '../../platform/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { hasArrivedLine } from './statement-lines.sql.ts';
import { checkDecidable } from './top-up.rules.ts';
import { lockTopUp, updateTopUpRefused } from './topups.sql.ts';

/** @throws TOPUP_NOT_FOUND, TOPUP_DECIDED, CLAIMED_BY_OTHER, TOPUP_ARRIVED */
export async function refuseTopUp(
  tx: Tx,
  actor: OperatorActor,
  input: InputOf<'refuseTopUp'>,
): Promise<void> {
  const row = (await lockTopUp(tx, input.id)) ?? refuse('TOPUP_NOT_FOUND');
  checkDecidable(row, actor.operatorId, tx.now);
  if (row.transferHash !== null || (await hasArrivedLine(tx, row.id))) refuse('TOPUP_ARRIVED');
  await updateTopUpRefused(tx, {
    id: row.id,
    refusal: input.refusal,
    note: input.note ?? null,
    decidedBy: actor.operatorId,
  });
  await emit(tx, 'topup.refused', String(row.id), { topUpId: String(row.id) });
}
