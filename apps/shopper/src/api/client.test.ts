// The client: headers, query, time limit, envelope, words for every failure, 401, double taps, idempotency keys.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { intentOf } from '../lib/intent-key.ts';
import { clearToken, getToken, setToken } from '../lib/session.ts';
import { ApiError, isRefusal } from './api-error.ts';
import { announce, call, connectClient } from './client.ts';

const said: string[] = [];
const leave = vi.fn();
const fetchMock = vi.fn<typeof fetch>();

const answer = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const success = (data: unknown) => answer({ code: 1, msg: '', data });
const sent = (nth = 0) => {
  const [url, init] = fetchMock.mock.calls[nth] ?? [];
  return {
    url: String(url),
    headers: (init?.headers ?? {}) as Record<string, string>,
    method: init?.method,
    body: init?.body,
  };
};
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('should have failed'),
    (error: unknown) => error as ApiError,
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset();
  leave.mockReset();
  said.length = 0;
  sessionStorage.clear();
  connectClient({
    language: () => 'zh-cn',
    say: (message) => said.push(message),
    text: (key) => key,
    statusText: (status) => `status ${status}`,
    leave,
  });
});
afterEach(() => {
  clearToken();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a request', () => {
  it('carries lang, language and, when logged in, the token', async () => {
    fetchMock.mockImplementation(async () => success({ count: 2 }));
    expect(await call('countCart', {})).toEqual({ count: 2 });
    expect(sent().headers).toMatchObject({ lang: 'zh-cn', language: 'zh-cn' });
    expect(sent().headers).not.toHaveProperty('token');
    setToken('secret');
    await call('countCart', {});
    expect(sent(1).headers.token).toBe('secret');
    await call('countCart', {}, { withToken: false });
    expect(sent(2).headers).not.toHaveProperty('token');
  });

  it('puts GET input into the query and skips empties', async () => {
    fetchMock.mockResolvedValue(success({}));
    await call('listProducts', {
      q: '',
      category: undefined,
      sort: 'new',
      freeFreight: false,
      limit: 0,
      minPrice: null as unknown as string,
    });
    expect(sent()).toMatchObject({
      method: 'GET',
      url: '/api/product/list?sort=new&freeFreight=false&limit=0',
      body: null,
    });
  });

  it('puts POST input into a JSON body', async () => {
    fetchMock.mockResolvedValue(success({}));
    await call('login', { account: 'a@b.example', password: 'secret' });
    expect(sent()).toMatchObject({
      method: 'POST',
      url: '/api/user/login',
      body: '{"account":"a@b.example","password":"secret"}',
    });
    expect(sent().headers['content-type']).toBe('application/json');
  });
});

describe('an answer', () => {
  it('that is no success is an ApiError with everything the envelope said', async () => {
    fetchMock.mockResolvedValue(
      answer({
        code: 1202,
        msg: 'That code is not right',
        data: { triesLeft: 3 },
        error: 'PAY_CODE_WRONG',
        fields: { payCode: 'wrong' },
      }),
    );
    const error = await failure(
      call('verifyPayCode', { purpose: 'order.pay', target: 'P1', amount: '1.00', payCode: '123456' }),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      kind: 'refusal',
      code: 1202,
      error: 'PAY_CODE_WRONG',
      msg: 'That code is not right',
      data: { triesLeft: 3 },
      fields: { payCode: 'wrong' },
    });
    expect(isRefusal(error, 'PAY_CODE_LOCKED', 'PAY_CODE_WRONG')).toBe(true);
    expect(isRefusal(error, 'PAY_CODE_LOCKED')).toBe(false);
    expect(said).toEqual(['That code is not right']);
  });

  it('is told once, and not at all when opted out', async () => {
    fetchMock.mockImplementation(async () => answer({ code: 1004, msg: 'gone', data: null }));
    const loud = await failure(call('getProduct', { id: '1' }));
    announce(loud);
    const quiet = await failure(call('getProduct', { id: '1' }, { toast: false }));
    announce(quiet);
    expect(said).toEqual(['gone']);
  });

  it('with an HTTP error shows the envelope msg where there is one, else the status text', async () => {
    fetchMock.mockResolvedValueOnce(answer({ code: 503, msg: 'Back in a moment', data: null }, 503));
    expect(await failure(call('getHome', {}))).toMatchObject({
      code: 503,
      msg: 'Back in a moment',
      retriable: true,
    });
    fetchMock.mockResolvedValueOnce(answer('<html>Bad gateway</html>', 502));
    expect(await failure(call('getHome', {}))).toMatchObject({
      kind: 'status',
      code: 502,
      msg: 'status 502',
      retriable: true,
    });
    fetchMock.mockResolvedValueOnce(answer({ code: 1, msg: '', data: {} }, 500));
    expect(await failure(call('getHome', {}))).toMatchObject({ kind: 'status', code: 500 });
    expect(said).toEqual(['Back in a moment', 'status 502', 'status 500']);
  });
});

