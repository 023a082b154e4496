// What the app sends and how it takes what comes back: doubles, failures, waits, the end of a session, short messages.
import { expect } from '@playwright/test';
import type { Page, Request } from 'playwright-core';
import { afterEach, beforeAll, describe, it } from 'vitest';
import { ana, at, type Thing, thingToBuy } from './acts.ts';
import { type PhoneOptions, withWorld, words } from './world.ts';

const world = withWorld();
const t = words('en');
const addToBag = '**/api/cart/add';
let close: () => Promise<void> = async () => undefined;
let thing: Thing;

beforeAll(async () => {
  thing = await thingToBuy(world);
});
afterEach(() => close());

/** A product's page whose clock stands still. */
async function standStill(options: PhoneOptions = { as: ana }): Promise<Page> {
  const { page, context } = await world.phone(options);
  close = () => context.close();
  await page.clock.install();
  await page.goto(`/detail/${thing.productId}/${thing.shopId}`);
  await expect(addButton(page)).toBeVisible();
  // The server's page is seen before the app has come to it.
  await expect(page.locator('html[data-alive]')).toBeAttached({ timeout: 15_000 });
  // The dialogs' host arrives by a timer.
  await page.clock.runFor(2000);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return page;
}
const addButton = (page: Page) => page.getByRole('button', { name: t('product.addToBag') });
/** The message as it is seen. */
const seen = (page: Page) => page.locator('[data-kind]').filter({ hasText: /./ });
/** The message as it is said. */
const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

describe('the same thing sent twice', () => {
  it('is stopped within a second, and let through after it', async () => {
    const page = await standStill();
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/cart/add')) sent += 1;
    });
    const token = await world.tokenOf(ana);
    const { count: before } = await world.data('countCart', {}, { token });
    await Promise.all([page.waitForResponse(addToBag), addButton(page).click()]);
    await expect(addButton(page)).not.toHaveAttribute('aria-busy', 'true');

    await page.clock.runFor(999);
    await addButton(page).click();
    await expect(said(page, t('errors.resubmit'))).toBeAttached();
    await expect(seen(page)).toHaveText(t('errors.resubmit'));
    expect(sent).toBe(1);
    expect((await world.data('countCart', {}, { token })).count).toBe(before + 1);

    await page.clock.runFor(1);
    await Promise.all([page.waitForResponse(addToBag), addButton(page).click()]);
    expect(sent).toBe(2);
    await expect.poll(async () => (await world.data('countCart', {}, { token })).count).toBe(before + 2);
  });
});

describe('a failure', () => {
  const failing = async (answer: Parameters<Page['route']>[1]) => {
    const page = await standStill();
    await page.route(addToBag, answer);
    await addButton(page).click();
    return page;
  };

  it('of the network is told as such', async () => {
    const page = await failing((route) => route.abort());
    await expect(said(page, t('errors.network'))).toBeAttached();
  });

  it('to answer within ten seconds is told as such', async () => {
    const page = await standStill();
    await page.route(addToBag, () => undefined);
    await Promise.all([page.waitForRequest(addToBag), addButton(page).click()]);
    await page.clock.runFor(9_999);
    await expect(addButton(page)).toHaveAttribute('aria-busy', 'true');
    await expect(said(page, t('errors.timeout'))).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(said(page, t('errors.timeout'))).toBeAttached();
  });

  it.each([500, 502, 404])('with status %i and no words of ours names the status', async (status) => {
    const page = await failing((route) =>
      route.fulfill({ status, contentType: 'text/html', body: '<h1>Bad</h1>' }),
    );
    await expect(said(page, t('errors.status', { status: String(status) }))).toBeAttached();
  });

  it('with words of ours says them', async () => {
    const body = { code: 4711, msg: 'The last one has just been sold', data: null };
    const page = await failing((route) => route.fulfill({ status: 409, json: body }));
    await expect(said(page, body.msg)).toBeAttached();
    await expect(seen(page)).toHaveText(body.msg);
  });

  it('that comes as a success with another code is a failure too', async () => {
    const page = await failing((route) => route.fulfill({ json: { code: 0, msg: 'Not today', data: null } }));
    await expect(said(page, 'Not today')).toBeAttached();
  });
});

