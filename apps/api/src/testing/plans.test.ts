// What plans go by is waited for, when somebody who looks on keeps it from being so.
import { describe, expect, it } from 'vitest';
import { openSession } from '../platform/db.ts';
import { withTestDatabase } from './database.ts';
import { settle } from './plans.ts';

const world = withTestDatabase();
const unseenPages = async () =>
  (
    await world.owner.one<{ count: number }>(
      't.unseen',
      `select relpages - relallvisible as count from pg_class where oid = 'settled'::regclass`,
    )
  ).count;

describe('settling tables', () => {
  it('waits for who still sees the rows that were replaced', async () => {
    await world.owner.script('create table settled as select g as id from generate_series(1, 5000) g');
    const onlooker = await openSession({ url: world.url });
    await onlooker.script('begin isolation level repeatable read; select 1');
    await world.owner.script('update settled set id = -id');
    await world.owner.script('vacuum analyze settled');
    const kept = await unseenPages();
    const settling = settle(world, ['settled']);
    const first = await Promise.race([
      settling.then(() => 'settled'),
      new Promise((resolve) => setTimeout(resolve, 300, 'waits')),
    ]);
    await onlooker.script('commit');
    await onlooker.close();
    await settling;
    expect([kept > 0, first, await unseenPages()]).toEqual([true, 'waits', 0]);
  });
});
