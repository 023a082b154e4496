// The first load over a slow phone: the page is in the document, and from its first frame to its last it is never taken away.
import { expect } from '@playwright/test';
import type { CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, it } from 'vitest';
import { ana, at, scrollerOf, type Thing, thingToBuy } from './acts.ts';
import { isAlive, type PhoneOptions, withWorld, words } from './world.ts';

const world = withWorld();
let thing: Thing;
let close: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  thing = await thingToBuy(world);
  // The first drawing of a page also loads its code.
  for (const name of names) await world.app.inject(pathOf(name));
});
afterEach(() => close());

const names = ['home', 'explore', 'detail'] as const;
type Name = (typeof names)[number];
const pathOf = (name: Name) =>
  name === 'detail' ? `/detail/${thing.productId}/${thing.shopId}` : `/${name}`;

async function open(options: PhoneOptions = {}): Promise<{ page: Page; devtools: CDPSession }> {
  const { page, context } = await world.phone(options);
  close = () => context.close();
  return { page, devtools: await context.newCDPSession(page) };
}

/** 150 ms away, 1.6 Mbit/s, a processor a quarter as fast. */
async function slow(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

interface Frame {
  readonly atMs: number;
  readonly picture: Buffer;
}
/** What the window shows, picture by picture, from now on. */
async function film(devtools: CDPSession): Promise<() => Promise<Frame[]>> {
  const frames: Frame[] = [];
  devtools.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    frames.push({ atMs: (metadata.timestamp ?? 0) * 1000, picture: Buffer.from(data, 'base64') });
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 195, maxHeight: 422 });
  return async () => {
    await devtools.send('Page.stopScreencast');
    return frames;
  };
}

/** How much there is to see: the spread of brightness. Paper alone has next to none. */
async function spreadOf({ picture }: Frame): Promise<number> {
  const { channels } = await sharp(picture).greyscale().stats();
  return channels[0]?.stdev ?? 0;
}
async function brightnessOf({ picture }: Frame): Promise<number> {
  const { channels } = await sharp(picture).greyscale().stats();
  return channels[0]?.mean ?? 0;
}
/** A page with words on it is above; paper, or paper with the tab bar alone, below. */
const somethingToSee = 12;

/** Runs in the page before everything else: how many letters it holds at each change, and how far things moved. */
function watch(): void {
  const seen = { letters: [] as number[], shift: 0 };
  Object.assign(window, { seen });
  new MutationObserver(() => {
    seen.letters.push(document.getElementById('root')?.textContent?.length ?? 0);
  }).observe(document, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
const seenIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { letters: number[]; shift: number } }).seen);

/** React has taken the page over. */
const alive = (page: Page) => page.waitForFunction(isAlive);

/** Opens a page slowly and gives what was seen and complained of until it has come to rest. */
async function loadSlowly(path: string, options: PhoneOptions) {
  const { page, devtools } = await open(options);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(watch);
  await slow(devtools);
  const stop = await film(devtools);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForLoadState('networkidle');
  await alive(page);
  const frames = await stop();
  return { page, frames, complaints, seen: await seenIn(page) };
}

