// Tests of the relay: every event reaches each listener once, whoever relays, whatever fails.
import { describe, expect, it } from 'vitest';
import { withTestDatabase } from '../testing/database.ts';
import { servicesOf } from '../testing/orders.ts';
import type { Tx } from './db.ts';
import { openPool } from './db.ts';
import { createJobs } from './jobs.ts';
import { runtimeRole } from './migrate.ts';
import { emit, type Listener, listen, listenToMany } from './outbox.ts';
import { relayOutbox, startRelay } from './outbox-relay.ts';

const test = withTestDatabase({ max: 12 });
let orders = 0;
/** Tells that an order was paid; answers its number. */
async function tellPaid(): Promise<string> {
  orders += 1;
  const orderId = String(orders);
  await test.db.transaction((tx) => emit(tx, 'order.paid', orderId, { orderId }));
  return orderId;
}
/** Leaves a trace in the database, so that what is rolled back is not counted. */
const note = (tx: Tx, who: string, orderId: string) =>
  tx.run('test.note', `insert into audit_log_test (who, order_id) values ($1, $2)`, [who, orderId]);
const notes = (orderId: string) =>
  test.owner.many<{ who: string }>(
    'test.notes',
    'select who from audit_log_test where order_id = $1 order by who',
    [orderId],
  );
const waiting = async () =>
  (
    await test.owner.one<{ n: number }>(
      'test.waiting',
      'select count(*)::int as n from outbox where heard_at is null',
    )
  ).n;
const makeTable = () =>
  test.owner.script(
    `create table if not exists audit_log_test (who text not null, order_id text not null);
     grant select, insert on audit_log_test to ${runtimeRole}`,
  );
const writer = (name: string): Listener =>
  listen('order.paid', name, async (tx, { orderId }) => {
    await note(tx, name, orderId);
  });

describe('the relay', () => {
  it('hands an event to each of its listeners once, however many relay at once', async () => {
    await makeTable();
    const ids = [];
    for (let n = 0; n < 20; n += 1) ids.push(await tellPaid());
    const listeners = [writer('a'), writer('b')];
    await Promise.all([1, 2, 3].map(() => relayOutbox(servicesOf(test), listeners)));
    for (const id of ids) expect((await notes(id)).map((n) => n.who)).toEqual(['a', 'b']);
    expect(await waiting()).toBe(0);
    expect(await relayOutbox(servicesOf(test), listeners)).toBe(0);
  });

  it('does not wait for those that nobody listens to', async () => {
    await tellPaid();
    expect(await relayOutbox(servicesOf(test), [])).toBe(1);
    expect(await waiting()).toBe(0);
  });

  it('hears what is committed after what came later', async () => {
    await makeTable();
    let commit = () => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let emitted = () => {};
    const written = new Promise<void>((resolve) => {
      emitted = resolve;
    });
    orders += 1;
    const late = String(orders);
    const slow = test.db.transaction(async (tx) => {
      await emit(tx, 'order.paid', late, { orderId: late });
      emitted();
      await held;
    });
    await written;
    const early = await tellPaid();
    await relayOutbox(servicesOf(test), [writer('a')]);
    expect([(await notes(early)).length, (await notes(late)).length]).toEqual([1, 0]);
    commit();
    await slow;
    await relayOutbox(servicesOf(test), [writer('a')]);
    expect(await notes(late)).toHaveLength(1);
  });

  it('gives what fails to the queue, undone, and each listener still runs once', async () => {
    await makeTable();
    const id = await tellPaid();
    let fails = 1;
    const flaky = listen('order.paid', 'flaky', async (tx, { orderId }) => {
      await note(tx, 'flaky', orderId);
      if (fails-- > 0) throw new Error('not this time');
    });
    const listeners = [writer('first'), flaky];
    await relayOutbox(servicesOf(test), listeners);
    expect(await notes(id)).toEqual([]);
    expect(await waiting()).toBe(0);
    const pool = openPool({ url: test.url, role: runtimeRole, max: 4, driverTypes: true });
    try {
      await createJobs(pool, servicesOf(test), { listeners, sweeps: [], errands: [] }).drain();
    } finally {
      await pool.end();
    }
    expect((await notes(id)).map((n) => n.who)).toEqual(['first', 'flaky']);
  });

  it('hands many at once to who hears many as one, and one by one when that fails', async () => {
    await makeTable();
    const ids = [await tellPaid(), await tellPaid(), await tellPaid()];
    const heard: string[][] = [];
    const counting = listenToMany('order.paid', 'counting', 0, async (tx, paid) => {
      heard.push(paid.map(({ orderId }) => orderId));
      for (const { orderId } of paid) await note(tx, 'counting', orderId);
      if (paid.some(({ orderId }) => orderId === ids[1])) throw new Error('never that one');
    });
    await relayOutbox(servicesOf(test), [counting]);
    expect(heard).toEqual([ids, [ids[0]], [ids[1]], [ids[2]]]);
    const written: number[] = [];
    for (const id of ids) written.push((await notes(id)).length);
    expect(written).toEqual([1, 0, 1]);
    expect(await waiting()).toBe(0);
  });

  it('goes on by itself until it is stopped', async () => {
    await makeTable();
    const relay = startRelay(servicesOf(test), [writer('a')]);
    try {
      const id = await tellPaid();
      await expect.poll(() => notes(id), { timeout: 10_000 }).toHaveLength(1);
    } finally {
      await relay.stop();
    }
    await tellPaid();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await waiting()).toBe(1);
  });

  it('lets events wait for others where their listener says so, while it hands on the rest', async () => {
    await makeTable();
    await relayOutbox(servicesOf(test), []);
    const heard: string[][] = [];
    const gathering = listenToMany('order.paid', 'gathering', 4_000, async (_tx, paid) => {
      heard.push(paid.map(({ orderId }) => orderId));
    });
    const prompt = listen('order.settled', 'prompt', async (tx, { orderId }) => {
      await note(tx, 'prompt', orderId);
    });
    const relay = startRelay(servicesOf(test), [gathering, prompt]);
    try {
      // What waits when the relay begins has waited long enough.
      const first = await tellPaid();
      await expect.poll(() => heard, { timeout: 10_000 }).toEqual([[first]]);
      const later = [await tellPaid(), await tellPaid()];
      await test.db.transaction((tx) => emit(tx, 'order.settled', 'prompt', { orderId: 'prompt' }));
      await expect.poll(() => notes('prompt'), { timeout: 10_000 }).toHaveLength(1);
      expect(heard).toEqual([[first]]);
      await expect.poll(() => heard, { timeout: 10_000 }).toEqual([[first], later]);
    } finally {
      await relay.stop();
    }
    expect(await waiting()).toBe(0);
  });
});
