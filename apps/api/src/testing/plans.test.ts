// What plans go by is waited for, when somebody who looks on keeps it from being so.
import { beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '../platform/db.ts';
import { withTestDatabase } from './database.ts';
import { settle } from './plans.ts';

const world = withTestDatabase();
/** Whether every page with rows is known to be seen by everybody. */
const isSettled = async () =>
  (
    await world.owner.one<{ settled: boolean }>(
      't.settled',
      `select relallvisible >= (select count(distinct (ctid::text::point)[0]) from settled) as settled
       from pg_class where oid = 'settled'::regclass`,
    )
  ).settled;

beforeEach(() =>
  world.owner.script(
    'drop table if exists settled; create table settled as select g as id from generate_series(1, 5000) g',
  ),
);

describe('settling tables', () => {
  it('waits for who still sees the rows that were replaced', async () => {
    const onlooker = await openSession({ url: world.url });
    await onlooker.script('begin isolation level repeatable read; select 1');
    await world.owner.script('update settled set id = -id');
    await world.owner.script('vacuum analyze settled');
    const once = await isSettled();
    const settling = settle(world, ['settled']);
    const first = await Promise.race([
      settling.then(() => 'settled'),
      new Promise((resolve) => setTimeout(resolve, 300, 'waits')),
    ]);
    await onlooker.script('commit');
    await onlooker.close();
    await settling;
    expect([once, first, await isSettled()]).toEqual([false, 'waits', true]);
  });
  it('knows of what was committed just before', async () => {
    await world.owner.script('update settled set id = -id');
    await settle(world, ['settled']);
    expect(await isSettled()).toBe(true);
  });
});
