// The door when things go wrong or end: too many requests, a broken handler, no database, headers, health and a graceful close.
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openTestApp, type TestApp, withTestApp } from '../testing/app.ts';
import { untilSomebodyWaits } from '../testing/database.ts';
import { createShopper } from '../testing/fixtures.ts';
import { openSession as openConnection, openDatabase, openPool } from './db.ts';
import { localFiles } from './files.ts';
import { createLog } from './log.ts';
import { openSession } from './sessions.ts';

async function shopperToken(app: TestApp): Promise<string> {
  const { userId } = await createShopper(app.owner);
  const session = await app.db.transaction((tx) =>
    openSession(tx, { audience: 'shopper', subjectId: userId, ip: '127.0.0.1', userAgent: 'test' }),
  );
  return session.token;
}

describe('too many writes', () => {
  const app = withTestApp({ guestWrites: 3, personWrites: 5 });
  const login = (remoteAddress = '192.0.2.1') =>
    app.app.inject({
      method: 'POST',
      url: '/api/user/login',
      remoteAddress,
      payload: { account: 'nobody@example.com', password: 'wrong password' },
    });

  it('from one address end in 429 with the time to wait, and go on after it', async () => {
    app.clock.advance(20_000);
    for (let i = 0; i < 3; i += 1) expect((await login()).json().error).toBe('LOGIN_FAILED');
    const refused = await login();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('40');
    expect(refused.json()).toMatchObject({ code: 429, error: 'TOO_MANY_REQUESTS', data: null });
    expect((await login('192.0.2.2')).json().error).toBe('LOGIN_FAILED');
    app.clock.advance(40_000);
    expect((await login()).json().error).toBe('LOGIN_FAILED');
  });

  it('of one person are counted from every address, and reading stays free', async () => {
    const token = await shopperToken(app);
    const write = (remoteAddress: string) =>
      app.app.inject({
        method: 'POST',
        url: '/api/user/profile',
        remoteAddress,
        headers: { token },
        payload: { givenName: 'A' },
      });
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async (_, i) => (await write(`192.0.2.${i + 10}`)).statusCode),
    );
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    for (let i = 0; i < 10; i += 1) expect((await app.call('getUserInfo', {}, { token })).status).toBe(200);
  });

  it.each([
    ['setLanguage', { language: 'de' }],
    ['deleteAddress', { id: '1' }],
  ] as const)('%s writes by GET, and counts like any other', async (verb, input) => {
    const token = await shopperToken(app);
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.callRaw(verb, input, { token })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect((await app.call('updateProfile', { givenName: 'A' }, { token })).status).toBe(429);
    expect((await app.call('getUserInfo', {}, { token })).status).toBe(200);
  });
});

describe('machines that sign what they send', () => {
  const app = withTestApp({ guestWrites: 2, signedWrites: 4 });
  const scan = () =>
    app.app.inject({
      method: 'POST',
      url: '/api/carrier/webhook',
      remoteAddress: '192.0.2.1',
      payload: {
        carrier: 'northway',
        trackingNo: 'NW0000000001',
        scanId: 'a',
        state: 'delivered',
        at: '2026-03-02T09:00:00Z',
      },
    });

  it('are counted apart from the guests of their address', async () => {
    for (let i = 0; i < 4; i += 1) expect((await scan()).json().error).toBe('SIGNATURE_INVALID');
    expect((await scan()).statusCode).toBe(429);
    const login = { account: 'nobody@example.com', password: 'wrong password' };
    const guest = await app.app.inject({
      method: 'POST',
      url: '/api/user/login',
      remoteAddress: '192.0.2.1',
      payload: login,
    });
    expect(guest.json().error).toBe('LOGIN_FAILED');
  });
});

describe('a database that cannot take the work now', () => {
  const app = withTestApp();
  const address = {
    addressee: 'Mia',
    mobile: '+12025550123',
    country: 'US',
    area: ['California', 'Los Angeles'],
    postcode: '90001',
    detail: '1 Test Street',
    tag: 'Home',
  };

  it.each([
    ['53100', 503],
    ['55P03', 503],
    ['57014', 503],
    ['40P01', 503],
    ['25006', 503],
    ['22012', 500],
  ])('(%s) is answered with %i', async (code, status) => {
    const token = await shopperToken(app);
    await app.owner.script(
      `create or replace function no_room() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '${code}'; end $$;
       create or replace trigger no_room before insert on addresses for each statement when (current_user = 'meridian_runtime') execute function no_room()`,
    );
    const answer = await app.callRaw('saveAddress', address, { token });
    expect([answer.status, answer.headers['retry-after']]).toEqual([
      status,
      status === 503 ? '2' : undefined,
    ]);
  });

  it('lets nobody wait behind a lock for longer than 10 s', async () => {
    const token = await shopperToken(app);
    await app.owner.script(
      'drop trigger no_room on addresses; begin; lock table addresses in access exclusive mode',
    );
    const started = performance.now();
    const answer = await app.callRaw('saveAddress', address, { token, key: 'while-it-is-locked' });
    await app.owner.script('commit');
    expect(answer.status).toBe(503);
    expect(performance.now() - started).toBeLessThan(10_000);
    const again = await app.callRaw('saveAddress', address, { token, key: 'while-it-is-locked' });
    expect(again.body.code).toBe(1);
  });
});

