// The act of taking a top-up in hand for a while.
import type { OperatorActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { checkDecidable } from './top-up.rules.ts';
import { topUpNumbers } from './topups.settings.ts';
import { lockTopUp, updateTopUpClaim } from './topups.sql.ts';

/** @throws TOPUP_NOT_FOUND, TOPUP_DECIDED, CLAIMED_BY_OTHER */
export async function claimTopUp(tx: Tx, actor: OperatorActor, id: bigint): Promise<void> {
  const row = (await lockTopUp(tx, id)) ?? refuse('TOPUP_NOT_FOUND');
  checkDecidable(row, actor.operatorId, tx.now);
  const { claimMinutes } = await topUpNumbers(tx);
  await updateTopUpClaim(tx, id, actor.operatorId, new Date(tx.now.getTime() + claimMinutes * 60_000));
}
