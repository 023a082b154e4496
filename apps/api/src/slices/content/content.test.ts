// The front page and the shop window through the door: one answer, few statements, shared by everyone who reads the same language.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db.ts';
import { withTestApp } from '../../testing/app.ts';
import { createCategories, guest, openShop, product } from '../../testing/catalogue.ts';
import { hashPassword } from '../accounts/index.ts';
import { homeReaders, insertProducts } from '../catalogue/index.ts';
import { insertMerchant } from '../shops/index.ts';
import { contentRoutes, upsertBanner } from './index.ts';

const world = withTestApp();
let shopId: bigint;

beforeAll(async () => {
  shopId = await openShop(world.db, { name: 'Window' });
  await world.db.transaction(async (tx) => {
    await createCategories(tx);
    await insertProducts(
      tx,
      Array.from({ length: 20 }, (_, i) => product(shopId, `Thing ${i}`)),
    );
    const banner = { lines: { en: 'Look' }, picture: null, tone: 'sand', link: '/explore' };
    await upsertBanner(tx, { ...banner, id: 'second', position: 2, titles: { en: 'Second' } });
    await upsertBanner(tx, { ...banner, id: 'first', position: 1, titles: { en: 'First', de: 'Erster' } });
  });
});

describe('the front page', () => {
  it('comes in one answer, in the reader’s language', async () => {
    const home = await world.data('getHome', {}, { lang: 'de' });
    expect(home.banners.map((b) => b.title)).toEqual(['Erster', 'Second']);
    expect(home.categories).toHaveLength(10);
    expect([home.hot.length, home.fresh.length]).toEqual([12, 12]);
    expect(home.shops.map((s) => s.name)).toEqual(['Window']);
    expect(home.counts).toEqual({ shops: 1, products: 20 });
  });
  it('asks the database six times at most', async () => {
    const names: string[] = [];
    const counting: Db = {
      many: (name, text, values) => {
        names.push(name);
        return world.db.many(name, text, values);
      },
      maybe: (name, text, values) => {
        names.push(name);
        return world.db.maybe(name, text, values);
      },
      one: (name, text, values) => {
        names.push(name);
        return world.db.one(name, text, values);
      },
      run: (name, text, values) => {
        names.push(name);
        return world.db.run(name, text, values);
      },
    };
    const { getHome } = contentRoutes(homeReaders);
    if (getHome.kind !== 'read') throw new Error('not a read');
    await getHome.run(counting, guest(), {}, { now: world.clock.now(), services: world.services });
    expect(names.length).toBeLessThanOrEqual(6);
  });
  it('is the same answer until something changes', async () => {
    const ask = (headers: Record<string, string>) =>
      world.app.inject({ method: 'GET', url: '/api/home', headers });
    const first = await ask({});
    expect((await ask({ 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
    expect((await ask({ 'if-none-match': String(first.headers.etag), lang: 'de' })).statusCode).toBe(200);
  });
  it('takes no link that leads away', async () => {
    const away = (link: string) =>
      world.db.transaction((tx) =>
        upsertBanner(tx, {
          id: 'away',
          position: 3,
          titles: { en: 'x' },
          lines: { en: 'x' },
          picture: null,
          tone: 'x',
          link,
        }),
      );
    for (const link of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])
      await expect(away(link)).rejects.toThrow(/banners_link_check/);
  });
});

describe('the window through the door', () => {
  it('searches, shows facets, suggestions and a product', async () => {
    const { list, total } = await world.data('listProducts', {
      q: 'thing',
      inStock: 'true',
      minPrice: '1.00',
    });
    expect([list.length, total]).toEqual([20, 20]);
    expect((await world.data('getProductFacets', { q: 'thing' })).total).toBe(20);
    expect((await world.data('suggestSearches', { q: 'comp' })).list).toContain('Computer');
    expect((await world.data('getProduct', { id: list[0]?.id ?? '' })).shop.name).toBe('Window');
    expect((await world.data('listReviews', { id: list[0]?.id ?? '' })).list).toEqual([]);
  });
  it('signs a merchant in and out, and keeps guests out', async () => {
    const passwordHash = await hashPassword('quiet harbour 9');
    await world.db.transaction((tx) =>
      insertMerchant(tx, { shopId, email: 'owner@window.example', passwordHash, role: 'staff' }),
    );
    expect(
      (await world.callRaw('merchantLogin', { email: 'owner@window.example', password: 'wrong' })).body.error,
    ).toBe('LOGIN_FAILED');
    const { headers, body } = await world.call('merchantLogin', {
      email: 'Owner@Window.example',
      password: 'quiet harbour 9',
    });
    expect(body.data.shop).toEqual({ id: String(shopId), name: 'Window' });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly/);
    expect((await world.data('getMerchantInfo', {}, { cookie })).email).toBe('owner@window.example');
    const report = await world.data(
      'importProducts',
      {
        fileName: 'a.csv',
        csv: 'Handle,Title,Type,Variant Price\nnew-kite,New kite,Toys,5\nbad,Bad,Toys,-1',
        dryRun: false,
      },
      { cookie, lang: 'en' },
    );
    expect(report).toMatchObject({
      imported: 1,
      refused: 1,
      problems: [{ reason: 'price_invalid', text: expect.stringMatching(/price/) }],
    });
    await world.call('merchantLogout', {}, { cookie });
    expect((await world.call('getMerchantInfo', {}, { cookie })).status).toBe(401);
    expect((await world.callRaw('importProducts', { fileName: 'a.csv', csv: 'x' })).status).toBe(401);
  });
});
