// Every page can be read by everyone: nothing for axe to find in light and dark, left and right, and nothing wider than the phone.
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { ana, placeOrder, thingToBuy } from './acts.ts';
import { axeFindings } from './axe.ts';
import { withWorld } from './world.ts';

const world = withWorld();
const places: Record<string, string> = {};
const guestNames = ['/home', '/explore', '/detail', '/login'] as const;
const shopperNames = [
  '/bag',
  '/checkout',
  '/payment',
  '/myPurchases',
  '/orderInfo',
  '/profile',
  '/addressForm',
  '/topUp',
  '/walletTopUp',
  '/walletAddress',
  '/followChain',
  '/cardTopUp',
  '/followTopUp',
  '/topUpRecord',
  '/withDraw',
  '/depositRecord',
  '/capitalRecord',
  '/security',
  '/passwords',
  '/changePayPwd',
  '/changePassword',
] as const;
const names = [...guestNames, ...shopperNames];

beforeAll(async () => {
  const [thing, other] = [await thingToBuy(world), await thingToBuy(world, 1)];
  const { paymentNo, orderNo } = await placeOrder(world, ana, other);
  const token = await world.tokenOf(ana);
  await world.data('addCartItem', { skuId: thing.skuId, quantity: 2 }, { token });
  for (const name of names) places[name] = name;
  places['/detail'] = `/detail/${thing.productId}/${thing.shopId}`;
  places['/payment'] = `/payment?paymentNo=${paymentNo}`;
  places['/orderInfo'] = `/orderInfo/${orderNo}`;
  const { list } = await world.data('listTopUps', { status: '2' }, { token });
  places['/followTopUp'] = `/cardTopUp?id=${list[0]?.id}`;
  places['/walletAddress'] = '/walletTopUp?network=ethereum-usdt';
  const { list: passed } = await world.data('listTopUps', { status: '1' }, { token });
  places['/followChain'] = `/walletTopUp?id=${passed.find(({ method }) => method === 'chain')?.id}`;
  places['/checkout'] = `/checkout?sku=${thing.skuId}&quantity=1`;
});

type Name = (typeof names)[number];
/** A guest's phone and a shopper's, opened once for a group. */
function phones(lang: 'en' | 'ar' | 'de', dark: boolean) {
  const opened: { guest?: Page; shopper?: Page; contexts: BrowserContext[] } = { contexts: [] };
  const start = async (as?: string) => {
    const { page, context } = await world.phone(as ? { lang, dark, as } : { lang, dark });
    opened.contexts.push(context);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: dark ? 'dark' : 'light' });
    // What is to be paid in time is measured against the server's clock.
    await page.clock.setFixedTime(world.clock.now());
    return page;
  };
  beforeAll(async () => {
    opened.guest = await start();
    opened.shopper = await start(ana);
  });
  afterAll(async () => {
    for (const context of opened.contexts) await context.close();
  });
  return async (name: Name): Promise<Page> => {
    const page = guestNames.some((guest) => guest === name) ? opened.guest : opened.shopper;
    if (!page) throw new Error('no phone');
    const place = places[name] ?? name;
    await page.goto(place);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(new RegExp(`${place.replace(/[?]/g, '\\?')}$`));
    await expect(page.locator('[data-page] h1').first()).toBeVisible();
    const busy = page.locator('[aria-busy="true"]');
    if ((await busy.count()) > 0) {
      // What lies far below is fetched when a reader comes near it; looked at is the page as it opens.
      await busy.evaluateAll((parts) => parts.at(-1)?.scrollIntoView());
      await expect(busy).toHaveCount(0);
      await page.locator('[data-page] main').evaluateAll((mains) => {
        for (const main of mains) main.scrollTo(0, 0);
      });
    }
    return page;
  };
}

const widthOf = (page: Page) => page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);

describe.each([
  { lang: 'en', dark: false },
  { lang: 'en', dark: true },
  { lang: 'ar', dark: false },
  { lang: 'ar', dark: true },
] as const)('in $lang, dark: $dark', ({ lang, dark }) => {
  const visit = phones(lang, dark);
  it.each(names)('%s has nothing for axe to find', async (name) => {
    const page = await visit(name);
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('the document of a page', () => {
  it.each([
    ['/topUp', 'Top up'],
    ['/capitalRecord', 'Fund record'],
    ['/login', 'Log in'],
    ['/changePayPwd', 'Payment code'],
    ['/addressForm', 'Address'],
  ])('%s has its title before any script runs', async (path, title) => {
    const html = await (await fetch(`${world.url}${path}`)).text();
    expect(html).toContain(`<title>${title} · Meridian</title>`);
  });
});

describe('the styles of a screen', () => {
  const visit = phones('en', false);
  it('win over those of the first load', async () => {
    const page = await visit('/capitalRecord');
    const sizeOf = (nth: number) =>
      page
        .locator('li bdi')
        .filter({ hasText: '$' })
        .nth(nth)
        .evaluate((e) => Number.parseFloat(getComputedStyle(e).fontSize));
    expect(await sizeOf(1)).toBeLessThan(await sizeOf(0));
    const field = (await visit('/withDraw')).locator('input[inputmode=decimal]');
    await field.focus();
    expect(await field.evaluate((e) => getComputedStyle(e).outlineStyle)).toBe('none');
  });
});

describe.each(['en', 'de', 'ar'] as const)('in %s', (lang) => {
  const visit = phones(lang, false);
  it.each(names)('%s is not wider than the phone', async (name) => {
    const page = await visit(name);
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
  });
});
