// What the journeys of the console need beforehand: operators at their desks, and money that waits for them.
import type { OperatorRole } from '@meridian/contract';
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
