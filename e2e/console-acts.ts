// What the journeys of the console need beforehand: operators at their desks, and money that waits for them.
import type { OperatorRole } from '@meridian/contract';
import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { codeOf, createOperator, operatorPassword } from '../apps/api/src/testing/operators.ts';
import type { World } from './world.ts';

export { codeOf, operatorPassword };

/** Through the gate as everybody goes at their first sign-in: password, authenticator, recovery codes. */
export async function enterConsole(
  world: World,
  page: Page,
  roles: readonly OperatorRole[],
): Promise<{ email: string; secret: string }> {
  const { email } = await createOperator(world, roles);
  await page.goto('/console/');
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(operatorPassword);
  await page.locator('button[type=submit]').click();
  const secret = ((await page.locator('.mono').first().textContent()) ?? '').trim();
  await page.locator('input[autocomplete=one-time-code]').fill(codeOf(world, secret));
  await page.locator('button[type=submit]').click();
  await page.locator('ul.codes').waitFor();
  await page.locator('button.ant-btn-primary').click();
  await page.locator('nav').waitFor();
  return { email, secret };
}

/** A shopper says that money is on its way; answers the id of the top-up. */
export async function announce(
  world: World,
  account: string,
  way: 'chain' | 'bank',
  amount: string,
): Promise<string> {
  const token = await world.tokenOf(account);
  const { upload } = await world.data('uploadEvidence', {}, { token });
  if (way === 'chain') {
    const given = { method: 'chain', network: 'tron-usdt', amount, evidence: upload } as const;
    return (await world.data('createTopUp', given, { token })).id;
  }
  const { list } = await world.data('listPayeeAccounts', {}, { token });
  const given = {
    method: 'bank',
    payeeAccount: list[0]?.id ?? '',
    amount,
    evidence: upload,
  } as const;
  return (await world.data('createTopUp', given, { token })).id;
}

export const balanceOf = async (world: World, account: string): Promise<number> =>
  Number((await world.data('getWallet', {}, { token: await world.tokenOf(account) })).available);

/** An operator at a desk of their own. */
export interface Desk {
  readonly page: Page;
  readonly email: string;
}
type At = Pick<Desk, 'page'>;
export async function openDesk(world: World, roles: readonly OperatorRole[]): Promise<Desk> {
  const { page } = await world.desk();
  const { email } = await enterConsole(world, page, roles);
  return { page, email };
}

const statusOf = async (world: World, id: string): Promise<string> =>
  (
    await world.owner.one<{ status: string }>(
      'e2e.topUpStatus',
      'select status::text as status from topups where id = $1',
      [id],
    )
  ).status;

/** Finds the top-up in the queue by keyboard and opens it. */
export async function openTopUp({ page }: At, id: string): Promise<void> {
  await page.goto('/console/top-ups');
  await page.locator(`tr[data-row-key="${id}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Take in hand' })).toBeVisible();
}

/** The evidence stands there as a picture that came whole. */
export async function seeEvidence({ page }: At): Promise<void> {
  const picture = page.getByRole('img', { name: 'Evidence' }).first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
}

/** Passes a bank top-up that no line of a statement shows, on what somebody types. */
export async function typeBankProof(
  { page }: At,
  id: string,
  { reference, arrived }: { reference: string; arrived: string },
): Promise<void> {
  await openTopUp({ page }, id);
  await page.getByRole('button', { name: 'Pass without a line' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bank reference').fill(reference);
  await dialog.getByLabel('Arrived').fill(arrived);
  await dialog.getByRole('button', { name: 'Pass without a line' }).click();
  await expect(dialog).toBeHidden();
}

/** The same by two people, which it takes whatever the sum. */
export async function passBankTopUp(
  world: World,
  desks: readonly [Desk, Desk],
  id: string,
  proof: { reference: string; arrived: string },
): Promise<void> {
  for (const [nth, desk] of desks.entries()) {
    await typeBankProof(desk, id, proof);
    expect(await statusOf(world, id)).toBe(String(nth));
  }
}

/** Refuses what the desk has open, a top-up or a withdrawal, in the words of the list, with a note. */
export async function refuse({ page }: At, reason: string, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Refuse' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').click();
  await page.getByTitle(reason).click();
  await dialog.getByLabel('Note').fill(note);
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Refused').first()).toBeVisible();
}

/** Opens a withdrawal and presses what it offers. */
export async function stepWithdrawal({ page }: At, id: string, ...names: readonly string[]): Promise<void> {
  await page.goto(`/console/withdrawals/${id}`);
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
}

/** Somebody pays outside and writes down how. */
export async function recordPayout({ page }: At, proof: string): Promise<void> {
  await page.getByRole('button', { name: 'Record the proof' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bank reference').fill(proof);
  await dialog.getByRole('button', { name: 'Record the proof' }).click();
  await expect(dialog).toBeHidden();
}
