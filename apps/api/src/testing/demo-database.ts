// A database with the whole demo world in it, loaded once per run and copied for each file that asks.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadDemoWorld } from '../../db/demo/load.ts';
import { readConfig } from '../config.ts';
import { TestClock } from '../platform/clock.ts';
import { openDatabase, openSession } from '../platform/db.ts';
import { type Files, localFiles } from '../platform/files.ts';
import { createLog } from '../platform/log.ts';
import { copyTemplate, ensureTemplate, templateName, urlOfDatabase } from './cluster.ts';

/** When the demo world of the tests was loaded. */
export const DEMO_START = new Date('2026-03-02T09:00:00Z');
const DEMO_LOCK = 7_301_948;

/** The files of the demo world's pictures, shared by all tests of this machine; a picture is named by its content. */
export const demoFiles = (): Files => localFiles(path.join(os.tmpdir(), 'meridian-demo-files'));

async function ensureDemoTemplate(admin: string): Promise<string> {
  const base = process.env.TEST_DATABASE_TEMPLATE ?? (await ensureTemplate(admin));
  const name = `${templateName()}_demo`;
  const session = await openSession({ url: admin });
  try {
    await session.one('demo.lock', 'select pg_advisory_lock($1)', [DEMO_LOCK]);
    const found = await session.maybe<{ ready: boolean }>(
      'demo.find',
      'select not datallowconn as ready from pg_database where datname = $1',
      [name],
    );
    if (found?.ready) return name;
    if (found) await session.script(`drop database "${name}" with (force)`);
    await session.script(`create database "${name}" template "${base}"`);
    const clock = new TestClock(DEMO_START);
    const database = openDatabase({ url: urlOfDatabase(admin, name), clock });
    fs.mkdirSync(path.join(os.tmpdir(), 'meridian-demo-files'), { recursive: true });
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: path.join(os.tmpdir(), 'meridian-test-data') });
    await loadDemoWorld(
      { database, clock, files: demoFiles(), config, log: createLog('silent') },
      { orders: 160 },
    );
    await database.close();
    await session.script(`alter database "${name}" with allow_connections false`);
    return name;
  } finally {
    await session.close();
  }
}

/** A new copy of the demo world; the caller drops it. */
export async function createDemoDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = process.env.TEST_DATABASE_URL;
  if (!admin)
    throw new Error('TEST_DATABASE_URL is not set: run this under the project "api" or "e2e" of vitest');
  const template = await ensureDemoTemplate(admin);
  const session = await openSession({ url: admin });
  try {
    const name = await copyTemplate(session, template);
    const drop = async () => {
      const again = await openSession({ url: admin });
      await again.script(`drop database if exists "${name}" with (force)`);
      await again.close();
    };
    return { url: urlOfDatabase(admin, name), drop };
  } finally {
    await session.close();
  }
}
