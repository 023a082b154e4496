// What operators look through: top-ups by the days they were announced on, and transfers that wait, with what would release them.
import { beforeEach, describe, expect, it } from 'vitest';
import { withTestApp } from '../../testing/app.ts';
import { TEST_START } from '../../testing/database.ts';
import { readParked } from './read-parked.ts';
import { listTopUpAudits } from './read-top-ups.ts';
import { topUpActs } from './topups.test-world.ts';

const world = withTestApp();
const { payer, announceBank } = topUpActs(world);
beforeEach(() => world.clock.set(TEST_START));

describe('top-ups', () => {
  it('are filtered by the days on which they were announced, both included', async () => {
    const who = await payer();
    const at = async (time: string) => {
      world.clock.set(new Date(time));
      return String(await announceBank(who));
    };
    const [early, late] = [await at('2026-03-03T00:00:00.000Z'), await at('2026-03-04T23:59:59.999Z')];
    const days = async (given: { from?: string; to?: string }) =>
      (
        await listTopUpAudits(
          world.db,
          1n,
          { status: 'all', mine: false, limit: 100, ...given },
          async () => new Map(),
          world.services,
        )
      ).list.map((t) => t.id);
    expect(await days({ from: '2026-03-03', to: '2026-03-04' })).toEqual([late, early]);
    expect(await days({ to: '2026-03-03' })).toEqual([early]);
    expect(await days({ from: '2026-03-04' })).toEqual([late]);
    expect(await days({ from: '2026-03-05' })).toEqual([]);
  });
});

describe('transfers that wait', () => {
  let n = 0;
  const arrive = (userId: bigint, cents: number, parked: string | null, network = 'tron-usdt') => {
    n += 1;
    return world.owner.run(
      't',
      `insert into chain_transfers (chain_id, tx_hash, ordinal, network_id, from_address, to_address, raw, cents, user_id, parked, seen_at)
       select chain_id, lpad($1, 64, '0'), 0, id, 'a', 'b' || $2::bigint, $3::bigint * 10000, $3, $2::bigint, $4, $5 from networks where id = $6`,
      [String(n), userId, cents, parked, world.clock.now(), network],
    );
  };
  const list = (given: Partial<Parameters<typeof readParked>[1]> = {}) =>
    readParked(world.db, { limit: 50, ...given });

  it('say why, since when, and what is missing; one that goes on is not among them', async () => {
    const [who, other] = [await payer(), await payer()];
    await arrive(who.userId, 300, 'below_minimum');
    await arrive(who.userId, 450, 'below_minimum');
    await arrive(other.userId, 100, 'below_minimum');
    await arrive(other.userId, 5_000, 'disabled', 'ethereum-usdc');
    await arrive(other.userId, 0, 'enormous');
    await arrive(other.userId, 5_000, null);
    const { list: all, total } = await list();
    expect(total).toBe(5);
    expect(all.map((m) => [m.reason, m.amount, m.missing, m.userId])).toEqual([
      ['below_minimum', '3.00', '2.50', String(who.userId)],
      ['below_minimum', '4.50', '2.50', String(who.userId)],
      ['below_minimum', '1.00', '9.00', String(other.userId)],
      ['disabled', '50.00', null, String(other.userId)],
      ['enormous', '0.00', null, String(other.userId)],
    ]);
    expect(all[0]).toMatchObject({
      seenAt: TEST_START.toISOString(),
      coin: 'USDT',
      account: expect.stringContaining('@'),
    });
    expect((await list({ reason: 'disabled' })).list.map((m) => m.network)).toEqual(['Ethereum']);
    expect((await list({ network: 'ethereum-usdc' })).total).toBe(1);
    expect((await list({ q: all[1]?.txHash ?? '' })).list.map((m) => m.amount)).toEqual(['4.50']);
    expect((await list({ q: all[0]?.account ?? '' })).total).toBe(2);
    const first = await list({ limit: 2 });
    expect(first.hasMore).toBe(true);
    expect((await list({ limit: 2, cursor: first.nextCursor ?? '' })).list.map((m) => m.id)).toEqual([
      all[2]?.id,
      all[3]?.id,
    ]);
  });
});
