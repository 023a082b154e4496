// The console's page: never kept, its styles bound to one page; its files kept for a year.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-console-'));
let world: TestApp;
beforeAll(async () => {
  fs.mkdirSync(path.join(root, 'assets'));
  fs.writeFileSync(
    path.join(root, 'index.html'),
    '<meta property="csp-nonce" nonce="nonce-of-this-page"><link nonce="nonce-of-this-page">',
  );
  fs.writeFileSync(path.join(root, 'assets/main-1.js'), 'export {};');
  world = await openTestApp({ consoleRoot: root });
});
afterAll(async () => {
  await world.drop();
  fs.rmSync(root, { recursive: true });
});
const get = (url: string) => world.app.inject({ method: 'GET', url });

describe('the console', () => {
  it.each(['/console', '/console/', '/console/top-ups/12?q=a'])(
    'answers %s with its page, not to be kept',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(body) ?? [];
      expect(nonce).toHaveLength(24);
      expect(body).not.toContain('nonce-of-this-page');
      expect(body.split(nonce)).toHaveLength(3);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
    },
  );

  it('gives each page another nonce', async () => {
    expect((await get('/console')).body).not.toBe((await get('/console')).body);
  });

  it('keeps its files for a year, and has no others', async () => {
    const file = await get('/console/assets/main-1.js');
    expect([file.statusCode, file.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/console/assets/../index.html')).body).not.toContain('nonce-of-this-page');
  });
});
