// What the journeys of money do again and again: somebody new with a payment code, evidence, forms filled in by hand, the fund record read line by line.
import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { hashPassword, hashPayCode, insertDemoAccount } from '../apps/api/src/slices/accounts/index.ts';
import { DEMO_START } from '../apps/api/src/testing/demo-database.ts';
import { createOperator, enrolOperator } from '../apps/api/src/testing/operators.ts';
import { demoPassword, demoPayCode, type World, words } from './world.ts';

const day = 86_400_000;
type Lang = 'en' | 'ar' | 'de';

/** Somebody who has been here for a month, with an empty balance and a payment code; answers the account. */
export async function newShopper(world: World, language: Lang = 'en'): Promise<string> {
  const email = `money-${randomBytes(5).toString('hex')}@example.com`;
  const passwordHash = await hashPassword(demoPassword);
  const payCodeHash = await hashPayCode(world.services.config.payCodePepper, demoPayCode);
  await world.db.transaction((tx) =>
    insertDemoAccount(tx, {
      email,
      mobile: null,
      country: 'PT',
      givenName: 'Rita',
      familyName: 'Moniz',
      language,
      passwordHash,
      payCodeHash,
      createdAt: new Date(DEMO_START.getTime() - 30 * day),
    }),
  );
  return email;
}

/** A picture that nobody has sent before. */
export const receipt = async () => ({
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: await sharp(randomBytes(48 * 64 * 3), { raw: { width: 48, height: 64, channels: 3 } })
    .resize(480, 640, { kernel: 'nearest' })
    .png()
    .toBuffer(),
});

/** The amount and the evidence of a top-up, and its sending; answers the id that the page then follows. */
export async function submitTopUp(page: Page, lang: Lang, amount: string, hash?: string): Promise<string> {
  const t = words(lang);
  await page.getByLabel(t('topup.form.amount')).fill(amount);
  if (hash) await page.getByLabel(t('topup.txHash.label')).fill(hash);
  await page.locator('input[type=file]').setInputFiles(await receipt());
  await expect(page.getByText(t('wallet.evidence.kept'))).toBeVisible();
  await page.getByRole('button', { name: t('topup.form.submit') }).click();
  await expect(page).toHaveURL(/[?&]id=\d+/);
  return new URL(page.url()).searchParams.get('id') ?? '';
}

/** Money by the real way, without a browser: announced on TRON, found there by two people in finance. */
export async function bringMoney(world: World, account: string, amount: string): Promise<void> {
  const token = await world.tokenOf(account);
  const { upload: evidence } = await world.data('uploadEvidence', {}, { token });
  const txHash = randomBytes(32).toString('hex');
  const given = { method: 'chain', network: 'tron-usdt', amount, txHash, evidence } as const;
  const { id } = await world.data('createTopUp', given, { token });
  const proof = { by: 'hash', txHash, arrived: amount } as const;
  for (const passed of ['0', '1']) {
    const { credentials } = await enrolOperator(world, await createOperator(world, ['finance']));
    const { status } = await world.data('passTopUp', { id, proof }, credentials);
    if (status !== passed) throw new Error(`$${amount}: ${status}, not ${passed}`);
  }
}

/** A card to withdraw to that has rested for its day; answers its last digits. */
export async function restedCard(world: World, account: string): Promise<string> {
  const card = { holder: 'Rita Moniz', bankName: 'Banco do Douro', cardNumber: '4539 1488 0343 6467' };
  const token = await world.tokenOf(account);
  const { ending } = await world.data('saveDestination', { type: 'bank', country: 'PT', ...card }, { token });
  world.clock.advance(day + 60_000);
  return ending;
}

/** Asks for a withdrawal on the page: what it costs is read before anything is sent. Answers the id. */
export async function submitWithdrawal(
  world: World,
  page: Page,
  { account, amount, fee, arrival }: { account: string; amount: string; fee: string; arrival: string },
): Promise<string> {
  const t = words('en');
  await page.goto('/withDraw');
  await page.getByLabel(t('wallet.amount.label')).fill(amount);
  const fact = (scope: Page | ReturnType<Page['getByRole']>, name: string) =>
    scope.locator('dl > div', { hasText: name }).locator('dd').first();
  await expect(fact(page, t('withdraw.quote.fee'))).toHaveText(fee);
  await expect(fact(page, t('withdraw.quote.arrival'))).toHaveText(arrival);
  await expect(fact(page, t('withdraw.quote.time'))).toHaveText(t('withdraw.withinDays', { count: 3 }));
  const token = await world.tokenOf(account);
  const made = async () => (await world.data('listWithdrawals', { status: '0' }, { token })).list;
  const before = (await made()).length;
  await page.getByRole('button', { name: t('withdraw.submit'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(fact(sheet, t('withdraw.quote.fee'))).toHaveText(fee);
  expect(await made()).toHaveLength(before);
  await sheet.locator('input').fill(demoPayCode);
  await expect(page).toHaveURL(/\/depositRecord/);
  const [newest] = await made();
  expect(await made()).toHaveLength(before + 1);
  return newest?.id ?? '';
}

export interface Line {
  readonly kind: string;
  readonly cents: number;
  readonly after: number;
}
const centsOf = (text: string): number => {
  const [, sign, dollars = '', cents = ''] = /([+-]?)\$([\d,]+)\.(\d\d)/.exec(text) ?? [];
  return Number(`${sign === '-' ? '-' : ''}${dollars.replaceAll(',', '')}${cents}`);
};

/** The balance that the page shows on top, in cents. */
export const shownBalance = async (page: Page): Promise<number> =>
  centsOf(
    (await page
      .locator('[data-page]:not([hidden]) section, [data-page] div')
      .filter({ has: page.getByRole('heading', { name: words('en')('wallet.balance') }) })
      .last()
      .textContent()) ?? '',
  );

/** Every line of the fund record as it is drawn, the newest first: scrolls until all are there. */
export async function readLines(page: Page): Promise<Line[]> {
  const t = words('en');
  const said = (await page.getByText(/^\d+ lines?$/).textContent()) ?? '';
  const total = Number.parseInt(said, 10);
  const rows = page.locator('li').filter({ hasText: t('wallet.bill.after', { amount: '' }).trim() });
  await expect(async () => {
    await rows.last().scrollIntoViewIfNeeded();
    await expect(rows).toHaveCount(total, { timeout: 500 });
  }).toPass();
  const read: Line[] = [];
  for (const row of await rows.all()) {
    const texts = await row.locator('p, span').allTextContents();
    const signed = texts.find((text) => /^\s*\u2066?[+-]\$/.test(text)) ?? '';
    const after = texts.find((text) => text.includes('$') && !/[+-]\$/.test(text)) ?? '';
    read.push({
      kind: (await row.locator('p').first().textContent()) ?? '',
      cents: centsOf(signed),
      after: centsOf(after),
    });
  }
  return read;
}
