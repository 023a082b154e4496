// A server on a test database with a local chain beside it: its coin in the registry, people with addresses on it, and a watcher to call.
import type { Address, Hex } from 'viem';
import { parseUnits } from 'viem/utils';
import { afterAll, beforeAll } from 'vitest';
import { insertEvmChain } from '../../slices/networks/chains.sql.ts';
import { type ChainWork, listChains, openChain } from '../../slices/networks/index.ts';
import { depositAddressOf } from '../../slices/topups/deposit-address.ts';
import { watchChain } from '../../slices/topups/watch-chain.ts';
import { openTestApp, type TestApp } from '../app.ts';
import { createShopper, type Shopper } from '../fixtures.ts';
import { type Anvil, startAnvil } from './anvil.ts';
import { type ChainClient, coinAbi, deployCoin, devDepositKey, mined, openClient } from './coin.ts';
import { type Meddler, startMeddler } from './meddler.ts';

export const chainId = 'localnet';
export const networkId = 'localnet-usdt';
/** Blocks until a deposit counts in these tests, the block itself included. */
export const confirmations = 3;

export interface ChainWorld extends TestApp {
  anvil: Anvil;
  client: ChainClient;
  /** The coin in the registry. */
  coin: Address;
  node: Meddler;
}
export interface Holder extends Shopper {
  readonly address: Address;
}

/** For the top of a test file; reach through the object. */
export function withChain(): ChainWorld {
  const world = {} as ChainWorld;
  beforeAll(async () => {
    const [app, anvil] = await Promise.all([openTestApp({ max: 32 }), startAnvil()]);
    const client = openClient(anvil.url);
    const coin = await deployCoin(client);
    const node = await startMeddler(anvil.url);
    Object.assign(world, app, { anvil, client, coin, node });
    await insertEvmChain(app.owner, {
      id: chainId,
      name: 'Local',
      evmChainId: 31_337,
      creditConfirmations: confirmations,
      payoutConfirmations: confirmations + 1,
      networkId,
      coin: 'USDT',
      contract: coin,
      minimumCents: 1_000n,
      feeCents: 100n,
    });
  }, 120_000);
  afterAll(async () => {
    await world.node?.stop();
    await world.anvil?.stop();
    await world.drop?.();
  });
  return world;
}

/** A shopper with a deposit address. */
export async function createHolder(world: ChainWorld): Promise<Holder> {
  const shopper = await createShopper(world.owner);
  const address = await depositAddressOf(world.db, { evm: devDepositKey() }, 'evm', shopper.userId);
  return { ...shopper, address: address as Address };
}

/** Dollars as the coin counts them. */
export const raw = (dollars: string): bigint => parseUnits(dollars, 6);

interface SendOptions {
  readonly call?: 'transfer' | 'transferAndFail' | 'pretend';
  readonly coin?: Address;
  /** An account that the chain lets anybody act as. */
  readonly from?: Address;
}
/** Sends a transaction of the coin and waits until it is mined; answers its hash, failed or not. */
export async function send(
  world: ChainWorld,
  to: Address,
  value: bigint,
  { call = 'transfer', coin = world.coin, from }: SendOptions = {},
): Promise<Hex> {
  // With the gas given it is sent unasked, as a transaction that fails must be.
  const hash = await world.client.writeContract({
    address: coin,
    abi: coinAbi,
    account: from ?? world.client.account,
    functionName: call,
    args: [to, value],
    gas: 200_000n,
    // Always the same fee: sent again with the same nonce it is the same transaction.
    maxFeePerGas: 100_000_000_000n,
    maxPriorityFeePerGas: 1n,
  });
  await mined(world.client, hash);
  return hash;
}
/** Several transfers in one transaction. */
export async function sendMany(
  world: ChainWorld,
  to: readonly Address[],
  values: readonly bigint[],
): Promise<Hex> {
  const hash = await world.client.writeContract({
    address: world.coin,
    abi: coinAbi,
    functionName: 'transferMany',
    args: [to, values],
  });
  await mined(world.client, hash);
  return hash;
}
/** Until what is mined now is final. */
export const finalise = (world: ChainWorld): Promise<void> => world.client.mine({ blocks: confirmations });

/** The chain, read through these nodes, or straight. A shorter patience than in earnest. */
export async function workOf(
  world: ChainWorld,
  { urls = [world.anvil.url], timeoutMs = 10_000 } = {},
): Promise<ChainWork> {
  const chain = (await listChains(world.db)).find((c) => c.id === chainId);
  if (!chain) throw new Error('no chain');
  return { chain, reader: await openChain(chain, urls, timeoutMs) };
}
/** Looks at the chain until it is read. */
export async function watch(
  world: ChainWorld,
  how: { urls?: string[]; timeoutMs?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const work = await workOf(world, how);
  while (await watchChain(world.services, work, how.signal ?? new AbortController().signal));
}
/** Begins to read at the chain's present end, whatever other tests left. */
export async function beginHere(world: ChainWorld): Promise<void> {
  world.node.how = {};
  await world.owner.run('test.forget', 'delete from chain_cursors');
  await world.owner.run(
    'test.quiet',
    `update chain_alarms set cleared_at = raised_at where cleared_at is null`,
  );
  await finalise(world);
  await watch(world);
}
