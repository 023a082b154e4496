// The act of noting a final transfer: once, for its owner, matched to what was announced, or announced by itself.
import { MAX_AMOUNT_CENTS } from '../../ledger/index.ts';
import { systemActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { documentNumber, numbered } from '../../platform/ids.ts';
import { emit } from '../../platform/outbox.ts';
import { lockUser } from '../accounts/index.ts';
import type { Network, SeenTransfer } from '../networks/index.ts';
import {
  hasEntered,
  insertTransfer,
  lockParked,
  type ParkedTransfer,
  sumMatched,
  updateTransferParked,
  updateTransfersTopUp,
} from './chain-transfers.sql.ts';
import { arrivedByChain, creditTopUp } from './pass-top-up.ts';
import { centsOf, parkedFor, type TopUpNumbers } from './top-up.rules.ts';
import { getTopUp, insertTopUp, lockMatchingTopUp } from './topups.sql.ts';

/** Does nothing for a transfer of nothing, or one that was noted before. `seen` is to an address of this person. */
export async function recordTransfer(
  tx: Tx,
  network: Network,
  userId: bigint,
  seen: SeenTransfer,
  block: { readonly number: bigint; readonly hash: string },
  numbers: TopUpNumbers,
): Promise<void> {
  if (seen.raw === 0n || (await hasEntered(tx, network.chainId, seen.txHash))) return;
  const whole = centsOf(seen.raw, network.decimals);
  const enormous = whole > MAX_AMOUNT_CENTS;
  const cents = enormous ? 0n : whole;
  const parked = enormous ? 'enormous' : parkedFor(network, cents);
  await lockUser(tx, userId);
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
    userId,
    enteredBy: null,
    parked,
  });
  if (id === null) return;
  if (parked === null) await match(tx, network, userId, [{ id, txHash: seen.txHash, cents }], numbers);
  if (parked === 'below_minimum') await matchSmall(tx, network, userId, numbers);
}

/** What waited for a network to be opened, or for more to come, goes on where it need not wait any longer. */
export async function resumeParked(
  tx: Tx,
  network: Network,
  userId: bigint,
  numbers: TopUpNumbers,
): Promise<void> {
  await lockUser(tx, userId);
  if (!network.enabled) return;
  for (const transfer of await lockParked(tx, userId, network.id, 'disabled')) {
    if (parkedFor(network, transfer.cents) === null) await match(tx, network, userId, [transfer], numbers);
    else await updateTransferParked(tx, transfer.id, 'below_minimum');
  }
  await matchSmall(tx, network, userId, numbers);
}

/** Small transfers wait for one another: together they are one top-up. */
async function matchSmall(tx: Tx, network: Network, userId: bigint, numbers: TopUpNumbers): Promise<void> {
  const small = await lockParked(tx, userId, network.id, 'below_minimum');
  const sum = small.reduce((cents, transfer) => cents + transfer.cents, 0n);
  if (sum >= network.minimumCents) await match(tx, network, userId, small, numbers);
}

async function match(
  tx: Tx,
  network: Network,
  userId: bigint,
  transfers: readonly ParkedTransfer[],
  numbers: TopUpNumbers,
): Promise<void> {
  const hashes = transfers.map((t) => t.txHash);
  const announced = await lockMatchingTopUp(tx, userId, network.id, hashes);
  const topUpId = announced?.id ?? (await announce(tx, network, userId, hashes.at(-1) ?? null));
  const ids = transfers.map((t) => t.id);
  await updateTransfersTopUp(tx, ids, topUpId);
  await emit(tx, 'topup.arrived', String(topUpId), { topUpId: String(topUpId) });
  const matched = await sumMatched(tx, topUpId);
  if (!matched || matched.cents > numbers.autoPassCents) return;
  await creditTopUp(tx, systemActor, await getTopUp(tx, topUpId), arrivedByChain(matched), {
    note: null,
    firstBy: null,
  });
}

/** Money that nobody spoke of still gets its record. */
async function announce(tx: Tx, network: Network, userId: bigint, txHash: string | null): Promise<bigint> {
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
