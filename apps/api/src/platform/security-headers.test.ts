// Which headers pages and data bear, with https and without.
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { secureAnswers } from './security-headers.ts';

async function answersOf(https: boolean) {
  const app = Fastify();
  secureAnswers(app, https);
  app.get('/page', () => 'page');
  app.get('/data', { config: { isData: true } }, () => ({}));
  const [page, data] = await Promise.all(['/page', '/data'].map((url) => app.inject(url)));
  await app.close();
  return [page?.headers ?? {}, data?.headers ?? {}] as const;
}

it.each([true, false])(
  'whoever came by https (%s) stays there, and nobody else is sent there',
  async (https) => {
    const [page, data] = await answersOf(https);
    for (const headers of [page, data])
      expect(headers['strict-transport-security']).toBe(
        https ? 'max-age=31536000; includeSubDomains' : undefined,
      );
    expect(String(page['content-security-policy']).includes('upgrade-insecure-requests')).toBe(https);
  },
);

it('data bears no header that speaks of pages', async () => {
  const [page, data] = await answersOf(true);
  expect(Object.keys(data).filter((name) => !Object.hasOwn(page, name))).toEqual([]);
  expect(Object.keys(data).sort()).toEqual([
    'connection',
    'content-length',
    'content-security-policy',
    'content-type',
    'cross-origin-resource-policy',
    'date',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
  ]);
});
