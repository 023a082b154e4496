// The world of a journey: the whole server with the demo world and the built app, a clock to turn, and a phone-sized browser.
import path from 'node:path';
import { languageOf } from '@meridian/locales/languages';
import { translatorOf } from '@meridian/locales/server';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openTestApp, type TestApp } from '../apps/api/src/testing/app.ts';
import { type LocalChain, startLocalChain } from './local-chain.ts';

export const demoPassword = 'meridian-demo';
export const demoPayCode = '246810';

export interface PhoneOptions {
  readonly lang?: 'en' | 'ar' | 'zh-cn' | 'de';
  readonly dark?: boolean;
  /** Signs this demo shopper in before the first page. */
  readonly as?: string;
}

export interface DeskOptions {
  readonly dark?: boolean;
  /** What the browser calls itself. */
  readonly userAgent?: string;
}

export interface World extends TestApp {
  url: string;
  browser: Browser;
  chain: LocalChain | null;
  /** A phone with nothing on it. */
  phone(options?: PhoneOptions): Promise<{ page: Page; context: BrowserContext }>;
  /** A desk with a window of 1440×900 and nobody signed in. */
  desk(lang?: 'en' | 'ar' | 'zh-cn', options?: DeskOptions): Promise<{ page: Page; context: BrowserContext }>;
  /** A shopper's token. */
  tokenOf(account: string): Promise<string>;
  /** A merchant's cookie. */
  merchantOf(email: string): Promise<string>;
}

/** The first journey of a run loads the demo world; on a busy machine that takes minutes. */
const worldTimeoutMs = 420_000;
const launchFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For the top of a journey: opens everything once, closes it after the last test. With `chain`, a real node stands beside it. */
export function withWorld(options: { chain?: boolean } = {}): World {
  const world = {} as World;
  beforeAll(async () => {
    // At once, so that it ends with the journey even where nothing else comes up.
    world.chain = options.chain ? await startLocalChain() : null;
    const app = await openTestApp({
      demo: true,
      env: world.chain?.env ?? {},
      webRoot: path.resolve(import.meta.dirname, '../apps/shopper/dist'),
      consoleRoot: path.resolve(import.meta.dirname, '../apps/console/dist'),
    });
    await app.app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.app.server.address();
    const url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: launchFlags,
    });
    Object.assign(world, app, { url, browser, ...actsOf(app, url, browser) });
    await world.chain?.open(app);
  }, worldTimeoutMs);
  afterAll(async () => {
    await world.browser?.close();
    await world.chain?.stop();
    await world.drop?.();
  });
  return world;
}

function actsOf(
  app: TestApp,
  url: string,
  browser: Browser,
): Pick<World, 'phone' | 'desk' | 'tokenOf' | 'merchantOf'> {
  const tokenOf = async (account: string) =>
    (await app.data('login', { account, password: demoPassword })).userinfo.token;
  return {
    tokenOf,
    async merchantOf(email) {
      const answer = await app.call('merchantLogin', { email, password: demoPassword });
      const [cookie] = [answer.headers['set-cookie']].flat() as string[];
      return String(cookie).split(';')[0] ?? '';
    },
    async desk(lang = 'en', { dark = false, userAgent } = {}) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        baseURL: url,
        locale: languageOf(lang).tag,
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
        colorScheme: dark ? 'dark' : 'light',
        ...(userAgent ? { userAgent } : {}),
      });
      await context.addInitScript(shiftDate, app.clock.now().getTime() - Date.now());
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      return { page, context };
    },
    async phone({ lang = 'en', dark = false, as } = {}) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        baseURL: url,
        colorScheme: dark ? 'dark' : 'light',
        locale: 'en-US',
      });
      const cookies = [
        {
          name: 'Local_Lang',
          value: encodeURIComponent(JSON.stringify({ language_name: '', chinese_name: '', file_name: lang })),
          url,
        },
      ];
      if (as) cookies.push({ name: 'Admin-Token', value: await tokenOf(as), url });
      await context.addInitScript(shiftDate, app.clock.now().getTime() - Date.now());
      await context.addCookies(cookies);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      waitForLife(page);
      return { page, context };
    },
  };
}

/**
 * A page that the server drew can be seen, and has loaded by its own account, before the app's scripts are asked for. Who opens one
 * without saying what to wait for gets it when React has taken it over, so that a tap is the app's and not the document's.
 */
function waitForLife(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil === undefined) await page.waitForFunction(isAlive);
    return answer;
  };
}

/** Runs in the page: React has it, or it is none of the app's. */
export function isAlive(): boolean {
  const root = document.getElementById('root');
  if (!root) return true;
  return Object.keys(root.firstElementChild ?? {}).some((key) => key.startsWith('__react'));
}

/** Runs in the page: its clock shows the time of the server's world. */
function shiftDate(offsetMs: number): void {
  const Real = Date;
  class Shifted extends Real {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(Real.now() + offsetMs);
      else super(...(given as [number]));
    }
    static override now(): number {
      return Real.now() + offsetMs;
    }
  }
  globalThis.Date = Shifted as DateConstructor;
}

/** The words of a language, so that a journey finds things by what people read. */
export const words = (lang: string) => translatorOf(lang);
