// The door on the real server: what it refuses, in which words, and that it does everything once.
import { translatorOf } from '@meridian/locales/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { withTestApp } from '../testing/app.ts';
import { createMatrixWorld, digest, type MatrixWorld, password, signIn } from '../testing/matrix-world.ts';

const app = withTestApp({ max: 30 });
let world: MatrixWorld;
let token: string;
beforeAll(async () => {
  world = await createMatrixWorld(app);
  token = (await signIn(world, 'shopperA')).token ?? '';
});

const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', token, ...headers },
  });
const addToCart = '/api/cart/add';

describe('validation', () => {
  const skuId = () => world.skuId;
  const bad: [string, () => unknown, string][] = [
    ['an unknown field', () => ({ skuId: skuId(), quantity: 1, price: '0.01' }), 'price'],
    ['a missing field', () => ({ skuId: skuId() }), 'quantity'],
    ['a wrong type', () => ({ skuId: skuId(), quantity: '1' }), 'quantity'],
    ['a number as id', () => ({ skuId: 1, quantity: 1 }), 'skuId'],
    ['-1', () => ({ skuId: skuId(), quantity: -1 }), 'quantity'],
    ['zero', () => ({ skuId: skuId(), quantity: 0 }), 'quantity'],
    ['1e3 as id', () => ({ skuId: '1e3', quantity: 1 }), 'skuId'],
    ['1e3 pieces', () => ({ skuId: skuId(), quantity: 1e3 }), 'quantity'],
    ['0.001', () => ({ skuId: skuId(), quantity: 0.001 }), 'quantity'],
    ['a thousand million', () => ({ skuId: skuId(), quantity: 1e9 }), 'quantity'],
    ['SQL', () => ({ skuId: "1'; --", quantity: 1 }), 'skuId'],
    ['an id beyond bigint', () => ({ skuId: '9'.repeat(19), quantity: 1 }), 'skuId'],
    ['a list for a body', () => [], 'body'],
    ['nothing', () => null, 'skuId'],
  ];
  it.each(bad)('%s is refused and named', async (_what, body, field) => {
    const before = await digest(app);
    const answer = await post(addToCart, JSON.stringify(body()));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ code: 1000, error: 'VALIDATION_FAILED', data: null });
    expect(answer.json().fields).toHaveProperty(field, expect.stringMatching(/\S/));
    expect(await digest(app)).toEqual(before);
  });

  it.each(['-1', '1e3', '0.001', '.5', '1,00', '+1', ' 1', '0x1', '1000000000000', "'; --"])(
    'the amount %s is refused',
    async (amount) => {
      const input = { purpose: 'order.pay', target: 'x', amount, payCode: '402818' };
      const { body } = await app.callRaw('verifyPayCode', input, { token });
      expect(body).toMatchObject({ error: 'VALIDATION_FAILED', fields: { amount: expect.any(String) } });
    },
  );

  it('half a character is refused, whole ones are kept', async () => {
    const name = async (givenName: string) =>
      (await app.callRaw('updateProfile', { givenName }, { token })).body as { error?: string };
    expect((await name('a\ud83d')).error).toBe('VALIDATION_FAILED');
    expect((await name('a\u0000')).error).toBe('VALIDATION_FAILED');
    expect(await name('Zoë 😀')).toMatchObject({ code: 1, data: { givenName: 'Zoë 😀' } });
  });

  it.each([
    '/api/product/list?limit=1&limit=2',
    '/api/product/list?q=a&q=b',
    '/api/product/list?limit=1e1',
    '/api/product/list?limit=101',
    '/api/product/list?cursor=%27%3B--',
    '/api/product/list?cursor=bm9uc2Vuc2U',
    '/api/product/list?sort=id;drop',
    '/api/product/detail?id=1&id=2',
    '/api/product/detail?id[]=1',
    '/api/product/list?__proto__=1',
  ])('%s is refused', async (url) => {
    const answer = await app.app.inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ error: 'VALIDATION_FAILED' });
  });

  it('an empty value in a query is none', async () => {
    expect((await app.app.inject('/api/product/list?q=&cursor=&limit=')).json().code).toBe(1);
  });
});

