// The act of crediting what arrived: against a final transfer, a statement line or a bank reference, once, and by two people above the limit or on mere words.
import type { InputOf } from '@meridian/contract';
import { type Clearing, parseMoney, post, topUpPass } from '../../ledger/index.ts';
import { type Actor, actorName, type OperatorActor } from '../../platform/actors.ts';
import { isCheckViolation, isUniqueViolation, type Tx } from '../../platform/db.ts';
import { emit } from '../../platform/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { chainHash, findNetwork } from '../networks/index.ts';
import { insertTransfer, lockTransfer, sumMatched, updateTransfersTopUp } from './chain-transfers.sql.ts';
import { type CreditLine, findCreditLine } from './statements.sql.ts';
import { checkDecidable, completes, whySecond } from './top-up.rules.ts';
import { topUpNumbers } from './topups.settings.ts';
import { lockTopUp, type TopUpRow, updateTopUpFirst, updateTopUpPassed } from './topups.sql.ts';

type Proof = InputOf<'passTopUp'>['proof'];
/** What was shown to have arrived; of several transfers the oldest stands for all. `transferId` is null until a hash that an operator typed is recorded. */
interface Arrival {
  readonly cents: bigint;
  readonly transferId: bigint | null;
  readonly hash: string | null;
  readonly bankReference: string | null;
  /** The line of a bank's statement that says so. */
  readonly line: CreditLine | null;
}

/**
 * @param watched whether a watcher reads the chain; where one does, only what it saw counts.
 * @throws TOPUP_NOT_FOUND, TOPUP_DECIDED, CLAIMED_BY_OTHER, TOPUP_PROOF_MISSING, TOPUP_PROOF_OTHER, TOPUP_PROOF_USED, FOUR_EYES, LIMIT_CHANGED
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
  const second = whySecond(arrival, actor.operatorId, await topUpNumbers(tx)).length > 0;
  if (!completes(row, actor.operatorId, proofOf(arrival), second)) {
    await updateTopUpFirst(tx, row.id, actor.operatorId, proofOf(arrival));
    return;
  }
  await creditTopUp(tx, actor, row, arrival, {
    note: input.note ?? null,
    firstBy: second ? row.firstBy : null,
  });
}

/** What both of two people must have seen. */
const proofOf = ({ cents, transferId, hash, bankReference, line }: Arrival) => ({
  cents: String(cents),
  transferId: transferId && String(transferId),
  hash,
  bankReference,
  ...(line ? { lineId: String(line.id) } : {}),
});

async function arrivalOf(
  tx: Tx,
  row: TopUpRow,
  proof: Proof,
  watched: (chainId: string) => boolean,
): Promise<Arrival> {
  if (proof.by === 'bank') {
    if (row.method !== 'bank') refuse('TOPUP_PROOF_MISSING');
    const bankReference = proof.bankReference.toUpperCase();
    return { ...nothing, cents: parseMoney(proof.arrived), bankReference };
  }
  if (proof.by === 'line') return lineArrival(tx, row, proof.lineId);
  if (row.networkId === null || row.chainId === null) return refuse('TOPUP_PROOF_MISSING');
  if (proof.by === 'hash') {
    // Where a watcher reads the chain, a typed hash proves nothing that it would not have seen.
    if (watched(row.chainId)) refuse('TOPUP_PROOF_MISSING');
    const network = await findNetwork(tx, row.networkId);
    const hash = network && chainHash(network.kind, proof.txHash);
    return { ...nothing, cents: parseMoney(proof.arrived), hash };
  }
  const transfer = (await lockTransfer(tx, proof.transferId)) ?? refuse('TOPUP_PROOF_OTHER');
  if (transfer.topUpId !== null && transfer.topUpId !== row.id) refuse('TOPUP_PROOF_USED');
  if (transfer.networkId !== row.networkId || transfer.userId !== row.userId) refuse('TOPUP_PROOF_OTHER');
  // It is this top-up's from the first of two approvals on: no other transfer is matched to it in between.
  if (transfer.topUpId === null && transfer.cents > 0n) await updateTransfersTopUp(tx, [transfer.id], row.id);
  const matched = (await sumMatched(tx, row.id)) ?? refuse('TOPUP_PROOF_MISSING');
  return arrivedByChain(matched);
}
const nothing = { transferId: null, hash: null, bankReference: null, line: null } as const;
/** What final transfers brought, in cents; the first of them stands for all. */
export const arrivedByChain = ({ cents, firstId }: { cents: bigint; firstId: bigint }): Arrival => ({
  ...nothing,
  cents,
  transferId: firstId,
});

/** The amount is what the line says. One that bears the code of somebody else's open top-up is theirs. */
async function lineArrival(tx: Tx, row: TopUpRow, lineId: bigint): Promise<Arrival> {
  if (row.method !== 'bank') refuse('TOPUP_PROOF_MISSING');
  const line = (await findCreditLine(tx, lineId, row.id)) ?? refuse('TOPUP_PROOF_OTHER');
  if (line.creditCents === null) return refuse('TOPUP_PROOF_MISSING');
  if (line.creditedId !== null) refuse('TOPUP_PROOF_USED');
  if (!line.named && line.othersOpen) refuse('TOPUP_PROOF_OTHER');
  return { ...nothing, cents: line.creditCents, bankReference: line.bankLineId, line };
}

/** What holds in the database that nothing is credited twice. */
const onceOnly = ['topups_bank_reference', 'topups_statement_line'];
/** Writes the credit. @throws TOPUP_PROOF_USED when hash, reference or line was credited before; LIMIT_CHANGED */
export async function creditTopUp(
  tx: Tx,
  actor: Actor,
  row: TopUpRow,
  arrival: Arrival,
  how: { readonly note: string | null; readonly firstBy: bigint | null },
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
      line: arrival.line,
      ...how,
      decidedBy: actor.audience === 'operator' ? actor.operatorId : null,
    });
  } catch (error) {
    if (onceOnly.some((rule) => isUniqueViolation(error, rule))) refuse('TOPUP_PROOF_USED');
    // The limit was lowered between our look at it and the database's.
    if (isCheckViolation(error, 'topups_two_people')) refuse('LIMIT_CHANGED');
    throw error;
  }
  await post(
    tx,
    topUpPass({
      topUpId: row.id,
      userId: row.userId,
      from: clearingOf(row, arrival.line),
      amountCents: arrival.cents,
      actor: actorName(actor),
    }),
  );
  await emit(tx, 'topup.passed', String(row.id), { topUpId: String(row.id) });
}

/** A transfer is cleared where it arrived, even where the shopper had named another account of the house. */
const clearingOf = (row: TopUpRow, line: CreditLine | null): Clearing =>
  row.networkId === null
    ? { type: 'bank_clearing', bank: line?.bank ?? row.bank ?? 'unknown' }
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
