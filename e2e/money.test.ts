// Money in and out from end to end: a shopper with a phone, operators at their desks, a real chain between them; and a fund record that adds up.
import type { OperatorRole } from '@meridian/contract';
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, it } from 'vitest';
import { reconcile } from '../apps/api/src/ledger/index.ts';
import { businessRules } from '../apps/api/src/slices/operations/index.ts';
import { placeOrder, thingToBuy } from './acts.ts';
import { axeFindings } from './axe.ts';
import {
  balanceOf,
  type Desk,
  openDesk,
  openTopUp,
  passBankTopUp,
  recordPayout,
  refuse,
  seeEvidence,
  stepWithdrawal,
} from './console-acts.ts';
import { localConfirmations, localNetwork } from './local-chain.ts';
import {
  bringMoney,
  newShopper,
  readLines,
  restedCard,
  shownBalance,
  submitTopUp,
  submitWithdrawal,
} from './money-acts.ts';
import { demoPayCode, type PhoneOptions, withWorld, words } from './world.ts';

const world = withWorld({ chain: true });
const open: BrowserContext[] = [];
async function phone(options: PhoneOptions): Promise<Page> {
  const { page, context } = await world.phone(options);
  open.push(context);
  return page;
}
/** Somebody at a desk, signed in just now: a day of resting is longer than many sessions last. */
async function desk(role: OperatorRole): Promise<Desk> {
  const opened = await openDesk(world, [role]);
  open.push(opened.page.context());
  return opened;
}
afterEach(async () => {
  for (const context of open.splice(0)) await context.close();
  expect(await reconcile(world.db, businessRules)).toEqual([]);
});
/** Nothing for axe to find, in both themes. */
async function inspect(page: Page): Promise<void> {
  await expect(page.locator('[data-page] h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const finding of await axeFindings(page)) found.push(`${colorScheme} ${finding}`);
  }
  expect(found).toEqual([]);
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0)).toBeLessThanOrEqual(390);
}

describe('a top-up on-chain', () => {
  it('goes to the own address, shows its confirmations as they come, is audited, and is in the balance', async () => {
    const t = words('en');
    const account = await newShopper(world);
    const page = await phone({ as: account });
    await page.goto('/topUp');
    await page.getByRole('link', { name: t('topup.chain.title') }).click();
    await page.getByRole('radio', { name: /USDT · Localnet/ }).click();
    await expect(page.getByRole('img', { name: /QR code of your USDT address on Localnet/ })).toBeVisible();
    const { list } = await world.data('getBlockchain', {}, { token: await world.tokenOf(account) });
    const own = list.find(({ id }) => id === localNetwork)?.address ?? '';
    expect(own).toMatch(/^0x[0-9a-fA-F]{40}$/);
    await expect(page.getByText(own)).toBeVisible();
    await inspect(page);

    const hash = await world.chain?.send(own, '64.20');
    const id = await submitTopUp(page, 'en', '64.20', hash);
    const said = (seen: number) => t('topup.step.confirmations', { seen, needed: localConfirmations });
    await expect(page.getByText(said(1))).toBeVisible({ timeout: 20_000 });
    await world.chain?.mine(2);
    await expect(page.getByText(said(3))).toBeVisible({ timeout: 20_000 });
    await inspect(page);
    expect(await balanceOf(world, account)).toBe(0);
    await world.chain?.mine(localConfirmations);
    await expect(page.getByText(t('topup.step.checking.chain'))).toBeVisible({ timeout: 20_000 });

    const finance = await desk('finance');
    await openTopUp(finance, id);
    await seeEvidence(finance);
    await expect(finance.page.getByRole('row', { name: /\$64\.20.*Final/ })).toBeVisible();
    await finance.page.getByRole('button', { name: 'Pass with this' }).click();
    await expect(finance.page.getByText('Passed').first()).toBeVisible();

    // The phone was not touched meanwhile.
    await expect(page.getByRole('heading', { name: t('topup.follow.1') })).toBeVisible({ timeout: 20_000 });
    await page.goto('/capitalRecord');
    await expect.poll(() => shownBalance(page)).toBe(6420);
    expect(await readLines(page)).toEqual([{ kind: t('wallet.kind.topup.pass'), cents: 6420, after: 6420 }]);
  });
});

