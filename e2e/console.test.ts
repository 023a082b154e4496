// The operators' console in a real browser: through the gate, decisions on money by two people, and nothing for axe or the policy to find.
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createOperator, enrolOperator } from '../apps/api/src/testing/operators.ts';
import { ana } from './acts.ts';
import { axeFindings } from './axe.ts';
import {
  announce,
  balanceOf,
  codeOf,
  enterConsole,
  openTopUp,
  operatorPassword,
  refuse,
  typeBankProof,
} from './console-acts.ts';
import { withWorld } from './world.ts';

const world = withWorld();
const open: BrowserContext[] = [];
const complaints: string[] = [];

async function desk(lang?: 'en' | 'ar' | 'zh-cn', dark = false): Promise<Page> {
  const { page, context } = await world.desk(lang, { dark });
  open.push(context);
  page.on('console', (message) => {
    // Before the gate, the question who is there is answered with 401.
    if (message.type() === 'error' && !/status of 401/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return page;
}
afterAll(async () => {
  for (const context of open) await context.close();
});

let finance: Page;
let admin: Page;
let financeEmail: string;
let secret: string;
beforeAll(async () => {
  finance = await desk();
  admin = await desk();
  ({ email: financeEmail, secret } = await enterConsole(world, finance, ['finance']));
  await enterConsole(world, admin, ['admin']);
});

describe('the gate', () => {
  it('asks for a code that is good once, and leads to where one wanted to go', async () => {
    const page = await desk();
    await page.goto('/console/users');
    const first = async () => {
      await page.getByLabel('E-mail').fill(financeEmail);
      await page.getByLabel('Password').fill(operatorPassword);
      await page.getByRole('button', { name: 'Next' }).click();
    };
    await first();
    // The one that enrolled was used up by it.
    await page.getByLabel('Code of six digits').fill(codeOf(world, secret));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert').first()).toContainText('wrong or was used already');
    world.clock.advance(30_000);
    await page.getByLabel('Code of six digits').fill(codeOf(world, secret));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Shoppers' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });
});

describe('a bank top-up', () => {
  it('is refused with a reason, another is passed, and the shopper has what arrived', async () => {
    const before = await balanceOf(world, ana);
    const refused = await announce(world, ana, 'bank', '40.00');
    const passed = await announce(world, ana, 'bank', '50.00');
    await openTopUp({ page: finance }, refused);
    await finance.getByRole('button', { name: 'Take in hand' }).click();
    await expect(finance.getByText(/works on this until/)).toBeVisible();
    await refuse({ page: finance }, 'The evidence cannot be read', 'Only half of it is on the picture');

    // What the bank says arrived, as its file says it.
    const { reference } = await world.data('getTopUp', { id: passed }, { token: await world.tokenOf(ana) });
    const day = world.clock.now().toISOString().slice(0, 10);
    await admin.goto('/console/statements');
    await admin.getByRole('button', { name: 'Import a statement' }).click();
    await admin.getByRole('dialog').getByRole('combobox').first().click();
    await admin.locator('.ant-select-item-option').first().click();
    await admin.locator('input[type=file]').setInputFiles({
      name: 'march.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Date;Amount;Description;Payer\n${day};45,00;for ${reference?.toLowerCase()};Ana\n${day};what;x;y\n`,
      ),
    });
    await admin.getByRole('dialog').getByRole('button', { name: 'Import a statement' }).click();
    await expect(admin.getByText('1 row could not be read')).toBeVisible();
    await expect(admin.getByText('Amount differs').first()).toBeVisible();

    await openTopUp({ page: finance }, passed);
    await finance.getByRole('button', { name: 'Pass with this' }).click();
    await expect(finance.getByText('Passed').first()).toBeVisible();
    expect((await balanceOf(world, ana)) - before).toBe(45);
    const token = await world.tokenOf(ana);
    expect(await world.data('getTopUp', { id: refused }, { token })).toMatchObject({
      status: '2',
      refusal: 'evidence_unreadable',
    });
  });

  it('without a line of a statement is passed by two people on the same words, however small', async () => {
    const before = await balanceOf(world, ana);
    const id = await announce(world, ana, 'bank', '12.00');
    const proof = { reference: 'STMT-0042', arrived: '12.00' };
    await typeBankProof({ page: finance }, id, proof);
    await expect(finance.getByText(/approved already/)).toBeVisible();
    expect(await balanceOf(world, ana)).toBe(before);
    await typeBankProof({ page: admin }, id, proof);
    await expect(admin.getByText('Passed').first()).toBeVisible();
    expect((await balanceOf(world, ana)) - before).toBe(12);
  });
});

describe('a session that ends while a form is filled in', () => {
  it('is said over the desk; after signing in again what was typed is there and can be sent', async () => {
    const page = await desk();
    const { email, secret: key } = await enterConsole(world, page, ['support']);
    await page.goto('/console/users?q=omar@example.com');
    await page.locator('tr.row-open').first().click();
    await page.getByRole('button', { name: 'Freeze' }).click();
    const dialog = page.getByRole('dialog', { name: 'Freeze this account' });
    await dialog.getByLabel('Reason').fill('Reported by the bank');
    await page.context().clearCookies();
    await dialog.getByRole('button', { name: 'Freeze' }).click();

    const gate = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(gate.getByText(/What you typed is still there/)).toBeVisible();
    await expect(gate.getByLabel('E-mail')).toHaveValue(email);
    await expect(gate.getByLabel('Password')).toBeFocused();
    await gate.getByLabel('Password').fill(operatorPassword);
    await gate.getByRole('button', { name: 'Next' }).click();
    world.clock.advance(30_000);
    await gate.getByLabel('Code of six digits').fill(codeOf(world, key));
    await gate.getByRole('button', { name: 'Sign in' }).click();
    await expect(gate).toBeHidden();

    await expect(dialog.getByLabel('Reason')).toHaveValue('Reported by the bank');
    await dialog.getByRole('button', { name: 'Freeze' }).click();
    await expect(page.getByText(/This account is frozen/)).toBeVisible();
    await page.getByRole('button', { name: 'Unfreeze' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('It was a mistake');
    await page.getByRole('dialog').getByRole('button', { name: 'Unfreeze' }).click();
    await expect(page.getByRole('button', { name: 'Freeze', exact: true })).toBeVisible();
  });
});

describe('a correction', () => {
  it('is proposed by one and approved by another', async () => {
    const before = await balanceOf(world, ana);
    await finance.goto(`/console/users?q=${ana}`);
    await finance.locator('tr.row-open').first().click();
    await finance.locator('a[href*="/accounts/"]').click();
    await finance.getByRole('button', { name: 'Propose a correction' }).click();
    await finance.getByLabel('Amount').fill('1.50');
    await finance.getByLabel('Reason').fill('goodwill');
    await finance.getByRole('dialog').getByRole('button', { name: 'Propose a correction' }).click();
    await expect(finance.getByRole('dialog')).toBeHidden();
    await finance.goto('/console/corrections?state=proposed');
    await expect(finance.getByText('A colleague decides')).toBeVisible();

    await admin.goto('/console/corrections?state=proposed');
    await admin.getByRole('button', { name: 'Approve' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(admin.getByText('goodwill')).toBeHidden();
    expect((await balanceOf(world, ana)) - before).toBe(1.5);
    await admin.goto('/console/reconcile');
    await expect(admin.getByText(/The books are whole/)).toBeVisible();
  });
});

const lists = [
  'dashboard',
  'top-ups?status=all',
  'withdrawals?status=all',
  'statements?result=all',
  'statements/files',
  'parked',
  'users',
  'mails',
  'accounts',
  'journals',
  'corrections',
  'reconcile',
  'registry',
  'settings',
  'settings?tab=history',
  'proposals',
  'audit-log',
  'sessions?everybody=true',
  'nowhere',
];
const records: string[] = ['statements/files/1'];
beforeAll(async () => {
  const { credentials } = await enrolOperator(world, await createOperator(world, ['admin']));
  for (const method of ['chain', 'bank'] as const) {
    const { list } = await world.data('listTopUpAudits', { status: 'all', method }, credentials);
    for (const status of ['0', '1']) records.push(`top-ups/${list.find((row) => row.status === status)?.id}`);
  }
  const { list } = await world.data('listWithdrawalAudits', { status: 'all' }, credentials);
  for (const payout of ['none', 'processing', 'sent'])
    records.push(`withdrawals/${list.find((row) => row.payout === payout)?.id}`);
  const journals = await world.data('listLedgerJournals', {}, credentials);
  records.push(`journals/${journals.list[0]?.id}`, 'accounts/shopper_available%3A1', 'users/1');
});

/** What stands wider than its place, at the two widths of desks. */
async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page
      .locator('.ant-table-content, .ant-table-container, html')
      .evaluateAll((boxes) =>
        boxes.filter((b) => b.scrollWidth > b.clientWidth + 1).map((b) => `${b.className} ${b.scrollWidth}`),
      );
    found.push(...wide.map((what) => `${width}: ${what}`));
  }
  return found;
}

describe('every screen', () => {
  it.each([
    ['en', false],
    ['en', true],
    ['ar', false],
    ['ar', true],
    ['zh-cn', false],
  ] as const)(
    'in %s, dark: %s, fits its window and can be read by everyone',
    async (lang, dark) => {
      const page = await desk(lang, dark);
      await page.goto('/console/');
      await expect(page.locator('input[type=password]')).toBeVisible();
      const found: string[] = [];
      const look = async (screen: string) => {
        for (const finding of await axeFindings(page)) found.push(`${screen}: ${finding}`);
        const raw = await page.getByText(/console\.[a-z]/i).count();
        if (raw > 0) found.push(`${screen}: ${raw} keys instead of words`);
        for (const wide of await tooWide(page)) found.push(`${screen}: ${wide}`);
      };
      await look('the gate');
      await enterConsole(world, page, ['admin']);
      const shown =
        lang === 'zh-cn' ? ['dashboard', 'withdrawals', 'registry', 'settings'] : [...lists, ...records];
      for (const screen of shown) {
        await page.goto(`/console/${screen}`);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('h1')).toBeVisible();
        await look(screen);
      }
      expect(found).toEqual([]);
      expect(await page.locator('html').getAttribute('dir')).toBe(lang === 'ar' ? 'rtl' : 'ltr');
    },
    300_000,
  );

  it('left nothing for the browser to complain about, the content security policy included', () => {
    expect(complaints).toEqual([]);
  });
});