describe.each(['en', 'ar'] as const)('in %s', (lang) => {
  it.each(names)(
    '/%s is there from its first frame on, does not move, and comes to life quietly',
    async (name) => {
      const { frames, complaints, seen } = await loadSlowly(pathOf(name), { lang });
      const spreads = await Promise.all(frames.map(spreadOf));
      const first = spreads.findIndex((spread) => spread > somethingToSee);
      expect(first).toBeGreaterThanOrEqual(0);
      const blank = spreads.slice(first).filter((spread) => spread <= somethingToSee);
      expect(blank).toEqual([]);
      const withLetters = seen.letters.slice(seen.letters.findIndex((count) => count > 200));
      expect(Math.min(...withLetters)).toBeGreaterThan(200);
      expect(seen.shift).toBeLessThanOrEqual(0.02);
      expect(complaints).toEqual([]);
    },
  );

  it.each(names)('/%s needs no scripts to be read', async (name) => {
    const { page } = await open({ lang });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(pathOf(name), { waitUntil: 'load' });
    const own = words(lang);
    await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
    if (name === 'detail') {
      const product = await world.data('getProduct', { id: thing.productId }, { lang });
      await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
      await expect(page).toHaveTitle(own('nav.documentTitle', { title: product.title }));
      await expect(page.getByRole('button', { name: own('product.addToBag') })).toBeVisible();
    } else {
      await expect(page).toHaveTitle(own('nav.documentTitle', { title: own(`nav.title.${name}`) }));
      expect(await page.locator('a[href^="/detail/"]').count()).toBeGreaterThan(5);
    }
    const picture = page.locator('main img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await picture.evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
  });
});

describe('the document', () => {
  const get = (path: string, cookie = '') => world.app.inject({ url: path, headers: { cookie } });

  it('is the same for everybody who reads the same language', async () => {
    const token = await world.tokenOf(ana);
    for (const name of names) {
      const guest = await get(pathOf(name));
      expect((await get(pathOf(name), `Admin-Token=${token}`)).body).toBe(guest.body);
    }
  });

  it('says by its status what is not there', async () => {
    const statuses = [
      '/nowhere',
      '/detail/999999999/1',
      '/comment',
      '/home/more',
      '/login',
      '/bag',
      '/detail/abc',
    ];
    const answers = await Promise.all(statuses.map(async (path) => [path, (await get(path)).statusCode]));
    expect(Object.fromEntries(answers)).toEqual({
      '/nowhere': 404,
      '/detail/999999999/1': 404,
      '/comment': 404,
      '/home/more': 404,
      '/login': 200,
      '/bag': 200,
      '/detail/abc': 200,
    });
  });

  it('of a product that is gone opens the page that says so', async () => {
    const { page } = await open();
    await page.goto('/detail/999999999/1');
    await expect(page.getByText(words('en')('product.missing.title'))).toBeVisible();
  });

  it.each(names)('/%s is seen before its scripts are asked for', async (name) => {
    const { page } = await open();
    await page.goto(pathOf(name));
    const { paint, scripts } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => entry.name.endsWith('.js'))
        .map((entry) => entry.startTime),
    }));
    expect(scripts.length).toBeGreaterThan(3);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(paint ?? Number.NaN);
  });

  it.each(names)('/%s fetches no styles: they stand in it', async (name) => {
    const { page } = await open();
    const styles: string[] = [];
    page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()));
    await page.goto(pathOf(name));
    await alive(page);
    expect(styles).toEqual([]);
  });

  it('comes to life where no paint is ever told', async () => {
    const { page } = await open();
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await page.goto('/home', { waitUntil: 'load' });
    await alive(page);
  });

  it('that another site opens is out of its reach', async () => {
    const { page } = await open();
    await page.route('http://elsewhere.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
    await page.goto('http://elsewhere.test/');
    const opening = page.context().waitForEvent('page');
    await page.evaluate((url) => Object.assign(window, { held: window.open(url) }), `${world.url}/home`);
    const opened = await opening;
    await expect(opened).toHaveURL(at('/home'));
    await expect.poll(() => opened.evaluate(() => document.title)).toContain('Meridian');
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    expect(await page.evaluate(() => (window as unknown as { held: Window }).held.closed)).toBe(true);
  });

  it('of the start is that of the home page', async () => {
    const { page } = await open();
    await page.goto('/');
    await expect(page).toHaveURL(at('/home'));
    expect((await get('/')).body).toBe((await get('/home')).body);
  });

  it('is dark from its first frame for who chose so', async () => {
    const { page, devtools } = await open();
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('meridian.theme', 'dark'));
    await slow(devtools);
    const stop = await film(devtools);
    await page.goto('/home', { waitUntil: 'commit' });
    await alive(page);
    const frames = await stop();
    const spreads = await Promise.all(frames.map(spreadOf));
    const shown = frames.filter((_, index) => (spreads[index] ?? 0) > somethingToSee);
    expect(shown.length).toBeGreaterThan(0);
    expect(Math.max(...(await Promise.all(shown.map(brightnessOf))))).toBeLessThan(128);
  });
});

describe('before the page has come to life', () => {
  /** A home page whose scripts wait. */
  async function waiting(): Promise<{ page: Page; release(): void }> {
    const { page } = await open();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/home', { waitUntil: 'commit' });
    return { page, release };
  }

  it('a tap is not lost', async () => {
    const { page, release } = await waiting();
    const t = words('en');
    await page.getByRole('button', { name: t('home.language', { language: 'English' }) }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  it('where the reader has scrolled to stays', async () => {
    const { page, release } = await waiting();
    const main = scrollerOf(page, 'home');
    await main.evaluate((element) => {
      element.scrollTop = 300;
    });
    release();
    await alive(page);
    await page.waitForLoadState('networkidle');
    expect(await main.evaluate((element) => element.scrollTop)).toBe(300);
  });
});
