// The books are reconciled in the background: when it is time, by one process at a time, and the dashboard tells what was found.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTestApp } from '../../testing/app.ts';
import { TEST_START } from '../../testing/database.ts';
import { createShopper, fund } from '../../testing/fixtures.ts';
import { createOperator, enrolOperator } from '../../testing/operators.ts';
import { operationsJobs } from './operations.jobs.ts';
import { readRuns } from './read-runs.ts';
import { reconcileBooks } from './reconcile-books.ts';

const world = withTestApp({ max: 30 });
let admin: { cookie?: string };
const minute = 60_000;
beforeAll(async () => {
  admin = (await enrolOperator(world, await createOperator(world, ['admin']))).credentials;
});
beforeEach(async () => {
  world.clock.set(TEST_START);
  await world.owner.run('t', 'delete from reconcile_runs');
});
const books = async () => (await world.data('getDashboard', {}, admin)).books;
const runs = async () => (await readRuns(world.db, { limit: 20 })).list;
const once = () => reconcileBooks(world.services);

describe('the reconciliation in the background', () => {
  it('runs every quarter of an hour, whoever asks how often', async () => {
    expect(await books()).toEqual({ faults: null, checkedAt: null, overdue: false });
    expect(await once()).toBe(true);
    expect(await books()).toEqual({ faults: 0, checkedAt: TEST_START.toISOString(), overdue: false });
    world.clock.advance(15 * minute - 1);
    expect(await once()).toBe(false);
    world.clock.advance(1);
    expect(await once()).toBe(true);
    expect(await runs()).toHaveLength(2);
  });

  it('is one of twelve that try at once', async () => {
    const did = await Promise.all(Array.from({ length: 12 }, once));
    expect(did.filter(Boolean)).toHaveLength(1);
    expect(await runs()).toHaveLength(1);
  });

  it('is one of the watches of a process with jobs', async () => {
    const watch = operationsJobs.watches?.find(({ name }) => name === 'operations.books');
    expect(watch?.lanes(world.services)).toEqual(['books']);
    await watch?.round(world.services, 'books', new AbortController().signal);
    expect(await books()).toMatchObject({ faults: 0 });
  });

  it('tells the dashboard what broke, without anybody opening a page, until a run finds the books whole', async () => {
    const { userId } = await createShopper(world.owner);
    await world.db.transaction((tx) => fund(tx, userId, 500n));
    const meddle = (by: number) =>
      world.owner.script(
        `alter table ledger.account disable trigger all;
         update ledger.account set credits = credits + (${by}) where path = 'shopper_available:${userId}';
         alter table ledger.account enable trigger all`,
      );
    await meddle(7);
    await once();
    expect(await books()).toMatchObject({ faults: 1 });
    const { list } = await world.data('listReconcileRuns', {}, admin);
    expect(list[0]?.list).toMatchObject([{ rule: 'R2' }]);
    await meddle(-7);
    world.clock.advance(15 * minute);
    await once();
    expect(await books()).toMatchObject({ faults: 0 });
    expect(await runs()).toHaveLength(2);
  });

  it('says when none came to an end for too long, and gives a lost one up', async () => {
    await once();
    world.clock.advance(15 * minute);
    // A process that died in the middle of it.
    await world.owner.run('t', 'insert into reconcile_runs (started_at) values ($1)', [world.clock.now()]);
    world.clock.advance(15 * minute);
    expect(await once()).toBe(false);
    expect((await books()).overdue).toBe(false);
    world.clock.advance(15 * minute + 1);
    expect((await books()).overdue).toBe(true);
    expect(await once()).toBe(true);
    expect((await books()).overdue).toBe(false);
    expect((await runs()).map((r) => r.error)).toEqual([null, 'given up', null]);
  });

  it('says so, too, when not one ever came to an end', async () => {
    const failed = `insert into reconcile_runs (started_at, finished_at, error) values ($1, $1, 'no way to read')`;
    await world.owner.run('t', failed, [TEST_START]);
    world.clock.advance(45 * minute);
    await world.owner.run('t', failed, [world.clock.now()]);
    expect(await books()).toEqual({ faults: null, checkedAt: null, overdue: false });
    world.clock.advance(1);
    expect(await books()).toEqual({ faults: null, checkedAt: null, overdue: true });
  });

  it('forgets whole books after thirty days, and nothing that was wrong', async () => {
    await once();
    await world.owner.run(
      't',
      `insert into reconcile_runs (started_at, finished_at, faults, list) values ($1, $1, 1, '[]')`,
      [TEST_START],
    );
    world.clock.advance(31 * 24 * 60 * minute);
    await once();
    expect((await runs()).map((r) => r.faults)).toEqual([0, 1]);
  });
});
