// Set-up of a test run: one throw-away cluster with the migrated template, shared by every test file.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres, stopOrphan } from '../platform/embedded-postgres.ts';
import { ensureTemplate } from './cluster.ts';

const PREFIX = 'meridian-test-';

/** Speed before safety: nothing here outlives the run. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 300,
  shared_buffers: '128MB',
  max_wal_size: '512MB',
};

let running: Promise<() => Promise<void>> | null = null;
let users = 0;

/** Called by vitest once for every project that names it; the cluster is made for the first and ends with the last. */
export async function setup(): Promise<void> {
  users += 1;
  running ??= start();
  await running;
}

export async function teardown(): Promise<void> {
  users -= 1;
  if (users === 0 && running) await (await running)();
}

async function start(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    process.env.TEST_DATABASE_TEMPLATE = await ensureTemplate(given);
    return async () => {};
  }
  await sweep();
  const root = fs.mkdtempSync(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
  fs.chmodSync(root, 0o755);
  const server = await startEmbeddedPostgres({ dataRoot: root, settings: SETTINGS, restart: false });
  process.env.TEST_DATABASE_URL = server.url;
  const stop = async () => {
    delete process.env.TEST_DATABASE_URL;
    await server.stop();
    fs.rmSync(root, { recursive: true, force: true });
  };
  try {
    process.env.TEST_DATABASE_TEMPLATE = await ensureTemplate(server.url);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** Ends the clusters of runs that were killed before they could do it. */
async function sweep(): Promise<void> {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    const root = path.join(os.tmpdir(), name);
    await stopOrphan(root).catch(() => false);
    fs.rmSync(root, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
