// The chains of a run: a scripted TRON node and a real EVM node, both read by the servers' own watchers.
import type { Chain } from './chain.ts';
import { openEvmChain } from './chain-evm.ts';
import { openTronChain } from './chain-tron.ts';

/** Starts both nodes. @throws when one does not come up */
export const openChains = (): Promise<Chain[]> => Promise.all([openTronChain(), openEvmChain()]);

/** What the servers' environment says of them. */
export const environmentOf = (chains: readonly Chain[]): Record<string, string> => ({
  CHAIN_NODES: chains.map(({ id, nodeUrl }) => `${id}=${nodeUrl}`).join(', '),
  ...Object.fromEntries(chains.map(({ depositKey: { name, key } }) => [name, key])),
});
