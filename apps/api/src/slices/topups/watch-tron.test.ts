// The watcher over TRON's solidified blocks: the same rules, another kind of chain; its answers are made in the shape of recorded ones.
import { HDKey, mnemonicToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from '../../ledger/index.ts';
import { withTestApp } from '../../testing/app.ts';
import { testPhrase } from '../../testing/chain/coin.ts';
import { startTronNode, type TronMove, type TronNode } from '../../testing/chain/tron-node.ts';
import { TEST_START } from '../../testing/database.ts';
import { createShopper } from '../../testing/fixtures.ts';
import { type ChainReader, listChainAlarms, listChains, openChain } from '../networks/index.ts';
import { businessRules } from '../operations/index.ts';
import { findCursor } from './chain-cursors.sql.ts';
import { depositAddressOf } from './deposit-address.ts';
import { watchChain } from './watch-chain.ts';

const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const stranger = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7';
const dollars = (n: number): bigint => BigInt(n) * 1_000_000n;

const world = withTestApp();
let node: TronNode;
let reader: ChainReader;
beforeAll(async () => {
  node = await startTronNode();
});
afterAll(() => node?.stop());
const tron = async () => {
  const chain = (await listChains(world.db)).find((c) => c.id === 'tron');
  if (!chain) throw new Error('no TRON');
  return chain;
};
beforeEach(async () => {
  world.clock.set(TEST_START);
  node.answer = null;
  reader = await openChain(await tron(), [node.url], 2_000);
  await watch();
});
afterEach(async () => expect(await reconcile(world.db, businessRules)).toEqual([]));

const watch = async () => {
  const work = { chain: await tron(), reader };
  while (await watchChain(world.services, work, new AbortController().signal));
};
const xpub = mnemonicToAccount(testPhrase, { path: "m/44'/60'/0'" }).getHdKey().publicExtendedKey;
async function holder() {
  const { userId } = await createShopper(world.owner);
  const address = await depositAddressOf(world.db, { tron: xpub }, 'tron', userId);
  return { userId, address: address ?? '' };
}
const to = (address: string, raw: bigint, contract = usdt): TronMove => ({
  contract,
  from: stranger,
  to: address,
  raw,
});
const transfers = (userId: bigint) =>
  world.owner.many<{ cents: bigint; txHash: string; to: string; ordinal: number }>(
    'test.transfers',
    'select cents, tx_hash as "txHash", to_address as "to", ordinal from chain_transfers where user_id = $1 order by id',
    [userId],
  );
const alarms = async () => (await listChainAlarms(world.db)).map((a) => a.kind);
const cursor = async () => (await findCursor(world.db, 'tron'))?.number;

describe('TRON', () => {
  it('its transfers are noted, each once, to the address as it is written', async () => {
    const who = await holder();
    expect(who.address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
    expect(HDKey.fromExtendedKey(xpub).privateKey).toBeNull();
    const [, batch] = node.add([
      { moves: [] },
      { moves: [to(stranger, dollars(7)), to(who.address, dollars(20)), to(who.address, dollars(30))] },
    ]);
    node.add();
    await watch();
    await watch();
    expect(await transfers(who.userId)).toEqual([
      { cents: 2_000n, txHash: batch, to: who.address, ordinal: 1 },
      { cents: 3_000n, txHash: batch, to: who.address, ordinal: 2 },
    ]);
  });

  it('what failed, what is nothing, and another contract’s are none', async () => {
    const who = await holder();
    node.add([
      { moves: [to(who.address, dollars(20))], result: 'REVERT' },
      { moves: [to(who.address, dollars(20))], result: 'OUT_OF_ENERGY' },
      { moves: [to(who.address, 0n)] },
      { moves: [to(who.address, dollars(20), stranger)] },
    ]);
    await watch();
    expect(await transfers(who.userId)).toEqual([]);
    expect(await alarms()).toEqual([]);
  });

  let asked = 0;
  type Answer = NonNullable<TronNode['answer']>;
  it.each<[string, Answer, string]>([
    [
      'without the transactions of a block',
      (path) => (path === 'gettransactioninfobyblocknum' ? [] : undefined),
      'unreadable',
    ],
    ['without a block', (path) => (path === 'getblockbynum' ? {} : undefined), 'unreadable'],
    [
      'that changes its mind about a block',
      (path, truth) => {
        if (path !== 'getblockbynum') return undefined;
        asked += 1;
        const { blockID, ...rest } = truth as { blockID: string };
        return asked % 2 === 0 ? { ...rest, blockID: `${blockID.slice(0, 16)}${'0'.repeat(48)}` } : undefined;
      },
      'contradiction',
    ],
    [
      'that does not follow',
      (path, truth) => {
        if (path !== 'getblockbynum') return undefined;
        const block = structuredClone(truth) as { block_header: { raw_data: { parentHash: string } } };
        block.block_header.raw_data.parentHash = 'f'.repeat(64);
        return block;
      },
      'reorganised',
    ],
    [
      'whose receipt says that it failed',
      (path, truth) =>
        path === 'gettransactioninfobyid' ? { ...(truth as object), result: 'FAILED' } : undefined,
      'contradiction',
    ],
  ])('a node %s credits nothing and skips nothing', async (_, answer, alarm) => {
    const who = await holder();
    node.add([{ moves: [to(who.address, dollars(20))] }]);
    const before = await cursor();
    node.answer = answer;
    await watch();
    expect(await cursor()).toBe(before);
    expect(await alarms()).toEqual([alarm]);
    node.answer = null;
    await watch();
    expect(await transfers(who.userId)).toHaveLength(1);
    expect(await alarms()).toEqual([]);
  });

  it('a node that sends on to another one is not followed', async () => {
    const who = await holder();
    node.add([{ moves: [to(who.address, dollars(20))] }]);
    const before = await cursor();
    node.redirects = true;
    await watch();
    expect(await cursor()).toBe(before);
    expect(await alarms()).toEqual(['unreadable']);
    node.redirects = false;
    await watch();
    expect(await transfers(who.userId)).toHaveLength(1);
    expect(await alarms()).toEqual([]);
  });

  it('tells how a transaction ended', async () => {
    const [sent, failed] = node.add([
      { moves: [to(stranger, dollars(5))] },
      { moves: [to(stranger, dollars(5))], result: 'REVERT' },
    ]);
    expect(await reader.finalTransaction(sent ?? '', [usdt], 19)).toMatchObject({
      success: true,
      transfers: [{ to: stranger, raw: dollars(5), contract: usdt }],
    });
    expect(await reader.finalTransaction(failed ?? '', [usdt], 19)).toEqual({ success: false });
    expect(await reader.finalTransaction('0'.repeat(64), [usdt], 19)).toBeNull();
  });
});
