// Tests of the database door: kinds of values, transactions, retries, lost connections.
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { withTestDatabase } from '../testing/database.ts';
import { systemClock } from './clock.ts';
import {
  CommitUnknown,
  type Database,
  DatabaseUnavailable,
  isCheckViolation,
  isOnThisMachine,
  isUniqueViolation,
  openDatabase,
  openSession,
  RowMissing,
  sqlFault,
  TooManyRows,
  TransactionAborted,
} from './db.ts';
import { runtimeRole } from './migrate.ts';

const test = withTestDatabase({ max: 6 });

async function table(name: string): Promise<void> {
  await test.owner.script(
    `CREATE TABLE ${name} (id int PRIMARY KEY, n int NOT NULL DEFAULT 0 CHECK (n >= 0))`,
  );
}

describe('statements', () => {
  it('speak the kinds of values that the code speaks', async () => {
    const row = await test.db.one(
      'kinds',
      `SELECT count(*) AS n, '2026-01-02'::date AS d, 1.50::numeric AS x, $1::timestamptz AS t, $2::bigint AS b,
        $3::bigint[] AS bs, '{2026-01-02,NULL}'::date[] AS ds, 7 AS i, '{"a":1}'::jsonb AS j FROM (VALUES (1)) v`,
      [test.clock.now(), 2n ** 62n, [1n, 2n ** 53n + 1n]],
    );
    expect(row).toEqual({
      n: 1n,
      d: '2026-01-02',
      x: '1.50',
      t: test.clock.now(),
      b: 2n ** 62n,
      bs: [1n, 9007199254740993n],
      ds: ['2026-01-02', null],
      i: 7,
      j: { a: 1 },
    });
  });

  it('run in the runtime role with limits on time', async () => {
    const row = await test.db.one(
      'settings',
      `SELECT current_user::text AS who, current_setting('statement_timeout') AS s, current_setting('lock_timeout') AS l,
        current_setting('idle_in_transaction_session_timeout') AS i`,
    );
    expect(row).toEqual({ who: runtimeRole, s: '6s', l: '3s', i: '8s' });
  });

  it('count rows strictly', async () => {
    await expect(test.db.one('none', 'SELECT 1 AS x WHERE false')).rejects.toBeInstanceOf(RowMissing);
    await expect(test.db.one('two', 'SELECT generate_series(1, 2)')).rejects.toBeInstanceOf(TooManyRows);
    await expect(test.db.maybe('two', 'SELECT generate_series(1, 2)')).rejects.toBeInstanceOf(TooManyRows);
    expect(await test.db.maybe('none', 'SELECT 1 AS x WHERE false')).toBeNull();
    expect(await test.db.run('two', 'SELECT generate_series(1, 2)')).toBe(2);
  });

  it('may share a name without sharing a plan', async () => {
    await test.db.transaction(async (tx) => {
      expect(await tx.one('same', 'SELECT 1 AS a')).toEqual({ a: 1 });
      expect(await tx.one('same', 'SELECT 2 AS b')).toEqual({ b: 2 });
      const prepared = await tx.many<{ name: string }>(
        'p',
        `SELECT name FROM pg_prepared_statements WHERE name LIKE 'same%'`,
      );
      expect(prepared).toHaveLength(2);
    });
  });

  it('keep their connection after a refusal, and say why they were refused', async () => {
    await table('refusals');
    const insert = (n: number) => test.db.run('refusals.insert', 'INSERT INTO refusals VALUES (1, $1)', [n]);
    await insert(1);
    const before = test.db.stats().total;
    const twice = await insert(1).catch((error) => error);
    expect([
      isUniqueViolation(twice),
      isUniqueViolation(twice, 'refusals_pkey'),
      isUniqueViolation(twice, 'x'),
    ]).toEqual([true, true, false]);
    expect(isCheckViolation(await insert(-1).catch((error) => error), 'refusals_n_check')).toBe(true);
    expect(test.db.stats().total).toBe(before);
  });
});

