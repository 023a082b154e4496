// The readers of this process: one for each chain that has a node, made from what the registry says of it.

import type { ChainReader } from './chain-reader.ts';
import type { ChainRow } from './chains.sql.ts';
import { bothNodes } from './two-nodes.ts';

/** Reads the chain through its one or two nodes. What speaks to nodes is loaded with the first: a process that reads no chain has no use for its 20 MB. */
export async function openChain(
  chain: ChainRow,
  urls: readonly string[],
  timeoutMs?: number,
): Promise<ChainReader> {
  const timeout = timeoutMs === undefined ? {} : { timeoutMs };
  const open = async (url: string): Promise<ChainReader> =>
    chain.evmChainId === null
      ? (await import('./fetch-tron-chain.ts')).tronReader({ url, ...timeout })
      : (await import('./fetch-evm-chain.ts')).evmReader({ url, chainId: chain.evmChainId, ...timeout });
  const [one, other] = await Promise.all(urls.map(open));
  if (!one) throw new Error(`${chain.id} has no node`);
  return other ? bothNodes(one, other) : one;
}