describe('the end of a session', () => {
  it('is said, and leads to login a second later without the token', async () => {
    const page = await standStill();
    const here = new URL(page.url()).pathname;
    await page.route(addToBag, (route) =>
      route.fulfill({ status: 401, json: { code: 401, msg: 'Your session is over', data: null } }),
    );
    await addButton(page).click();
    await expect(said(page, 'Your session is over')).toBeAttached();
    await page.clock.runFor(999);
    await expect(page).toHaveURL(at(here));
    expect(await tokenIn(page)).toBeDefined();
    await page.clock.runFor(1);
    await expect(page).toHaveURL(at(`/login?redirect=${encodeURIComponent(here)}`));
    expect(await tokenIn(page)).toBeUndefined();
  });

  it('on the server ends it here', async () => {
    const page = await standStill();
    await world.data('logout', {}, { token: (await tokenIn(page)) ?? '' });
    await addButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeAttached();
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(/\/login\?redirect=/);
    expect(await tokenIn(page)).toBeUndefined();
  });

  const tokenIn = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')?.value;
});

describe('every request', () => {
  /** `drawnAs`: the page comes with another one's document, so that no answer of its own is in it. */
  const requestsOf = async (path: string, options: PhoneOptions, drawnAs?: string): Promise<Request[]> => {
    const { page, context } = await world.phone(options);
    close = () => context.close();
    if (drawnAs)
      await page.route(
        (url) => path.startsWith(url.pathname),
        async (route) =>
          route.fulfill({
            response: await route.fetch({ url: new URL(drawnAs, route.request().url()).href }),
          }),
      );
    const requests: Request[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) requests.push(request);
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(requests.length).toBeGreaterThan(0);
    return requests;
  };

  it('names the language, and the token of who is logged in', async () => {
    for (const request of await requestsOf('/home', { lang: 'ar', as: ana })) {
      const { lang, language, token } = request.headers();
      expect({ lang, language }).toEqual({ lang: 'ar', language: 'ar' });
      expect(token).toMatch(/^[\w-]{20,}$/);
    }
  });

  it('of a guest has no token', async () => {
    for (const request of await requestsOf('/explore', { lang: 'de' })) {
      const { lang, language, token } = request.headers();
      expect({ lang, language, token }).toEqual({ lang: 'de', language: 'de', token: undefined });
    }
  });

  it('leaves empty values out of the address', async () => {
    const requests = await requestsOf('/explore?q=lamp&category=&minPrice=&sort=new', {}, '/login');
    const lists = () =>
      requests
        .map((request) => new URL(request.url()))
        .filter(({ pathname }) => pathname === '/api/product/list')
        .map(({ search }) => search);
    // A quiet network is no sign that the screen has asked yet.
    await expect.poll(lists).toEqual(['?q=lamp&sort=new']);
    for (const request of requests) {
      for (const value of new URL(request.url()).searchParams.values())
        expect(value).not.toMatch(/^(|null|undefined)$/);
    }
  });
});

describe('a short message', () => {
  it('is said to screen readers and gone after 1200 ms', async () => {
    const page = await standStill();
    await page.route(addToBag, (route) => route.fulfill({ json: { code: 0, msg: 'Not today', data: null } }));
    await addButton(page).click();
    await expect(said(page, 'Not today')).toHaveAttribute('aria-live', 'assertive');
    await page.clock.runFor(1199);
    await expect(seen(page)).toBeVisible();
    await expect(seen(page)).not.toHaveAttribute('data-leaving');
    await page.clock.runFor(1);
    await expect(seen(page)).toHaveAttribute('data-leaving');
    await page.clock.runFor(180);
    await expect(seen(page)).toHaveCount(0);
    await expect(said(page, 'Not today')).toBeAttached();
  });

  it('of a success is said politely', async () => {
    const page = await standStill();
    await addButton(page).click();
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: t('product.added') })).toBeAttached();
    await expect(seen(page)).toHaveText(t('product.added'));
  });
});
