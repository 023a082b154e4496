// The TRON chain of a run: a scripted node, new blocks all the time, and whoever pays on it.
import { confirmWallet } from '../../apps/api/src/slices/topups/index.ts';
import { devDepositKey } from '../../apps/api/src/testing/chain/coin.ts';
import { startTronNode } from '../../apps/api/src/testing/chain/tron-node.ts';
import { pause } from './caller.ts';
import { blockMs, type Chain, unitsPerCent } from './chain.ts';

const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const stranger = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7';
const payee = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

/** Starts the node; a new block comes every half second. */
export async function openTronChain(): Promise<Chain> {
  const node = await startTronNode();
  let open = true;
  let blocks = 0n;
  const add: typeof node.add = (transactions) => {
    blocks += 1n;
    return node.add(transactions);
  };
  const growing = (async () => {
    while (open) {
      await pause(blockMs);
      add();
    }
  })();
  return {
    id: 'tron',
    network: 'tron-usdt',
    nodeUrl: node.url,
    depositKey: { name: 'DEPOSIT_XPUB_TRON', key: devDepositKey() },
    payee,
    enrol: (owner) => owner.transaction((tx) => confirmWallet(tx, { tron: devDepositKey() }, 'tron')),
    async pay(moves) {
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
    height: async () => node.first + blocks,
    async close() {
      open = false;
      await growing;
      await node.stop();
    },
  };
}
