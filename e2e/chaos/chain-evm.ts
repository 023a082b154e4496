// The EVM chain of a run: a real node on this machine, a coin on it, and blocks all the time.
import type { Address } from 'viem';
import { insertEvmChain } from '../../apps/api/src/slices/networks/chains.sql.ts';
import { confirmWallet } from '../../apps/api/src/slices/topups/index.ts';
import { startAnvil } from '../../apps/api/src/testing/chain/anvil.ts';
import {
  coinAbi,
  deployCoin,
  devDepositKey,
  mined,
  openClient,
} from '../../apps/api/src/testing/chain/coin.ts';
import { pause } from './caller.ts';
import { blockMs, type Chain, unitsPerCent } from './chain.ts';

const id = 'localnet';
const network = 'localnet-usdt';
/** Somebody whom nobody knows. */
const payee = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** Blocks until something counts, the block itself included. */
const confirmations = 3;
/** Blocks that are there before anybody looks. */
const before = 6;

/** Starts the node and puts the coin on it; a new block comes every half second, and one with each payment. @throws when it does not come up */
export async function openEvmChain(): Promise<Chain> {
  const node = await startAnvil();
  const client = openClient(node.url);
  const contract = await deployCoin(client);
  await client.mine({ blocks: before });
  let open = true;
  // Whoever sends waits for whoever sent before: the account counts its transactions.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  const growing = (async () => {
    while (open) {
      await pause(blockMs);
      await inTurn(() => client.mine({ blocks: 1 }));
    }
  })();
  growing.catch(() => {});
  return {
    id,
    network,
    nodeUrl: node.url,
    depositKey: { name: 'DEPOSIT_XPUB_EVM', key: devDepositKey() },
    payee,
    async enrol(owner) {
      await insertEvmChain(owner, {
        id,
        name: 'Localnet',
        evmChainId: 31_337,
        creditConfirmations: confirmations,
        payoutConfirmations: confirmations,
        networkId: network,
        coin: 'USDT',
        contract,
        minimumCents: 1_000n,
        feeCents: 100n,
      });
      await owner.transaction((tx) => confirmWallet(tx, { evm: devDepositKey() }, 'evm'));
    },
    pay: (moves) =>
      inTurn(async () => {
        const hash = await client.writeContract({
          address: contract,
          abi: coinAbi,
          functionName: 'transferMany',
          args: [moves.map(({ to }) => to as Address), moves.map(({ cents }) => cents * unitsPerCent)],
        });
        await mined(client, hash);
        return hash;
      }),
    height: () => client.getBlockNumber(),
    async close() {
      open = false;
      await growing.catch(() => {});
      await node.stop();
    },
  };
}