describe('bodies', () => {
  it('a megabyte of faces is too large', async () => {
    const answer = await post(addToCart, JSON.stringify({ note: '😀'.repeat(262_144) }));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 413, error: 'PAYLOAD_TOO_LARGE', data: null });
  });

  it('an import may be larger than everything else', async () => {
    const cookie = (await signIn(world, 'merchantA')).cookie ?? '';
    const csv = 'x'.repeat(200_000);
    const { body } = await app.callRaw('importProducts', { fileName: 'a.csv', csv }, { cookie });
    expect(body.error).toBe('IMPORT_FILE_INVALID');
  });

  it.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'content type %s is not ours',
    async (type) => {
      const headers = { token, ...(type ? { 'content-type': type } : {}) };
      const answer = await app.app.inject({
        method: 'POST',
        url: addToCart,
        payload: Buffer.from('{}'),
        headers,
      });
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ code: 415, error: 'CONTENT_TYPE_UNSUPPORTED', data: null });
    },
  );

  it.each(['{', '{"skuId":', 'nonsense', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}'])(
    'the body %s is refused',
    async (payload) => {
      const answer = await post(addToCart, payload);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ error: 'VALIDATION_FAILED', data: null });
    },
  );
});

describe('words', () => {
  const text = (locale: string, error: 'AUTH_REQUIRED' | 'ROUTE_NOT_FOUND') =>
    translatorOf(locale).find(`errors.${error}`);

  it.each([
    ['en', 'en'],
    ['zh-cn', 'zh-cn'],
    ['ar', 'ar'],
    ['xx', 'en'],
    ['../../etc/passwd', 'en'],
    ['', 'en'],
  ])('lang %s is answered in %s', async (lang, locale) => {
    const { body } = await app.call('getUserInfo', {}, { lang });
    expect(body.msg).toBe(text(locale, 'AUTH_REQUIRED'));
    const unknown = await app.app.inject({ url: '/api/nothing/here', headers: { lang } });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toEqual({
      code: 404,
      error: 'ROUTE_NOT_FOUND',
      msg: text(locale, 'ROUTE_NOT_FOUND'),
      data: null,
    });
  });

  it('says it in three different ways', () => {
    expect(new Set(['en', 'zh-cn', 'ar'].map((locale) => text(locale, 'AUTH_REQUIRED'))).size).toBe(3);
  });

  it('field messages are in the language, too', async () => {
    const inLanguage = async (lang: string) =>
      (await app.callRaw('addCartItem', { skuId: '1' }, { token, lang })).body.fields?.quantity;
    expect(new Set([await inLanguage('en'), await inLanguage('zh-cn'), await inLanguage('ar')]).size).toBe(3);
  });

  it.each([
    ['GET', '/api/user/login'],
    ['POST', '/api/home'],
    ['DELETE', '/api/cart/list'],
    ['PUT', '/api/user/profile'],
    ['GET', '/api/../etc/passwd'],
    ['GET', '/api/%2e%2e/x'],
    ['GET', '/api/home%00'],
  ] as const)('%s %s is nowhere', async (method, url) => {
    const answer = await app.app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 404, error: 'ROUTE_NOT_FOUND' });
  });
});

describe('idempotency', () => {
  const pieces = async (): Promise<number> => (await app.data('countCart', {}, { token })).count;
  const add = (quantity: number, key?: string, who = token) =>
    app.call('addCartItem', { skuId: world.skuId, quantity }, { token: who, ...(key ? { key } : {}) });

  it('the same key and body is the same answer and one effect', async () => {
    const before = await pieces();
    const first = await add(1, 'key-one-1');
    expect((await add(1, 'key-one-1')).body).toEqual(first.body);
    expect(await pieces()).toBe(before + 1);
    await add(1);
    await add(1);
    expect(await pieces()).toBe(before + 3);
  });

  it('the same key with another body or another route is refused', async () => {
    await add(1, 'key-two-2');
    const before = await digest(app);
    expect((await add(2, 'key-two-2')).body.error).toBe('IDEMPOTENCY_KEY_REUSED');
    const other = await app.call('updateProfile', { familyName: 'X' }, { token, key: 'key-two-2' });
    expect(other.body.error).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await digest(app)).toEqual(before);
  });

  it('the order of members makes no other body', async () => {
    await add(1, 'key-three');
    const before = await pieces();
    const payload = `{"quantity":1,"skuId":"${world.skuId}"}`;
    expect((await post(addToCart, payload, { 'idempotency-key': 'key-three' })).json().code).toBe(1);
    expect(await pieces()).toBe(before);
  });

  it('somebody else may use the same key', async () => {
    const other = (await signIn(world, 'shopperB')).token ?? '';
    await add(1, 'key-four-4');
    expect((await add(2, 'key-four-4', other)).body.code).toBe(1);
  });

  it('a refusal is not kept: the same key may succeed later', async () => {
    const { skuId } = world;
    await app.owner.run('door.sellOut', 'update skus set stock = 0 where id = $1', [skuId]);
    expect((await add(1, 'key-five-5')).body.error).toBe('SKU_SOLD_OUT');
    await app.owner.run('door.restock', 'update skus set stock = 10000 where id = $1', [skuId]);
    expect((await add(1, 'key-five-5')).body.code).toBe(1);
  });

  it('twenty at once with one key are one effect and one answer', async () => {
    const before = await pieces();
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(1, 'key-twenty')));
    expect(new Set(answers.map((a) => JSON.stringify(a.body)))).toEqual(
      new Set([JSON.stringify({ code: 1, msg: '', data: { count: before + 1 } })]),
    );
    expect(await pieces()).toBe(before + 1);
  });

  it('two bodies at once with one key: one is done, the other is refused', async () => {
    const before = await pieces();
    const answers = await Promise.all([1, 2, 1, 2].map((quantity) => add(quantity, 'key-of-two')));
    const done = answers.filter((answer) => answer.body.code === 1);
    expect(done).toHaveLength(2);
    expect(answers.filter((a) => a.body.error === 'IDEMPOTENCY_KEY_REUSED')).toHaveLength(2);
    expect(done[1]?.body).toEqual(done[0]?.body);
    expect([before + 1, before + 2]).toContain(await pieces());
  });

  it.each(['short', 'x'.repeat(129), 'with space', "key'; --x"])('the key %s is refused', async (key) => {
    const before = await pieces();
    expect((await add(1, key)).body.error).toBe('VALIDATION_FAILED');
    expect(await pieces()).toBe(before);
  });
});

