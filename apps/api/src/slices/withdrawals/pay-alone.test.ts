// What one person pays out with nobody else looking: up to the sum of a day, however many at once; beyond it a colleague takes it.
import { beforeEach, describe, expect, it } from 'vitest';
import type { OperatorActor } from '../../platform/actors.ts';
import { Refusal } from '../../platform/refusal.ts';
import { betweenLookAndWrite } from '../../testing/between.ts';
import { TEST_START, withTestDatabase } from '../../testing/database.ts';
import { createOperator } from '../../testing/fixtures.ts';
import { outcome } from '../../testing/orders.ts';
import { dayMs, wallet, withdrawing } from '../../testing/withdrawals.ts';
import { readDashboard } from '../operations/read-dashboard.ts';
import { readWithdrawalAudit } from './read-withdrawals.ts';
import { aloneOf, nearlyAloneCents, needsOther, type Steps } from './withdrawal.rules.ts';

const world = withTestDatabase({ max: 32 });
const { ready, ask, approve, take, record, release } = withdrawing(world);
let morning = TEST_START;
let a: OperatorActor;
let b: OperatorActor;
beforeEach(async () => {
  // A time of its own for each.
  morning = new Date(morning.getTime() + 100 * dayMs);
  world.clock.set(morning);
  a = await createOperator(world.owner);
  b = await createOperator(world.owner);
});
/** So many withdrawals of one amount that nobody has looked at, by people of their own. */
async function asked(count: number, amount: string): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const { shopper, destination } = await ready(100_000n, wallet);
    ids.push((await ask(shopper, destination, amount)).id);
  }
  return ids;
}
let proofs = 0;
const proof = () => {
  proofs += 1;
  return `0x${proofs.toString(16).padStart(64, '0')}`;
};
const audit = (id: string, by: OperatorActor) =>
  readWithdrawalAudit(world.db, BigInt(id), async () => new Map(), {
    operatorId: by.operatorId,
    now: world.clock.now(),
  });
const dashboard = async () => (await readDashboard(world.db, world.clock.now())).paidAlone;
const setLimit = (cents: number) =>
  world.owner.run(
    'test.limit',
    `insert into settings (key, value, version, changed_by, changed_at) values ('withdrawals.aloneDayCents', to_jsonb($1::int), 1, 'test', $2)
     on conflict (key) do update set value = excluded.value`,
    [cents, morning],
  );
/** A day on which all that was asked for can be taken. */
const today = (time = '00:00:00.000') => {
  const day = new Date(morning.getTime() + 50 * dayMs).toISOString().slice(0, 10);
  world.clock.set(new Date(`${day}T${time}Z`));
};

describe('by oneself', () => {
  it('as much as fits to the cent; then a colleague takes it, and the next day it goes on', async () => {
    const ids = await asked(4, '600.00');
    const [small = ''] = await asked(1, '200.00');
    today();
    for (const id of [...ids.slice(0, 3), small]) {
      await approve(a, id);
      await take(a, id);
      await record(a, id, proof());
    }
    const last = ids[3] ?? '';
    await approve(a, last);
    const before = await audit(last, a);
    expect(before).toMatchObject({ needsOther: true, aloneLimit: '2000.00' });
    const refused = await take(a, last).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({
      error: 'PAYOUT_ALONE_LIMIT',
      detail: { args: { used: '$2000.00', limit: '$2000.00' } },
    });
    expect(await audit(last, a)).toEqual(before);
    // Somebody else has it in hand then, and writes it down.
    expect(await audit(last, b)).toMatchObject({ needsOther: false });
    await take(b, last);
    await record(b, last, proof());
    expect(await audit(last, a)).toMatchObject({ status: '1', needsOther: false });

    world.clock.advance(dayMs);
    const [next = ''] = await asked(1, '20.00');
    await approve(a, next);
    expect(await audit(next, a)).toMatchObject({ needsOther: false });
    await take(a, next);
  });

  it('twenty taken at once stay within the sum', async () => {
    const ids = await asked(20, '300.00');
    today();
    for (const id of ids) await approve(a, id);
    const results = await Promise.all(ids.map((id) => outcome(take(a, id))));
    expect(results.filter((r) => typeof r !== 'string')).toHaveLength(6);
    expect(new Set(results.filter((r) => typeof r === 'string'))).toEqual(new Set(['PAYOUT_ALONE_LIMIT']));
    const { cents } = await world.owner.one<{ cents: bigint }>(
      'test.sum',
      'select sum(amount_cents)::bigint as cents from withdrawals where taken_by = $1',
      [a.operatorId],
    );
    expect(cents).toBe(180_000n);
  });

  it('what another had in hand is written down by who approved it only within the sum', async () => {
    const [big = '', small = ''] = [(await asked(1, '900.00'))[0], (await asked(1, '150.00'))[0]];
    const [second = ''] = await asked(1, '900.00');
    today();
    for (const id of [big, second]) {
      await approve(a, id);
      await take(a, id);
    }
    await approve(a, small);
    await approve(a, (await asked(1, '20.00'))[0] ?? '');
    today();
    await take(b, small);
    expect(await audit(small, a)).toMatchObject({ needsOther: false });
    const [other = ''] = await asked(1, '60.00');
    today();
    await approve(a, other);
    await take(a, other);
    expect(await audit(small, a)).toMatchObject({ needsOther: true });
    world.clock.advance(2 * 3_600_000);
    expect(await outcome(record(a, small, proof()))).toBe('PAYOUT_ALONE_LIMIT');
    await record(b, small, proof());
  });

  it('counts once, on the day of taking, and not any more when a colleague says that nothing was sent', async () => {
    const ids = await asked(3, '990.00');
    today('23:59:00.000');
    const [one = '', two = '', three = ''] = ids;
    for (const id of ids) await approve(a, id);
    await take(a, one);
    await take(a, two);
    await take(a, two);
    expect(await outcome(take(a, three))).toBe('PAYOUT_ALONE_LIMIT');
    await release(b, two);
    await take(a, three);
    world.clock.advance(120_000);
    // Taken yesterday, written down today: nothing of today's is used.
    await setLimit(1_000);
    await record(a, one, proof());
    await record(a, three, proof());
    await setLimit(200_000);
    expect(await dashboard()).toEqual([]);
  });

  it('nothing at all where the sum is nothing', async () => {
    const [id = ''] = await asked(1, '20.00');
    today();
    await setLimit(0);
    await approve(a, id);
    expect(await audit(id, a)).toMatchObject({ needsOther: true });
    expect(await outcome(take(a, id))).toBe('PAYOUT_ALONE_LIMIT');
    await take(b, id);
    await setLimit(200_000);
  });

  it('a sum that is lowered between our look and the database’s is told as that', async () => {
    const [one = '', two = ''] = await asked(2, '300.00');
    today();
    for (const id of [one, two]) await approve(a, id);
    await take(a, one);
    const taking = () => outcome(take(a, two));
    expect(await betweenLookAndWrite(world, 'withdrawals', taking, () => setLimit(50_000))).toBe(
      'LIMIT_CHANGED',
    );
    await setLimit(200_000);
    await take(a, two);
  });
});