describe('a top-up by bank, in Arabic from right to left', () => {
  it('is refused with a reason that can be read, and passes the second time', async () => {
    const t = words('ar');
    const account = await newShopper(world, 'ar');
    const page = await phone({ lang: 'ar', as: account });
    await page.goto('/cardTopUp');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await inspect(page);
    const first = await submitTopUp(page, 'ar', '80');
    const [finance, admin] = [await desk('finance'), await desk('admin')];
    await openTopUp(finance, first);
    await seeEvidence(finance);
    await refuse(finance, 'The evidence cannot be read', 'Only half of it is on the picture');
    await expect(page.getByRole('heading', { name: t('topup.follow.2') })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(t('topup.refusal.evidence_unreadable'))).toBeVisible();
    await expect(page.getByText('Only half of it is on the picture')).toBeVisible();
    await inspect(page);
    expect(await balanceOf(world, account)).toBe(0);

    await page.getByRole('link', { name: t('topup.follow.again') }).click();
    await page.getByRole('link', { name: t('topup.bank.title') }).click();
    const second = await submitTopUp(page, 'ar', '80');
    await passBankTopUp(world, [finance, admin], second, { reference: `HBI-${second}`, arrived: '79.50' });
    await expect(page.getByRole('heading', { name: t('topup.follow.1') })).toBeVisible({ timeout: 20_000 });
    expect(await balanceOf(world, account)).toBe(79.5);
    await page.goto('/topUpRecord');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('article').last()).toContainText(t('topup.refusal.evidence_unreadable'));
    await expect(page.getByRole('article').first()).toContainText('$79.50');
    await inspect(page);
  });
});

