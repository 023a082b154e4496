// The watcher on a real local chain: what it credits, what it does not, and that nothing is lost or credited twice whatever chain, node or process do.
import { randomBytes } from 'node:crypto';
import type { Address } from 'viem';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, reconcile } from '../../ledger/index.ts';
import { deployCoin } from '../../testing/chain/coin.ts';
import {
  beginHere,
  chainId,
  createHolder,
  finalise,
  type Holder,
  networkId,
  raw,
  send,
  sendMany,
  watch,
  withChain,
  workOf,
} from '../../testing/chain/world.ts';
import { TEST_START } from '../../testing/database.ts';
import { createOperator } from '../../testing/fixtures.ts';
import { outcome } from '../../testing/orders.ts';
import { listChainAlarms } from '../networks/index.ts';
import { businessRules } from '../operations/index.ts';
import { findCursor } from './chain-cursors.sql.ts';
import { createTopUp } from './create-top-up.ts';
import { passTopUp } from './pass-top-up.ts';
import { readTopUpAudit } from './read-top-ups.ts';
import { rewindChain } from './rewind-chain.ts';
import { topUpView } from './top-up.view.ts';
import { topupsJobs } from './topups.jobs.ts';
import { getTopUp } from './topups.sql.ts';

const world = withChain();
const hugest = 2n ** 256n - 1n;
beforeEach(async () => {
  world.clock.set(TEST_START);
  await beginHere(world);
});
afterEach(async () => expect(await reconcile(world.db, businessRules)).toEqual([]));

const write = <T>(act: Parameters<typeof world.db.transaction<T>>[0]) => world.db.transaction(act);
const transfersOf = (who: Holder) =>
  world.owner.many<{ id: bigint; raw: string; cents: bigint; parked: string | null; topUpId: bigint | null }>(
    'test.transfers',
    'select id, raw::text, cents, parked, topup_id as "topUpId" from chain_transfers where user_id = $1 order by id',
    [who.userId],
  );
const topUpsOf = (who: Holder) =>
  world.owner.many<{ id: bigint; status: number; arrived: bigint | null }>(
    'test.topUps',
    'select id, status, arrived_cents as arrived from topups where user_id = $1 order by id',
    [who.userId],
  );
const balance = (who: Holder) => balanceOf(world.db, { type: 'shopper_available', ownerId: who.userId });
const alarms = async () => (await listChainAlarms(world.db)).map((a) => a.kind);
const cursor = async () => (await findCursor(world.db, chainId))?.number;
const setNetwork = (columns: string) =>
  world.owner.run('test.network', `update networks set ${columns} where id = $1`, [networkId]);
const resume = () => topupsJobs.sweeps[0]?.run(world.services);
const autoPass = (cents: number) =>
  world.owner.run(
    'test.auto',
    `insert into settings (key, value, version, changed_by, changed_at) values ('topups.autoPassCents', to_jsonb($1::int), 1, 'test', $2)
     on conflict (key) do update set value = excluded.value`,
    [cents, TEST_START],
  );
/** Final and read, through these nodes. */
async function arrive(how: Parameters<typeof watch>[1] = {}) {
  await finalise(world);
  await watch(world, how);
}

async function pretendToBe<T>(address: Address, act: () => Promise<T>): Promise<T> {
  await world.client.impersonateAccount({ address });
  await world.client.setBalance({ address, value: 10n ** 18n });
  return act();
}

