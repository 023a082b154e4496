// Money that arrives on chains as the watcher would note it: from made-up wallets, to made-up addresses, passed by the staff.
import { createHash } from 'node:crypto';
import { getAddress } from 'viem';
import { findNetwork } from '../../../src/slices/networks/index.ts';
import { recordTransfer, topUpNumbers } from '../../../src/slices/topups/index.ts';
import { passTopUp, type Staff } from './staff.ts';
import type { World } from './world.ts';

const networks = ['arbitrum-usdt', 'ethereum-usdt', 'arbitrum-usdc', 'ethereum-usdc'] as const;
const secondsPerBlock = 12;

const hash = (text: string): string => `0x${createHash('sha256').update(`demo ${text}`).digest('hex')}`;
const address = (text: string) => getAddress(hash(text).slice(0, 42));
/** Of a made-up transaction, the same in every world. */
export const demoHash = (text: string): string => hash(`transaction ${text}`);

export interface Deposit {
  readonly userId: bigint;
  readonly cents: bigint;
  readonly network?: (typeof networks)[number];
}

/** Coins arrive and are matched or parked; nobody has looked at them yet. Answers the transfer's id. */
export async function arrive(world: World, { userId, cents, network: asked }: Deposit): Promise<bigint> {
  const { tx, clock } = world;
  world.transfers += 1;
  const nth = world.transfers;
  const network = await findNetwork(tx, asked ?? networks[Number(userId) % networks.length] ?? networks[0]);
  if (!network) throw new Error('a network of the registry is missing');
  const number = BigInt(Math.floor(clock.now().getTime() / 1000 / secondsPerBlock));
  const seen = {
    txHash: demoHash(`deposit ${nth}`),
    ordinal: 0,
    contract: network.contract,
    from: address(`wallet ${userId}`),
    to: address(`deposits ${userId}`),
    raw: cents * 10n ** BigInt(network.decimals - 2),
  };
  const block = { number, hash: hash(`block ${number}`) };
  await recordTransfer(tx, network, userId, seen, block, await topUpNumbers(tx));
  const { id } = await tx.one<{ id: bigint }>(
    'demo.transfer',
    'select id from chain_transfers where chain_id = $1 and tx_hash = $2',
    [network.chainId, seen.txHash],
  );
  return id;
}

/** Coins arrive and are credited. */
export async function deposit(world: World, staff: Staff, given: Deposit): Promise<void> {
  const transferId = await arrive(world, given);
  const { id } = await world.tx.one<{ id: bigint }>(
    'demo.topUpOf',
    'select topup_id as id from chain_transfers where id = $1',
    [transferId],
  );
  const proof = { by: 'transfer', transferId: String(transferId) } as const;
  await passTopUp(world, staff, { id: String(id), proof });
}
