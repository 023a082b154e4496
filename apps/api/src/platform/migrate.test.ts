// Tests of migrations: twice, changed, late, failing, two at once; and what the runtime role may do afterwards.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeWorkerUtils, runOnce } from 'graphile-worker';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { urlOfDatabase } from '../testing/cluster.ts';
import { withTestDatabase } from '../testing/database.ts';
import { openSession } from './db.ts';
import { migrate, migrationLock, readMigrations } from './migrate.ts';

describe('migrate', () => {
  let folder: string;
  let url: string;
  let name: string;
  const admin = () => openSession({ url: process.env.TEST_DATABASE_URL ?? '' });
  const put = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text);

  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-migrations-'));
    name = `meridian_migrate_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
    const session = await admin();
    await session.script(`CREATE DATABASE ${name}`);
    await session.close();
    url = urlOfDatabase(process.env.TEST_DATABASE_URL ?? '', name);
    put('0001-first.sql', 'CREATE TABLE first (id int);\n');
    put('0002-second.sql', 'CREATE TABLE second (id int);\n');
  });
  afterEach(async () => {
    const session = await admin();
    await session.script(`DROP DATABASE ${name} WITH (FORCE)`);
    await session.close();
    fs.rmSync(folder, { recursive: true });
  });

  it('applies what is missing, in order, once', async () => {
    expect(await migrate({ url, folder })).toEqual(['0001-first.sql', '0002-second.sql']);
    expect(await migrate({ url, folder })).toEqual([]);
    put('0003-third.sql', 'CREATE TABLE third (id int)');
    const lines: string[] = [];
    expect(await migrate({ url, folder, log: (line) => lines.push(line) })).toEqual(['0003-third.sql']);
    expect(lines).toEqual(['migrated: 0003-third.sql']);
  });

  it('refuses a file that changed after it was applied, but not other line ends', async () => {
    await migrate({ url, folder });
    put('0001-first.sql', 'CREATE TABLE first (id int);\r\n');
    expect(await migrate({ url, folder })).toEqual([]);
    put('0001-first.sql', 'CREATE TABLE first (id bigint);\n');
    await expect(migrate({ url, folder })).rejects.toThrow('0001-first.sql has changed since it was applied');
  });

  it('refuses a file that vanished, and one that comes too late', async () => {
    await migrate({ url, folder });
    fs.renameSync(path.join(folder, '0002-second.sql'), path.join(folder, '0009-second.sql'));
    await expect(migrate({ url, folder })).rejects.toThrow(
      '0002-second.sql was applied to this database, and its file is gone',
    );
    fs.renameSync(path.join(folder, '0009-second.sql'), path.join(folder, '0002-second.sql'));
    put('0005-fifth.sql', 'SELECT 1');
    await migrate({ url, folder });
    put('0004-fourth.sql', 'SELECT 1');
    await expect(migrate({ url, folder })).rejects.toThrow('0004-fourth.sql comes before 0005-fifth.sql');
  });

  it('keeps nothing of a file that fails, names the line, and keeps the files before it', async () => {
    put('0003-third.sql', 'CREATE TABLE third (id int);\nCREATE TABLE fourth (id inte);\n');
    await expect(migrate({ url, folder })).rejects.toThrow('0003-third.sql:2: type "inte" does not exist');
    const session = await openSession({ url });
    const there = await session.one(
      'there',
      `SELECT to_regclass('second')::text AS second, to_regclass('third')::text AS third`,
    );
    await session.close();
    expect(there).toEqual({ second: 'second', third: null });
    put('0003-third.sql', 'CREATE TABLE third (id int)');
    expect(await migrate({ url, folder })).toEqual(['0003-third.sql']);
  });

  it('lets two migrators of one database take turns', async () => {
    put('0003-third.sql', 'SELECT pg_sleep(0.2); CREATE TABLE third (id int)');
    const [a, b] = await Promise.all([migrate({ url, folder }), migrate({ url, folder })]);
    expect([a.length, b.length].sort()).toEqual([0, 3]);
  });

  it('waits for nobody when there is nothing to do', async () => {
    await migrate({ url, folder });
    const session = await openSession({ url });
    // As one does whose wire fell silent while it had its turn.
    await session.run('test.turn', 'select pg_advisory_lock($1)', [migrationLock]);
    try {
      expect(await migrate({ url, folder })).toEqual([]);
      put('0003-third.sql', 'CREATE TABLE third (id int)');
      const waiting = migrate({ url, folder });
      expect(await Promise.race([waiting, session.one('test.nap', 'select pg_sleep(0.6)', [])])).not.toEqual([
        '0003-third.sql',
      ]);
      await session.run('test.turn', 'select pg_advisory_unlock($1)', [migrationLock]);
      expect(await waiting).toEqual(['0003-third.sql']);
    } finally {
      await session.close();
    }
  });

  it('lets the runtime role at tables that a newer job queue brings', async () => {
    await migrate({ url, folder });
    const session = await openSession({ url });
    try {
      await session.script(
        'create table graphile_worker.newer (id int); alter table graphile_worker.newer enable row level security',
      );
      expect(await migrate({ url, folder })).toEqual([]);
      await session.script(
        'set role meridian_runtime; insert into graphile_worker.newer values (1); reset role',
      );
    } finally {
      await session.close();
    }
  });

  it('reads only well named files, each number once', () => {
    put('0002-other.sql', '');
    expect(() => readMigrations(folder)).toThrow('0002-second.sql and 0002-other.sql have the same number');
    fs.rmSync(path.join(folder, '0002-other.sql'));
    put('3-third.sql', '');
    expect(() => readMigrations(folder)).toThrow('3-third.sql: a migration is called NNNN-name.sql');
  });
});

describe('the runtime role', () => {
  const test = withTestDatabase();

  it('works with tables that were made after the foundation, and cannot make its own', async () => {
    await test.owner.script('CREATE TABLE later (id bigint GENERATED ALWAYS AS IDENTITY, n int)');
    await test.db.run('later.insert', 'INSERT INTO later (n) VALUES (1)');
    await test.db.run('later.update', 'UPDATE later SET n = 2');
    expect(await test.db.run('later.delete', 'DELETE FROM later')).toBe(1);
    await expect(test.db.run('make', 'CREATE TABLE mine (id int)')).rejects.toMatchObject({ code: '42501' });
    await expect(test.db.run('drop', 'DROP TABLE later')).rejects.toMatchObject({ code: '42501' });
  });

  it('has the extensions, with letters beyond ASCII', async () => {
    const row = await test.db.one(
      'trgm',
      `SELECT similarity('zażółć', 'zażółty') > 0.3 AS near, unaccent('Zażółć') AS plain`,
    );
    expect(row).toEqual({ near: true, plain: 'Zazolc' });
  });

  it('adds a job inside its transaction, and works it', async () => {
    const worked: unknown[] = [];
    const work = () =>
      runOnce({ pgPool: test.db.pool, taskList: { greet: async (payload) => void worked.push(payload) } });
    const add = (text: string, fail: boolean) =>
      test.db.transaction(async (tx) => {
        await tx.run(
          'job.add',
          `SELECT graphile_worker.add_job('greet', json_build_object('text', $1::text))`,
          [text],
        );
        if (fail) throw new Error('rolled back');
      });
    await add('kept', false);
    await expect(add('lost', true)).rejects.toThrow('rolled back');
    await work();
    const utils = await makeWorkerUtils({ pgPool: test.db.pool });
    await utils.addJob('greet', { text: 'by hand' });
    await utils.release();
    await work();
    expect(worked).toEqual([{ text: 'kept' }, { text: 'by hand' }]);
  });
});