describe('transactions', () => {
  it('keep all or nothing', async () => {
    await table('whole');
    const insert = (db: Pick<Database, 'run'>, id: number) =>
      db.run('whole.insert', 'INSERT INTO whole VALUES ($1)', [id]);
    await expect(
      test.db.transaction(async (tx) => {
        await insert(tx, 1);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await test.db.transaction(async (tx) => {
      expect(tx.now).toEqual(test.clock.now());
      await Promise.all([insert(tx, 2), insert(tx, 3)]);
      await tx.savepoint(() => insert(tx, 2)).catch(() => {});
    });
    expect(await test.db.many('whole', 'SELECT id FROM whole ORDER BY id')).toEqual([{ id: 2 }, { id: 3 }]);
  });

  it('do not pretend to have committed when a failure was swallowed', async () => {
    const swallowed = test.db.transaction(async (tx) => {
      await tx.run('bad', 'SELECT 1 / 0').catch(() => {});
    });
    await expect(swallowed).rejects.toBeInstanceOf(TransactionAborted);
  });

  it('cannot be used after their end', async () => {
    const leaked = await test.db.transaction(async (tx) => tx);
    await expect(leaked.one('late', 'SELECT 1 AS x')).rejects.toThrow('late: the transaction has ended');
  });

  it('see one moment in a snapshot, and write nothing there', async () => {
    await table('moments');
    await test.db.snapshot(async (tx) => {
      const count = () => tx.one('moments.count', 'SELECT count(*) AS n FROM moments');
      expect(await count()).toEqual({ n: 0n });
      await test.db.run('moments.insert', 'INSERT INTO moments VALUES (1)');
      expect(await count()).toEqual({ n: 0n });
    });
    const write = test.db.snapshot((tx) => tx.run('moments.insert', 'INSERT INTO moments VALUES (2)'));
    expect(sqlFault(await write.catch((error) => error))?.code).toBe('25006');
  });

  it('are run anew after a deadlock', async () => {
    await table('locks');
    await test.db.run('locks.insert', 'INSERT INTO locks VALUES (1), (2)');
    const add = (tx: Pick<Database, 'run'>, id: number) =>
      tx.run('locks.add', 'UPDATE locks SET n = n + 1 WHERE id = $1', [id]);
    const before = test.db.stats().retries;
    let waiting = 2;
    const both = (first: number, second: number) =>
      test.db.transaction(async (tx) => {
        await add(tx, first);
        waiting -= 1;
        while (waiting > 0) await new Promise((resolve) => setTimeout(resolve, 5));
        await add(tx, second);
      });
    await Promise.all([both(1, 2), both(2, 1)]);
    expect(await test.db.many('locks', 'SELECT n FROM locks')).toEqual([{ n: 2 }, { n: 2 }]);
    expect(test.db.stats().retries).toBe(before + 1);
  });

  it('are run anew after a lost race under repeatable read, but not for ever', async () => {
    await table('races');
    await test.db.run('races.insert', 'INSERT INTO races VALUES (1)');
    let runs = 0;
    const lost = test.db.transaction(
      async (tx) => {
        runs += 1;
        await tx.many('races', 'SELECT n FROM races');
        await test.db.run('races.add', 'UPDATE races SET n = n + 1');
        await tx.run('races.add', 'UPDATE races SET n = n + 1');
      },
      { isolation: 'repeatable read', retries: 2 },
    );
    expect(sqlFault(await lost.catch((error) => error))?.code).toBe('40001');
    expect(runs).toBe(3);
  });

  it('may be given more time or less for a statement', async () => {
    const slow = test.db.transaction((tx) => tx.one('sleep', 'SELECT pg_sleep(5)'), {
      statementTimeoutMs: 50,
    });
    expect(sqlFault(await slow.catch((error) => error))?.code).toBe('57014');
  });
});

describe('lost connections', () => {
  /** A wire to the database that can be cut, before the server hears the next message or after it. */
  async function openWire() {
    const target = new URL(test.url);
    let cutAt: 'request' | 'answer' | null = null;
    const server = net.createServer((inner) => {
      const outer = net.connect(Number(target.port), target.hostname);
      for (const socket of [inner, outer])
        socket
          .on('error', () => {})
          .on('close', () => {
            inner.destroy();
            outer.destroy();
          });
      inner.on('data', (bytes) =>
        cutAt === 'request' ? inner.destroy() : outer.write(new Uint8Array(bytes)),
      );
      outer.on('data', (bytes) =>
        cutAt === 'answer' ? inner.destroy() : inner.write(new Uint8Array(bytes)),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = new URL(test.url);
    url.port = String((server.address() as net.AddressInfo).port);
    const db = openDatabase({ url: url.href, role: runtimeRole, clock: systemClock, max: 1 });
    return {
      db,
      cut: (at: typeof cutAt) => {
        cutAt = at;
      },
      close: async () => {
        await db.close();
        server.close();
      },
    };
  }

  it.each([
    ['request', 0n],
    ['answer', 1n],
  ] as const)('at COMMIT (%s) have an unknown outcome', async (at, kept) => {
    await table(`commit_${at}`);
    const wire = await openWire();
    const work = wire.db.transaction(async (tx) => {
      await tx.run(`c.${at}`, `INSERT INTO commit_${at} VALUES (1)`);
      wire.cut(at);
    });
    await expect(work).rejects.toBeInstanceOf(CommitUnknown);
    wire.cut(null);
    await expect
      .poll(() => test.db.one(`c.count.${at}`, `SELECT count(*) AS n FROM commit_${at}`), { timeout: 10_000 })
      .toEqual({ n: kept });
    expect(await wire.db.one('again', 'SELECT 1 AS x')).toEqual({ x: 1 });
    await wire.close();
  });

  it('within the work are known: nothing was kept', async () => {
    const wire = await openWire();
    const work = wire.db.transaction(async (tx) => {
      wire.cut('request');
      await tx.one('gone', 'SELECT 1 AS x');
    });
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable);
    await wire.close();
  });

  it('of a killed backend do not end the process, in use or idle', async () => {
    const killer = await openSession({ url: test.url });
    const kill = () =>
      killer.run(
        'kill',
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'meridian' AND datname = current_database()`,
      );
    await test.db.one('idle', 'SELECT 1 AS x');
    const work = test.db.transaction(async (tx) => {
      await tx.one('x', 'SELECT 1 AS x');
      await kill();
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx.one('x', 'SELECT 1 AS x');
    });
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable);
    // A dead connection that has not been noticed yet may spoil one more statement.
    const again = () => test.db.one('x', 'SELECT 1 AS x').catch(() => null);
    await expect.poll(again, { timeout: 10_000 }).toEqual({ x: 1 });
    await killer.close();
  });

  it('are reported when nobody listens, and when no connection becomes free within 2 s', async () => {
    const nobody = openDatabase({ url: 'postgres://x:y@127.0.0.1:1/z', clock: systemClock });
    await expect(nobody.one('x', 'SELECT 1')).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(openSession({ url: 'postgres://x:y@127.0.0.1:1/z' })).rejects.toBeInstanceOf(
      DatabaseUnavailable,
    );
    await nobody.close();

    const narrow = openDatabase({ url: test.url, clock: systemClock, max: 1 });
    const started = Date.now();
    await narrow.transaction(async () => {
      await expect(narrow.one('x', 'SELECT 1')).rejects.toBeInstanceOf(DatabaseUnavailable);
    });
    expect(Date.now() - started).toBeGreaterThan(1_900);
    expect(narrow.stats().unavailable).toBe(1);
    await narrow.close();
  });
});

describe('one at work at a time', () => {
  const narrow = (url: string) => openDatabase({ url, clock: systemClock, max: 3, atOnce: 1 });

  it('lets the others wait, but not for one that waits itself', async () => {
    const db = narrow(test.url);
    const told: string[] = [];
    await db.transaction(async (tx) => {
      await tx.one('first', 'SELECT 1');
      const second = db.one('second', 'SELECT 2').then(() => told.push('second'));
      expect(db.stats()).toMatchObject({ waiting: 1, total: 1 });
      await second;
      told.push('first');
    });
    expect(told).toEqual(['second', 'first']);
    expect(db.stats()).toMatchObject({ waiting: 0, total: 2, idle: 2 });
    await db.close();
  });

  it('makes room again whatever became of one', async () => {
    const db = narrow(test.url);
    const failures = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => db.one('nothing', 'SELECT 1 WHERE false')),
      ...Array.from({ length: 5 }, () =>
        db.transaction(async () => {
          throw new Error('an act that fails');
        }),
      ),
    ]);
    expect(failures.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await db.one('x', 'SELECT 1 AS x')).toEqual({ x: 1 });
    await db.close();
    const nobody = narrow('postgres://x:y@127.0.0.1:1/z');
    for (const { reason } of (await Promise.allSettled(
      Array.from({ length: 5 }, () => nobody.one('x', 'SELECT 1')),
    )) as PromiseRejectedResult[])
      expect(sqlFault(reason) ?? reason.message).toContain('ECONNREFUSED');
  });
});

describe('whether the database is on this machine', () => {
  it.each([
    ['postgres://a:b@127.0.0.1:5432/c', true],
    ['postgres://a:b@localhost/c', true],
    ['postgres://a:b@[::1]:5432/c', true],
    ['postgres://a:b@127.0.0.1:5432/c?host=%2Ftmp%2Fsocket', true],
    ['postgres://a:b@/c?host=/run/postgresql', true],
    ['postgres://a:b@db.example:5432/c', false],
    ['postgres://a:b@10.0.0.7/c', false],
    ['postgres://a:b@localhost.example/c', false],
  ])('%s: %s', (url, here) => {
    expect(isOnThisMachine(url)).toBe(here);
  });
});

describe('a session', () => {
  it('hears what is told on its channel', async () => {
    const session = await openSession({ url: test.url, role: runtimeRole });
    const heard: string[] = [];
    await session.listen('news', (payload) => heard.push(payload));
    await test.db.transaction((tx) =>
      tx.run('tell', `SELECT pg_notify('news', 'a'), pg_notify('other', 'b')`),
    );
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['a']);
    await session.close();
  });
});
