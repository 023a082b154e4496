// The act of noting a final transfer: once, for its owner, matched to what was announced, or announced by itself.
import { systemActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { documentNumber, numbered } from '../../platform/ids.ts';
import { emit } from '../../platform/outbox.ts';
import { lockUser } from '../accounts/index.ts';
import type { Network } from '../networks/index.ts';
import type { SeenTransfer } from './chain-reader.ts';
import {
  findAddressOwner,
  insertTransfer,
  type TransferRow,
  updateTransferTopUp,
} from './chain-transfers.sql.ts';
import { creditTopUp } from './pass-top-up.ts';
import { centsOf, type TopUpNumbers } from './top-up.rules.ts';
import { getTopUp, insertTopUp, lockMatchingTopUp } from './topups.sql.ts';

/** More than the ledger takes in one posting; a person has to look. */
const enormousCents = 100_000_000_000_000n;

/** Does nothing for a transfer that was noted before, or to nobody of ours. */
export async function recordTransfer(
  tx: Tx,
  network: Network,
  seen: SeenTransfer,
  block: { readonly number: bigint; readonly hash: string },
  numbers: TopUpNumbers,
): Promise<void> {
  const owner = await findAddressOwner(tx, network.kind, seen.to);
  if (!owner) return;
  const whole = centsOf(seen.raw, network.decimals);
  const enormous = whole > enormousCents;
  const cents = enormous ? 0n : whole;
  const parked = parkedFor(network, cents, enormous);
  await lockUser(tx, owner.userId);
  const id = await insertTransfer(tx, {
    chainId: network.chainId,
    networkId: network.id,
    txHash: seen.txHash,
    ordinal: seen.ordinal,
    fromAddress: seen.from,
    toAddress: seen.to,
    raw: seen.raw,
    cents,
    blockNumber: block.number,
    blockHash: block.hash,
    userId: owner.userId,
    enteredBy: null,
    parked,
  });
  if (id === null || parked !== null) return;
  await match(tx, network, owner.userId, id, { ...seen, cents }, numbers);
}

function parkedFor(network: Network, cents: bigint, enormous: boolean): TransferRow['parked'] {
  if (enormous) return 'enormous';
  if (!network.enabled) return 'disabled';
  return cents < network.minimumCents ? 'below_minimum' : null;
}

async function match(
  tx: Tx,
  network: Network,
  userId: bigint,
  transferId: bigint,
  seen: { readonly txHash: string; readonly cents: bigint },
  numbers: TopUpNumbers,
): Promise<void> {
  const announced = await lockMatchingTopUp(tx, userId, network.id, seen.txHash);
  const topUpId = announced?.id ?? (await announce(tx, network, userId, seen.txHash));
  await updateTransferTopUp(tx, transferId, topUpId);
  await emit(tx, 'topup.arrived', String(topUpId), { topUpId: String(topUpId) });
  if (seen.cents > numbers.autoPassCents) return;
  const row = await getTopUp(tx, topUpId);
  const arrival = { cents: seen.cents, transferId, hash: null, bankReference: null };
  await creditTopUp(tx, systemActor, row, arrival, null);
}

/** Money that nobody spoke of still gets its record. */
async function announce(tx: Tx, network: Network, userId: bigint, txHash: string): Promise<bigint> {
  const [, id] = await numbered(
    () => documentNumber(tx.now, 'T'),
    (topUpNo) =>
      insertTopUp(tx, {
        topUpNo,
        userId,
        method: 'chain',
        networkId: network.id,
        payeeAccountId: null,
        reference: null,
        amountCents: null,
        txHash,
        evidenceId: null,
      }),
  );
  return id;
}
