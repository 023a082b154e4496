// The act of crediting what arrived: against a final transfer or a bank reference, once, and by two people above the limit.
import type { InputOf } from '@meridian/contract';
import { type Clearing, parseMoney, post, topUpPass } from '../../ledger/index.ts';
import { type Actor, actorName, type OperatorActor } from '../../platform/actors.ts';
import { isUniqueViolation, type Tx } from '../../platform/db.ts';
import { emit } from '../../platform/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { chainHash, findNetwork } from '../networks/index.ts';
import { insertTransfer, lockTransfer, sumMatched, updateTransfersTopUp } from './chain-transfers.sql.ts';
import { checkDecidable, completes } from './top-up.rules.ts';
import { topUpNumbers } from './topups.settings.ts';
import { lockTopUp, type TopUpRow, updateTopUpFirst, updateTopUpPassed } from './topups.sql.ts';

type Proof = InputOf<'passTopUp'>['proof'];
/** What was shown to have arrived; of several transfers the oldest stands for all. `transferId` is null until a hash that an operator typed is recorded. */
interface Arrival {
  readonly cents: bigint;
  readonly transferId: bigint | null;
  readonly hash: string | null;
  readonly bankReference: string | null;
}

/**
 * @param watched whether a watcher reads the chain; where one does, only what it saw counts.
 * @throws TOPUP_NOT_FOUND, TOPUP_DECIDED, CLAIMED_BY_OTHER, TOPUP_PROOF_MISSING, TOPUP_PROOF_OTHER, TOPUP_PROOF_USED, FOUR_EYES
 */
export async function passTopUp(
  tx: Tx,
  actor: OperatorActor,
  input: InputOf<'passTopUp'>,
  watched: (chainId: string) => boolean,
): Promise<void> {
  const row = (await lockTopUp(tx, input.id)) ?? refuse('TOPUP_NOT_FOUND');
  checkDecidable(row, actor.operatorId, tx.now);
  const arrival = await arrivalOf(tx, row, input.proof, watched);
  if (arrival.cents <= 0n) refuse('TOPUP_PROOF_MISSING');
  const { cents, transferId, hash, bankReference } = arrival;
  const proof = { cents: String(cents), transferId: transferId && String(transferId), hash, bankReference };
  if (!completes(row, actor.operatorId, arrival.cents, proof, await topUpNumbers(tx))) {
    await updateTopUpFirst(tx, row.id, actor.operatorId, proof);
    return;
  }
  await creditTopUp(tx, actor, row, arrival, input.note ?? null);
}

async function arrivalOf(
  tx: Tx,
  row: TopUpRow,
  proof: Proof,
  watched: (chainId: string) => boolean,
): Promise<Arrival> {
  if (proof.by === 'bank') {
    if (row.method !== 'bank') refuse('TOPUP_PROOF_MISSING');
    const bankReference = proof.bankReference.toUpperCase();
    return { cents: parseMoney(proof.arrived), transferId: null, hash: null, bankReference };
  }
  if (row.networkId === null || row.chainId === null) return refuse('TOPUP_PROOF_MISSING');
  if (proof.by === 'hash') {
    // Where a watcher reads the chain, a typed hash proves nothing that it would not have seen.
    if (watched(row.chainId)) refuse('TOPUP_PROOF_MISSING');
    const network = await findNetwork(tx, row.networkId);
    const hash = network && chainHash(network.kind, proof.txHash);
    return { cents: parseMoney(proof.arrived), transferId: null, hash, bankReference: null };
  }
  const transfer = (await lockTransfer(tx, proof.transferId)) ?? refuse('TOPUP_PROOF_OTHER');
  if (transfer.topUpId !== null && transfer.topUpId !== row.id) refuse('TOPUP_PROOF_USED');
  if (transfer.networkId !== row.networkId || transfer.userId !== row.userId) refuse('TOPUP_PROOF_OTHER');
  // It is this top-up's from the first of two approvals on: no other transfer is matched to it in between.
  if (transfer.topUpId === null && transfer.cents > 0n) await updateTransfersTopUp(tx, [transfer.id], row.id);
  const matched = (await sumMatched(tx, row.id)) ?? refuse('TOPUP_PROOF_MISSING');
  return { cents: matched.cents, transferId: matched.firstId, hash: null, bankReference: null };
}

/** Writes the credit. @throws TOPUP_PROOF_USED when hash or reference was credited before */
export async function creditTopUp(
  tx: Tx,
  actor: Actor,
  row: TopUpRow,
  arrival: Arrival,
  note: string | null,
): Promise<void> {
  const entered = arrival.hash === null ? null : await enterTransfer(tx, actor, row, arrival);
  if (entered !== null) await updateTransfersTopUp(tx, [entered], row.id);
  const transferId = entered ?? arrival.transferId;
  try {
    await updateTopUpPassed(tx, {
      id: row.id,
      arrivedCents: arrival.cents,
      transferId,
      bankReference: arrival.bankReference,
      note,
      decidedBy: actor.audience === 'operator' ? actor.operatorId : null,
    });
  } catch (error) {
    if (isUniqueViolation(error, 'topups_bank_reference')) refuse('TOPUP_PROOF_USED');
    throw error;
  }
  await post(
    tx,
    topUpPass({
      topUpId: row.id,
      userId: row.userId,
      from: clearingOf(row),
      amountCents: arrival.cents,
      actor: actorName(actor),
    }),
  );
  await emit(tx, 'topup.passed', String(row.id), { topUpId: String(row.id) });
}

const clearingOf = (row: TopUpRow): Clearing =>
  row.networkId === null
    ? { type: 'bank_clearing', bank: row.bank ?? 'unknown' }
    : { type: 'chain_clearing', network: row.networkId };

/** A transfer that an operator read off the chain, on a network without a watcher. */
async function enterTransfer(tx: Tx, actor: Actor, row: TopUpRow, arrival: Arrival): Promise<bigint> {
  const id = await insertTransfer(tx, {
    chainId: row.chainId ?? '',
    networkId: row.networkId ?? '',
    txHash: arrival.hash ?? '',
    ordinal: 0,
    fromAddress: '',
    toAddress: '',
    raw: 0n,
    cents: arrival.cents,
    blockNumber: null,
    blockHash: null,
    userId: row.userId,
    enteredBy: actorName(actor),
    parked: null,
  });
  return id ?? refuse('TOPUP_PROOF_USED');
}
