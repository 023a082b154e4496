// Tests of the embedded server: new, adopted, killed, orphaned, raced, behind a closed folder.
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSession } from './db.ts';
import { startEmbeddedPostgres, stopOrphan } from './embedded-postgres.ts';

const LAUNCHER = new URL('./embedded-postgres.ts', import.meta.url).href;
const settings = { fsync: 'off', shared_buffers: '16MB', max_connections: 20 };

describe('the embedded server', () => {
  let dataRoot: string;
  const start = (more = {}) => startEmbeddedPostgres({ dataRoot, settings, restart: false, ...more });
  beforeEach(() => {
    dataRoot = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-embedded-'));
    fs.chmodSync(dataRoot, 0o755);
  });
  afterEach(async () => {
    await stopOrphan(dataRoot);
    fs.rmSync(dataRoot, { recursive: true, force: true });
  });

  async function ask<R>(url: string, text: string): Promise<R[]> {
    const session = await openSession({ url });
    try {
      return await session.many<R>('ask', text);
    } finally {
      await session.close();
    }
  }
  async function write(url: string, n: number): Promise<void> {
    const session = await openSession({ url });
    await session.script(`CREATE TABLE IF NOT EXISTS kept (n int); INSERT INTO kept VALUES (${n})`);
    await session.close();
  }
  const kept = async (url: string) =>
    (await ask<{ n: number }>(url, 'SELECT n FROM kept ORDER BY n')).map((row) => row.n);

  it('starts, keeps its data over a stop, and knows letters beyond ASCII', async () => {
    const first = await start();
    expect(first.adopted).toBe(false);
    await write(first.url, 1);
    await first.stop();
    await expect(openSession({ url: first.url })).rejects.toThrow(/ECONNREFUSED/);

    const second = await start();
    expect(await kept(second.url)).toEqual([1]);
    const [row] = await ask<object>(
      second.url,
      `SELECT upper('żółć') AS up, current_setting('timezone') AS tz`,
    );
    expect(row).toEqual({ up: 'ŻÓŁĆ', tz: 'UTC' });
    await second.stop();
  });

  it.runIf(process.platform === 'linux')('does not take the processor of who asks it', async () => {
    const server = await start();
    const session = await openSession({ url: server.url });
    const { pid } = await session.one<{ pid: number }>('pid', 'SELECT pg_backend_pid() AS pid');
    // Field 41 of proc(5); 3 is SCHED_BATCH.
    const policies = [server.pid, pid].map(
      (one) => fs.readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ')[38],
    );
    await session.close();
    await server.stop();
    expect(policies).toEqual(['3', '3']);
  });

  it('recovers what was committed after kill -9', async () => {
    const first = await start();
    await write(first.url, 1);
    process.kill(first.pid, 'SIGKILL');
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await kept(second.url)).toEqual([1]);
    await second.stop();
  });

  it('comes back by itself on the same port after kill -9', async () => {
    const lines: string[] = [];
    const server = await start({ restart: true, log: (line: string) => lines.push(line) });
    await write(server.url, 1);
    const { pid } = server;
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => kept(server.url).catch(() => null), { timeout: 15_000, interval: 100 })
      .toEqual([1]);
    await expect.poll(() => server.pid, { timeout: 10_000 }).not.toBe(pid);
    expect(lines).toContainEqual(expect.stringContaining('ended unasked'));
    await server.stop();
    await expect(openSession({ url: server.url })).rejects.toThrow(/ECONNREFUSED/);
  });

  it('comes back as often as it is killed, also for who has only adopted it', async () => {
    const parent = child();
    const url = await parent.url;
    parent.process.kill('SIGKILL');
    await new Promise((resolve) => parent.process.once('exit', resolve));
    const adopted = await start({ restart: true });
    expect([adopted.adopted, adopted.url]).toEqual([true, url]);
    await write(url, 1);
    for (let times = 0; times < 7; times += 1) {
      const { pid } = adopted;
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => kept(url).catch(() => null), { timeout: 15_000, interval: 100 }).toEqual([1]);
      await expect.poll(() => adopted.pid, { timeout: 10_000 }).not.toBe(pid);
    }
    await adopted.stop();
    await expect(openSession({ url })).rejects.toThrow(/ECONNREFUSED/);
  }, 90_000);

  it('is adopted when its parent was killed, and by a second caller', async () => {
    const parent = child();
    const url = await parent.url;
    await write(url, 1);
    parent.process.kill('SIGKILL');
    await new Promise((resolve) => parent.process.once('exit', resolve));

    const adopted = await start();
    expect([adopted.adopted, adopted.url]).toEqual([true, url]);
    expect(await kept(adopted.url)).toEqual([1]);
    const again = await start();
    expect([again.adopted, again.url, again.pid]).toEqual([true, url, adopted.pid]);
    await adopted.stop();
    await expect(openSession({ url })).rejects.toThrow(/ECONNREFUSED/);
  });

  it('is one server for two processes that start at once in an empty folder', async () => {
    const parents = [child(), child()];
    const urls = await Promise.all(parents.map((parent) => parent.url));
    expect(urls[0]).toBe(urls[1]);
    expect(await ask(urls[0] ?? '', 'SELECT 1 AS x')).toEqual([{ x: 1 }]);
    for (const parent of parents) parent.process.kill('SIGKILL');
  });

  it('does not take a stranger for its server when the pid was given out again', async () => {
    const first = await start();
    const pidFile =
      fs.readdirSync(dataRoot).flatMap((name) => {
        const file = path.join(dataRoot, name, 'postmaster.pid');
        return fs.existsSync(file) ? [file] : [];
      })[0] ?? '';
    const lines = fs.readFileSync(pidFile, 'utf8').split('\n');
    await first.stop();
    fs.writeFileSync(pidFile, [process.pid, ...lines.slice(1)].join('\n'));
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(second.pid).not.toBe(process.pid);
    await second.stop();
  });

  it.runIf(process.getuid?.() === 0)('serves a folder that only root may enter', async () => {
    fs.chmodSync(dataRoot, 0o700);
    const lines: string[] = [];
    const server = await start({ log: (line: string) => lines.push(line) });
    await write(server.url, 1);
    await server.stop();
    const outside = /the data folder is (\S+)/.exec(lines.join('\n'))?.[1] ?? '';
    expect(outside).not.toBe('');
    // Open again, or the clean-up would make that folder anew.
    fs.chmodSync(dataRoot, 0o755);
    fs.rmSync(path.dirname(outside), { recursive: true });
  });

  /** Another process that starts the server of this folder and then lives on. */
  function child(): { process: ChildProcess; url: Promise<string> } {
    const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(LAUNCHER)});
      const server = await startEmbeddedPostgres({ dataRoot: ${JSON.stringify(dataRoot)},
        settings: ${JSON.stringify(settings)} });
      console.log(server.url);
      setInterval(() => {}, 1000);`;
    const made = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const url = new Promise<string>((resolve, reject) => {
      let errors = '';
      made.stderr?.on('data', (bytes) => {
        errors += String(bytes);
      });
      made.stdout?.once('data', (bytes) => resolve(String(bytes).trim()));
      made.once('exit', () => reject(new Error(`the child ended: ${errors}`)));
    });
    return { process: made, url };
  }
});
