// Pages as browsers get them: drawn from the API's own answers, never older than those, and the bare page whenever drawing is not possible.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ByteCache } from './byte-cache.ts';
import { createDrawingBudget } from './drawing-budget.ts';
import { createFirstPaint, type Pages } from './first-paint.ts';
import { registerWebApp } from './web-app.ts';

const policy = "default-src 'self';script-src 'self';style-src 'self';style-src-attr 'unsafe-inline'";
/** Stands in for the app's server side: what it draws says what it was drawn from. */
const builtPages = `
export const openPages = (folder, origin) => ({
  plan: (url, cookies) => ({
    key: (cookies ?? 'en') + ' ' + url,
    language: cookies ?? 'en',
    read: url.startsWith('/drawn') ? '/api/thing' + url.slice(6) : null,
    status: url === '/nowhere' ? 404 : 200,
  }),
  draw: async (page, data) => {
    if (data?.breaks) throw new Error('cannot be drawn');
    return { html: '<p>' + page.language + ' ' + (data === undefined ? 'plain' : data.word) + '</p>', styleHash: "'sha256-x'", scriptHash: "'sha256-y'" };
  },
});`;

let root: string;
let app: FastifyInstance;
let word: string;
let reads: string[];

beforeEach(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'web-app-'));
  fs.writeFileSync(path.join(root, 'index.html'), '<p>bare</p>');
  word = 'one';
  reads = [];
  app = Fastify();
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
    // As `secureAnswers` sets it on every answer that is not data.
    reply.raw.setHeader('cross-origin-opener-policy', 'same-origin');
  });
  app.get('/api/thing', (request, reply) => {
    reads.push(String(request.headers.lang));
    return reply
      .header('etag', `"${word}"`)
      .header('content-type', 'application/json')
      .send(`{"code":1,"msg":"","data":{"word":"${word}"}}`);
  });
  app.get('/api/thing/breaks', () => ({ code: 1, msg: '', data: { breaks: true } }));
  app.get('/api/thing/gone', () => ({ code: 1401, msg: 'Gone', data: null, error: 'PRODUCT_NOT_FOUND' }));
  app.get('/api/thing/no', () => ({ code: 1302, msg: 'No', data: null, error: 'VALIDATION_FAILED' }));
  app.get('/api/thing/down', (_request, reply) => reply.code(503).send({ code: 503, msg: '', data: null }));
});
afterEach(async () => {
  await app.close();
  fs.rmSync(root, { recursive: true });
});

async function mount(built = true): Promise<void> {
  if (built) {
    fs.mkdirSync(path.join(root, '.server'));
    fs.writeFileSync(path.join(root, '.server/pages.js'), builtPages);
  }
  await registerWebApp(app, { root, origin: null, unknown: () => ({ body: '{"code":404}' }) });
}
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it.each([
  ['elsewhere', 'cross-site', 'same-origin'],
  ['another of our own names', 'same-site', 'same-origin'],
  ['a browser that does not tell', undefined, 'same-origin'],
  ['something that no browser says', 'none, cross-site', 'same-origin'],
  ['an address that was typed', 'none', undefined],
  ['another page of ours', 'same-origin', undefined],
])('a page that is reached from %s (%s) is parted from its opener: %s', async (_, from, policy) => {
  await mount();
  const headers: Record<string, string> = from === undefined ? {} : { 'sec-fetch-site': from };
  const drawn = await get('/drawn', headers);
  const again = await get('/drawn', { ...headers, 'if-none-match': String(drawn.headers.etag) });
  const lost = await get('/nowhere', headers);
  const answers = [drawn, again, lost];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 304, 404]);
  for (const answer of answers) expect(answer.headers['cross-origin-opener-policy']).toBe(policy);
});

it('draws a page from the answer of the API, in the language of the cookie', async () => {
  await mount();
  const page = await get('/drawn');
  expect([page.statusCode, page.body]).toEqual([200, '<p>en one</p>']);
  expect((await get('/drawn', { cookie: 'ar' })).body).toBe('<p>ar one</p>');
  expect(reads).toEqual(['en', 'ar']);
  expect(page.headers.vary).toBe('accept-encoding, cookie, sec-fetch-site');
  expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(page.headers['content-security-policy']).toBe(
    "default-src 'self';script-src 'self' 'sha256-y';style-src 'self' 'sha256-x';style-src-attr 'unsafe-inline'",
  );
});

it('is never older than the answer', async () => {
  await mount();
  const etag = String((await get('/drawn')).headers.etag);
  expect((await get('/drawn', { 'if-none-match': etag })).statusCode).toBe(304);
  word = 'two';
  const after = await get('/drawn', { 'if-none-match': etag });
  expect([after.statusCode, after.body]).toEqual([200, '<p>en two</p>']);
});

it('goes out as the browser can read it', async () => {
  await mount();
  const as = async (encoding: string) => {
    const { headers, rawPayload } = await get('/drawn', { 'accept-encoding': encoding });
    return [headers['content-encoding'], rawPayload] as const;
  };
  const [br, small] = await as('gzip, br');
  expect([br, zlib.brotliDecompressSync(small).toString()]).toEqual(['br', '<p>en one</p>']);
  const [gzip, plain] = await as('gzip');
  expect([gzip, zlib.gunzipSync(plain).toString()]).toEqual(['gzip', '<p>en one</p>']);
  expect((await as('identity'))[0]).toBeUndefined();
});

