// Tests of the queue when processes and connections die: their jobs come back, and unfinished bookkeeping ends nobody.
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { withTestDatabase } from '../testing/database.ts';
import { servicesOf } from '../testing/orders.ts';
import { openPool } from './db.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { patientPool } from './jobs-pool.ts';
import { freeJobsOfTheDead } from './lost-jobs.ts';
import { runtimeRole } from './migrate.ts';

const test = withTestDatabase({ max: 4 });
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await test.owner.script('delete from graphile_worker._private_jobs');
});

function openQueue(run: (payload: Record<string, string>) => Promise<void>): Jobs {
  const pool = openPool({ url: test.url, role: runtimeRole, max: 6, driverTypes: true });
  const jobs = createJobs(pool, servicesOf(test), {
    listeners: [],
    sweeps: [],
    errands: [{ name: 'test', run: (_services, payload) => run(payload) }],
  });
  jobs.start();
  closers.push(
    () => pool.end(),
    () => jobs.stop(),
  );
  return jobs;
}
const add = (n: string) =>
  test.owner.run('add', `select graphile_worker.add_job('errand:test', json_build_object('n', $1::text))`, [
    n,
  ]);
const left = async () =>
  (
    await test.owner.one<{ n: number }>(
      'left',
      'select count(*)::int as n from graphile_worker._private_jobs',
    )
  ).n;
/** Ends every connection of the server's. */
const cut = () =>
  test.owner.run(
    'cut',
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'meridian' and datname = current_database()`,
  );

describe('a job', () => {
  it('whose connection died while it was worked on is done once, and its process lives', async () => {
    const done: string[] = [];
    let reached = () => {};
    const working = new Promise<void>((resolve) => {
      reached = resolve;
    });
    openQueue(async ({ n = '' }) => {
      done.push(n);
      if (n !== 'a') return;
      reached();
      await cut();
    });
    await add('a');
    await working;
    await add('b');
    await expect.poll(left, { timeout: 20_000 }).toBe(0);
    expect(done.sort()).toEqual(['a', 'b']);
  });

  const lock = (by: string, age: string) =>
    test.owner.run(
      'lock',
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - $2::interval, attempts = 1`,
      [by, age],
    );
  const lockedBy = async () =>
    (
      await test.owner.one<{ by: string | null }>(
        'by',
        'select locked_by as by from graphile_worker._private_jobs',
      )
    ).by;

  it('of a process that was killed comes back after a moment', async () => {
    await add('a');
    await lock('pool-of-the-dead', '5 seconds');
    expect([await freeJobsOfTheDead(test.db), await lockedBy()]).toEqual([0, 'pool-of-the-dead']);
    await lock('pool-of-the-dead', '11 seconds');
    expect([await freeJobsOfTheDead(test.db), await lockedBy()]).toEqual([1, null]);
  });

  it('of a process that lives stays its own, however long it takes', async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    let times = 0;
    openQueue(async () => {
      times += 1;
      await held;
    });
    // Whatever is found here, the queue must be able to stop.
    closers.push(async () => go());
    await add('a');
    await expect.poll(() => times, { timeout: 20_000 }).toBe(1);
    const owner = (await lockedBy()) ?? '';
    expect(owner).toMatch(/^pool-/);
    // The sign of life comes with the queue's listening, a moment after its first job at the earliest.
    await expect
      .poll(
        () =>
          test.owner.many(
            'signs',
            `select 1 from pg_locks where locktype = 'advisory' and granted and objid::bigint = hashtext($1)::bigint & 4294967295`,
            [owner],
          ),
        { timeout: 20_000 },
      )
      .toHaveLength(1);
    await lock(owner, '1 hour');
    expect([await freeJobsOfTheDead(test.db), await lockedBy()]).toEqual([0, owner]);
    go();
    await expect.poll(left, { timeout: 10_000 }).toBe(0);
    expect(times).toBe(1);
  });
});

describe('a job that was given out and never arrived', () => {
  it('comes back, while its process lives and works on another one', async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const done: string[] = [];
    openQueue(async ({ n = '' }) => {
      done.push(n);
      if (n === 'a') await held;
    });
    closers.push(async () => go());
    await add('a');
    await expect.poll(() => done, { timeout: 20_000 }).toEqual(['a']);
    // As after a connection that was cut between the commit and the answer: taken by this very process, half a minute ago, like the one in its hands.
    await test.owner.script(
      `begin;
       select graphile_worker.add_job('errand:test', json_build_object('n', 'b'));
       update graphile_worker._private_jobs set attempts = 1, locked_at = now() - interval '30 seconds',
         locked_by = (select locked_by from graphile_worker._private_jobs where locked_by is not null);
       commit`,
    );
    await expect.poll(() => done, { timeout: 20_000 }).toEqual(['a', 'b']);
    await expect.poll(left, { timeout: 10_000 }).toBe(1);
    go();
    await expect.poll(left, { timeout: 10_000 }).toBe(0);
    expect(done).toEqual(['a', 'b']);
  });
});

describe('the patient pool', () => {
  it('says of a failure that it may be tried again only when it may', async () => {
    const pool = openPool({ url: test.url, driverTypes: true, max: 1 });
    closers.push(() => pool.end());
    const client = await patientPool(pool, () => false).connect();
    await expect(client.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
    await expect(client.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toMatchObject({
      code: '57P03',
    });
    client.release(true);
  });

  it('waits for a database that is away until it is told that all is over', async () => {
    const nowhere = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
    let over = false;
    const waiting = patientPool(nowhere, () => over).connect();
    let ended = false;
    waiting.catch(() => {
      ended = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(ended).toBe(false);
    over = true;
    await expect(waiting).rejects.toThrow(/ECONNREFUSED/);
    await nowhere.end();
  });
});
