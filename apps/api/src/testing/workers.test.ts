// Tests of several processes behind one port: all answer, one that dies is replaced, and all end together.
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { withTestDatabase } from './database.ts';
import { startServer } from './server.ts';

const test = withTestDatabase();
const children: ChildProcess[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

/** Over a connection of its own, so that any of the processes may get it. */
const ask = (port: number, path: string): Promise<string | null> =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } }).then(
    (answer) => answer.text(),
    () => null,
  );
/** How many health questions the process that happens to answer has answered. */
const healthAnswered = async (port: number): Promise<number> =>
  Number(
    (await ask(port, '/metrics'))?.match(
      /^http_request_duration_seconds_count\{.*"\/healthz".*\} (\d+)$/m,
    )?.[1] ?? 0,
  );
const until = async (what: () => Promise<boolean>): Promise<void> => {
  for (const began = Date.now(); !(await what()); ) {
    if (Date.now() - began > 60_000) throw new Error('not within a minute');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
/** Each counts for itself: one that has answered fewer than all shares with another. */
async function untilShared(port: number): Promise<void> {
  let asked = 0;
  await until(async () => {
    asked += (await ask(port, '/healthz')) === null ? 0 : 1;
    return (await healthAnswered(port)) < asked;
  });
}
/** The worker processes of a first process. */
const workersOf = (pid: number): number[] =>
  fs
    .readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((text) => text !== '')
    .map(Number)
    .filter((child) => fs.readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('main.ts'));

async function start(): Promise<{ child: ChildProcess; pid: number; port: number }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-workers-'));
  folders.push(folder);
  const { child, port } = await startServer({
    DATABASE_URL: test.url,
    DATA_DIR: folder,
    DATABASE_POOL: '4',
    WORKERS: '2',
  });
  children.push(child);
  return { child, pid: child.pid as number, port };
}

describe.runIf(process.platform === 'linux')('two workers', () => {
  it('share the port, are replaced when they die, and end with the first process', {
    timeout: 180_000,
  }, async () => {
    const { child, pid, port } = await start();
    await untilShared(port);

    const [victim = 0] = workersOf(pid);
    process.kill(victim, 'SIGKILL');
    await until(async () => workersOf(pid).length === 2 && !workersOf(pid).includes(victim));
    await until(async () => (await ask(port, '/healthz')) !== null);

    const workers = workersOf(pid);
    const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(workers.filter((worker) => fs.existsSync(`/proc/${worker}`))).toEqual([]);
  });

  it('leave no connection to one that stands still, nor to one that is killed', {
    timeout: 180_000,
  }, async () => {
    const { pid, port } = await start();
    await untilShared(port);
    const healthy = () => Promise.all(Array.from({ length: 20 }, () => ask(port, '/healthz')));
    const [still = 0] = workersOf(pid);
    process.kill(still, 'SIGSTOP');
    const asked = healthy();
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, 5_000, 'late'));
    const answers = await Promise.race([asked, late]);
    process.kill(still, 'SIGKILL');
    expect(answers).toEqual(Array.from({ length: 20 }, () => '{"status":"up"}'));
    expect(await healthy()).not.toContain(null);
  });

  it('end with a first process that is killed', { timeout: 180_000 }, async () => {
    const { child, pid } = await start();
    const workers = workersOf(pid);
    expect(workers).toHaveLength(2);
    child.kill('SIGKILL');
    await until(async () => workers.every((worker) => !fs.existsSync(`/proc/${worker}`)));
  });
});