describe('what arrived', () => {
  it('is noted when it is final and not before, announced by itself, and credited against the operator’s pass', async () => {
    const who = await createHolder(world);
    await send(world, who.address, raw('25.50'));
    await watch(world);
    expect(await transfersOf(who)).toEqual([]);
    await arrive();
    const [transfer] = await transfersOf(who);
    expect(transfer).toMatchObject({ raw: '25500000', cents: 2_550n, parked: null });
    const [topUp] = await topUpsOf(who);
    expect(topUp).toMatchObject({ status: 0, arrived: null });
    // Nobody is told that nothing arrived while it is being checked.
    const shown = topUpView(await getTopUp(world.db, topUp?.id ?? 0n), () => '');
    expect(shown).toMatchObject({ amount: null, found: '25.50', arrived: null });
    expect(await balance(who)).toBe(0n);
    const proof = { by: 'transfer', transferId: transfer?.id ?? 0n } as const;
    const operator = await createOperator(world.owner);
    await write((tx) => passTopUp(tx, operator, { id: topUp?.id ?? 0n, proof }, () => true));
    expect(await balance(who)).toBe(2_550n);
    await watch(world);
    expect(await topUpsOf(who)).toHaveLength(1);
  });

  it('by one transaction to several people, and twice to one: each transfer counts', async () => {
    const [who, other] = [await createHolder(world), await createHolder(world)];
    const to = [who.address, other.address, who.address];
    await sendMany(world, to, [raw('10'), raw('20'), raw('30')]);
    await arrive();
    expect((await transfersOf(who)).map((t) => t.cents)).toEqual([1_000n, 3_000n]);
    expect((await transfersOf(other)).map((t) => t.cents)).toEqual([2_000n]);
    expect(await topUpsOf(who)).toHaveLength(2);
  });

  it.each([
    [
      'of another contract with the same name',
      async (who: Holder) => {
        const coin = await deployCoin(world.client);
        await send(world, who.address, raw('100'), { coin });
      },
    ],
    ['that failed', (who: Holder) => send(world, who.address, raw('100'), { call: 'transferAndFail' })],
    ['of nothing', (who: Holder) => send(world, who.address, 0n)],
    ['to somebody else', () => send(world, '0x00000000000000000000000000000000000000aa', raw('100'))],
  ])('a transfer %s is none', async (_, transfer) => {
    const who = await createHolder(world);
    await transfer(who);
    await arrive();
    expect(await transfersOf(who)).toEqual([]);
    expect(await topUpsOf(who)).toEqual([]);
    expect(await alarms()).toEqual([]);
  });

  it('from one of our own addresses is the house’s doing and nobody’s deposit', async () => {
    const [who, other] = [await createHolder(world), await createHolder(world)];
    await send(world, who.address, raw('50'));
    await arrive();
    await pretendToBe(who.address, () => send(world, other.address, raw('50'), { from: who.address }));
    await arrive();
    expect(await transfersOf(who)).toHaveLength(1);
    expect(await transfersOf(other)).toEqual([]);
  });

  it('small ones wait for one another and are one top-up together', async () => {
    const who = await createHolder(world);
    for (const dollars of ['4', '5.999999']) await send(world, who.address, raw(dollars));
    await arrive();
    expect((await transfersOf(who)).map((t) => [t.cents, t.parked])).toEqual([
      [400n, 'below_minimum'],
      [599n, 'below_minimum'],
    ]);
    expect(await topUpsOf(who)).toEqual([]);
    await autoPass(5_000);
    await send(world, who.address, raw('0.01'));
    await arrive();
    await autoPass(0);
    expect(await topUpsOf(who)).toMatchObject([{ status: 1, arrived: 1_000n }]);
    expect((await transfersOf(who)).every((t) => t.parked === null)).toBe(true);
    expect(await balance(who)).toBe(1_000n);
  });

  it('less than a cent is kept, credits nothing, and holds nothing up', async () => {
    const who = await createHolder(world);
    for (const dust of [1n, 9_999n]) await send(world, who.address, dust);
    await arrive();
    expect(await transfersOf(who)).toMatchObject([
      { raw: '1', cents: 0n, parked: 'below_minimum', topUpId: null },
      { raw: '9999', cents: 0n, parked: 'below_minimum', topUpId: null },
    ]);
    await autoPass(5_000);
    await send(world, who.address, raw('10'));
    await arrive();
    await autoPass(0);
    expect(await balance(who)).toBe(1_000n);
    expect(await topUpsOf(who)).toHaveLength(1);
  });

  it('more than there can be waits for a person', async () => {
    const who = await createHolder(world);
    await send(world, who.address, hugest, { call: 'pretend' });
    await send(world, who.address, raw('10'));
    await arrive();
    expect(await transfersOf(who)).toMatchObject([
      { raw: String(hugest), cents: 0n, parked: 'enormous', topUpId: null },
      { cents: 1_000n, parked: null },
    ]);
    expect(await topUpsOf(who)).toHaveLength(1);
  });

  it('on a network that is switched off waits until it is open again', async () => {
    const who = await createHolder(world);
    await setNetwork('enabled = false');
    await send(world, who.address, raw('50'));
    await send(world, who.address, raw('4'));
    await arrive();
    expect((await transfersOf(who)).map((t) => t.parked)).toEqual(['disabled', 'disabled']);
    expect(await resume()).toBe(0);
    await setNetwork('enabled = true');
    expect(await resume()).toBe(1);
    expect((await transfersOf(who)).map((t) => t.parked)).toEqual([null, 'below_minimum']);
    expect(await topUpsOf(who)).toMatchObject([{ status: 0 }]);
    expect(await resume()).toBe(0);
  });

  it('up to the limit passes without a person, above it does not', async () => {
    const who = await createHolder(world);
    await autoPass(2_000);
    await sendMany(world, [who.address, who.address], [raw('20'), raw('20.01')]);
    await arrive();
    await autoPass(0);
    expect((await topUpsOf(who)).map((t) => t.status)).toEqual([1, 0]);
    expect(await balance(who)).toBe(2_000n);
  });

  it('is held against what was credited', async () => {
    const who = await createHolder(world);
    await autoPass(5_000);
    await send(world, who.address, raw('12'));
    await arrive();
    await autoPass(0);
    const [topUp] = await topUpsOf(who);
    const faults = async (tamper: string, mend: string) => {
      await world.owner.run('test.tamper', `update chain_transfers set ${tamper} where user_id = $1`, [
        who.userId,
      ]);
      const found = (await reconcile(world.db, businessRules)).map((f) => `${f.rule} ${f.ref}`);
      await world.owner.run('test.mend', `update chain_transfers set ${mend} where user_id = $1`, [
        who.userId,
      ]);
      return found;
    };
    const both = [`R7 topup:${topUp?.id}`, `R7 network:${networkId}`];
    expect(await faults('cents = 1300', 'cents = 1200')).toEqual(both);
    expect(await faults('topup_id = null', `topup_id = ${topUp?.id}`)).toEqual(both);
    expect(await faults(`network_id = 'tron-usdt'`, `network_id = '${networkId}'`)).toEqual([
      both[0],
      ...[networkId, 'tron-usdt'].map((id) => `R7 network:${id}`),
    ]);
  });

  it('is not credited again where an operator entered its hash before the chain was watched', async () => {
    const who = await createHolder(world);
    const somebody: Address = '0x00000000000000000000000000000000000000aa';
    const hash = await sendMany(world, [somebody, who.address], [raw('1'), raw('40')]);
    const id = await write(async (tx) => {
      const { id } = await tx.one<{ id: bigint }>(
        'test.announce',
        `insert into topups (topup_no, user_id, method, network_id, amount_cents, created_at) values ('T202603020000000011', $1, 'chain', $2, 4000, $3) returning id`,
        [who.userId, networkId, TEST_START],
      );
      return id;
    });
    const proof = { by: 'hash', txHash: hash.toUpperCase().replace('0X', ''), arrived: '40.00' } as const;
    for (const operator of [await createOperator(world.owner), await createOperator(world.owner)])
      await write((tx) => passTopUp(tx, operator, { id, proof }, () => false));
    await arrive();
    expect(await balance(who)).toBe(4_000n);
    expect(await topUpsOf(who)).toHaveLength(1);
  });
});

