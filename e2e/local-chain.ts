// A real EVM node beside the journeys' server: its coin in the registry, the watchers looking at it, and somebody who sends.
import type { Address, Hex } from 'viem';
import { parseUnits } from 'viem/utils';
import { startWatches } from '../apps/api/src/platform/watches.ts';
import { insertEvmChain } from '../apps/api/src/slices/networks/chains.sql.ts';
import { confirmWallet, topupsJobs } from '../apps/api/src/slices/topups/index.ts';
import { withdrawalsJobs } from '../apps/api/src/slices/withdrawals/index.ts';
import type { TestApp } from '../apps/api/src/testing/app.ts';
import { startAnvil } from '../apps/api/src/testing/chain/anvil.ts';
import { coinAbi, deployCoin, devDepositKey, mined, openClient } from '../apps/api/src/testing/chain/coin.ts';

const chainId = 'localnet';
export const localNetwork = 'localnet-usdt';
/** Blocks until a deposit counts, the block itself included. */
export const localConfirmations = 6;
/** Blocks that are there before anybody looks. */
const before = 12;

export interface LocalChain {
  /** What the server's configuration says about it. */
  readonly env: Record<string, string>;
  /** Puts its coin into the registry and begins to watch. */
  open(app: TestApp): Promise<void>;
  /** Sends so many dollars' worth to an address; answers the hash once it is in a block. */
  send(to: string, dollars: string): Promise<Hex>;
  mine(blocks: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the node and deploys the coin. @throws when it does not come up */
export async function startLocalChain(): Promise<LocalChain> {
  const anvil = await startAnvil();
  const client = openClient(anvil.url);
  const coin = await deployCoin(client);
  await client.mine({ blocks: before });
  let watching: { stop(): Promise<void> } | null = null;
  return {
    env: { CHAIN_NODES: `${chainId}=${anvil.url}`, DEPOSIT_XPUB_EVM: devDepositKey() },
    async open(app) {
      await app.db.transaction((tx) => confirmWallet(tx, { evm: devDepositKey() }, 'evm'));
      await insertEvmChain(app.owner, {
        id: chainId,
        name: 'Localnet',
        evmChainId: 31_337,
        creditConfirmations: localConfirmations,
        payoutConfirmations: localConfirmations,
        networkId: localNetwork,
        coin: 'USDT',
        contract: coin,
        minimumCents: 1_000n,
        feeCents: 100n,
      });
      const watches = [...(topupsJobs.watches ?? []), ...(withdrawalsJobs.watches ?? [])];
      watching = startWatches(app.services, watches);
      await begun(app);
    },
    async send(to, dollars) {
      const hash = await client.writeContract({
        address: coin,
        abi: coinAbi,
        functionName: 'transfer',
        args: [to as Address, parseUnits(dollars, 6)],
      });
      await mined(client, hash);
      return hash;
    },
    mine: (blocks) => client.mine({ blocks }),
    async stop() {
      await watching?.stop();
      await anvil.stop();
    },
  };
}

/** The first look only notes where the chain ends: what is sent before it is nobody's deposit. */
async function begun(app: TestApp): Promise<void> {
  for (;;) {
    const found = await app.owner.maybe('e2e.cursor', 'select 1 from chain_cursors where chain_id = $1', [
      chainId,
    ]);
    if (found) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
