// Tests of statements that are sent together: one system call, the true reason when one fails, and nothing half done.
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { withTestDatabase } from '../testing/database.ts';
import { BatchingSocket } from './batching-socket.ts';
import { systemClock } from './clock.ts';
import { type Database, DatabaseUnavailable, isUniqueViolation, openDatabase, type Tx } from './db.ts';
import { runtimeRole } from './migrate.ts';

const test = withTestDatabase({ max: 4 });
const put = (tx: Tx, key: string) =>
  tx.run(
    'test.put',
    `insert into settings (key, value, version, changed_by, changed_at) values ($1, '1', 1, 'test', now())`,
    [key],
  );
const kept = async (like: string) =>
  (
    await test.owner.many<{ key: string }>(
      'test.kept',
      'select key from settings where key like $1 order by key',
      [`${like}%`],
    )
  ).map((row) => row.key);

describe('statements sent at once', () => {
  it('run in the order in which they were sent', async () => {
    const seen = await test.db.transaction((tx) =>
      Promise.all([
        put(tx, 'order.a'),
        tx.one<{ n: number }>('n', 'select count(*)::int as n from settings'),
        put(tx, 'order.b'),
      ]),
    );
    expect(seen[1].n).toBe(1);
    expect(await kept('order.')).toEqual(['order.a', 'order.b']);
  });

  it('tell why the first of them failed, not that the others could not follow', async () => {
    await test.db.transaction((tx) => put(tx, 'twice'));
    const failing = test.db.transaction((tx) =>
      // The failing one answers through more steps than those that share its fate.
      Promise.all([
        put(tx, 'twice').catch(async (error) => {
          await Promise.resolve();
          throw error;
        }),
        put(tx, 'never.a'),
        put(tx, 'never.b'),
      ]),
    );
    await expect(failing).rejects.toSatisfy((error) => isUniqueViolation(error));
    expect(await kept('never.')).toEqual([]);
  });

  it('tell it, too, where two of them share a text that the connection has not prepared yet', async () => {
    await test.db.transaction((tx) => put(tx, 'again'));
    const late = (tx: Tx, key: string) =>
      tx.run(
        `test.${key}`,
        `insert into settings (key, value, version, changed_by, changed_at) values ($1, '2', 1, 'test', now())`,
        [key],
      );
    for (let n = 0; n < 4; n += 1) {
      const failing = test.db.transaction((tx) =>
        Promise.all([
          put(tx, 'again').catch(async (error) => {
            for (let hop = 0; hop < 5; hop += 1) await Promise.resolve();
            throw error;
          }),
          late(tx, `never.${n}`),
          late(tx, `never.${n}`),
        ]),
      );
      await expect(failing).rejects.toSatisfy((error) => isUniqueViolation(error));
    }
    expect(await kept('never.')).toEqual([]);
  });

  it('tell the true reason even where whoever sent the failing one is slow to speak', async () => {
    await test.db.transaction((tx) => put(tx, 'slow'));
    const failing = test.db.transaction((tx) =>
      Promise.all([
        put(tx, 'slow').catch(async (error) => {
          await new Promise((resolve) => setTimeout(resolve, 50));
          throw error;
        }),
        put(tx, 'never.c'),
      ]),
    );
    await expect(failing).rejects.toSatisfy((error) => isUniqueViolation(error));
  });

  it('fail anew after a part that was undone', async () => {
    await test.db.transaction((tx) => put(tx, 'part'));
    const failing = test.db.transaction(async (tx) => {
      await tx.savepoint(() => put(tx, 'part')).catch(() => {});
      await Promise.all([tx.run('test.zero', 'select 1 / 0'), put(tx, 'never.d')]);
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
  });

  it('leave a connection that serves on', async () => {
    await expect(
      test.db.transaction((tx) =>
        Promise.all([put(tx, 'gone'), Promise.reject(new Error('changed our mind'))]),
      ),
    ).rejects.toThrow('changed our mind');
    expect(await kept('gone')).toEqual([]);
    expect(await test.db.transaction((tx) => put(tx, 'stays'))).toBe(1);
  });
});

describe('what is quick', () => {
  const open = () => {
    const db = openDatabase({ url: test.url, role: runtimeRole, clock: systemClock, max: 1, quick: true });
    onTestFinished(() => db.close());
    return db;
  };
  const within = (db: Database, ms: number) => db.until(performance.now() + ms).quick;
  const backend = (db: Pick<Tx, 'one'>) =>
    db.one<{ pid: number }>('test.pid', 'select pg_backend_pid() as pid');

  it('of all requests goes over one connection, in the order asked, while others hold the whole pool', async () => {
    const db = open();
    await db.transaction(async (tx) => {
      const asked: number[] = [];
      const slow = within(db, 5_000).one('test.slow', 'select pg_sleep(0.2)::text');
      const pids = await Promise.all([
        slow.then(() => asked.push(0)),
        ...[1, 2, 3].map(async (n) => {
          const { pid } = await backend(within(db, 5_000));
          asked.push(n);
          return pid;
        }),
      ]);
      expect(asked).toEqual([0, 1, 2, 3]);
      expect(new Set(pids.slice(1)).size).toBe(1);
      expect(pids[1]).not.toBe((await backend(tx)).pid);
    });
  });

  it('fails alone, and by itself: what is asked beside it is answered', async () => {
    const db = open();
    const asked = [within(db, 5_000).run('test.zero', 'select 1 / 0'), backend(within(db, 5_000))] as const;
    const [zero, fine] = await Promise.allSettled(asked);
    expect(zero).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(fine.status).toBe('fulfilled');
  });

  it('is not asked when the time is over, and costs nobody else their answer', async () => {
    const db = open();
    const asked = [backend(within(db, 5_000)), backend(within(db, -1)), backend(within(db, 5_000))] as const;
    const [one, late, other] = await Promise.allSettled(asked);
    expect(late).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
    expect(one).toMatchObject({ status: 'fulfilled' });
    expect(other).toEqual(one);
  });

  it('is asked over a new connection once the one before has died, and all who waited on it hear of it', async () => {
    const db = open();
    const { pid } = await backend(db.quick);
    const waiting = [1, 2, 3].map(() => within(db, 5_000).run('test.cut', 'select pg_sleep(5)'));
    await vi.waitFor(async () =>
      expect(
        await test.owner.run(
          'test.end',
          `select pg_terminate_backend($1) from pg_stat_activity where pid = $1 and query like '%pg_sleep(5)%'`,
          [pid],
        ),
      ).toBe(1),
    );
    for (const { reason } of (await Promise.allSettled(waiting)) as PromiseRejectedResult[])
      expect(reason).toBeInstanceOf(DatabaseUnavailable);
    expect((await backend(within(db, 5_000))).pid).not.toBe(pid);
  });
});

describe('questions that a request asks at once', () => {
  const request = () => test.db.until(performance.now() + 5_000);
  const backend = (db: Pick<Tx, 'one'>) =>
    db.one<{ pid: number }>('test.pid', 'select pg_backend_pid() as pid');

  it('go over one connection, those of two requests over two', async () => {
    const [one, two] = [request(), request()];
    const pids = (await Promise.all([backend(one), backend(one), backend(two)])).map(({ pid }) => pid);
    expect(pids[1]).toBe(pids[0]);
    expect(pids[2]).not.toBe(pids[0]);
  });

  it('are answered each for itself when one of them fails', async () => {
    const db = request();
    const [zero, fine] = await Promise.allSettled([db.run('test.zero', 'select 1 / 0'), backend(db)]);
    expect(zero).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(fine.status).toBe('fulfilled');
  });

  it('tell the true reason where they share a text that cannot be prepared', async () => {
    const db = request();
    const wrong = () => db.run('test.wrong', 'select not_there from settings');
    for (const { reason } of (await Promise.allSettled([wrong(), wrong()])) as PromiseRejectedResult[])
      expect(reason).toMatchObject({ code: '42703' });
  });

  it('give up a connection that dies under them, and the next question has another', async () => {
    const db = request();
    const { pid } = await backend(db);
    const cut = db.run('test.cut', 'select pg_sleep(5)').catch((error: unknown) => error);
    const beside = db.run('test.zero', 'select 1 / 0').catch((error: unknown) => error);
    const asleep = `select 1 from pg_stat_activity where pid = $1 and query like '%sleep%'`;
    await vi.waitUntil(() => test.owner.maybe('test.asleep', asleep, [pid]), { timeout: 4_500 });
    await test.owner.run('test.kill', 'select pg_terminate_backend($1)', [pid]);
    expect(await cut).toBeInstanceOf(DatabaseUnavailable);
    await beside;
    expect((await backend(db)).pid).not.toBe(pid);
    expect(test.db.stats()).toMatchObject({ waiting: 0 });
  });
});

describe('reads of one turn', () => {
  const reads = () => test.db.until(performance.now() + 5_000).reads;
  const one = (db: Pick<Tx, 'one'>, n: number) =>
    db.one<{ n: number }>(`test.n${n}`, `select ${n}::int as n`);
  const zero = (db: Pick<Tx, 'run'>) => db.run('test.zero', 'select 1 / 0');

  it('go under one end: where one fails, those before it are answered and those behind it fail with it', async () => {
    const db = reads();
    const [before, failed, behind] = await Promise.allSettled([one(db, 1), zero(db), one(db, 2)]);
    expect(before).toMatchObject({ status: 'fulfilled', value: { n: 1 } });
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(behind).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  });

  it('have nothing to do with those of another turn or of another request', async () => {
    const [db, other] = [reads(), reads()];
    const asked = [zero(db), one(other, 3), new Promise(setImmediate).then(() => one(db, 4))];
    const [failed, beside, later] = await Promise.allSettled(asked);
    expect(failed).toMatchObject({ status: 'rejected' });
    expect(beside).toMatchObject({ status: 'fulfilled', value: { n: 3 } });
    expect(later).toMatchObject({ status: 'fulfilled', value: { n: 4 } });
  });
});

describe('locks on names', () => {
  const held = () =>
    test.owner.one<{ n: number }>(
      'test.held',
      `select count(*)::int as n from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`,
    );

  it('that are asked for at once are taken together, before what is sent behind them, and let go at the end', async () => {
    await test.db.transaction(async (tx) => {
      const [, , { n }] = await Promise.all([
        tx.lock('lock.a'),
        tx.lock('lock.b'),
        tx.one<{ n: number }>(
          'test.mine',
          `select count(*)::int as n from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`,
        ),
      ]);
      expect(n).toBe(2);
    });
    expect((await held()).n).toBe(0);
  });

  it('are taken where nothing else is sent in the turn, and where nothing follows at all', async () => {
    await test.db.transaction(async (tx) => {
      await tx.lock('lock.alone');
      expect((await held()).n).toBe(1);
      void tx.lock('lock.last');
    });
    expect((await held()).n).toBe(0);
  });

  it.each([['the one'], ['the other']])('keep out who wants %s of two that are held', async (which) => {
    const order: string[] = [];
    let letGo = () => {};
    const isHeld = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const first = test.db.transaction(async (tx) => {
      await Promise.all([tx.lock('lock.the one'), tx.lock('lock.the other')]);
      await isHeld;
      order.push('first');
    });
    await vi.waitFor(async () => expect((await held()).n).toBe(2));
    const second = test.db.transaction(async (tx) => {
      await tx.lock(`lock.${which}`);
      order.push('second');
    });
    await vi.waitFor(async () =>
      expect(
        await test.owner.one(
          'test.waits',
          `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted`,
        ),
      ).toMatchObject({ n: 1 }),
    );
    letGo();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  it('that cannot be had in time are told to all who asked', async () => {
    let letGo = () => {};
    const isHeld = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const first = test.db.transaction(async (tx) => {
      await tx.lock('lock.kept');
      await isHeld;
    });
    await vi.waitFor(async () => expect((await held()).n).toBe(1));
    const told: unknown[] = [];
    await test.db
      .transaction(
        async (tx) => {
          await tx.run('test.hurry', `set local lock_timeout = '50ms'`);
          const asked = [tx.lock('lock.free'), tx.lock('lock.kept')];
          for (const { reason } of (await Promise.allSettled(asked)) as PromiseRejectedResult[])
            told.push(reason);
          throw told[0];
        },
        { retries: 0 },
      )
      .catch(() => {});
    letGo();
    await first;
    expect(told).toEqual([
      expect.objectContaining({ code: '55P03' }),
      expect.objectContaining({ code: '55P03' }),
    ]);
  });
});

describe('a last statement', () => {
  it('is committed with the rest', async () => {
    const result = await test.db.transaction(async (tx) => put(tx, 'last.a'), {
      withCommit: (tx, rows) => put(tx, `last.b${String(rows)}`),
    });
    expect(result).toBe(1);
    expect(await kept('last.')).toEqual(['last.a', 'last.b1']);
  });

  it('that fails undoes the rest and says why', async () => {
    await test.db.transaction((tx) => put(tx, 'taken'));
    const failing = test.db.transaction((tx) => put(tx, 'undone'), { withCommit: (tx) => put(tx, 'taken') });
    await expect(failing).rejects.toSatisfy((error) => isUniqueViolation(error));
    expect(await kept('undone')).toEqual([]);
  });

  it('may be none', async () => {
    expect(await test.db.transaction((tx) => put(tx, 'alone'), { withCommit: () => null })).toBe(1);
  });
});

describe('a write that nobody waits for', () => {
  it('is committed with the rest', async () => {
    await test.db.transaction(async (tx) => tx.unawaited(put(tx, 'quiet.a')), {
      withCommit: (tx) => put(tx, 'quiet.b'),
    });
    expect(await kept('quiet.')).toEqual(['quiet.a', 'quiet.b']);
  });

  it.each([
    ['with no last statement', undefined],
    ['with one', (tx: Tx) => put(tx, 'loud.last')],
  ])('and that fails undoes the rest and says why, %s', async (_, withCommit) => {
    const taken = `taken.${withCommit ? 'with' : 'without'}`;
    await test.db.transaction((tx) => put(tx, taken));
    const failing = test.db.transaction(
      async (tx) => {
        await put(tx, 'loud.first');
        tx.unawaited(put(tx, taken));
      },
      withCommit ? { withCommit } : {},
    );
    await expect(failing).rejects.toSatisfy((error) => isUniqueViolation(error));
    expect(await kept('loud.')).toEqual([]);
  });

  it('says why also where the act goes on with something else for a while', async () => {
    await test.db.transaction((tx) => put(tx, 'taken.early'));
    const failing = test.db.transaction(async (tx) => {
      tx.unawaited(put(tx, 'taken.early'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await expect(failing).rejects.toSatisfy((error) => isUniqueViolation(error));
  });

  it('is undone, and not heard, where the act fails for a reason of its own', async () => {
    await test.db.transaction((tx) => put(tx, 'taken.before'));
    const failing = test.db.transaction(async (tx) => {
      tx.unawaited(put(tx, 'hushed'));
      tx.unawaited(put(tx, 'taken.before'));
      throw new Error('the act says no');
    });
    await expect(failing).rejects.toThrow('the act says no');
    expect(await kept('hushed')).toEqual([]);
    expect(test.db.stats()).toMatchObject({ waiting: 0 });
  });
});

describe('the socket', () => {
  it('sends what is written in one turn with one call', async () => {
    const socket = new BatchingSocket();
    const sent = vi.fn();
    socket._writev = (chunks, done) => {
      sent(chunks.map(({ chunk }) => String(chunk)).join(''));
      done();
    };
    const write = (text: string) => {
      socket.cork();
      socket.write(text);
      socket.uncork();
    };
    write('a');
    write('b');
    await Promise.resolve().then(() => write('c'));
    await new Promise(setImmediate);
    expect(sent.mock.calls).toEqual([['abc']]);
    write('d');
    write('e');
    await new Promise(setImmediate);
    expect(sent.mock.calls).toEqual([['abc'], ['de']]);
    socket.destroy();
  });
});