describe('no answer', () => {
  it('is the network text', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure(call('getHome', {}))).toMatchObject({
      kind: 'network',
      msg: 'errors.network',
      retriable: true,
    });
    expect(said).toEqual(['errors.network']);
  });

  it('within ten seconds is the timeout text', async () => {
    fetchMock.mockImplementation(
      (_url, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
        ),
    );
    const outcome = failure(call('getHome', {}));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ kind: 'timeout', msg: 'errors.timeout' });
    expect(said).toEqual(['errors.timeout']);
  });

  it('because the page was left stays silent', async () => {
    fetchMock.mockImplementation(
      (_url, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
        ),
    );
    const leaving = new AbortController();
    const outcome = failure(call('getHome', {}, { signal: leaving.signal }));
    leaving.abort();
    expect((await outcome).name).toBe('AbortError');
    expect(said).toEqual([]);
  });

  it('to a query is told by the cache, after its retries', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const error = await failure(call('getHome', {}, { signal: new AbortController().signal }));
    expect(said).toEqual([]);
    announce(error);
    announce(error);
    expect(said).toEqual(['errors.network']);
  });
});

describe('401', () => {
  const over = () =>
    answer({ code: 401, msg: 'Please log in again', data: null, error: 'AUTH_REQUIRED' }, 401);

  it('says its msg, goes to login after a second and clears the session', async () => {
    setToken('old');
    fetchMock.mockImplementation(async () => over());
    await failure(call('countCart', {}));
    await failure(call('listCart', {}, { toast: false }));
    expect(said).toEqual(['Please log in again']);
    await vi.advanceTimersByTimeAsync(999);
    expect(leave).not.toHaveBeenCalled();
    expect(getToken()).toBe('old');
    await vi.advanceTimersByTimeAsync(1);
    expect(leave).toHaveBeenCalledTimes(1);
    expect(getToken()).toBeNull();
  });

  it('sends a guest to login as well', async () => {
    fetchMock.mockImplementation(async () => over());
    await failure(call('countCart', {}));
    await vi.advanceTimersByTimeAsync(1000);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('leaves alone who logged in again meanwhile, and callers who deal with it', async () => {
    setToken('old');
    fetchMock.mockImplementation(async () => over());
    await failure(call('countCart', {}));
    setToken('new');
    await vi.advanceTimersByTimeAsync(1000);
    expect(getToken()).toBe('new');
    await failure(call('logout', {}, { toast: false, leaveOn401: false }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('a double tap', () => {
  const add = (options = {}) => call('addCartItem', { skuId: '1', quantity: 1 }, options);

  it('within a second is refused here with the words for it', async () => {
    fetchMock.mockImplementation(async () => success({ count: 1 }));
    await add();
    vi.advanceTimersByTime(999);
    expect(await failure(add())).toMatchObject({ kind: 'duplicate', msg: 'errors.resubmit' });
    expect(said).toEqual(['errors.resubmit']);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await add();
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('passes with another body, when opted out, and for reads', async () => {
    fetchMock.mockImplementation(async () => success({}));
    await add();
    await call('addCartItem', { skuId: '1', quantity: 2 });
    await add({ allowRepeat: true });
    await call('getHome', {});
    await call('getHome', {});
    expect(fetchMock).toHaveBeenCalledTimes(5);
  });
});

describe('the idempotency key', () => {
  const pay = (intent = intentOf('payOrder:P1')) =>
    call('payOrder', { paymentNo: 'P1', ticket: 't'.repeat(16) }, { intent, allowRepeat: true });
  const key = (nth: number) => sent(nth).headers['Idempotency-Key'];

  it('is kept while no answer came and renewed after success', async () => {
    fetchMock
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(answer('', 502))
      .mockImplementation(async () => success({}));
    await failure(pay());
    await failure(pay());
    await pay();
    await pay();
    expect(key(0)).toMatch(/^[\w-]{8,128}$/);
    expect(key(1)).toBe(key(0));
    expect(key(2)).toBe(key(0));
    expect(key(3)).not.toBe(key(0));
  });

  it('is renewed after a refusal by a rule', async () => {
    fetchMock
      .mockResolvedValueOnce(answer({ code: 1600, msg: 'no', data: null }))
      .mockImplementation(async () => success({}));
    await failure(pay());
    await pay();
    expect(key(1)).not.toBe(key(0));
  });

  it('goes with every POST and no GET', async () => {
    fetchMock.mockImplementation(async () => success({}));
    await call('selectCartItems', { itemIds: ['1'], selected: true });
    await call('getHome', {});
    expect(key(0)).toMatch(/^[\w-]{8,128}$/);
    expect(sent(1).headers).not.toHaveProperty('Idempotency-Key');
  });
});