describe('a withdrawal', () => {
  it('says what it costs, is approved by one, paid by another, and shows its proof', async () => {
    const t = words('en');
    const account = await newShopper(world);
    await bringMoney(world, account, '300.00');
    const ending = await restedCard(world, account);
    const page = await phone({ as: account });
    await page.goto('/withDraw');
    await inspect(page);
    const id = await submitWithdrawal(world, page, {
      account,
      amount: '120',
      fee: '$1.20',
      arrival: '$118.80',
    });
    expect(await balanceOf(world, account)).toBe(180);
    const card = page.getByRole('article').first();
    await expect(card).toContainText(t('withdraw.step.checking'));
    await expect(card).toContainText(ending);

    const [finance, admin] = [await desk('finance'), await desk('admin')];
    await stepWithdrawal(finance, id, 'Approve');
    await expect(finance.page.getByRole('button', { name: 'Take for payout' })).toBeVisible();
    await stepWithdrawal(admin, id, 'Take for payout');
    await expect(admin.page.getByRole('button', { name: 'Record the proof' })).toBeVisible();
    await page.reload();
    await expect(card).toContainText(t('withdraw.step.processing'));
    await expect(card.getByRole('button', { name: t('withdraw.cancel.action') })).toHaveCount(0);
    await recordPayout(admin, `OUT-${id}-4411`);
    await expect(admin.page.getByText('Passed').first()).toBeVisible();
    const people = await world.owner.one(
      'e2e.people',
      'select approved_by <> recorded_by and taken_by = recorded_by as apart from withdrawals where id = $1',
      [id],
    );
    expect(people).toEqual({ apart: true });

    await page.reload();
    await expect(card).toContainText(t('withdraw.step.sent'));
    await expect(card).toContainText(`OUT-${id}-4411`);
    await inspect(page);
    expect(await balanceOf(world, account)).toBe(180);
  });

  it('that is refused comes back whole, with the reason', async () => {
    const t = words('en');
    const account = await newShopper(world);
    await bringMoney(world, account, '90.00');
    await restedCard(world, account);
    const page = await phone({ as: account });
    const id = await submitWithdrawal(world, page, {
      account,
      amount: '50',
      fee: '$1.00',
      arrival: '$49.00',
    });
    expect(await balanceOf(world, account)).toBe(40);
    const finance = await desk('finance');
    await stepWithdrawal(finance, id);
    await refuse(finance, 'Holder is somebody else', 'The card is your sister’s');
    await page.reload();
    const card = page.getByRole('article').first();
    await expect(card).toContainText(t('withdraw.refusal.holder_differs'));
    await expect(card).toContainText('The card is your sister’s');
    await expect(card).toContainText(t('withdraw.record.returned'));
    await inspect(page);
    expect(await balanceOf(world, account)).toBe(90);
  });

  it('that is taken back is at once in the balance, and nobody can approve it any more', async () => {
    const t = words('en');
    const account = await newShopper(world);
    await bringMoney(world, account, '60.00');
    await restedCard(world, account);
    const page = await phone({ as: account });
    const id = await submitWithdrawal(world, page, {
      account,
      amount: '60',
      fee: '$1.00',
      arrival: '$59.00',
    });
    expect(await balanceOf(world, account)).toBe(0);
    const card = page.getByRole('article').first();
    await card.getByRole('button', { name: t('withdraw.cancel.action') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('withdraw.cancel.yes') })
      .click();
    await expect(card).toContainText(t('withdraw.step.cancelled'));
    expect(await balanceOf(world, account)).toBe(60);
    const finance = await desk('finance');
    await stepWithdrawal(finance, id);
    await expect(finance.page.getByText('Taken back by the shopper')).toBeVisible();
    await expect(finance.page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  });
});

describe('the fund record', () => {
  it('adds up to the balance, line by line, on the screen and in the table', async () => {
    const t = words('en');
    const account = await newShopper(world);
    for (const amount of ['900.00', '45.50', '812.34']) await bringMoney(world, account, amount);
    await restedCard(world, account);
    const token = await world.tokenOf(account);
    const address = {
      tag: 'home',
      country: 'PT',
      area: ['Porto'],
      detail: 'Rua do Almada 12',
      postcode: '4050-030',
    };
    const person = { addressee: 'Rita Moniz', mobile: '+351912345699' };
    await world.data('saveAddress', { ...address, ...person } as never, { token });
    await payFor(account, 0);
    await payFor(account, 1);
    const page = await phone({ as: account });
    const sent = await submitWithdrawal(world, page, {
      account,
      amount: '100',
      fee: '$1.00',
      arrival: '$99.00',
    });
    const [finance, admin] = [await desk('finance'), await desk('admin')];
    await stepWithdrawal(finance, sent, 'Approve');
    await stepWithdrawal(admin, sent, 'Take for payout');
    await recordPayout(admin, `OUT-${sent}-0001`);
    const back = await submitWithdrawal(world, page, {
      account,
      amount: '31.07',
      fee: '$1.00',
      arrival: '$30.07',
    });
    await stepWithdrawal(finance, back);
    await refuse(finance, 'Network paused', 'Please try again tomorrow');

    await page.goto('/capitalRecord');
    const lines = await readLines(page);
    expect(lines.map(({ kind }) => kind)).toEqual(
      (
        [
          'withdraw.refuse',
          'withdraw.request',
          'withdraw.request',
          'order.pay',
          'order.pay',
          'topup.pass',
          'topup.pass',
          'topup.pass',
        ] as const
      ).map((kind) => t(`wallet.kind.${kind}`)),
    );
    let balance = 0;
    for (const line of [...lines].reverse()) {
      balance += line.cents;
      expect(line.after).toBe(balance);
    }
    expect(await shownBalance(page)).toBe(balance);
    expect(Math.round((await balanceOf(world, account)) * 100)).toBe(balance);
    await inspect(page);

    await page.getByRole('button', { name: t('wallet.export.title') }).click();
    const start = page.getByRole('dialog').getByRole('button', { name: t('wallet.export.start') });
    const [download] = await Promise.all([page.waitForEvent('download'), start.click()]);
    const file = await download.createReadStream();
    let text = '';
    for await (const chunk of file) text += chunk;
    const rows = text.trim().split('\r\n').slice(1);
    const table = rows.map((row) => {
      const [, kind, amount, after] = /^[^,]+,"([^"]*)",([^,]+),([^,]+),/.exec(row) ?? [];
      return { kind, cents: Math.round(Number(amount) * 100), after: Math.round(Number(after) * 100) };
    });
    expect(table).toEqual(lines);
  });

  async function payFor(account: string, nth: number): Promise<void> {
    const token = await world.tokenOf(account);
    const { paymentNo } = await placeOrder(world, account, await thingToBuy(world, nth));
    const { total } = await world.data('getPayment', { paymentNo }, { token });
    const asked = { purpose: 'order.pay', target: paymentNo, amount: total, payCode: demoPayCode } as const;
    const { ticket } = await world.data('verifyPayCode', asked, { token });
    await world.data('payOrder', { paymentNo, ticket }, { token });
  }
});
