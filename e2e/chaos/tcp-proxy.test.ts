// Tests of the wire: what passes, what is swallowed, cut and silent.
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWire, type Wire } from './tcp-proxy.ts';

let echo: net.Server;
let heard: string[] = [];
let wire: Wire;

beforeAll(async () => {
  echo = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      heard.push(String(bytes));
      socket.write(`re: ${bytes}`);
    });
  });
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  wire = await openWire(
    () => (echo.address() as net.AddressInfo).port,
    () => 0,
  );
});
afterAll(async () => {
  await wire.close();
  await new Promise((resolve) => echo.close(resolve));
});

/** Sends a word; answers what came back, or how the connection ended. */
function say(word: string, patienceMs = 2_000): Promise<string> {
  heard = [];
  return new Promise((resolve) => {
    const socket = net.connect(wire.port, '127.0.0.1', () => socket.write(word));
    const end = (what: string) => {
      socket.destroy();
      resolve(what);
    };
    socket.once('data', (bytes) => end(String(bytes)));
    socket.once('close', () => end('closed'));
    socket.once('error', () => end('closed'));
    setTimeout(() => end('nothing'), patienceMs).unref();
  });
}

describe('a wire', () => {
  it('passes', async () => expect(await say('hello')).toBe('re: hello'));

  it('swallows the answer after the request was delivered', async () => {
    wire.setMode({ kind: 'swallow', share: 1 });
    expect([await say('pay'), heard]).toEqual(['closed', ['pay']]);
  });

  it('falls silent, and what was open then stays dead', async () => {
    wire.setMode({ kind: 'silent' });
    expect([await say('pay', 300), heard]).toEqual(['nothing', []]);
    const socket = net.connect(wire.port, '127.0.0.1', () => socket.write('lost'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    wire.setMode({ kind: 'pass' });
    let answered = false;
    socket.once('data', () => {
      answered = true;
    });
    socket.write('again');
    expect(await say('hello')).toBe('re: hello');
    expect(answered).toBe(false);
    socket.destroy();
  });

  it('passes late when it is slow', async () => {
    wire.setMode({ kind: 'slow', ms: 100 });
    const started = performance.now();
    expect(await say('hello')).toBe('re: hello');
    expect(performance.now() - started).toBeGreaterThan(190);
    wire.setMode({ kind: 'pass' });
  });

  it('keeps the order when it is fast again', async () => {
    const heard: string[] = [];
    const sink = net.createServer((socket) => socket.on('data', (bytes) => heard.push(String(bytes))));
    await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
    const way = await openWire(() => (sink.address() as net.AddressInfo).port, Math.random);
    const socket = net.connect(way.port, '127.0.0.1').setNoDelay(true);
    way.setMode({ kind: 'slow', ms: 200 });
    socket.write('late ');
    await new Promise((resolve) => setTimeout(resolve, 50));
    way.setMode({ kind: 'pass' });
    socket.write('later');
    await expect.poll(() => heard.join(''), { timeout: 5_000 }).toHaveLength(10);
    expect(heard.join('')).toBe('late later');
    socket.destroy();
    await way.close();
    await new Promise((resolve) => sink.close(resolve));
  });

  it('is cut', async () => {
    const socket = net.connect(wire.port, '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')));
    socket.on('error', () => {});
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    await expect.poll(() => wire.cut()).toBeGreaterThan(0);
    expect(await closed).toBe('closed');
  });
});
