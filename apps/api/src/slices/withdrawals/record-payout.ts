// The act of recording how a payout left: a transaction hash or a bank reference that stands for nothing else.
import type { InputOf } from '@meridian/contract';
import type { OperatorActor } from '../../platform/actors.ts';
import { isUniqueViolation, type Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { chainHash, findNetwork } from '../networks/index.ts';
import { sendWithdrawal } from './end-withdrawal.ts';
import { updateInHand } from './pay-alone.ts';
import { refuseFrozen } from './refuse-frozen.ts';
import { afterRecord } from './withdrawal.rules.ts';
import { hasProof, lockWithdrawal } from './withdrawals.sql.ts';

/**
 * @param watched whether a watcher reads the chain; then the withdrawal waits for what it finds.
 * @throws WITHDRAWAL_NOT_FOUND, WITHDRAWAL_FROZEN, WITHDRAWAL_STEP_ILLEGAL, PAYOUT_TAKEN_AGAIN, CLAIMED_BY_OTHER, FOUR_EYES, PAYOUT_ALONE_LIMIT, LIMIT_CHANGED, PAYOUT_PROOF_INVALID, PAYOUT_PROOF_USED
 */
export async function recordPayout(
  tx: Tx,
  actor: OperatorActor,
  input: InputOf<'recordPayout'>,
  watched: (chainId: string) => boolean,
): Promise<void> {
  const row = (await lockWithdrawal(tx, input.id)) ?? refuse('WITHDRAWAL_NOT_FOUND');
  await refuseFrozen(tx, row.userId);
  const network = row.payee.networkId === null ? null : await findNetwork(tx, row.payee.networkId);
  const hash = chainHash(network?.kind ?? 'evm', input.proof);
  const proof = network ? hash : hash === null ? input.proof : null;
  if (proof === null) return refuse('PAYOUT_PROOF_INVALID', { fields: { proof: 'PAYOUT_PROOF_INVALID' } });
  const recorded = afterRecord(row, actor.operatorId, { taking: input.taking, proof }, tx.now);
  if (await hasProof(tx, proof)) refuseUsed();
  try {
    await updateInHand(tx, row, recorded);
  } catch (error) {
    // Recorded for another one at this very moment.
    if (isUniqueViolation(error, 'withdrawals_proof')) refuseUsed();
    throw error;
  }
  if (network === null || !watched(network.chainId)) await sendWithdrawal(tx, actor, recorded);
}

const refuseUsed = (): never => refuse('PAYOUT_PROOF_USED', { fields: { proof: 'PAYOUT_PROOF_USED' } });