describe('what was announced', () => {
  /** A claim made by the form. */
  async function announce(who: Holder, amount: string, txHash?: string): Promise<bigint> {
    const evidence = randomBytes(16).toString('hex');
    await world.owner.run(
      'test.evidence',
      `insert into evidence (id, user_id, sha256, picture, created_at) values ($1, $2, $3, '{}', $4)`,
      [evidence, who.userId, randomBytes(32), TEST_START],
    );
    const claim = {
      method: 'chain',
      network: networkId,
      amount,
      evidence,
      ...(txHash && { txHash }),
    } as const;
    return write((tx) => createTopUp(tx, who.actor, claim, 'secret'));
  }
  const matched = async (who: Holder) => (await transfersOf(who)).map((t) => [t.cents, t.topUpId]);

  it('with its hash is that transfer’s; without one it is the oldest that waits', async () => {
    const who = await createHolder(world);
    const unnamed = await announce(who, '20.00');
    const hash = await send(world, who.address, raw('30'));
    const named = await announce(who, '30.00', hash.slice(2).toUpperCase());
    await arrive();
    await send(world, who.address, raw('21'));
    await arrive();
    expect(await matched(who)).toEqual([
      [3_000n, named],
      [2_100n, unnamed],
    ]);
    expect(await topUpsOf(who)).toHaveLength(2);
  });

  it('after it arrived is the same top-up', async () => {
    const who = await createHolder(world);
    const hash = await send(world, who.address, raw('30'));
    await arrive();
    const [made] = await topUpsOf(who);
    expect(await outcome(announce(who, '30.00', `0x${'77'.repeat(32)}`))).not.toBe(made?.id);
    expect(await announce(who, '30.00', hash)).toBe(made?.id);
    expect(await outcome(announce(who, '30.00', hash))).toBe('TX_HASH_USED');
  });

  it('and joined by a second transfer is told beforehand to take two people where both are a large sum', async () => {
    const who = await createHolder(world);
    await send(world, who.address, raw('600'));
    await arrive();
    await setNetwork('enabled = false');
    await send(world, who.address, raw('400'));
    await arrive();
    const [topUp] = await topUpsOf(who);
    const id = topUp?.id ?? 0n;
    const audit = () => readTopUpAudit(world.db, 0n, id, async () => new Map(), world.services);
    const [, parked] = await transfersOf(who);
    expect(await audit()).toMatchObject({
      second: [],
      transfers: [
        { amount: '600.00', second: [] },
        { amount: '400.00', second: ['large'] },
      ],
    });
    const proof = { by: 'transfer', transferId: parked?.id ?? 0n } as const;
    const operator = await createOperator(world.owner);
    await write((tx) => passTopUp(tx, operator, { id, proof }, () => true));
    expect(await audit()).toMatchObject({
      status: '0',
      firstBy: `operator:${operator.operatorId}`,
      second: ['large'],
      transfers: [{ second: ['large'] }, { second: ['large'] }],
    });
    await setNetwork('enabled = true');
  });

  it('and approved by the first of two people keeps its transfer', async () => {
    const who = await createHolder(world);
    await setNetwork('enabled = false');
    await send(world, who.address, raw('1500'));
    await arrive();
    await setNetwork('enabled = true');
    const id = await announce(who, '1500.00');
    const [transfer] = await transfersOf(who);
    const proof = { by: 'transfer', transferId: transfer?.id ?? 0n } as const;
    const [a, b] = [await createOperator(world.owner), await createOperator(world.owner)];
    await write((tx) => passTopUp(tx, a, { id, proof }, () => true));
    await send(world, who.address, raw('1500'));
    await arrive();
    expect((await matched(who))[0]).toEqual([150_000n, id]);
    expect(await topUpsOf(who)).toHaveLength(2);
    await write((tx) => passTopUp(tx, b, { id, proof }, () => true));
    expect(await balance(who)).toBe(150_000n);
  });
});

