// The demo world made on a leap day, by a process and a database in other zones: only deadlines lie ahead, and the books are right.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemoWorld } from '../../../db/demo/load.ts';
import { readConfig } from '../../config.ts';
import { createLog } from '../../platform/log.ts';
import { openTestDatabase, type TestDatabase } from '../database.ts';
import { demoFiles } from '../demo-database.ts';
import { faults } from '../orders.ts';
import { createDatabaseIn, moveTo } from './zones.ts';

const loadedAt = new Date('2028-02-29T23:30:00.000Z');
/** Columns that say until when or from when something counts. */
const ahead = /(?:_by|_reminder_at|auto_\w+_at|settle_at|expires_at|ends_at|next_scan_at)$/;

const world = {} as TestDatabase;
let moveBack = () => {};
beforeAll(async () => {
  moveBack = moveTo('Pacific/Apia');
  Object.assign(world, await openTestDatabase({ create: createDatabaseIn('America/New_York') }));
  world.clock.set(loadedAt);
  fs.mkdirSync(path.join(os.tmpdir(), 'meridian-demo-files'), { recursive: true });
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: path.join(os.tmpdir(), 'meridian-test-data') });
  const host = {
    database: world.db,
    clock: world.clock,
    files: demoFiles(),
    config,
    log: createLog('silent'),
  };
  await loadDemoWorld(host, { orders: 40 });
}, 420_000);
afterAll(async () => {
  await world.drop?.();
  moveBack();
});

describe('the demo world of a leap day', () => {
  it('has nothing in the future but deadlines', async () => {
    const columns = await world.owner.many<{ table: string; column: string }>(
      'demo.columns',
      `select format('%I.%I', table_schema, table_name) as "table", column_name as "column" from information_schema.columns
       where data_type like 'timestamp%' and table_schema in ('public', 'ledger') and table_name <> 'migrations'`,
    );
    expect(columns.length).toBeGreaterThan(40);
    const future: string[] = [];
    for (const { table, column } of columns) {
      const { rows } = await world.owner.one<{ rows: number }>(
        `demo.${table}.${column}`,
        `select count(*)::int as rows from ${table} where ${column} > $1`,
        [loadedAt],
      );
      if (rows > 0) future.push(`${table}.${column}`);
    }
    expect(future.filter((name) => !ahead.test(name))).toEqual([]);
    expect(future).toContain('public.orders.settle_at');
  });

  it('counts its last sales on that day in UTC', async () => {
    const { last } = await world.owner.one<{ last: string }>(
      'demo.days',
      'select max(day) as last from product_sales_days',
    );
    expect(last).toBe('2028-02-29');
  });

  it('has books that are right', async () => {
    expect(await faults(world)).toEqual([]);
  });
});