describe('colleagues', () => {
  it('are told from four fifths on, the highest first, on that day', async () => {
    const ids = await asked(4, '800.00');
    const [rest = ''] = await asked(1, '400.00');
    today();
    for (const [at, by] of [a, a, b].entries()) {
      await approve(by, ids[at] ?? '');
      await take(by, ids[at] ?? '');
      if (at === 0) expect(await dashboard()).toEqual([]);
    }
    const told = (reached: boolean, amount: string) => [
      { operator: expect.any(String), amount, limit: '2000.00', reached },
    ];
    expect(await dashboard()).toEqual(told(false, '1600.00'));
    await approve(a, rest);
    await take(a, rest);
    expect(await dashboard()).toEqual(told(true, '2000.00'));
    await approve(b, ids[3] ?? '');
    await take(b, ids[3] ?? '');
    expect(await dashboard()).toEqual([...told(true, '2000.00'), ...told(false, '1600.00')]);
    world.clock.advance(dayMs);
    expect(await dashboard()).toEqual([]);
  });
});

describe('as rules', () => {
  const w: Steps & { amountCents: bigint } = {
    status: '0',
    payout: 'processing',
    cancelled: false,
    needsSecond: false,
    approvedBy: 1n,
    secondBy: null,
    takenBy: 1n,
    takenUntil: null,
    taking: 1,
    recordedBy: null,
    releasedBy: null,
    proof: null,
    amountCents: 100n,
  };
  it.each([
    ['approved and taken by one', {}, 1n],
    ['sent by one', { status: '1', payout: 'sent', recordedBy: 1n }, 1n],
    ['taken by another', { takenBy: 2n }, null],
    ['recorded by another', { recordedBy: 2n }, null],
    ['taken by another, recorded by one', { takenBy: 2n, recordedBy: 1n }, 1n],
    ['approved by two', { secondBy: 2n }, null],
    ['where two are asked for', { needsSecond: true }, null],
    ['not in hand', { payout: 'none', takenBy: null }, null],
    ['given back', { payout: 'failed', approvedBy: null, takenBy: null }, null],
  ] as const)('%s', (_, change, alone) => expect(aloneOf({ ...w, ...change })).toBe(alone));

  it('another is needed by who approved it or would, beyond the sum', () => {
    const open = { ...w, payout: 'none', approvedBy: null, takenBy: null } as const;
    const [within, beyond] = [
      { usedCents: 900n, limitCents: 1_000n },
      { usedCents: 901n, limitCents: 1_000n },
    ];
    expect(needsOther(open, 1n, within)).toBe(false);
    expect(needsOther(open, 1n, beyond)).toBe(true);
    expect(needsOther({ ...open, approvedBy: 1n }, 1n, beyond)).toBe(true);
    expect(needsOther({ ...open, approvedBy: 2n }, 1n, beyond)).toBe(false);
    expect(needsOther(w, 1n, beyond)).toBe(false);
    expect(needsOther({ ...open, needsSecond: true }, 1n, beyond)).toBe(false);
    expect(needsOther({ ...open, status: '2' }, 1n, beyond)).toBe(false);
    expect([0n, 1n, 5n, 99n, 200_000n].map(nearlyAloneCents)).toEqual([0n, 1n, 4n, 80n, 160_000n]);
  });
});
