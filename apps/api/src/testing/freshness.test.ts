// Two servers on one database, as they run in production: what changes through one of them, or by SQL, the other shows within a second.
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ResponseOf } from '@meridian/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken, randomToken } from '../platform/ids.ts';
import { insertProducts, reserveStock } from '../slices/catalogue/index.ts';
import { upsertBanner } from '../slices/content/index.ts';
import { createCategories, openShop, product, sku } from './catalogue.ts';
import { withTestDatabase } from './database.ts';
import { createShopper } from './fixtures.ts';
import { startServer } from './server.ts';

const test = withTestDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-freshness-'));
const servers: { child: ChildProcess; at: string }[] = [];
let shopId: bigint;
let ids: bigint[];
let skuIds: bigint[];

beforeAll(async () => {
  shopId = await openShop(test.db, { name: 'Window' });
  ids = await test.db.transaction(async (tx) => {
    await createCategories(tx);
    await upsertBanner(tx, {
      id: 'sale',
      position: 1,
      titles: { en: 'Sale' },
      lines: { en: 'Now' },
      picture: null,
      tone: 'sand',
      link: '/',
    });
    return insertProducts(
      tx,
      ['Lamp', 'Kite', 'Mug'].map((title) => product(shopId, title, { skus: [sku({ stock: 5 })] })),
    );
  });
  const skus = await test.db.many<{ id: bigint }>('t.skus', 'select id from skus order by product_id');
  skuIds = skus.map((row) => row.id);
  const env = { JOBS: 'false', DATABASE_URL: test.url, DATA_DIR: folder };
  await Promise.all(
    [0, 1].map(async () => {
      const { child, port } = await startServer(env);
      servers.push({ child, at: `http://127.0.0.1:${port}` });
    }),
  );
}, 90_000);
afterAll(async () => {
  for (const { child } of servers) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
  fs.rmSync(folder, { recursive: true, force: true });
});

const ask = async (at: string, url: string) => (await (await fetch(at + url)).json()).data;
type Detail = ResponseOf<'getProduct'>;
type List = ResponseOf<'listProducts'>;
const detail = (n: number) => `/api/product/detail?id=${ids[n]}`;
const list = '/api/product/list?sort=price_asc';
const titles = (data: List) => data.list.map((card) => card.title);

interface Case {
  readonly url: () => string;
  readonly look: (data: never) => unknown;
  readonly change: (server: string) => Promise<unknown>;
  readonly before: unknown;
  readonly after: unknown;
}
/** The servers go by the real time, not by a test's. */
async function shopperToken(): Promise<string> {
  const token = randomToken();
  const { userId } = await createShopper(test.db);
  await sql(
    `insert into sessions (audience, subject_id, token_hash, created_at, last_seen_at, expires_at) values ('shopper', $1, $2, now(), now(), now() + interval '1 hour')`,
    [userId, hashToken('session:shopper', token)],
  );
  return token;
}
const sql = (text: string, values: unknown[] = []) => test.owner.run('t.change', text, values);
const cases: Record<string, Case> = {
  'a price': {
    url: () => detail(0),
    look: (data: Detail) => data.skus[0]?.price,
    change: () => sql('update skus set price_cents = 1234 where product_id = $1', [ids[0]]),
    before: '10.00',
    after: '12.34',
  },
  'stock, promised by an order in another process': {
    url: () => detail(1),
    look: (data: Detail) => data.skus[0]?.stock,
    change: () =>
      test.db.transaction((tx) => reserveStock(tx, [{ skuId: skuIds[1] as bigint, quantity: 2 }])),
    before: 5,
    after: 3,
  },
  'a list when something sells out': {
    url: () => `${list}&inStock=true`,
    look: titles,
    change: () =>
      test.db.transaction((tx) => reserveStock(tx, [{ skuId: skuIds[1] as bigint, quantity: 3 }])),
    before: ['Lamp', 'Kite', 'Mug'],
    after: ['Lamp', 'Mug'],
  },
  'a list in order of price': {
    url: () => list,
    look: titles,
    change: () =>
      sql('update products set min_price_cents = 2000, max_price_cents = 2000 where id = $1', [ids[0]]),
    before: ['Lamp', 'Kite', 'Mug'],
    after: ['Kite', 'Mug', 'Lamp'],
  },
  'a product taken off the shelf': {
    url: () => '/api/product/list?q=mug',
    look: titles,
    change: () => sql(`update products set state = 'off' where id = $1`, [ids[2]]),
    before: ['Mug'],
    after: [],
  },
  'the front page': {
    url: () => '/api/home',
    look: (data: ResponseOf<'getHome'>) => data.banners.map((banner) => banner.title),
    change: () => sql(`update banners set titles = '{"en": "Spring"}'`),
    before: ['Sale'],
    after: ['Spring'],
  },
  'what a shopper changes through the other server': {
    url: () => '/api/shop/list',
    look: (data: ResponseOf<'listShops'>) => data.list.map((shop) => shop.fans),
    change: async (server) => {
      const body = JSON.stringify({ id: String(shopId), follow: true });
      const headers = { 'content-type': 'application/json', token: await shopperToken() };
      const answer = await fetch(`${server}/api/shop/follow`, { method: 'POST', headers, body });
      expect((await answer.json()).code).toBe(1);
    },
    before: [0],
    after: [1],
  },
  'a suspended shop': {
    url: () => '/api/home',
    look: (data: ResponseOf<'getHome'>) => [data.fresh.length, data.shops.length],
    change: () => sql(`update shops set state = 'suspended'`),
    before: [2, 1],
    after: [0, 0],
  },
};

describe('within a second both servers show', () => {
  it.each(Object.entries(cases))('%s', async (_what, { url, look, change, before, after }) => {
    const looks = () => Promise.all(servers.map(async ({ at }) => look((await ask(at, url())) as never)));
    await looks();
    expect(await looks()).toEqual([before, before]);
    await change(servers[1]?.at ?? '');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await looks()).toEqual([after, after]);
  });
});
