// Tests of what goes to the database in one go: what comes back, what is told of a failure, what a connection remembers.
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { withTestDatabase } from '../testing/database.ts';
import { openPool } from './db-connection.ts';
import { type Statement, sendInTurn, sendNow } from './db-exchange.ts';

const test = withTestDatabase({ max: 2 });
/** One connection of the pool's kind; `sent` counts the messages of a kind that leave for the server. */
async function withConnection(
  work: (client: pg.PoolClient, sent: (kind: 'parse' | 'describe' | 'sync') => number) => Promise<void>,
): Promise<void> {
  const pool = openPool({ url: test.url, max: 1 });
  const client = await pool.connect();
  const { connection } = client as unknown as { connection: Record<string, (...args: unknown[]) => unknown> };
  const counts: Record<string, number> = {};
  for (const kind of ['parse', 'describe', 'sync']) {
    const send = connection[kind]?.bind(connection);
    connection[kind] = (...args) => {
      counts[kind] = (counts[kind] ?? 0) + 1;
      return send?.(...args);
    };
  }
  try {
    await work(client, (kind) => counts[kind] ?? 0);
  } finally {
    client.release(true);
    await pool.end();
  }
}
const one: Statement = { name: 'one', text: 'select 1 as n' };
const zero: Statement = { name: 'zero', text: 'select 1 / $1::int as n', values: [0] };
const begin: Statement = { name: 'begin', text: 'begin' };
const rollback: Statement = { name: 'rollback', text: 'rollback' };