describe('a fault of ours', () => {
  const app = withTestApp();
  beforeAll(() => app.owner.script('drop table banners cascade'));

  it('tells a request id and nothing else', async () => {
    const answer = await app.app.inject({ url: '/api/home', headers: { lang: 'en' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 500,
      error: 'INTERNAL_ERROR',
      msg: 'Something broke on our side. Please try again.',
      data: null,
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toMatch(/banners|relation|select|\.ts/i);
  });

  it('does not touch the others', async () => {
    expect((await app.call('listShops')).status).toBe(200);
  });
});

describe('without a database', () => {
  const data = path.join(os.tmpdir(), 'meridian-test-data');
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: data });
  let app: Awaited<ReturnType<typeof createApp>>['app'];
  // Nobody listens on port 1.
  const url = 'postgres://nobody@127.0.0.1:1/none';
  const pool = openPool({ url });
  const clock = { now: () => new Date('2026-03-02T09:00:00Z') };
  const database = openDatabase({ url, clock });
  beforeAll(async () => {
    const services = { config, clock, database, log: createLog('silent'), files: localFiles(data) };
    app = (await createApp(services, pool)).app;
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await pool.end();
  });

  it.each(['/api/home', '/api/user/getUserInfo', '/api/shop/info?id=1'])(
    '%s is unavailable for now, which is no missing session',
    async (at) => {
      const answer = await app.inject({ url: at, headers: { token: 'A'.repeat(43) } });
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 503, error: 'SERVICE_UNAVAILABLE', data: null });
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.body).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/);
    },
  );

  it('the process is up and not ready', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'not ready' }]);
  });
});

describe('headers and health', () => {
  const app = withTestApp();

  const expectCommon = (headers: Readonly<Record<string, unknown>>) => {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  };

  it.each(['/api/nothing', '/api/docs', '/healthz'])('%s carries the security headers', async (url) => {
    const { headers } = await app.app.inject(url);
    const csp = String(headers['content-security-policy']);
    for (const part of [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(csp.split(';')).toContain(part);
    expect(csp).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
    expectCommon(headers);
  });

  it.each(['/api/home', '/api/user/getUserInfo', '/api/user/login', '/api/product/detail?id=x'])(
    '%s is data: it loads nothing and nobody frames it',
    async (url) => {
      const { headers } = await app.app.inject({ url, method: url.endsWith('login') ? 'POST' : 'GET' });
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expectCommon(headers);
    },
  );

  it('it is up and ready', async () => {
    expect((await app.app.inject('/healthz')).json()).toEqual({ status: 'up' });
    expect((await app.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('metrics count requests by route, for this machine only', async () => {
    await app.call('listShops');
    const { body, statusCode } = await app.app.inject('/metrics');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/api\/shop\/list"[^}]*\} \d+/);
    expect(body).toMatch(/database_connections\{state="total"\} \d+/);
    expect((await app.app.inject({ url: '/metrics', remoteAddress: '192.0.2.7' })).statusCode).toBe(404);
  });
});

describe('closing', () => {
  it('lets the open request end, then takes none', async () => {
    const app = await openTestApp();
    const token = await shopperToken(app);
    const at = await app.app.listen({ port: 0, host: '127.0.0.1' });
    await app.owner.script('begin; lock table addresses in access exclusive mode');
    const open = fetch(`${at}/api/user/address_list`, { headers: { token } });
    // The owner's own connection is the one that holds the lock.
    const watch = await openConnection({ url: app.url });
    await untilSomebodyWaits(watch);
    await watch.close();
    const closing = app.app.close();
    await app.owner.script('commit');
    const answer = await open;
    expect([answer.status, (await answer.json()).code]).toEqual([200, 1]);
    await closing;
    await expect(fetch(`${at}/healthz`)).rejects.toThrow();
    await app.drop();
  });
});

describe('who sends slowly', () => {
  const app = withTestApp({ sendingMs: 1_000 });
  /** Sends this and no more; what the server says until it ends the connection. */
  const dawdle = (port: number, ...parts: string[]) =>
    new Promise<string>((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1');
      let said = '';
      socket.on('data', (bytes) => {
        said += bytes;
      });
      socket.once('error', reject);
      socket.once('close', () => resolve(said));
      // A byte now and then keeps a connection from being idle, and makes it no faster.
      const drip = setInterval(() => socket.writable && socket.write('x'), 50);
      socket.once('close', () => clearInterval(drip));
      for (const part of parts) socket.write(part);
    });

  it('is told so and let go, and holds nobody else up', async () => {
    await app.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.app.server.address() as AddressInfo;
    const head =
      'POST /api/user/login HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 50000\r\n\r\n';
    const slow = [
      ...Array.from({ length: 20 }, () => dawdle(port, head, '{"account":"')),
      ...Array.from({ length: 20 }, () =>
        dawdle(port, 'GET /api/languages HTTP/1.1\r\nhost: here\r\nx-slow: '),
      ),
    ];
    expect((await app.call('listLanguages')).body.code).toBe(1);
    for (const said of await Promise.all(slow)) {
      expect(said).toMatch(/^HTTP\/1\.1 408 /);
      expect(said).toContain('VALIDATION_FAILED');
    }
    expect((await app.call('listLanguages')).body.code).toBe(1);
  });
});