describe('reorganisations', () => {
  const reorganise = (depth: number) =>
    world.client.request({ method: 'anvil_reorg' as never, params: [depth, []] as never });

  it('before a block is final take the transfer with them; mined again it counts once', async () => {
    const who = await createHolder(world);
    const before = await world.client.getTransactionCount({ address: world.client.account.address });
    await send(world, who.address, raw('15'));
    await watch(world);
    await reorganise(1);
    await arrive();
    expect(await transfersOf(who)).toEqual([]);
    expect(await alarms()).toEqual([]);
    await send(world, who.address, raw('15'));
    expect(await world.client.getTransactionCount({ address: world.client.account.address })).toBe(
      before + 1,
    );
    await arrive();
    expect(await transfersOf(who)).toHaveLength(1);
  });

  it('after it was read as final stop the reading, loudly; read again by a person’s word, the same transaction counts once', async () => {
    const who = await createHolder(world);
    const begin = (await cursor()) ?? 0n;
    const hash = await send(world, who.address, raw('15'));
    await arrive();
    expect(await transfersOf(who)).toHaveLength(1);
    const at = (await cursor()) ?? 0n;
    await reorganise(Number((await world.client.getBlockNumber()) - begin));
    await arrive();
    expect(await alarms()).toEqual(['reorganised']);
    expect(await cursor()).toBe(at);
    // The same transaction again, in another block and behind another's transfer.
    const outsider: Address = '0x00000000000000000000000000000000000000bb';
    await world.client.setAutomine(false);
    const waiting = async (count: number) =>
      expect.poll(async () => (await world.client.getTxpoolStatus()).pending).toBe(count);
    const first = pretendToBe(outsider, () =>
      send(world, who.address, raw('1'), { from: outsider, call: 'pretend' }),
    );
    await waiting(1);
    const again = send(world, who.address, raw('15'));
    await waiting(2);
    await world.client.mine({ blocks: 1 });
    await world.client.setAutomine(true);
    await first;
    expect(await again).toBe(hash);
    expect((await world.client.getTransactionReceipt({ hash })).logs[0]?.logIndex).toBe(1);
    await arrive();
    expect(await cursor()).toBe(at);
    await rewindChain(world.services, await workOf(world), begin);
    await watch(world);
    expect(await alarms()).toEqual([]);
    expect(await cursor()).toBeGreaterThan(at);
    expect((await transfersOf(who)).map((t) => t.cents)).toEqual([1_500n, 100n]);
    expect(await topUpsOf(who)).toHaveLength(1);
  });
});
