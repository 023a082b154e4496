// Hostile texts on the real screens: whatever somebody writes is shown as it was written, runs nowhere, and widens nothing; in a file no cell is a formula.
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, it } from 'vitest';
import { enterConsole } from './console-acts.ts';
import { expectHarmless, formula, texts, type Written, watch, writeEverywhere } from './hostile-acts.ts';
import { demoPassword, withWorld } from './world.ts';

const world = withWorld();
const open: BrowserContext[] = [];
let written: Written;
beforeAll(async () => {
  written = await writeEverywhere(world);
});
afterEach(async () => {
  for (const context of open.splice(0)) await context.close();
});
const { markup, script, link, template, word } = texts;

describe('what can never be shown right', () => {
  it.each([
    ['an override of the direction', 'a\u202eb'],
    ['an isolate', 'a\u2066b'],
    ['a control character', 'a\u0000b'],
    ['half a letter', 'a\ud800b'],
    ['a word of 10,000 letters', word(10_000)],
    ['a million of faces', '😀'.repeat(14_000)],
  ])('%s is refused, and the name stays what it was', async (_, givenName) => {
    const token = await world.tokenOf(written.shopper);
    const { body } = await world.callRaw('updateProfile', { givenName }, { token });
    expect(body.error).toBe('VALIDATION_FAILED');
    expect((await world.data('getUserInfo', {}, { token })).givenName).toBe(markup);
  });
});

/** Each screen of a shopper, and a text that is to be read there as it was written. */
const shopperScreens: readonly (readonly [path: string, shown: string])[] = [
  ['/profile', markup],
  ['/address', link],
  ['/home', ''],
  ['/detail/{product}/{shop}', template],
  ['/shop/{shop}', markup],
  [`/products?q=${encodeURIComponent(markup)}`, ''],
  ['/orderInfo/{order}', markup],
  ['/payment?paymentNo={payment}', ''],
  ['/myPurchases', markup],
  ['/topUp', ''],
  ['/cardTopUp', word(80)],
  ['/cardTopUp?id={topUp}', markup],
  ['/topUpRecord', markup],
  ['/withDraw', word(80)],
  ['/depositRecord', word(200)],
  ['/capitalRecord', ''],
  ['/security', ''],
  [`/login?redirect=${encodeURIComponent(link)}`, ''],
  [`/nowhere/${encodeURIComponent(markup)}`, ''],
];
const operatorScreens: readonly (readonly [path: string, shown: string])[] = [
  ['dashboard', ''],
  ['users', markup],
  ['users/{user}', markup],
  [`users?q=${encodeURIComponent(markup)}`, markup],
  ['top-ups?status=all', word(80)],
  ['top-ups/{topUp}', markup],
  ['withdrawals?status=all', word(80)],
  ['withdrawals/{refused}', markup],
  ['withdrawals/{paid}', link],
  ['statements?result=all', markup],
  ['statements/files', markup],
  ['statements/files/{statement}', script.slice(0, 4)],
  ['corrections', formula],
  ['proposals', formula],
  ['registry', markup],
  ['audit-log', ''],
  ['mails', ''],
  ['sessions?everybody=true', markup],
  [`journals?key=${encodeURIComponent(markup)}`, ''],
  [`accounts/${encodeURIComponent(markup)}`, ''],
  [`nowhere/${encodeURIComponent(markup)}`, ''],
];
const placed = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: keyof Written['places']) => written.places[name]);

/** A screen has drawn what it shows, this text too. */
async function settled(page: Page, shown: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1, h2').first()).toBeVisible();
  if (shown) await expect(page.locator('body')).toContainText(shown);
  await expectHarmless(page);
}

describe.each(['en', 'ar'] as const)('on a phone in %s', (lang) => {
  it('every screen of a shopper shows them as they are', async () => {
    const { page, context } = await world.phone({ lang, as: written.shopper });
    open.push(context);
    const seen = await watch(page);
    for (const [path, shown] of shopperScreens) {
      await page.goto(placed(path));
      await settled(page, shown);
    }
    expect(seen).toEqual([]);
  });
});

describe('at a desk', () => {
  it.each(['en', 'ar'] as const)('every screen of the console in %s shows them as they are', async (lang) => {
    const { page, context } = await world.desk(lang, { userAgent: markup });
    open.push(context);
    const seen = await watch(page);
    await enterConsole(world, page, ['admin']);
    for (const [path, shown] of operatorScreens) {
      await page.goto(`/console/${placed(path)}`);
      await settled(page, shown);
      // What stands below a row: the text of a mail, the details of an entry.
      for (const row of (await page.locator('.ant-table-row-expand-icon').all()).slice(0, 12))
        await row.click();
      await expectHarmless(page);
    }
    expect(seen).toEqual([]);
  });

  it('no cell of a file is a formula', async () => {
    const { page, context } = await world.desk();
    open.push(context);
    await enterConsole(world, page, ['admin']);
    const lists = [
      ['users', `'${formula} ${word(60)}`],
      ['statements?result=all', `'${formula} ${markup}`],
      ['statements?result=all', "'@SUM(1+1)"],
      ['corrections', `'${formula}`],
      ['proposals', `'${formula}`],
      ['withdrawals?status=all', word(80)],
      ['top-ups?status=all', word(80)],
      ['audit-log', ''],
    ] as const;
    for (const [path, expected] of lists) {
      await page.goto(`/console/${path}`);
      await page.waitForLoadState('networkidle');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      const cells = await cellsOf(await (await download).createReadStream());
      expect(cells.length, path).toBeGreaterThan(10);
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell))).toEqual([]);
      expect(
        cells.some((cell) => cell.includes(expected)),
        `${path}: ${expected}`,
      ).toBe(true);
    }
  });
});

async function cellsOf(file: AsyncIterable<unknown>): Promise<string[]> {
  let text = '';
  for await (const chunk of file) text += chunk;
  return [...text.replace(/^\ufeff/, '').matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

describe('a text that does become part of a page', () => {
  it.each([
    ['phone', '/topUp'],
    ['desk', '/console/'],
  ] as const)('is noticed on a %s', async (where, path) => {
    const { page, context } = await (where === 'phone' ? world.phone({ as: written.shopper }) : world.desk());
    open.push(context);
    const seen = await watch(page);
    await page.goto(path);
    await settled(page, '');
    expect(seen).toEqual([]);
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), markup);
    await expect.poll(() => seen.join()).toContain('the policy: script-src');
    await expect(expectHarmless(page)).rejects.toThrow('made something of a text');
  });

  it('is noticed when it is wider than the window', async () => {
    const { page, context } = await world.phone({ as: written.shopper });
    open.push(context);
    await page.goto('/topUp');
    await settled(page, '');
    await page.evaluate((text) => {
      const wide = document.createElement('div');
      wide.style.whiteSpace = 'nowrap';
      wide.textContent = text;
      document.documentElement.append(wide);
    }, word(1000));
    await expect(expectHarmless(page)).rejects.toThrow('wider than its window');
  });
});

it('somebody with such a name signs in and out by hand', async () => {
  const { page, context } = await world.phone();
  open.push(context);
  const seen = await watch(page);
  await page.goto(`/login?redirect=${encodeURIComponent('//evil.example')}`);
  await page.locator('input').first().fill(written.shopper);
  await page.locator('input[type=password]').fill(demoPassword);
  await page.locator('button[type=submit]').first().click();
  await expect(page).not.toHaveURL(/login|evil/);
  await settled(page, '');
  expect(seen).toEqual([]);
});
