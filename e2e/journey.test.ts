// The main job from end to end: look, buy, pay, ship, follow, receive, settle; in English, and in Arabic from right to left.
import { shopperPaths } from '@meridian/contract/shopper-paths';
import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { reconcile } from '../apps/api/src/ledger/index.ts';
import { businessRules } from '../apps/api/src/slices/operations/index.ts';
import { demoPassword, demoPayCode, type World, withWorld, words } from './world.ts';

const world = withWorld();
const day = 86_400_000;

interface Traveller {
  readonly lang: 'en' | 'ar';
  readonly account: string;
  readonly query: string;
}

/** Two products of two shops, cheap enough for the demo balance, that can be bought as they come. */
async function twoProducts(): Promise<Array<{ id: string; shopId: string }>> {
  const { list } = await world.data('listProducts', {
    sort: 'price_asc',
    minPrice: '20',
    maxPrice: '60',
    inStock: true,
    limit: 60,
  });
  const first = list[0];
  const second = list.find((p) => p.shopId !== first?.shopId);
  if (!first || !second) throw new Error('the demo world has too few shops');
  return [first, second];
}

async function search(page: Page, t: ReturnType<typeof words>, query: string): Promise<void> {
  await page.goto('/home');
  await page.locator('a[href^="/search"]').first().click();
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill(query);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/searchs\?/);
  await expect(page.locator('a[href^="/detail/"]:visible').first()).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(t('nav.title.searchs')));
}

async function logInFromTheBag(page: Page, t: ReturnType<typeof words>, account: string): Promise<void> {
  await page.goto('/bag');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel(t('account.field.account'), { exact: true }).fill(account);
  await page.getByLabel(t('account.field.password'), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: t('account.login.action'), exact: true }).click();
  await expect(page).toHaveURL(/\/bag/);
}

async function fillTheBag(page: Page, t: ReturnType<typeof words>): Promise<void> {
  for (const product of await twoProducts()) {
    await page.goto(`/detail/${product.id}/${product.shopId}`);
    await page.getByRole('button', { name: t('product.addToBag') }).click();
    await expect(page.getByText(t('product.added')).first()).toBeVisible();
  }
}

async function checkOut(page: Page, t: ReturnType<typeof words>): Promise<void> {
  await page.goto('/bag');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
  await page.getByRole('button', { name: t('cart.checkOut', { count: 2 }) }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await page.getByText(t('checkout.promo.title'), { exact: true }).click();
  await page.getByRole('textbox', { name: t('checkout.promo.field'), exact: true }).fill('welcome10');
  await page.getByRole('button', { name: t('common.action.apply') }).click();
  await expect(page.getByText('WELCOME10').first()).toBeVisible();
  await expect(page.getByText(t('checkout.discount')).first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: t('checkout.place', { count: 2 }) }).click();
  await expect(page).toHaveURL(/\/payment\?/);
  await expect(page.getByRole('button', { name: t('payment.pay') })).toBeVisible();
  // The order's answer tells what the payment's page shows.
  expect(asked).toContain(shopperPaths.createOrder.path);
  expect(asked).not.toContain(shopperPaths.getPayment.path);
  expect(asked).not.toContain(shopperPaths.quoteOrder.path);
}

async function pay(page: Page, t: ReturnType<typeof words>): Promise<string> {
  await page.getByRole('button', { name: t('payment.pay') }).click();
  const code = page.getByRole('dialog').locator('input');
  await code.fill('135791');
  await expect(page.getByText(t('errors.PAY_CODE_WRONG', { remaining: 4 }))).toBeVisible();
  await expect(code).toBeEnabled();
  await code.fill(demoPayCode);
  await expect(page.getByRole('heading', { name: t('payment.paid.title') })).toBeVisible();
  return new URL(page.url()).searchParams.get('paymentNo') ?? '';
}

/** The merchants of both orders hand them to the carrier we play ourselves. */
async function shipAll(orders: readonly string[], turn: number): Promise<void> {
  for (const [i, orderNo] of orders.entries()) {
    const { slug } = await world.owner.one<{ slug: string }>(
      'e2e.shop',
      'select s.slug from orders o join shops s on s.id = o.shop_id where o.order_no = $1',
      [orderNo],
    );
    const cookie = await world.merchantOf(`owner@${slug}.example`);
    await world.data(
      'shipOrder',
      { orderNo, carrier: 'harbourline', trackingNo: `HL99000000${turn}${i}` },
      { cookie },
    );
  }
}

