// Watching a chain: reads its final blocks in order, none skipped, and notes what they brought to our addresses.
import { type Database, isOverload, type Tx } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import {
  type AlarmKind,
  type ChainBlock,
  ChainContradiction,
  type ChainReader,
  type ChainRow,
  ChainUnreadable,
  type ChainWork,
  clearAlarms,
  listNetworks,
  type Network,
  raiseAlarm,
  type SeenTransfer,
  type ShownTransfer,
} from '../networks/index.ts';
import { type Cursor, findCursor, insertCursor, moveCursor } from './chain-cursors.sql.ts';
import { listAddressOwners } from './chain-transfers.sql.ts';
import { recordTransfer } from './record-transfer.ts';
import { topUpNumbers } from './topups.settings.ts';

/** Blocks that are fetched together and noted in one transaction. */
const windowBlocks = 64;
/** After so many windows a round ends, with more to do: others have their turn, and a stop is heard. */
const windowsPerRound = 16;
const readingAlarms: readonly AlarmKind[] = [
  'unreadable',
  'wrong_chain',
  'contradiction',
  'reorganised',
  'failed',
];

interface Window {
  readonly blocks: readonly ChainBlock[];
  /** What each block shows of our contracts, in the same order. */
  readonly shown: readonly ShownTransfer[][];
}
interface Brought {
  readonly block: ChainBlock;
  readonly network: Network;
  readonly userId: bigint;
  readonly seen: SeenTransfer;
}

/**
 * One look at a chain; true when there is more to read at once. A trouble with its node is an alarm and nothing else: no
 * block is passed over. Safe in any number of processes. @throws DatabaseUnavailable
 */
export async function watchChain(services: Services, work: ChainWork, signal: AbortSignal): Promise<boolean> {
  const { chain } = work;
  try {
    const more = await readNew(services, work, signal);
    await clearAlarms(services, chain.id, readingAlarms);
    await watchSilence(services, chain);
    return more;
  } catch (error) {
    if (signal.aborted) return false;
    if (error instanceof ChainContradiction)
      await raiseAlarm(services, { chainId: chain.id, kind: error.kind, detail: error.message });
    else if (error instanceof ChainUnreadable)
      await raiseAlarm(services, { chainId: chain.id, kind: 'unreadable', detail: error.message });
    else if (isOverload(error)) throw error;
    else {
      services.log.error({ err: error, chain: chain.id }, 'what a chain brought could not be noted');
      await raiseAlarm(services, { chainId: chain.id, kind: 'failed', detail: String(error).slice(0, 300) });
    }
    return false;
  }
}

async function readNew(
  { database }: Services,
  { chain, reader }: ChainWork,
  signal: AbortSignal,
): Promise<boolean> {
  const networks = (await listNetworks(database)).filter((n) => n.chainId === chain.id);
  const contracts = networks.map((n) => n.contract);
  if (contracts.length === 0) return false;
  const final = await reader.finalBlock(chain.creditConfirmations);
  let cursor = await findCursor(database, chain.id);
  if (!cursor) {
    await database.transaction((tx) => insertCursor(tx, chain.id, final));
    return false;
  }
  const fetchFrom = (at: bigint): Promise<Window> | null => {
    if (at > final.number) return null;
    const window = fetchWindow(reader, at, final, contracts);
    // It may fail while nobody waits for it; where it is still wanted, it fails again when it is waited for.
    window.catch(() => {});
    return window;
  };
  let ahead = fetchFrom(cursor.number + 1n);
  if (!ahead) checkSame(cursor, final);
  for (let windows = 0; ahead; windows += 1) {
    if (signal.aborted || windows === windowsPerRound) return !signal.aborted;
    const window = await ahead;
    checkLinked(cursor, window.blocks);
    const last = window.blocks.at(-1);
    if (!last) return false;
    ahead = windows + 1 < windowsPerRound ? fetchFrom(last.number + 1n) : null;
    const brought = await proveOurs(database, reader, chain, networks, window);
    const from: Cursor = cursor;
    const moved = await database.transaction((tx) => note(tx, chain.id, from, last, brought));
    if (!moved) return false;
    cursor = { number: last.number, hash: last.hash, readAt: from.readAt };
  }
  return cursor.number < final.number;
}

/** The last block that was read is no longer the one at its height. */
const undone = (at: bigint) =>
  new ChainContradiction(`block ${at} was read as final and has been replaced`, 'reorganised');

function checkSame(cursor: Cursor, final: ChainBlock): void {
  if (final.number === cursor.number && final.hash !== cursor.hash) throw undone(cursor.number);
}

