// Shared answers as ready bytes, on the real server: the same for everybody, with all their headers, and made once.
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { contract, type Route, type Verb } from '@meridian/contract';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushSearches } from '../slices/catalogue/count-searches.ts';
import { insertProducts } from '../slices/catalogue/index.ts';
import { openTestApp, withTestApp } from '../testing/app.ts';
import { createCategories, product } from '../testing/catalogue.ts';
import { samples } from '../testing/matrix-samples.ts';
import { createMatrixWorld, type MatrixWorld, signIn } from '../testing/matrix-world.ts';
import { AnswerCache } from './answer-cache.ts';
import { type ChangeWatch, watchChanges } from './answer-changes.ts';
import { type Database, openDatabase } from './db.ts';
import type { ReadyAnswer } from './ready-answers.ts';

let now = 0;
const answers = new AnswerCache<ReadyAnswer>({ nowMs: () => now });
const app = withTestApp({ answers, max: 10 });
let world: MatrixWorld;
let token: string;
let watching: Database;
let watch: ChangeWatch;
beforeAll(async () => {
  world = await createMatrixWorld(app);
  token = (await signIn(world, 'shopperA')).token ?? '';
  await app.db.transaction(async (tx) => {
    await createCategories(tx);
    const lamp = (n: number) =>
      product(world.shop.shopId, `Lamp ${n}`, { titles: { en: `Lamp ${n}`, de: `Lampe ${n}` } });
    await insertProducts(
      tx,
      Array.from({ length: 20 }, (_, n) => lamp(n)),
    );
  });
  watching = openDatabase({ url: app.url, max: 1, clock: app.clock });
  watch = watchChanges(watching, answers, app.services.log);
});
afterAll(() => watching.close());
beforeEach(async () => {
  await watch.poll();
  answers.forgetAll();
});

const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers });
const list = '/api/product/list?sort=new';
const detail = () => `/api/product/detail?id=${world.productId}`;
/** How many statements a call sends. */
async function statementsOf<T>(act: () => Promise<T>): Promise<[number, T]> {
  const connect = vi.spyOn(app.services.database.pool, 'connect');
  try {
    const answer = await act();
    return [connect.mock.calls.length, answer];
  } finally {
    connect.mockRestore();
  }
}
/** What is the same for every sending. */
const lasting = ({
  date,
  connection,
  'keep-alive': _,
  'x-request-id': id,
  ...headers
}: Record<string, unknown>) => headers;

const pageMs = 4 * 60 * 60_000;
const rankedMs = 5 * 60_000;