describe('shared reads', () => {
  it('carry an ETag that is answered with 304 while nothing changes', async () => {
    const first = await app.app.inject('/api/product/list');
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(String(first.headers.vary)).toMatch(/lang/);
    const again = (tag: string, lang = 'en') =>
      app.app.inject({ url: '/api/product/list', headers: { 'if-none-match': tag, lang } });
    for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
      const answer = await again(tag);
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
    }
    expect((await again('"other"')).statusCode).toBe(200);
    await app.owner.run('door.price', 'update products set min_price_cents = 999 where id = $1', [
      world.productId,
    ]);
    expect((await again(etag)).statusCode).toBe(200);
  });

  it("a person's own answers are never stored", async () => {
    for (const headers of [{ token }, {}]) {
      const answer = await app.app.inject({ url: '/api/user/getUserInfo', headers });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.etag).toBeUndefined();
    }
  });
});

describe('console sessions', () => {
  const email = async () =>
    (
      await app.owner.one<{ email: string }>('door.email', 'select email from merchants where id = $1', [
        world.subjects.merchantA,
      ])
    ).email;

  it('are HttpOnly, SameSite=Strict cookies, and end for good', async () => {
    const answer = await app.call('merchantLogin', { email: await email(), password });
    const [set] = [answer.headers['set-cookie']].flat() as string[];
    expect(set).toMatch(/^Meridian-Merchant=[\w-]{43}; /);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api', 'Max-Age=259200'])
      expect(set).toContain(part);
    const cookie = set?.split(';')[0] ?? '';
    expect(JSON.stringify(answer.body)).not.toContain(cookie.split('=')[1]);
    expect((await app.call('getMerchantInfo', {}, { cookie })).body.code).toBe(1);
    const out = await app.call('merchantLogout', {}, { cookie });
    expect(String(out.headers['set-cookie'])).toMatch(
      /^Meridian-Merchant=; .*(Max-Age=0|Expires=Thu, 01 Jan 1970)/,
    );
    expect((await app.call('getMerchantInfo', {}, { cookie })).status).toBe(401);
  });

  it('live three days, whatever happens in between', async () => {
    const { cookie = '' } = await signIn(world, 'admin');
    app.clock.advance(3 * 24 * 3_600_000 - 1000);
    expect((await app.call('getOperatorInfo', {}, { cookie })).status).toBe(200);
    app.clock.advance(1000);
    expect((await app.call('getOperatorInfo', {}, { cookie })).status).toBe(401);
    token = (await signIn(world, 'shopperA')).token ?? '';
  });

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'http://localhost:81', 'x'])(
    'a write from the origin %s is refused and does nothing',
    async (origin) => {
      const { cookie = '' } = await signIn(world, 'admin');
      const change = { key: 'orders.shipDays', value: 21, version: 0, reason: 'forged' };
      const before = await digest(app);
      const { body } = await app.call('changeSetting', change, { cookie, headers: { origin } });
      expect(body.error).toBe('FORBIDDEN');
      expect(await digest(app)).toEqual(before);
      const out = await app.call('operatorLogout', {}, { cookie, headers: { origin } });
      expect(out.body.error).toBe('FORBIDDEN');
      expect((await app.call('getOperatorInfo', {}, { cookie })).status).toBe(200);
    },
  );

  it('a write from our own origin is welcome', async () => {
    const { cookie = '' } = await signIn(world, 'admin');
    const headers = { origin: 'https://shop.example:8443', host: 'shop.example:8443' };
    expect((await app.call('operatorLogout', {}, { cookie, headers })).body.code).toBe(1);
  });
});