describe('an answer', () => {
  it('has its values in the types of the columns, the first time and later', async () => {
    await withConnection(async (client) => {
      const text = `select 9007199254740993::int8 as big, 7::int4 as small, null::int8 as none, '2026-02-28'::date as day,
        true as yes, array[1, null]::int8[] as bigs, '{"a": [1]}'::jsonb as json, 'ü😀' as text, to_timestamp($1) as at, $2::text[] as texts`;
      const asked = { name: 'types', text, values: [1.5, ['a"', null, '😀']] };
      for (let time = 0; time < 3; time += 1) {
        const { rows, rowCount, command } = await sendNow(client, asked);
        expect([command, rowCount]).toEqual(['SELECT', 1]);
        expect(rows).toEqual([
          {
            big: 9_007_199_254_740_993n,
            small: 7,
            none: null,
            day: '2026-02-28',
            yes: true,
            bigs: [1n, null],
            json: { a: [1] },
            text: 'ü😀',
            at: new Date(1_500),
            texts: ['a"', null, '😀'],
          },
        ]);
      }
    });
  });

  it('knows every moment that was sent, to the millisecond', async () => {
    const moments = [
      '2026-11-30T18:30:00.123Z',
      '2000-01-01T00:00:00.000Z',
      '1999-12-31T23:59:59.999Z',
      '1969-07-20T20:17:40.001Z',
      '0001-01-01T00:00:00.000Z',
      '2285-06-04T00:00:00.000Z',
      '2285-06-06T00:00:00.000Z',
      '9999-12-31T23:59:59.999Z',
    ].map((text) => new Date(text));
    await withConnection(async (client) => {
      const text = 'select $1::timestamptz as at, extract(epoch from $1::timestamptz) * 1000 = $2 as same';
      for (const at of moments) {
        const { rows } = await sendNow(client, { name: 'moment', text, values: [at, at.getTime()] });
        expect(rows).toEqual([{ at, same: true }]);
      }
      const nothing = { name: 'moment', text, values: [new Date(Number.NaN), 0] };
      await expect(sendNow(client, nothing)).rejects.toThrow('an invalid Date');
    });
  });

  it('counts what was read and written, and has no count where there is none', async () => {
    await withConnection(async (client) => {
      const run = async (name: string, text: string) => {
        const { command, rowCount, rows } = await sendNow(client, { name, text });
        return [command, rowCount, rows.length];
      };
      expect(await run('make', 'create temp table counted (n int)')).toEqual(['CREATE', null, 0]);
      for (let time = 0; time < 2; time += 1) {
        expect(await run('put', 'insert into counted select generate_series(1, 3)')).toEqual([
          'INSERT',
          3,
          0,
        ]);
        expect(await run('some', 'select n from counted')).toEqual(['SELECT', 3, 3]);
        expect(await run('back', 'delete from counted returning n')).toEqual(['DELETE', 3, 3]);
        expect(await run('none', 'update counted set n = 1')).toEqual(['UPDATE', 0, 0]);
      }
      expect(await run('begin', 'begin')).toEqual(['BEGIN', null, 0]);
      expect(await run('commit', 'commit')).toEqual(['COMMIT', null, 0]);
      expect(await run('nothing', '')).toEqual(['', null, 0]);
    });
  });

  it('is described once per connection', async () => {
    await withConnection(async (client, sent) => {
      await sendNow(client, one);
      await sendNow(client, one);
      await sendNow(client, { name: 'set', text: `set application_name = 'x'` });
      await sendNow(client, { name: 'set', text: `set application_name = 'x'` });
      expect([sent('parse'), sent('describe'), sent('sync')]).toEqual([2, 2, 4]);
    });
    await withConnection(async (client, sent) => {
      expect((await sendNow(client, one)).rows).toEqual([{ n: 1 }]);
      expect(sent('describe')).toBe(1);
    });
  });

  it('is described when the statement runs for the first time, not when it fails', async () => {
    await withConnection(async (client) => {
      await expect(sendNow(client, zero)).rejects.toMatchObject({ code: '22012' });
      expect((await sendNow(client, { ...zero, values: [1] })).rows).toEqual([{ n: 1 }]);
      await expect(sendNow(client, zero)).rejects.toMatchObject({ code: '22012' });
      expect((await sendNow(client, { ...zero, values: [1] })).rows).toEqual([{ n: 1 }]);
    });
  });

  it('is refused where the columns have become others, and read anew by another connection', async () => {
    await test.owner.script('create table changing (a int); insert into changing values (1)');
    const all = { name: 'all', text: 'select * from changing' };
    await withConnection(async (client) => {
      await sendNow(client, all);
      await test.owner.script('alter table changing alter a type text, add b int default 2');
      await expect(sendNow(client, all)).rejects.toMatchObject({ code: '0A000' });
    });
    await withConnection(async (client) => {
      expect((await sendNow(client, all)).rows).toEqual([{ a: '1', b: 2 }]);
    });
  });

  it('is an error where the database finds only at the end that it cannot be kept', async () => {
    await withConnection(async (client) => {
      await sendNow(client, {
        name: 'make',
        text: `create temp table late (n int, constraint once unique (n) deferrable initially deferred)`,
      });
      const twice = { name: 'twice', text: 'insert into late values (1), (1)' };
      await expect(sendNow(client, twice)).rejects.toMatchObject({ code: '23505' });
    });
  });

  it('that cannot be read fails alone', async () => {
    await withConnection(async (client) => {
      client.setTypeParser(23, () => {
        throw new Error('unreadable');
      });
      const answers = await Promise.allSettled([
        sendInTurn(client, begin),
        sendInTurn(client, one),
        sendInTurn(client, { name: 'text', text: `select 'a' as a` }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    });
  });
});

describe('statements of one turn', () => {
  it('have one end, and each its own answer', async () => {
    await withConnection(async (client, sent) => {
      const answers = await Promise.all([
        sendInTurn(client, begin),
        sendInTurn(client, { name: 'n', text: 'select $1::int as n', values: [1] }),
        sendInTurn(client, { name: 'n', text: 'select $1::int as n', values: [2] }),
        Promise.resolve().then(() => sendInTurn(client, one)),
        sendInTurn(client, rollback),
      ]);
      expect(answers.map(({ command, rows }) => [command, ...rows.map((row) => row.n)])).toEqual([
        ['BEGIN'],
        ['SELECT', 1],
        ['SELECT', 2],
        ['SELECT', 1],
        ['ROLLBACK'],
      ]);
      expect([sent('parse'), sent('sync')]).toEqual([4, 1]);
    });
  });

  it('do not go on behind one that fails, and fail with its error', async () => {
    await withConnection(async (client) => {
      await sendNow(client, { name: 'make', text: 'create temp table written (n int)' });
      const put = (n: number) =>
        sendInTurn(client, { name: 'put', text: 'insert into written values ($1)', values: [n] });
      await sendNow(client, begin);
      const [before, failing, behind] = await Promise.allSettled([put(1), sendInTurn(client, zero), put(2)]);
      expect(before).toMatchObject({ status: 'fulfilled', value: { rowCount: 1 } });
      expect(failing).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
      expect((behind as PromiseRejectedResult).reason).toBe((failing as PromiseRejectedResult).reason);
      await sendNow(client, rollback);
      expect((await sendNow(client, { name: 'count', text: 'select n from written' })).rows).toEqual([]);
    });
  });

  it('that were never prepared, for one before them failed, are prepared the next time', async () => {
    await withConnection(async (client) => {
      for (const last of [false, true]) {
        await sendNow(client, begin);
        const answers = await Promise.allSettled([
          ...(last ? [] : [sendInTurn(client, zero)]),
          sendInTurn(client, one),
          sendInTurn(client, { name: 'two', text: 'select 2 as n' }),
        ]);
        expect(new Set(answers.map(({ status }) => status))).toEqual(
          new Set([last ? 'fulfilled' : 'rejected']),
        );
        await sendNow(client, rollback);
      }
    });
  });

  it('go out before what is sent by itself', async () => {
    await withConnection(async (client) => {
      await sendNow(client, { name: 'make', text: 'create temp table ordered (n int)' });
      // A transaction that is given up while statements of it still wait to be sent: none may come after its end.
      const waiting = [
        sendInTurn(client, begin),
        sendInTurn(client, { name: 'put', text: 'insert into ordered values (1)' }),
      ];
      const ended = sendNow(client, rollback);
      await Promise.all([...waiting, ended]);
      expect((await sendNow(client, { name: 'count', text: 'select n from ordered' })).rows).toEqual([]);
    });
  });

  it('go on where the value of one cannot be written', async () => {
    await withConnection(async (client) => {
      const cycle: Record<string, unknown> = {};
      cycle.self = cycle;
      const answers = await Promise.allSettled([
        sendInTurn(client, { ...zero, values: [cycle] }),
        sendInTurn(client, one),
        sendNow(client, { ...zero, values: [cycle] }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
      expect((await sendNow(client, one)).rows).toEqual([{ n: 1 }]);
    });
  });
});

describe('a connection that is lost', () => {
  const sleep: Statement = { name: 'sleep', text: 'select pg_sleep(10)' };

  it('fails all that was not answered, and says so at once to what comes later', async () => {
    await withConnection(async (client) => {
      const { rows } = await sendNow(client, { name: 'pid', text: 'select pg_backend_pid() as pid' });
      const asked = Promise.allSettled([
        sendInTurn(client, one),
        sendInTurn(client, sleep),
        sendInTurn(client, one),
      ]);
      const next = Promise.allSettled([new Promise(setImmediate).then(() => sendInTurn(client, one))]);
      await test.owner.run('test.kill', 'select pg_sleep(0.3), pg_terminate_backend($1)', [rows[0]?.pid]);
      const answers = [...(await asked), ...(await next)];
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
      await expect(sendNow(client, one)).rejects.toThrow();
    });
  });

  it('is told after the time of the first statement when it says nothing', async () => {
    await withConnection(async (client) => {
      const began = performance.now();
      const answers = await Promise.allSettled([
        sendInTurn(client, { ...begin, timeoutMs: 300 }),
        sendInTurn(client, sleep),
      ]);
      expect(performance.now() - began).toBeLessThan(5_000);
      expect(answers[1]).toMatchObject({ reason: { message: 'Query read timeout' } });
    });
  });
});
