// The act of verifying a recorded payout against what its chain shows: only then has it been sent.
import { systemActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { type FinalTransaction, findNetwork } from '../networks/index.ts';
import { sendWithdrawal } from './end-withdrawal.ts';
import { paysOut } from './withdrawal.rules.ts';
import { lockWithdrawal } from './withdrawals.sql.ts';

/**
 * `found` is how the transaction `proof` ended, and can not be undone. Answers whether it pays this withdrawal; one that
 * is no longer waiting for this proof is left as it is. @throws WITHDRAWAL_NOT_FOUND
 */
export async function verifyPayout(
  tx: Tx,
  id: bigint,
  proof: string,
  found: FinalTransaction,
): Promise<boolean> {
  const row = (await lockWithdrawal(tx, id)) ?? refuse('WITHDRAWAL_NOT_FOUND');
  if (row.status !== '0' || row.payout !== 'processing' || row.proof !== proof) return true;
  const network = row.payee.networkId === null ? null : await findNetwork(tx, row.payee.networkId);
  const due = { payee: row.payee.number, arrivalCents: row.amountCents - row.feeCents };
  if (!network || !paysOut(network, due, found)) return false;
  await sendWithdrawal(tx, systemActor, { ...row, verifiedAt: tx.now });
  return true;
}
