// One server process of a run: a process behind its port is found and killed, and a stop in peace waits for no connection that fell silent, for no request that cannot end, nor for processes that have yet to start.
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../apps/api/src/testing/database.ts';
import { openServerProcess, type ServerProcess } from './server-process.ts';

let folder: string;
let database: { url: string; drop(): Promise<void> };
let server: ServerProcess;
let unasked: string[];
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-server-'));
  database = await createTestDatabase();
  unasked = [];
});
afterEach(async () => {
  await server.close();
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function open(workers: number, environment: Record<string, string> = {}): Promise<void> {
  server = await openServerProcess({
    name: 'server',
    folder,
    databaseUrl: database.url,
    random: () => 0,
    workers,
    environment,
    onUnasked: (what) => unasked.push(what),
  });
  server.start();
  expect(await server.ready(20_000)).toBe(true);
}

describe('a server process', () => {
  it.runIf(process.platform === 'linux')(
    'loses one of the processes behind its port, and has another',
    async () => {
      await open(2);
      for (let n = 0; n < 2; n += 1) {
        expect(server.killWorker()).toBe(true);
        expect(await server.ready(10_000)).toBe(true);
      }
      expect(unasked).toEqual([]);
    },
  );
  it.runIf(process.platform === 'linux')(
    'starts although one of them is killed before it serves',
    async () => {
      await open(2);
      await server.kill();
      server.start();
      await expect.poll(() => server.killWorker(), { interval: 5, timeout: 10_000 }).toBe(true);
      expect(await server.ready(20_000)).toBe(true);
      expect(unasked).toEqual([]);
    },
  );
  it('ends in peace when some of its processes serve and others have yet to start', async () => {
    // Eight have much to do on few cores: the first answers long before the last.
    await open(8);
    expect(await server.stop()).toBe(0);
    expect(unasked).toEqual([]);
  });
  it('ends in peace when all its connections to the database have fallen silent', async () => {
    await open(1);
    server.back.setMode({ kind: 'silent' });
    expect(await server.stop()).toBe(0);
    expect(unasked).toEqual([]);
  });
  it('ends in peace while a request and the queue wait on connections that have fallen silent', async () => {
    await open(1);
    server.back.setMode({ kind: 'silent' });
    // Its time for the database is no shorter than the queue's for its goodbye: one after the other would be too long.
    const hanging = fetch(`${server.address}/api/product/list`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await server.stop()).toBe(0);
    expect((await hanging).status).toBe(503);
    expect(unasked).toEqual([]);
  });
  it('ends in peace although something that it cuts off fails and nobody hears of it', async () => {
    const failing = `process.once('SIGTERM', () => setTimeout(() => Promise.reject(new Error('cut off')), 100))`;
    await open(1, { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(failing)}` });
    // So that it takes a while.
    server.back.setMode({ kind: 'silent' });
    expect(await server.stop()).toBe(0);
    expect(fs.readFileSync(path.join(folder, 'server.log'), 'utf8')).toContain('cut off');
  });
  it('ends in peace while somebody sends half a request and no more', async () => {
    await open(1);
    const port = Number(new URL(server.address).port);
    const sender = net.connect(port, '127.0.0.1').on('error', () => {});
    sender.write(
      'POST /api/user/login HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await server.stop()).toBe(0);
    expect(unasked).toEqual([]);
    sender.destroy();
  });
});
