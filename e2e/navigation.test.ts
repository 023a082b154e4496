// Getting about in the app: tabs that stay, the way back, who may go where, titles, language and cookies.
import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, it } from 'vitest';
import {
  ana,
  at,
  backButton,
  logIn,
  scrollerOf,
  storedWay,
  type Thing,
  tabLink,
  thingToBuy,
} from './acts.ts';
import { type PhoneOptions, withWorld, words } from './world.ts';

const world = withWorld();
const t = words('en');
const threeDays = 3 * 24 * 3600;
let close: () => Promise<void> = async () => undefined;
let thing: Thing;

beforeAll(async () => {
  thing = await thingToBuy(world);
});
afterEach(() => close());

async function open(path: string, options?: PhoneOptions): Promise<Page> {
  const { page, context } = await world.phone(options);
  close = () => context.close();
  await page.goto(path);
  return page;
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const detailPath = () => `/detail/${thing.productId}/${thing.shopId}`;
const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name);

describe('the start', () => {
  it('is the home page', async () => {
    const page = await open('/');
    await expect(page).toHaveURL(at('/home'));
    await expect(heading(page, t('home.brand'))).toBeVisible();
    expect(await storedWay(page)).toEqual(['/home']);
  });
});

describe('the five tabs', () => {
  it('keep their place and what was typed, through another tab and through a product', async () => {
    const page = await open('/home', { as: ana });
    const home = scrollerOf(page, 'home');
    const product = home.locator('a[href^="/detail/"]').nth(2);
    await product.scrollIntoViewIfNeeded();
    const place = () => home.evaluate((element) => Math.round(element.scrollTop));
    const before = await place();
    expect(before).toBeGreaterThan(50);

    await tabLink(page, 'filter').click();
    await page.getByLabel(t('catalogue.filter.word')).fill('lamp');
    await page.getByRole('button', { name: t('catalogue.filter.freeFreight') }).click();
    await tabLink(page, 'home').click();
    await expect.poll(place).toBe(before);

    await product.click();
    await expect(page).toHaveURL(/\/detail\//);
    await expect(page.getByRole('button', { name: t('product.addToBag') })).toBeVisible();
    await expect(home).toBeAttached();
    await expect(home).toBeHidden();
    await backButton(page).click();
    await expect(home).toBeVisible();
    await expect.poll(place).toBe(before);

    await tabLink(page, 'filter').click();
    await expect(page.getByLabel(t('catalogue.filter.word'))).toHaveValue('lamp');
    await expect(page.getByRole('button', { name: t('catalogue.filter.freeFreight') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('are all five kept, the product is not', async () => {
    const page = await open('/home', { as: ana });
    const nav = page.getByRole('navigation', { name: t('nav.tabs') });
    for (const index of [1, 2, 3, 4]) {
      await nav.getByRole('link').nth(index).click();
      await expect(nav.getByRole('link').nth(index)).toHaveAttribute('aria-current', 'page');
    }
    const kept = () =>
      page.locator('[data-tab]').evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('data-tab')));
    expect(await kept()).toEqual(['home', 'category', 'explore', 'filter', 'bag']);
    await tabLink(page, 'explore').click();
    await scrollerOf(page, 'explore').locator('a[href^="/detail/"]').first().click();
    await expect(page.getByRole('button', { name: t('product.addToBag') })).toBeVisible();
    await backButton(page).click();
    await expect(scrollerOf(page, 'explore')).toBeVisible();
    await expect(scrollerOf(page)).toHaveCount(0);
    expect(await kept()).toEqual(['home', 'category', 'explore', 'filter', 'bag']);
  });

  it('keep an order and filter that stand in the address', async () => {
    const page = await open('/explore');
    await page.getByRole('button', { name: t('catalogue.sort.sales'), exact: true }).click();
    await expect(page).toHaveURL(at('/explore?sort=sales'));
    await tabLink(page, 'home').click();
    await expect(page).toHaveURL(at('/home'));
    await tabLink(page, 'explore').click();
    await expect(page).toHaveURL(at('/explore?sort=sales'));
  });

  it('begin the way back anew', async () => {
    const page = await open('/home');
    await scrollerOf(page, 'home').locator('a[href^="/detail/"]').first().click();
    await expect.poll(() => storedWay(page)).toEqual(['/home', expect.stringMatching(/^\/detail\//)]);
    await page.getByRole('link', { name: t('product.bag') }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goto('/explore');
    await expect.poll(() => storedWay(page)).toEqual(['/explore']);
    await tabLink(page, 'category').click();
    await expect.poll(() => storedWay(page)).toEqual(['/Category']);
  });
});

describe('back', () => {
  it('leads to the previous path, with the flag', async () => {
    const page = await open('/explore?sort=sales');
    await scrollerOf(page, 'explore').locator('a[href^="/detail/"]').first().click();
    await expect(page.getByRole('button', { name: t('product.addToBag') })).toBeVisible();
    await backButton(page).click();
    await expect(page).toHaveURL(at('/explore?sort=sales&back=1'));
    await expect.poll(() => storedWay(page)).toEqual(['/explore?sort=sales']);
  });

  it('goes home when nothing lies behind', async () => {
    const page = await open(detailPath());
    await backButton(page).click();
    await expect(page).toHaveURL(at('/home?back=1'));
  });

  it('replaces the page by an explicit path', async () => {
    const page = await open(`${detailPath()}?backUrl=${encodeURIComponent(`/shop/${thing.shopId}`)}`);
    const length = await page.evaluate(() => history.length);
    await backButton(page).click();
    await expect(page).toHaveURL(at(`/shop/${thing.shopId}`));
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  const hostile = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(document.domain)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<h1>evil',
    'https://evil.example/home',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%252F%252Fevil.example',
    '%2F%2Fevil.example',
    '/\t/evil.example',
    'evil.example',
  ];
  it.each(hostile)('refuses to go to %j', async (target) => {
    const page = await open(`${detailPath()}?backUrl=${encodeURIComponent(target)}`);
    let asked = 0;
    page.on('dialog', (dialog) => {
      asked += 1;
      void dialog.dismiss();
    });
    await backButton(page).click();
    await expect(page).toHaveURL(at('/home?back=1'));
    expect(new URL(page.url()).origin).toBe(world.url);
    expect(asked).toBe(0);
  });
  it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/%2Fevil.example'])(
    'refuses to follow %j after login',
    async (target) => {
      const page = await open(`/login?redirect=${encodeURIComponent(target)}`);
      await logIn(page);
      await expect(page).toHaveURL(at('/home'));
      expect(new URL(page.url()).origin).toBe(world.url);
    },
  );
});

describe('a guest', () => {
  it.each(['/bag', '/order', '/checkout', '/filter', '/popular', '/setting', '/myPurchases/0', '/comment'])(
    'is asked to log in first at %s',
    async (path) => {
      const page = await open(path);
      await expect(page).toHaveURL(at(`/login?redirect=${encodeURIComponent(path)}`));
      await expect(page.getByRole('status').filter({ hasText: t('errors.loginFirst') })).toBeAttached();
      await expect(heading(page, t('nav.title.login'))).toBeVisible();
    },
  );

  it('comes to where they wanted to go, with its query, and has no login page behind', async () => {
    const page = await open('/home');
    await page.getByRole('link', { name: t('home.account') }).click();
    await expect(page).toHaveURL(at('/login?redirect=%2Fprofile'));
    await logIn(page);
    await expect(page).toHaveURL(at('/profile'));
    await expect.poll(() => storedWay(page)).toEqual(['/home', '/profile']);

    await page.context().clearCookies({ name: 'Admin-Token' });
    await page.goto('/popular?category=phone');
    await expect(page).toHaveURL(at('/login?redirect=%2Fpopular%3Fcategory%3Dphone'));
    await logIn(page);
    await expect(page).toHaveURL(at('/popular?category=phone'));
  });

  const open10 = [
    '/login',
    '/register',
    '/home',
    '/shop',
    '/explore',
    '/Category',
    '/detail',
    '/search',
    '/searchs?q=lamp',
    '/forgotPassword',
    '/changePassword',
  ];
  it.each(open10)('may open %s', async (prefix) => {
    const path = prefix === '/shop' ? `/shop/${thing.shopId}` : prefix === '/detail' ? detailPath() : prefix;
    const page = await open(path);
    await expect(page.locator('[data-page] h1').first()).toBeVisible();
    await expect(page).toHaveURL(at(path));
    await expect(page.getByText(t('errors.loginFirst'))).toHaveCount(0);
  });
});

describe('a session', () => {
  const info = '**/api/user/getUserInfo';

  it('is known before the page opens', async () => {
    const { page, context } = await world.phone({ as: ana });
    close = () => context.close();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(info, async (route) => {
      await released;
      await route.continue();
    });
    await Promise.all([page.waitForRequest(info), page.goto('/profile', { waitUntil: 'commit' })]);
    await page.waitForLoadState('load');
    expect(await page.locator('h1').count()).toBe(0);
    expect(asked).toEqual(['/api/user/getUserInfo']);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(at('/profile'));
  });

  it('that cannot be known is given up, and the way leads to login', async () => {
    const { page, context } = await world.phone({ as: ana });
    close = () => context.close();
    await page.route(info, (route) => route.fulfill({ status: 500, body: 'broken' }));
    const [logout] = await Promise.all([page.waitForRequest('**/api/user/logout**'), page.goto('/setting')]);
    expect(new URL(logout.url()).search).toBe('?language=en');
    await expect(page).toHaveURL(at('/login?redirect=%2Fsetting'));
    await expect(heading(page, t('nav.title.login'))).toBeVisible();
    expect(await cookieOf(page, 'Admin-Token')).toBeUndefined();
  });

  it('leads home when it cannot be given up either', async () => {
    const { page, context } = await world.phone({ as: ana });
    close = () => context.close();
    await page.route('**/api/user/{getUserInfo,logout}**', (route) =>
      route.fulfill({ status: 500, body: 'broken' }),
    );
    await Promise.all([page.waitForRequest('**/api/user/logout**'), page.goto('/setting')]);
    await expect(page).toHaveURL(at('/home'));
    await expect(heading(page, t('home.brand'))).toBeVisible();
  });

  it('has no business on the login page', async () => {
    const page = await open('/login', { as: ana });
    await expect(page).toHaveURL(at('/home'));
  });

  it('is a cookie of three days on the whole site', async () => {
    const page = await open('/login');
    await logIn(page);
    await expect(page).toHaveURL(at('/home'));
    const cookie = await cookieOf(page, 'Admin-Token');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict' });
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - threeDays)).toBeLessThan(120);
  });
});

describe('words', () => {
  it.each(['en', 'ar', 'zh-cn', 'de'] as const)('of %s are in the title of the window', async (lang) => {
    const page = await open('/explore', { lang });
    const own = words(lang);
    await expect(page).toHaveTitle(own('nav.documentTitle', { title: own('nav.title.explore') }));
    await page.goto(`/shop/${thing.shopId}`);
    await expect(page).toHaveTitle(own('nav.documentTitle', { title: own('nav.title.shop') }));
  });

  it.each(['/comment', '/heart', '/refund/1/2/3/4', '/nowhere'])('say that %s is not there', async (path) => {
    const page = await open(path, { as: ana });
    await expect(heading(page, t('nav.notFound.title'))).toBeVisible();
    await expect(page).toHaveTitle(t('nav.documentTitle', { title: t('nav.title.notFound') }));
    await page.getByRole('link', { name: t('nav.notFound.action') }).click();
    await expect(page).toHaveURL(at('/home'));
  });

  it('turn round for Arabic at once, and are kept', async () => {
    const page = await open('/home');
    await page.getByRole('button', { name: t('home.language', { language: 'English' }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /العربية/ })
      .click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', /^ar/);
    const own = words('ar');
    await expect(page).toHaveTitle(own('nav.documentTitle', { title: own('nav.title.home') }));
    const cookie = await cookieOf(page, 'Local_Lang');
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
      language_name: 'العربية',
      chinese_name: expect.any(String),
      file_name: 'ar',
    });
    expect(cookie?.path).toBe('/');
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - threeDays)).toBeLessThan(120);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});