describe('a ready answer', () => {
  it('asks the database nothing, and bears the same headers as one that was made', async () => {
    const [asked, first] = await statementsOf(() => get(list));
    expect(asked).toBeGreaterThan(0);
    const [again, second] = await statementsOf(() => get(list));
    expect(again).toBe(0);
    expect(second.body).toBe(first.body);
    expect(lasting(second.headers)).toEqual(lasting(first.headers));
    // The number finds the lines of a request, and this one has none.
    expect(first.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(second.headers['x-request-id']).toBeUndefined();
    expect(second.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'lang, language, accept-encoding',
      'x-content-type-options': 'nosniff',
    });
  });
  it('lives five minutes, for its places follow counters; a page of a product, all of which is told by tags, four hours', async () => {
    await Promise.all([get(list), get(detail())]);
    now += rankedMs / 2;
    await watch.poll();
    expect((await statementsOf(() => get(list)))[0]).toBe(0);
    now += rankedMs / 2 + 1_000;
    await watch.poll();
    expect((await statementsOf(() => get(list)))[0]).toBeGreaterThan(0);
    // The shop on the page lives a minute: it comes with another page.
    await get(`/api/product/detail?id=${world.productId}&country=US`);
    expect((await statementsOf(() => get(detail())))[0]).toBe(0);
    now += pageMs - rankedMs;
    await watch.poll();
    await get(`/api/product/detail?id=${world.productId}&country=US`);
    expect((await statementsOf(() => get(detail())))[0]).toBeGreaterThan(0);
  });
  it('is made anew for one reader before its time is up, and nobody waits for it', async () => {
    const [one] = await statementsOf(() => get(list));
    now += rankedMs;
    await watch.poll();
    const [asked, all] = await statementsOf(() => Promise.all(Array.from({ length: 10 }, () => get(list))));
    expect([asked, new Set(all.map((a) => a.body)).size]).toEqual([one, 1]);
    now += rankedMs / 2 - 1_000;
    await watch.poll();
    expect((await statementsOf(() => get(list)))[0]).toBe(0);
  });
  it('has its part made anew in the same way, for one reader of any of its pages', async () => {
    await get(detail());
    now += 60_000;
    await watch.poll();
    const [asked, all] = await statementsOf(() =>
      Promise.all(Array.from({ length: 10 }, () => get(detail()))),
    );
    expect([asked, new Set(all.map((a) => a.body)).size]).toEqual([2, 1]);
    now += 29_000;
    await watch.poll();
    expect((await statementsOf(() => get(detail())))[0]).toBe(0);
  });
  it('is made anew for none of those who get one of their own', async () => {
    await get(detail());
    now += pageMs;
    await watch.poll();
    await get(`/api/product/detail?id=${world.productId}&country=US`);
    await get(detail(), { token });
    const [asked] = await statementsOf(() => get(detail()));
    expect(asked).toBeGreaterThan(0);
    expect((await statementsOf(() => get(detail())))[0]).toBe(0);
  });
  it("shows its shop's figures, which no tag tells, with a minute's delay at most; its pages stay", async () => {
    const shopOf = async () => {
      const answer = await get(detail());
      return [answer.json().data.shop.fans, answer.headers.etag];
    };
    const first = await get(detail());
    expect(first.json()).toEqual((await app.callRaw('getProduct', { id: String(world.productId) })).body);
    const [fans, etag] = await shopOf();
    await app.owner.run('t.fans', 'update shop_stats set fans = fans + 1 where shop_id = $1', [
      world.shop.shopId,
    ]);
    await watch.poll();
    expect(await shopOf()).toEqual([fans, etag]);
    now += 61_000;
    await watch.poll();
    const [more, other] = await shopOf();
    expect(more).toBe(fans + 1);
    expect(other).not.toBe(etag);
    expect((await get(detail(), { 'if-none-match': String(etag) })).statusCode).toBe(200);
    expect((await get(detail(), { 'if-none-match': String(other) })).statusCode).toBe(304);
  });
  it('asks for its shop only where no other page has brought it', async () => {
    const lamp = (await get(list)).json().data.list[1];
    expect(lamp).toMatchObject({ shopId: String(world.shop.shopId) });
    const page = () => get(`/api/product/detail?id=${lamp.id}`);
    answers.forgetAll();
    expect((await statementsOf(() => get(detail())))[0]).toBe(2);
    const [asked, made] = await statementsOf(page);
    expect(asked).toBe(1);
    const [again, kept] = await statementsOf(page);
    expect([again, kept.body, kept.headers.etag]).toEqual([0, made.body, made.headers.etag]);
    expect(made.json()).toEqual((await app.callRaw('getProduct', { id: lamp.id })).body);
    // Many of its pages at once: it is read once.
    answers.forgetAll();
    const others = (await get(list)).json().data.list;
    const [statements] = await statementsOf(() =>
      Promise.all(others.map(({ id }: { id: string }) => get(`/api/product/detail?id=${id}`))),
    );
    expect(statements).toBe(others.length + 1);
  });
  it('is packed anew for those who take it so when the shop at its end is another', async () => {
    const packed = async () => {
      const answer = await get(detail(), { 'accept-encoding': 'gzip' });
      expect(answer.headers['content-encoding']).toBe('gzip');
      return JSON.parse(gunzipSync(answer.rawPayload).toString());
    };
    const words = JSON.stringify({ en: 'Long enough to be worth packing. '.repeat(40) });
    await app.owner.run('t.words', 'update products set descriptions = $2::jsonb where id = $1', [
      world.productId,
      words,
    ]);
    await watch.poll();
    await get(detail());
    const before = await packed();
    await app.owner.run('t.fans', 'update shop_stats set fans = fans + 1 where shop_id = $1', [
      world.shop.shopId,
    ]);
    now += 61_000;
    await watch.poll();
    await get(`/api/product/detail?id=${world.productId}&country=US`);
    const [asked, after] = await statementsOf(packed);
    expect(asked).toBe(0);
    expect(after.data.shop.fans).toBe(before.data.shop.fans + 1);
    expect(after.data.skus).toEqual(before.data.skus);
  });
  it('takes no header from a file that was sent before it', async () => {
    const webRoot = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-web-'));
    fs.mkdirSync(path.join(webRoot, 'assets'));
    fs.writeFileSync(
      path.join(webRoot, 'index.html'),
      '<!doctype html><html lang="en"><head></head><body></body></html>',
    );
    fs.writeFileSync(path.join(webRoot, 'assets/app-1.js'), 'export {};');
    const own = new AnswerCache<ReadyAnswer>({ nowMs: () => 0 });
    const other = await openTestApp({ webRoot, answers: own });
    own.trustFrom(own.nowMs());
    expect((await other.app.inject('/assets/app-1.js')).statusCode).toBe(200);
    const made = await other.app.inject(list);
    const kept = await other.app.inject(list);
    expect(own.size).toBe(1);
    expect(lasting(kept.headers)).toEqual(lasting(made.headers));
    await other.drop();
    fs.rmSync(webRoot, { recursive: true });
  });
  it('is answered with 304 to who has it', async () => {
    const etag = String((await get(list)).headers.etag);
    for (const known of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
      const [asked, answer] = await statementsOf(() => get(list, { 'if-none-match': known }));
      expect([asked, answer.statusCode, answer.body, answer.headers.etag]).toEqual([0, 304, '', etag]);
    }
    expect((await get(list, { 'if-none-match': '"x"' })).statusCode).toBe(200);
  });
  it('is packed once for those who take it', async () => {
    const plain = await get(list);
    for (const accepted of ['gzip', 'br, gzip;q=0.5', 'gzip']) {
      const answer = await get(list, { 'accept-encoding': accepted });
      expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', etag: plain.headers.etag });
      expect(gunzipSync(answer.rawPayload).toString()).toBe(plain.body);
    }
    const kept = answers.find('en /api/product/list?sort=new');
    expect(typeof kept?.gzip?.bytes).toBe('string');
    for (const accepted of ['identity', 'gzip;q=0', 'br'])
      expect((await get(list, { 'accept-encoding': accepted })).headers['content-encoding']).toBeUndefined();
  });
  it('is one for each language and each question', async () => {
    const english = await get('/api/home');
    const german = await get('/api/home', { lang: 'de' });
    expect(german.body).not.toBe(english.body);
    for (let i = 0; i < 2; i += 1) {
      expect((await get('/api/home', { lang: 'de' })).body).toBe(german.body);
      expect((await get('/api/home', { language: 'de' })).body).toBe(german.body);
      expect((await get('/api/home', { lang: 'xx' })).body).toBe(english.body);
    }
    expect((await get('/api/product/list?sort=new&limit=1')).json().data.list).toHaveLength(1);
  });
  it('is counted like one that was made, once, with its status', async () => {
    const counted = async (status: number) => {
      const { body } = await get('/metrics');
      const line = `http_request_duration_seconds_count{method="GET",route="/api/product/list",status="${status}"}`;
      return Number(
        body
          .split('\n')
          .find((text) => text.startsWith(line))
          ?.slice(line.length) ?? 0,
      );
    };
    const etag = String((await get(list)).headers.etag);
    const [found, known] = [await counted(200), await counted(304)];
    for (let i = 0; i < 3; i += 1) await get(list);
    await get(list, { 'if-none-match': etag });
    expect([await counted(200), await counted(304)]).toEqual([found + 3, known + 1]);
  });
  it('that cannot be sent is made, and the server goes on', async () => {
    const first = await get(list);
    const look = vi.spyOn(answers, 'look').mockImplementation(() => {
      throw new Error('unreadable');
    });
    const error = vi.spyOn(app.services.log, 'error').mockImplementation(() => {});
    const second = await get(list);
    expect([second.statusCode, second.body]).toEqual([200, first.body]);
    expect(error).toHaveBeenCalledOnce();
    look.mockRestore();
    error.mockRestore();
  });
  it('goes out in one piece, after those that were asked for before it on the same connection', async () => {
    const other = '/api/product/list?sort=new&limit=3';
    const bodies = [(await get(other)).body, (await get(list)).body];
    answers.forgetAll();
    await get(list);
    await app.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.app.server.address() as AddressInfo;
    const socket = net.connect(port, '127.0.0.1');
    const request = (url: string, more = '') => `GET ${url} HTTP/1.1\r\nhost: here\r\n${more}\r\n`;
    const pieces = vi.spyOn(net.Socket.prototype as Required<Pick<net.Socket, '_writev'>>, '_writev');
    const said = async (sent: string, times: number) => {
      let text = '';
      const end = new Promise<string>((resolve, reject) => {
        socket.on('data', (bytes) => {
          text += bytes;
          if (text.split('"msg":""').length > times && text.endsWith('}}')) resolve(text);
        });
        socket.once('error', reject);
      });
      socket.write(sent);
      const whole = await end;
      socket.removeAllListeners('data');
      return whole.split(/HTTP\/1\.1 200 OK\r\n/).slice(1);
    };
    const bodyIn = (answer: string | undefined) => answer?.slice(answer.indexOf('\r\n\r\n') + 4);
    const [alone] = await said(request(list), 1);
    expect([bodyIn(alone), pieces.mock.calls.length]).toEqual([bodies[1], 0]);
    // The first of three has to be made, and the others wait for it.
    const three = await said(request(other) + request(list) + request(list), 3);
    expect(three.map(bodyIn)).toEqual([bodies[0], bodies[1], bodies[1]]);
    pieces.mockRestore();
    socket.destroy();
  });
  it('is no answer to another method', async () => {
    await get(list);
    const head = await app.app.inject({ method: 'HEAD', url: list });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await app.app.inject({ method: 'POST', url: list })).statusCode).toBe(404);
  });
  it('is made once for fifty who ask at once', async () => {
    const [one] = await statementsOf(() => get(list));
    answers.forgetAll();
    const [asked, all] = await statementsOf(() => Promise.all(Array.from({ length: 50 }, () => get(list))));
    expect(asked).toBe(one);
    expect(new Set(all.map((a) => a.body)).size).toBe(1);
  });
  it('counts as a search each time', async () => {
    await flushSearches(app.db);
    await app.db.run('t.hot', 'delete from hot_searches');
    await app.db.run('t.phrase', `insert into search_phrases values ('en', 'lamp', 'Lamp', 1, '')`);
    for (let i = 0; i < 5; i += 1) await get('/api/product/list?q=Lamp');
    expect(answers.find('en /api/product/list?q=Lamp')).not.toBeNull();
    await flushSearches(app.db);
    const [row] = await app.db.many<{ heat: number }>('t.heat', 'select heat from hot_searches');
    const single = 2 ** ((app.clock.now().getTime() - Date.UTC(2026, 0, 1)) / (7 * 86_400_000));
    expect((row?.heat ?? 0) / single).toBeCloseTo(5, 5);
  });
});

