// Tests of what the doubles of a node share: whatever comes to their port, they stay and answer the next one.
import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startMeddler } from './meddler.ts';
import { startTronNode } from './tron-node.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Leaves in the middle of a question. */
async function leaveHalfway(url: string): Promise<void> {
  const { port } = new URL(url);
  const socket = net.connect(Number(port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: node\r\ncontent-length: 100\r\n\r\n{"num"', () =>
    socket.resetAndDestroy(),
  );
  await new Promise((resolve) => socket.once('close', resolve));
}

describe('a double of a node', () => {
  it('refuses what is no question, and answers the next one', async () => {
    const tron = await startTronNode();
    const meddler = await startMeddler(tron.url);
    stops.push(meddler.stop, tron.stop);
    for (const { url } of [tron, meddler]) {
      expect((await fetch(`${url}/healthz`)).status).toBe(400);
      expect((await fetch(url, { method: 'POST', body: 'nothing' })).status).toBe(400);
      await leaveHalfway(url);
    }
    const newest = await fetch(`${tron.url}/walletsolidity/getnowblock`, { method: 'POST', body: '{}' });
    expect(await newest.json()).toMatchObject({ block_header: { raw_data: { number: Number(tron.first) } } });
    meddler.how = { down: true };
    expect((await fetch(meddler.url, { method: 'POST', body: '{}' })).status).toBe(502);
  });
});
