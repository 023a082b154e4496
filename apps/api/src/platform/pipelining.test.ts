// Tests of statements that are sent together: one system call, the true reason when one fails, and nothing half done.
import { describe, expect, it, vi } from 'vitest';
import { withTestDatabase } from '../testing/database.ts';
import { BatchingSocket } from './batching-socket.ts';
import { isUniqueViolation, type Tx } from './db.ts';

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