it.each([
  { url: '/login', status: 200, body: '<p>en plain</p>', kept: true },
  { url: '/nowhere', status: 404, body: '<p>en plain</p>', kept: true },
  { url: '/drawn/gone', status: 404, body: '<p>en plain</p>', kept: true },
  { url: '/drawn/no', status: 200, body: '<p>en plain</p>', kept: true },
  { url: '/drawn/down', status: 503, body: '<p>en plain</p>', kept: false },
  { url: '/drawn/breaks', status: 200, body: '<p>en plain</p>', kept: false },
])('$url is the plain page with status $status', async ({ url, status, body, kept }) => {
  await mount();
  const page = await get(url);
  expect([page.statusCode, page.body]).toEqual([status, body]);
  expect(page.headers['cache-control']).toBe(kept ? 'public, max-age=0, must-revalidate' : 'no-store');
  expect(page.headers['retry-after']).toBe(status === 503 ? '2' : undefined);
});

it('is the bare page where the server side was not built, and unknown files and API paths stay what they are', async () => {
  await mount(false);
  expect((await get('/drawn')).body).toBe('<p>bare</p>');
  for (const url of ['/api/nothing', '/media/nothing', '/nothing.js'])
    expect([(await get(url)).statusCode, (await get(url)).body]).toEqual([404, '{"code":404}']);
});

it('lets files with a hash in their name be kept for ever, others only with a question', async () => {
  fs.mkdirSync(path.join(root, 'assets'));
  fs.writeFileSync(path.join(root, 'assets/app-1.js'), 'export {};');
  fs.writeFileSync(path.join(root, 'icon.svg'), '<svg/>');
  await mount();
  expect((await get('/assets/app-1.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
});

it('keeps the server side to itself', async () => {
  await mount();
  expect((await get('/.server/pages.js')).body).not.toContain('openPages');
});

/** A first paint over pages that can be held back and counted. */
function painter(options: { share?: number; aheadMs?: number; readTimeoutMs?: number } = {}) {
  const draw = vi.fn(async (page: { key: string }, data?: unknown) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return { html: `${page.key} ${JSON.stringify(data ?? 'plain')}`, styleHash: '', scriptHash: '' };
  });
  const plan = (url: string) => ({ key: url, language: 'en', read: '/api/thing', status: 200 as const });
  const pageFor = createFirstPaint(app, { plan, draw } as Pages, { origin: null, ...options });
  const textOf = async (url: string) => zlib.gunzipSync((await pageFor(url, undefined)).gzip).toString();
  return { draw, pageFor, textOf };
}

it('draws once for all who wait, and not again while the answer stays', async () => {
  const { draw, textOf } = painter();
  const texts = await Promise.all(Array.from({ length: 20 }, () => textOf('/a')));
  expect(new Set(texts)).toEqual(new Set(['/a {"word":"one"}']));
  await textOf('/a');
  expect(draw).toHaveBeenCalledTimes(1);
});

it('leaves pages to the browser while drawing has had its share', async () => {
  const { draw, pageFor, textOf } = painter({ share: 0, aheadMs: 1 });
  expect(await textOf('/a')).toBe('/a {"word":"one"}');
  expect(await textOf('/b')).toBe('/b "plain"');
  expect((await pageFor('/b', undefined)).passing).toBe(true);
  // What is ready stays ready.
  expect(await textOf('/a')).toBe('/a {"word":"one"}');
  expect(draw).toHaveBeenCalledTimes(2);
});

it('does not wait for a slow read', async () => {
  app.get('/api/slow', () => new Promise(() => undefined));
  const plan = () => ({ key: 'slow', language: 'en', read: '/api/slow', status: 200 as const });
  const pages: Pages = { plan, draw: async () => ({ html: 'plain', styleHash: '', scriptHash: '' }) };
  const page = await createFirstPaint(app, pages, { origin: null, readTimeoutMs: 20 })('/slow', undefined);
  expect([page.status, page.passing, zlib.gunzipSync(page.gzip).toString()]).toEqual([200, true, 'plain']);
});

it('empties its budget with time', async () => {
  let now = 0;
  const budget = createDrawingBudget(0.5, 100, () => now);
  await budget.spend(async () => {
    now += 120;
  });
  expect(budget.spent()).toBe(true);
  now += 39;
  expect(budget.spent()).toBe(true);
  now += 2;
  expect(budget.spent()).toBe(false);
});

it('holds no more bytes than it may, and forgets what was unused for longest', () => {
  const cache = new ByteCache<string>(100);
  cache.set('a', 'A', 40);
  cache.set('b', 'B', 40);
  cache.get('a');
  cache.set('c', 'C', 40);
  expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.bytes]).toEqual(['A', undefined, 'C', 80]);
  cache.set('a', 'A2', 10);
  cache.set('huge', 'H', 101);
  expect([cache.get('a'), cache.get('huge'), cache.bytes]).toEqual(['A2', undefined, 50]);
});