describe('what is not kept', () => {
  it('a refusal', async () => {
    for (const url of [
      '/api/product/detail?id=999999999',
      '/api/product/list?sort=nonsense',
      '/api/product/list?cursor=x',
    ]) {
      const refused = await get(url);
      expect(refused.json().code).not.toBe(1);
      expect(refused.headers['cache-control']).toBe('no-store');
    }
    expect(answers.size).toBe(0);
  });
  it("a person's own answer, nor does anybody get one", async () => {
    const follow = await app.call('followShop', { id: String(world.shop.shopId), follow: true }, { token });
    expect(follow.body.code).toBe(1);
    const own = await get(detail(), { token });
    expect([own.json().data.shop.followed, own.headers['cache-control']]).toEqual([true, 'no-store']);
    expect(answers.size).toBe(0);
    const guest = await get(detail());
    expect(guest.json().data.shop.followed).toBe(false);
    expect(guest.headers.vary).toBe('lang, language, token, accept-encoding');
    expect((await get(detail())).json().data.shop.followed).toBe(false);
    const [asked, again] = await statementsOf(() => get(detail(), { token }));
    expect(asked).toBeGreaterThan(0);
    expect([again.json().data.shop.followed, again.headers.etag]).toEqual([true, undefined]);
  });
  it.each(
    (Object.entries(contract) as [Verb, Route][]).filter(([, r]) => r.shared === true).map(([verb]) => verb),
  )('%s does not look who asks', async (verb) => {
    const input = await samples[verb](world);
    const [asked, guest] = await statementsOf(() => app.callRaw(verb, input));
    answers.forgetAll();
    const [alike, shopper] = await statementsOf(() =>
      app.callRaw(verb, input, { token, cookie: 'Meridian-Merchant=x' }),
    );
    expect(shopper.body).toEqual(guest.body);
    expect(alike).toBe(asked);
  });
});

