// Tests of the database door when time is short or the wire is dead: deadlines, silence, and what counts as "come back later".
import net from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withTestDatabase } from '../testing/database.ts';
import { systemClock } from './clock.ts';
import { type Database, DatabaseUnavailable, isOverload, openDatabase } from './db.ts';
import { isSilence } from './db-errors.ts';
import { runtimeRole } from './migrate.ts';

const test = withTestDatabase({ max: 4 });
const within = (ms: number) => test.db.until(performance.now() + ms);
const sleep = (db: Pick<Database, 'one'>, seconds: number) =>
  db.one('sleep', 'select pg_sleep($1)', [seconds]).catch((error) => error);

describe('a request with a deadline', () => {
  it('does its work while there is time', async () => {
    const db = within(5_000);
    expect(await db.one('x', 'select 1 as x')).toEqual({ x: 1 });
    expect(await db.transaction((tx) => tx.one('x', 'select 1 as x'))).toEqual({ x: 1 });
  });

  it('begins nothing after it', async () => {
    const db = within(-1);
    await expect(db.one('x', 'select 1 as x')).rejects.toBeInstanceOf(DatabaseUnavailable);
    let ran = false;
    const late = db.transaction(async () => {
      ran = true;
    });
    await expect(late).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(ran).toBe(false);
  });

  it('gives up a statement that goes beyond it, and the connection with it', async () => {
    const started = performance.now();
    expect(await sleep(within(200), 5)).toBeInstanceOf(DatabaseUnavailable);
    expect(performance.now() - started).toBeLessThan(3_000);
    expect(await test.db.one('x', 'select 1 as x')).toEqual({ x: 1 });
  });

  it('waits for a connection no longer than that, and loses none', async () => {
    const narrow = openDatabase({ url: test.url, role: runtimeRole, clock: systemClock, max: 1 });
    let free = () => {};
    let taken = () => {};
    const isTaken = new Promise<void>((resolve) => {
      taken = resolve;
    });
    const held = narrow.transaction(
      () =>
        new Promise<void>((resolve) => {
          free = resolve;
          taken();
        }),
    );
    await isTaken;
    const started = performance.now();
    const late = narrow.until(started + 100).one('x', 'select 1 as x');
    await expect(late).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(performance.now() - started).toBeLessThan(1_500);
    free();
    await held;
    expect(await narrow.one('x', 'select 1 as x')).toEqual({ x: 1 });
    await expect.poll(() => narrow.stats().idle).toBe(1);
    await narrow.close();
  });

  it('commits nothing that was ready too late', async () => {
    await test.owner.script('create table late (n int); grant all on late to public');
    const work = within(150).transaction(async (tx) => {
      await tx.run('late', 'insert into late values (1)');
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await test.owner.many('late.list', 'select n from late')).toEqual([]);
  });

  it('lets work run longer that says how long it may take', async () => {
    const db = within(150);
    const long = db.transaction((tx) => tx.one('sleep', 'select pg_sleep(0.4)::text as x'), {
      statementTimeoutMs: 5_000,
    });
    expect(await long).toEqual({ x: '' });
  });

  it('does not wait for a lock again when there is no time for it', async () => {
    await test.owner.script('create table locked (n int); grant all on locked to public');
    await test.owner.script('begin; lock table locked in access exclusive mode');
    const before = test.db.stats().retries;
    const error = await within(4_000)
      .transaction((tx) => tx.run('locked', 'insert into locked values (1)'))
      .catch((fault) => fault);
    await test.owner.script('commit');
    expect(isOverload(error)).toBe(true);
    expect(test.db.stats().retries).toBe(before);
  });
});

describe('a wire that fell silent', () => {
  /** The database at the other end of wires that can be made to carry nothing any more, without a word. */
  async function behindWires(): Promise<{ url: string; silence(): void }> {
    const target = new URL(test.url);
    const { hostname, port } = target;
    const falls: (() => void)[] = [];
    const server = net.createServer((inner) => {
      let dead = false;
      falls.push(() => {
        dead = true;
      });
      const outer = net.connect(Number(port), hostname);
      const carry = (from: net.Socket, to: net.Socket) =>
        from
          .on('data', (bytes) => {
            if (!dead) to.write(new Uint8Array(bytes));
          })
          .on('error', () => {})
          .on('close', () => to.destroy());
      carry(inner, outer);
      carry(outer, inner);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    target.port = String((server.address() as net.AddressInfo).port);
    const silence = () => {
      for (const fall of falls.splice(0)) fall();
    };
    return { url: target.href, silence };
  }

  it('costs one wait, not one for each connection that rested on it', async () => {
    const { url, silence } = await behindWires();
    const db = openDatabase({ url, role: runtimeRole, clock: systemClock, max: 4 });
    const ask = () => db.until(performance.now() + 3_000).one('x', 'select 1 as x');
    await Promise.all(Array.from({ length: 4 }, () => db.one('sleep', 'select pg_sleep(0.05)')));
    expect(db.stats().total).toBe(4);

    silence();
    const worked = db.until(performance.now() + 1_000).transaction((tx) => tx.one('x', 'select 1 as x'));
    await expect(worked).rejects.toSatisfy(isSilence);
    // The three others heard nothing either, and are not asked any more.
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([{ x: 1 }, { x: 1 }, { x: 1 }]);
    await db.close();
  });

  it('is given up after three seconds by all who ask what is quick, and then another is there', async () => {
    const { url, silence } = await behindWires();
    const db = openDatabase({ url, role: runtimeRole, clock: systemClock, quick: true });
    const ask = () => db.until(performance.now() + 6_500).quick.one('x', 'select 1 as x');
    await ask();

    silence();
    const began = performance.now();
    const first = ask();
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    for (const { reason } of (await Promise.allSettled([first, ask(), ask()])) as PromiseRejectedResult[])
      expect(reason).toBeInstanceOf(DatabaseUnavailable);
    expect(performance.now() - began).toBeLessThan(5_200);
    expect(await ask()).toEqual({ x: 1 });
    await db.close();
  });
});

describe('what only means "come back later"', () => {
  const raised = (code: string) =>
    test.db
      .one('raise', `select raise_code($1)`, [code])
      .then(() => null)
      .catch((error) => error);

  it.each([
    ['53100', true],
    ['53200', true],
    ['53300', true],
    ['55P03', true],
    ['57014', true],
    ['57P01', true],
    ['40001', true],
    ['40P01', true],
    ['25006', true],
    ['58030', true],
    ['23505', false],
    ['22012', false],
    ['XX000', false],
    ['42P01', false],
  ])('%s: %s', async (code, expected) => {
    await test.owner.script(
      `create or replace function raise_code(code text) returns void language plpgsql as
       $$ begin raise exception 'raised' using errcode = code; end $$`,
    );
    expect(isOverload(await raised(code))).toBe(expected);
  });
});