function checkLinked(cursor: Cursor, blocks: readonly ChainBlock[]): void {
  let before: Pick<ChainBlock, 'number' | 'hash'> = cursor;
  for (const block of blocks) {
    if (block.number !== before.number + 1n) throw new ChainContradiction(`no block ${before.number + 1n}`);
    if (block.parentHash !== before.hash)
      throw before === cursor
        ? undone(cursor.number)
        : new ChainContradiction(`block ${block.number} does not follow ${before.hash}`);
    before = block;
  }
}

async function fetchWindow(
  reader: ChainReader,
  from: bigint,
  final: ChainBlock,
  contracts: readonly string[],
): Promise<Window> {
  const left = Number(final.number - from) + 1;
  const numbers = Array.from({ length: Math.min(left, windowBlocks) }, (_, i) => from + BigInt(i));
  const blocks = await several(numbers, reader.atOnce, reader.block);
  const last = blocks.at(-1);
  if (last?.number === final.number && last.hash !== final.hash)
    throw new ChainContradiction(`block ${final.number} has two hashes`);
  const shown = await several(blocks, reader.atOnce, (block) => reader.transfersIn(block, contracts));
  return { blocks, shown };
}

/** Asks about each, so many at once; the answers in the order of the questions. */
async function several<I, O>(
  items: readonly I[],
  atOnce: number,
  ask: (item: I) => Promise<O>,
): Promise<O[]> {
  const answers: O[] = [];
  for (let at = 0; at < items.length; at += atOnce)
    answers.push(...(await Promise.all(items.slice(at, at + atOnce).map(ask))));
  return answers;
}

/** The transfers from outside to our addresses, each proved by the receipt of its transaction; in the order of the blocks. */
async function proveOurs(
  database: Database,
  reader: ChainReader,
  chain: ChainRow,
  networks: readonly Network[],
  { blocks, shown }: Window,
): Promise<Brought[]> {
  const named = [...new Set(shown.flat().flatMap((t) => [t.from, t.to]))];
  if (named.length === 0) return [];
  const found = await listAddressOwners(database, chain.kind, named);
  const owners = new Map(found.map((row) => [row.address, row.userId]));
  const contracts = networks.map((n) => n.contract);
  const byContract = new Map(networks.map((n) => [contractKey(chain, n.contract), n]));
  // What moves between our own addresses is nobody's deposit: the house gathers what is on them.
  const isDeposit = (t: ShownTransfer) => owners.has(t.to) && !owners.has(t.from);
  const brought: Brought[] = [];
  for (const [i, block] of blocks.entries()) {
    const ours = (shown[i] ?? []).filter(isDeposit);
    for (const txHash of new Set(ours.map((t) => t.txHash))) {
      const proved = (await reader.prove(block, txHash, contracts)).filter(isDeposit);
      if (written(proved) !== written(ours.filter((t) => t.txHash === txHash)))
        throw new ChainContradiction(`logs and receipt of ${txHash} differ`);
      for (const seen of proved) {
        const [network, userId] = [byContract.get(contractKey(chain, seen.contract)), owners.get(seen.to)];
        if (network && userId !== undefined) brought.push({ block, network, userId, seen });
      }
    }
  }
  return brought;
}
/** Capitals are a checksum on EVM chains, and part of the address on TRON. */
const contractKey = ({ kind }: ChainRow, contract: string): string =>
  kind === 'evm' ? contract.toLowerCase() : contract;
const written = (transfers: readonly ShownTransfer[]): string =>
  transfers
    .map((t) => [t.contract, t.from, t.to, t.raw].join(' '))
    .sort()
    .join('\n');

/** The cursor first: who finds it elsewhere has come too late and notes nothing. */
async function note(
  tx: Tx,
  chainId: string,
  from: Cursor,
  to: ChainBlock,
  brought: readonly Brought[],
): Promise<boolean> {
  if (!(await moveCursor(tx, chainId, from, to))) return false;
  if (brought.length === 0) return true;
  const numbers = await topUpNumbers(tx);
  for (const { block, network, userId, seen } of brought)
    await recordTransfer(tx, network, userId, seen, block, numbers);
  return true;
}

/** A node may answer well and stand still. */
async function watchSilence(services: Services, chain: ChainRow): Promise<void> {
  const { database, clock } = services;
  const cursor = await findCursor(database, chain.id);
  const { chainSilentMinutes } = await topUpNumbers(database);
  const minutes = cursor ? (clock.now().getTime() - cursor.readAt.getTime()) / 60_000 : 0;
  if (minutes < chainSilentMinutes) await clearAlarms(services, chain.id, ['silent']);
  else
    await raiseAlarm(services, {
      chainId: chain.id,
      kind: 'silent',
      detail: `no new final block since ${cursor?.readAt.toISOString()}`,
    });
}