/** Another day: sessions end after three, so the traveller comes back with a new one. */
async function onAnotherDay(days: number, traveller: Traveller): Promise<Page> {
  world.clock.advance(days * day);
  await world.jobs.tick();
  return (await world.phone({ lang: traveller.lang, as: traveller.account })).page;
}

async function balanceSheet(
  orderNo: string,
): Promise<{ escrow: bigint; settled: Date | null; status: number }> {
  return world.owner.one(
    'e2e.sheet',
    `select o.status::int as status, o.settled_at as settled,
       coalesce((select balance from ledger.account_balance b where b.type = 'order_escrow' and b.owner_id = o.id), 0)::bigint as escrow
     from orders o where o.order_no = $1`,
    [orderNo],
  );
}

/** The kinds of journals that moved an order's money, in order. */
async function journalsOf(orderNo: string): Promise<string[]> {
  const rows = await world.owner.many<{ kind: string }>(
    'e2e.journals',
    `select j.kind from ledger.journal j join orders o on j.key like 'order:' || o.id || ':%' where o.order_no = $1 order by j.id`,
    [orderNo],
  );
  return rows.map((r) => r.kind);
}

async function travel(world: World, traveller: Traveller, turn: number): Promise<void> {
  const t = words(traveller.lang);
  const { page } = await world.phone({ lang: traveller.lang });
  await search(page, t, traveller.query);
  await expect(page.locator('html')).toHaveAttribute('dir', traveller.lang === 'ar' ? 'rtl' : 'ltr');
  await logInFromTheBag(page, t, traveller.account);
  await fillTheBag(page, t);
  await checkOut(page, t);
  const paymentNo = await pay(page, t);
  await page.context().close();

  const token = await world.tokenOf(traveller.account);
  const payment = await world.data('getPayment', { paymentNo }, { token });
  const orders = payment.orders.map((o) => o.orderNo);
  expect(orders).toHaveLength(2);
  expect(payment.orders.map((o) => o.status)).toEqual(['1', '1']);
  await shipAll(orders, turn);

  const [first = '', second = ''] = orders;
  const moving = await onAnotherDay(2, traveller);
  await moving.goto(`/orderInfo/${first}`);
  await expect(moving.getByText(t('order.parcel.in_transit')).first()).toBeVisible();
  await moving.context().close();

  const arrived = await onAnotherDay(12, traveller);
  for (const orderNo of [first, second]) {
    await arrived.goto(`/orderInfo/${orderNo}`);
    await expect(arrived.getByText(t('order.parcel.delivered')).first()).toBeVisible();
    await arrived.getByRole('button', { name: t('order.action.receive') }).click();
    await arrived.getByRole('alertdialog').getByRole('button').last().click();
    await expect(arrived.getByRole('button', { name: t('order.action.receive') })).toHaveCount(0);
    expect((await balanceSheet(orderNo)).status).toBe(3);
    expect(Number((await balanceSheet(orderNo)).escrow)).toBeGreaterThan(0);
  }
  await arrived.context().close();

  const completed = await onAnotherDay(8, traveller);
  await completed.goto(`/myPurchases/4`);
  await expect(completed.locator(`a[href*="${first}"]`).first()).toBeVisible();
  await completed.context().close();
  expect(await journalsOf(first)).toEqual(['order.pay']);

  await (await onAnotherDay(8, traveller)).context().close();
  for (const orderNo of [first, second]) {
    const { escrow, settled, status } = await balanceSheet(orderNo);
    expect({ escrow, status, settled: settled !== null }).toEqual({ escrow: 0n, status: 4, settled: true });
    expect(await journalsOf(orderNo)).toEqual(['order.pay', 'order.settle']);
  }
  expect(await reconcile(world.db, businessRules)).toEqual([]);
}

describe('the main job', () => {
  it(
    'in English',
    () => travel(world, { lang: 'en', account: 'ana@example.com', query: 'headphones' }, 1),
    240_000,
  );
  it(
    'in Arabic, right to left',
    () => travel(world, { lang: 'ar', account: 'omar@example.com', query: 'سماعات' }, 2),
    240_000,
  );
});
