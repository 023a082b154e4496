// Bytes that are hardly HTTP against the real server on a socket: every answer is an envelope, and the server lives on.
import type { AddressInfo } from 'node:net';
import { contract } from '@meridian/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { withTestApp } from '../app.ts';
import { brokenRequests, protocolCases, sendRaw } from './protocol.ts';

const seed = 11;
const chance = 400;
const paths = [contract.listProducts.path, contract.createOrder.path, '/healthz', '/media/x.webp'];
const ours = /^(200|304|4\d\d)$/;

const app = withTestApp();
let port = 0;
beforeAll(async () => {
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.app.server.address() as AddressInfo).port;
});

describe('bytes that are hardly HTTP', () => {
  const cases = [...protocolCases(paths, chance, seed)];
  const answered: Record<string, number> = {};

  it(`${cases.length} kinds`, async () => {
    for (const [name, bytes] of cases) {
      const answer = await sendRaw(port, bytes, 400);
      answered[answer?.status ?? 'silence'] = (answered[answer?.status ?? 'silence'] ?? 0) + 1;
      if (!answer) continue;
      const what = `${name}: ${answer.text.slice(0, 600)}`;
      expect(String(answer.status), what).toMatch(ours);
      expect(answer.text, what).not.toMatch(/FST_ERR|HPE_|at .*\(|node:|Client Error|"statusCode"/);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer.text)?.[1] ?? 0);
      if (answer.status < 400 || length === 0) continue;
      const body = JSON.parse(Buffer.from(answer.body).subarray(0, length).toString('utf8'));
      expect(body, what).toMatchObject({
        code: expect.any(Number),
        msg: expect.any(String),
        data: null,
        error: expect.any(String),
      });
    }
    expect((await app.app.inject('/healthz')).statusCode).toBe(200);
    expect(Object.keys(answered).length).toBeGreaterThan(3);
  }, 120_000);

  it.each([
    ['header too large', 431, 'PAYLOAD_TOO_LARGE'],
    ['bad percent', 404, 'ROUTE_NOT_FOUND'],
    ['header without colon', 400, 'VALIDATION_FAILED'],
    ['two lengths', 400, 'VALIDATION_FAILED'],
    ['length and chunks', 400, 'VALIDATION_FAILED'],
  ] as const)('%s is %i %s', async (name, status, error) => {
    const answer = await sendRaw(port, brokenRequests(contract.createOrder.path)[name] as string);
    expect(answer?.status).toBe(status);
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ error, data: null });
    expect(answer?.text).toMatch(/x-content-type-options: nosniff/i);
  });
});
