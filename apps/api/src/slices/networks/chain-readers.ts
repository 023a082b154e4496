// The readers of this process: one for each chain that has a node, made from what the registry says of it.

import type { ChainReader } from './chain-reader.ts';
import type { ChainRow } from './chains.sql.ts';
import { evmReader } from './fetch-evm-chain.ts';
import { tronReader } from './fetch-tron-chain.ts';
import { bothNodes } from './two-nodes.ts';

/** Reads the chain through its one or two nodes. */
export function openChain(chain: ChainRow, urls: readonly string[], timeoutMs?: number): ChainReader {
  const timeout = timeoutMs === undefined ? {} : { timeoutMs };
  const open = (url: string): ChainReader =>
    chain.evmChainId === null
      ? tronReader({ url, ...timeout })
      : evmReader({ url, chainId: chain.evmChainId, ...timeout });
  const [one, other] = urls.map(open);
  if (!one) throw new Error(`${chain.id} has no node`);
  return other ? bothNodes(one, other) : one;
}
