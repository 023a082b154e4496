// The watcher when its node is down, slow, behind, silent about logs or lying, when it is stopped in the middle, and when there are two of it.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from '../../ledger/index.ts';
import { startWatches } from '../../platform/watches.ts';
import { type Meddler, type Meddling, startMeddler } from '../../testing/chain/meddler.ts';
import {
  beginHere,
  chainId,
  confirmations,
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
import { listChainAlarms } from '../networks/index.ts';
import { untilAborted } from '../networks/watched-chains.ts';
import { businessRules } from '../operations/index.ts';
import { findCursor } from './chain-cursors.sql.ts';
import { listOwnTopUps, readOwnTopUp } from './read-top-ups.ts';
import { sightChain } from './sight-chain.ts';
import { topupsJobs } from './topups.jobs.ts';
import { watchChain } from './watch-chain.ts';

const world = withChain();
beforeEach(async () => {
  world.clock.set(TEST_START);
  await beginHere(world);
});
afterEach(async () => expect(await reconcile(world.db, businessRules)).toEqual([]));

const count = async (who: Holder): Promise<number> =>
  (
    await world.owner.one<{ count: number }>(
      'test.count',
      'select count(*)::int as count from chain_transfers where user_id = $1',
      [who.userId],
    )
  ).count;
const alarms = async () => (await listChainAlarms(world.db)).map((a) => a.kind);
const cursor = async () => (await findCursor(world.db, chainId))?.number ?? 0n;
/** Looks through a node that meddles so. */
async function meddled(how: Meddling, timeoutMs = 10_000) {
  world.node.how = how;
  await watch(world, { urls: [world.node.url], timeoutMs });
}
interface Log {
  readonly address: string;
  readonly data: string;
}
const withAmount = (log: Log, amount: bigint) => ({
  ...log,
  data: `0x${amount.toString(16).padStart(64, '0')}`,
});

describe('a node', () => {
  const never: [string, Meddling, string][] = [
    ['that is down', { down: true }, 'unreadable'],
    ['that sends on to another one', { redirects: true }, 'unreadable'],
    [
      'that has nothing at all',
      { answer: (q) => (q.method === 'eth_getBlockByNumber' ? null : undefined) },
      'unreadable',
    ],
    ['that is too slow', { delayMs: 600 }, 'unreadable'],
    ['of another chain', { answer: (q) => (q.method === 'eth_chainId' ? '0x1' : undefined) }, 'wrong_chain'],
    ['that holds logs back', { answer: (q) => (q.method === 'eth_getLogs' ? [] : undefined) }, 'unreadable'],
    [
      'whose receipts hold them back too',
      { answer: (q) => (q.method === 'eth_getLogs' || q.method === 'eth_getBlockReceipts' ? [] : undefined) },
      'unreadable',
    ],
    [
      'whose logs and receipts differ',
      {
        answer: (q, real) =>
          q.method === 'eth_getLogs' ? (real as Log[]).map((l) => withAmount(l, raw('999'))) : undefined,
      },
      'contradiction',
    ],
    [
      'whose receipts say that it failed',
      {
        answer: (q, real) =>
          q.method === 'eth_getTransactionReceipt' ? { ...(real as object), status: '0x0' } : undefined,
      },
      'contradiction',
    ],
    [
      'that lacks a block',
      {
        answer(q) {
          if (q.method === 'eth_getLogs') throw new Error('unknown block');
        },
      },
      'unreadable',
    ],
    [
      'that answers nonsense',
      { answer: (q) => (q.method === 'eth_getBlockByNumber' ? 'moon' : undefined) },
      'unreadable',
    ],
    [
      'that skips a block',
      {
        answer(q, real) {
          if (q.method !== 'eth_getBlockByNumber' || !String(q.params[0]).startsWith('0x')) return undefined;
          const block = real as { number: string; parentHash: string };
          return { ...block, parentHash: `0x${'ab'.repeat(32)}` };
        },
      },
      'reorganised',
    ],
  ];
  it.each(never)('%s credits nothing and skips nothing, and operators see it', async (_, how, alarm) => {
    const who = await createHolder(world);
    await send(world, who.address, raw('30'));
    await finalise(world);
    const before = await cursor();
    await meddled(how, how.delayMs ? 200 : 10_000);
    expect(await count(who)).toBe(0);
    expect(await cursor()).toBe(before);
    const [shown] = await listChainAlarms(world.db);
    expect(shown).toMatchObject({ chainId, kind: alarm, times: 1 });
    expect(shown?.detail).not.toContain('127.0.0.1');
    await meddled(how, how.delayMs ? 200 : 10_000);
    expect(await listChainAlarms(world.db)).toMatchObject([{ kind: alarm, times: 2 }]);
    // Well again: what was missed is read, and the alarm is over.
    await meddled({});
    expect(await count(who)).toBe(1);
    expect(await alarms()).toEqual([]);
  });

  it('that is behind is waited for; one that stands still is shown', async () => {
    const who = await createHolder(world);
    await send(world, who.address, raw('30'));
    await finalise(world);
    await watch(world);
    const at = await cursor();
    const behind = await world.client.getBlock({ blockNumber: at - 2n });
    const standStill: Meddling = {
      answer: (q) => (q.method === 'eth_blockNumber' ? `0x${(behind.number + 2n).toString(16)}` : undefined),
    };
    await finalise(world);
    await meddled(standStill);
    expect(await cursor()).toBe(at);
    expect(await alarms()).toEqual([]);
    world.clock.advance(31 * 60_000);
    await meddled(standStill);
    expect(await alarms()).toEqual(['silent']);
    await meddled({});
    expect(await cursor()).toBeGreaterThan(at);
    expect(await alarms()).toEqual([]);
    expect(await count(who)).toBe(1);
  });

  it('that shows an empty block as empty is believed', async () => {
    await meddled({});
    const at = await cursor();
    await world.client.mine({ blocks: 5 });
    await meddled({});
    expect(await cursor()).toBe(at + 5n);
    expect(await alarms()).toEqual([]);
  });
});

describe('two nodes', () => {
  let other: Meddler;
  beforeEach(async () => {
    other = await startMeddler(world.anvil.url);
    return () => other.stop();
  });
  const both = (how: Meddling) => {
    other.how = how;
    return watch(world, { urls: [world.anvil.url, other.url] });
  };
  it.each<[string, Meddling, string]>([
    ['one is down', { down: true }, 'unreadable'],
    [
      'one tells of a transfer that never was',
      {
        answer: (q, real) =>
          q.method === 'eth_getLogs' ? (real as Log[]).flatMap((l) => [l, withAmount(l, 1n)]) : undefined,
      },
      'contradiction',
    ],
    [
      'one has another block',
      {
        answer: (q, real) =>
          q.method === 'eth_getBlockByNumber'
            ? { ...(real as object), hash: `0x${'cd'.repeat(32)}` }
            : undefined,
      },
      'contradiction',
    ],
  ])('are not believed while %s', async (_, how, alarm) => {
    const who = await createHolder(world);
    await send(world, who.address, raw('30'));
    await finalise(world);
    const before = await cursor();
    await both(how);
    expect(await cursor()).toBe(before);
    expect(await alarms()).toEqual([alarm]);
    await both({});
    expect(await count(who)).toBe(1);
    expect(await alarms()).toEqual([]);
  });

  it('are read as far as the slower one', async () => {
    const at = await cursor();
    await world.client.mine({ blocks: 10 });
    const slow = await world.client.getBlockNumber();
    await world.client.mine({ blocks: 10 });
    await both({ answer: (q) => (q.method === 'eth_blockNumber' ? `0x${slow.toString(16)}` : undefined) });
    expect(await cursor()).toBe(at + 10n);
  });
});

describe('a watcher', () => {
  it('stopped in the middle goes on where it was; 10,000 blocks are read without one skipped', async () => {
    const people = [await createHolder(world), await createHolder(world), await createHolder(world)];
    const begin = await cursor();
    for (const who of people) {
      await world.client.mine({ blocks: 3_333 });
      await send(world, who.address, raw('12'));
    }
    await finalise(world);
    const stopping = new AbortController();
    const reading = watch(world, { signal: stopping.signal });
    await expect.poll(cursor, { interval: 20, timeout: 30_000 }).toBeGreaterThan(begin);
    stopping.abort();
    await reading;
    const halfway = await cursor();
    expect(halfway).toBeGreaterThan(begin);
    expect(halfway).toBeLessThan(begin + 10_000n);
    expect(await alarms()).toEqual([]);
    await watch(world);
    expect(await cursor()).toBe((await world.client.getBlockNumber()) - BigInt(confirmations) + 1n);
    for (const who of people) expect(await count(who)).toBe(1);
    // Twenty thousand questions; a busy machine takes a minute over them.
  }, 240_000);

  it('stopped as it asks for the first block ends without a failure that nobody hears', async () => {
    await finalise(world);
    const before = await cursor();
    const stopping = new AbortController();
    const { chain, reader } = await workOf(world);
    const stopped: typeof reader = {
      ...reader,
      block: (...question) => {
        stopping.abort();
        return reader.block(...question);
      },
    };
    const unheard: unknown[] = [];
    const hear = (error: unknown) => unheard.push(error);
    process.on('uncaughtExceptionMonitor', hear);
    try {
      const work = { chain, reader: untilAborted(stopped, stopping.signal) };
      expect(await watchChain(world.services, work, stopping.signal)).toBe(false);
      await new Promise((resolve) => setTimeout(resolve, 20));
    } finally {
      process.off('uncaughtExceptionMonitor', hear);
    }
    expect(unheard).toEqual([]);
    expect(stopping.signal.aborted).toBe(true);
    expect(await cursor()).toBe(before);
  });

  it('that fails in the middle of noting has noted nothing, and goes on from there', async () => {
    const [who, other] = [await createHolder(world), await createHolder(world)];
    await send(world, who.address, raw('11'));
    await send(world, other.address, raw('13.13'));
    await finalise(world);
    const before = await cursor();
    await world.owner.script(`
      create function test_dies() returns trigger language plpgsql as $$ begin raise exception 'the process died here'; end $$;
      create trigger test_dies before insert on chain_transfers for each row when (new.cents = 1313) execute function test_dies()`);
    await watch(world);
    expect([await count(who), await count(other)]).toEqual([0, 0]);
    expect(await cursor()).toBe(before);
    expect(await alarms()).toEqual(['failed']);
    await world.owner.script('drop function test_dies cascade');
    // Another process, which knows nothing but what was committed.
    await watch(world);
    expect([await count(who), await count(other)]).toEqual([1, 1]);
    expect(await alarms()).toEqual([]);
  });

  it('and another at once note everything once', async () => {
    const people = [await createHolder(world), await createHolder(world)];
    for (let round = 0; round < 20; round += 1) {
      await sendMany(
        world,
        people.map((p) => p.address),
        people.map(() => raw('11')),
      );
      await world.client.mine({ blocks: 7 });
      const [one, other, third] = await Promise.all([workOf(world), workOf(world), workOf(world)]);
      const { signal } = new AbortController();
      await Promise.all([one, other, third].map((work) => watchChain(world.services, work, signal)));
    }
    await watch(world);
    for (const who of people) expect(await count(who)).toBe(20);
    expect(await alarms()).toEqual([]);
    const { topUps } = await world.owner.one<{ topUps: number }>(
      'test.topUps',
      'select count(*)::int as "topUps" from topups where user_id = any($1::bigint[])',
      [people.map((p) => p.userId)],
    );
    expect(topUps).toBe(40);
  });
});

describe('the process', () => {
  /** The watches of this slice, over these nodes. */
  const start = (urls: string[]) => {
    const config = {
      ...world.services.config,
      chainNodes: new Map([
        [chainId, urls],
        ['nowhere', urls],
      ]),
    };
    return startWatches({ ...world.services, config }, topupsJobs.watches ?? []);
  };
  it('sees a deposit within seconds', async () => {
    const who = await createHolder(world);
    const watching = start([world.anvil.url]);
    await send(world, who.address, raw('30'));
    await finalise(world);
    await expect.poll(() => count(who), { timeout: 8_000, interval: 100 }).toBe(1);
    await watching.stop();
  });

  it('stops at once, whatever its node does', async () => {
    world.node.how = { delayMs: 5_000 };
    const watching = start([world.node.url]);
    await expect.poll(() => world.node.open).toBeGreaterThan(0);
    const asked = performance.now();
    await watching.stop();
    expect(performance.now() - asked).toBeLessThan(1_000);
    expect(await alarms()).toEqual([]);
  });
});

describe('progress', () => {
  it('counts confirmations of what was announced, moves nothing, and forgets what was undone', async () => {
    const who = await createHolder(world);
    const { id } = await world.owner.one<{ id: bigint }>(
      'test.announce',
      `insert into topups (topup_no, user_id, method, network_id, amount_cents, created_at) values ('T202603020000000029', $1, 'chain', $2, 4000, $3) returning id`,
      [who.userId, networkId, TEST_START],
    );
    const progress = async () => {
      await sightChain(world.services, await workOf(world));
      const { list } = await listOwnTopUps(
        world.db,
        who.userId,
        { status: 'all', limit: 10 },
        world.services,
      );
      const one = await readOwnTopUp(world.db, who.userId, id, world.services);
      expect(list).toEqual([one]);
      return one.confirmations;
    };
    expect(await progress()).toBeNull();
    await send(world, who.address, raw('40'));
    expect(await progress()).toEqual({ seen: 1, needed: confirmations });
    await world.client.mine({ blocks: 1 });
    expect(await progress()).toEqual({ seen: 2, needed: confirmations });
    expect(await count(who)).toBe(0);
    await world.client.request({ method: 'anvil_reorg' as never, params: [2, []] as never });
    expect(await progress()).toBeNull();
    await send(world, who.address, raw('40'));
    expect(await progress()).toEqual({ seen: 1, needed: confirmations });
    await finalise(world);
    await watch(world);
    expect(await progress()).toEqual({ seen: confirmations, needed: confirmations });
    expect(await count(who)).toBe(1);
    const left = await world.owner.many('test.sightings', 'select tx_hash from chain_sightings');
    expect(left).toEqual([]);
  });
});
