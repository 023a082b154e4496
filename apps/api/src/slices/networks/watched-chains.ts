// The chains that are read: those with a node in the configuration, each with its reader, and the alarms about them.
import type { Services } from '../../platform/services.ts';
import { type ChainReader, ChainUnreadable } from './chain-reader.ts';
import { openChain } from './chain-readers.ts';
import {
  type AlarmKind,
  type ChainRow,
  clearChainAlarms,
  listChains,
  upsertChainAlarm,
} from './chains.sql.ts';

/** A chain with what reads it. */
export interface ChainWork {
  readonly chain: ChainRow;
  readonly reader: ChainReader;
}

/** A reader keeps its connections: one for each chain and set of nodes, for as long as the process lives. */
const readers = new Map<string, Promise<ChainReader>>();
const complained = new Set<string>();

/** The chain and its reader; null when it has no node, or the registry does not know it. What is asked when `signal` comes is given up. */
export async function findWatchedChain(
  { config, database, log }: Services,
  chainId: string,
  signal: AbortSignal,
): Promise<ChainWork | null> {
  const urls = config.chainNodes.get(chainId);
  if (!urls) return null;
  const chain = (await listChains(database)).find((c) => c.id === chainId);
  if (!chain) {
    if (!complained.has(chainId))
      log.error({ chain: chainId }, 'CHAIN_NODES names a chain that is not in the registry');
    complained.add(chainId);
    return null;
  }
  const key = [chain.id, chain.evmChainId, ...urls].join(' ');
  const reader = readers.get(key) ?? openChain(chain, urls);
  readers.set(key, reader);
  return { chain, reader: untilAborted(await reader, signal) };
}

/** The same reader, whose questions end when the signal comes: a node that is silent holds nobody up. */
export function untilAborted(reader: ChainReader, signal: AbortSignal): ChainReader {
  const or = async <T>(answer: Promise<T>): Promise<T> => {
    let end = () => {};
    const aborted = new Promise<never>((_resolve, reject) => {
      end = () => reject(new ChainUnreadable('stopped'));
      signal.addEventListener('abort', end, { once: true });
      if (signal.aborted) end();
    });
    return Promise.race([answer, aborted]).finally(() => signal.removeEventListener('abort', end));
  };
  return {
    atOnce: reader.atOnce,
    finalBlock: (...question) => or(reader.finalBlock(...question)),
    block: (...question) => or(reader.block(...question)),
    transfersIn: (...question) => or(reader.transfersIn(...question)),
    prove: (...question) => or(reader.prove(...question)),
    finalTransaction: (...question) => or(reader.finalTransaction(...question)),
    sightings: (...question) => or(reader.sightings(...question)),
  };
}

/** Shows operators that something is wrong with a chain; the log hears of it once. */
export async function raiseAlarm(
  { database, log }: Services,
  alarm: {
    readonly chainId: string;
    readonly kind: AlarmKind;
    readonly subject?: string;
    readonly detail: string;
  },
): Promise<void> {
  if (await database.transaction((tx) => upsertChainAlarm(tx, alarm)))
    log.error(alarm, 'a chain needs a look');
}

/** Ends the alarms of some kinds about a chain, but those about what is listed. */
export async function clearAlarms(
  { database, log }: Services,
  chainId: string,
  kinds: readonly AlarmKind[],
  but: readonly string[] = [],
): Promise<void> {
  const cleared = await database.transaction((tx) => clearChainAlarms(tx, chainId, kinds, but));
  if (cleared > 0) log.info({ chain: chainId, kinds }, 'a chain is well again');
}
