// The chain of a run: a scripted TRON node that all servers watch, new blocks all the time, and whoever pays on it.
import { devDepositKey } from '../../apps/api/src/testing/chain/coin.ts';
import { startTronNode } from '../../apps/api/src/testing/chain/tron-node.ts';
import { pause } from './caller.ts';

/** The network of the registry that the crowd uses. */
export const chainNetwork = 'tron-usdt';
const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const stranger = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7';
/** Where the crowd has its withdrawals sent to. */
export const payeeAddress = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const unitsPerCent = 10_000n;
/** The wallets that deposit addresses come from. */
export const depositKeys = { tron: devDepositKey() };

export interface Chain {
  /** What the servers have to be told. */
  readonly environment: Readonly<Record<string, string>>;
  /** Puts a transaction into the next block that brings so much to each address; answers its hash. */
  pay(moves: readonly { readonly to: string; readonly cents: bigint }[]): string;
  /** The number of its newest block. */
  height(): bigint;
  close(): Promise<void>;
}

/** Starts the node; a new block comes every half second. */
export async function openChain(): Promise<Chain> {
  const node = await startTronNode();
  let open = true;
  let blocks = 0n;
  const add: typeof node.add = (transactions) => {
    blocks += 1n;
    return node.add(transactions);
  };
  const growing = (async () => {
    while (open) {
      await pause(500);
      add();
    }
  })();
  return {
    environment: { CHAIN_NODES: `tron=${node.url}`, DEPOSIT_XPUB_TRON: depositKeys.tron },
    pay(moves) {
      const [hash = ''] = add([
        {
          moves: moves.map(({ to, cents }) => ({
            contract: usdt,
            from: stranger,
            to,
            raw: cents * unitsPerCent,
          })),
        },
      ]);
      return hash;
    },
    height: () => node.first + blocks,
    async close() {
      open = false;
      await growing;
      await node.stop();
    },
  };
}