describe('a change', () => {
  const price = async () => (await get(detail())).json().data.skus[0].price;
  const raisePrice = () =>
    app.owner.run('t.price', 'update skus set price_cents = price_cents + 100 where product_id = $1', [
      world.productId,
    ]);
  it('is seen by the first who asks after it was heard of', async () => {
    const before = await price();
    await raisePrice();
    expect(await price()).toBe(before);
    await watch.poll();
    expect(await price()).toBe((Number(before) + 1).toFixed(2));
  });
  it('while the answer is being made leaves it unkept', async () => {
    interface Asked {
      readonly name: string;
      callback: (error?: unknown) => void;
    }
    await get(detail());
    answers.forgetAll();
    const { pool } = app.services.database;
    const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
    let changed = false;
    vi.spyOn(pool, 'connect').mockImplementation((async () => {
      const client = await connect();
      if (vi.isMockFunction(client.query)) return client;
      const query = client.query.bind(client) as (asked: Asked) => Asked;
      vi.spyOn(client, 'query').mockImplementation(((asked: Asked) => {
        const { callback } = asked;
        asked.callback = async (error) => {
          // The product has been read by then, its answer is not made yet.
          if (!changed && asked.name.startsWith('catalogue.findProduct')) {
            changed = true;
            await raisePrice();
            await watch.poll();
          }
          callback(error);
        };
        return query(asked);
      }) as never);
      return client;
    }) as never);
    const old = await price();
    vi.restoreAllMocks();
    expect(changed).toBe(true);
    expect(await price()).toBe((Number(old) + 1).toFixed(2));
  });
  it('cannot be missed for long: without word from the database every answer is made anew', async () => {
    const before = await price();
    now += 900;
    expect((await statementsOf(price))[0]).toBe(0);
    now += 1;
    expect((await statementsOf(price))[0]).toBeGreaterThan(0);
    await raisePrice();
    expect(await price()).toBe((Number(before) + 1).toFixed(2));
  });
  it('and no database: unavailable, however ready the answer was', async () => {
    await get(detail());
    now += 901;
    const gone = vi
      .spyOn(app.services.database.pool, 'connect')
      .mockRejectedValue(new Error('gone') as never);
    expect((await get(detail())).statusCode).toBe(503);
    gone.mockRestore();
    await watch.poll();
    expect((await get(detail())).statusCode).toBe(200);
  });
});
