// What journeys do again and again: find the page in front, log in by hand, pick something to buy, order it.
import type { Page } from 'playwright-core';
import { demoPassword, type World, words } from './world.ts';

export const ana = 'ana@example.com';

/** What the page in front scrolls. */
export const scrollerOf = (page: Page, tab?: string) =>
  page.locator(tab ? `[data-tab="${tab}"] main` : '[data-page]:not([data-tab]) main');

/** The bottom tab of this name. */
export const tabLink = (page: Page, tab: 'home' | 'category' | 'explore' | 'filter') =>
  page
    .getByRole('navigation', { name: words('en')('nav.tabs') })
    .getByRole('link', { name: words('en')(`nav.${tab}`) });

export const backButton = (page: Page) =>
  page.getByRole('button', { name: words('en')('common.action.back') });

/** A path (with or without query) as the end of an address. */
export const at = (path: string) => (url: URL) => `${url.pathname}${url.search}` === path;

/** The paths back, as they are stored. */
export const storedWay = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('Meridian-History') ?? 'null'));

/** Fills the login form and sends it. */
export async function logIn(page: Page, account = ana): Promise<void> {
  const t = words('en');
  await page.getByLabel(t('account.field.account')).fill(account);
  await page.getByLabel(t('account.field.password'), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: t('account.login.action') }).click();
}

export interface Thing {
  readonly productId: string;
  readonly shopId: string;
  readonly skuId: string;
}

/** A product that can be bought at once; `nth` asks for another one. */
export async function thingToBuy(world: World, nth = 0): Promise<Thing> {
  const { list } = await world.data('listProducts', { sort: 'comprehensive', limit: 40, inStock: true });
  const card = list[nth];
  if (!card) throw new Error('the demo world sells nothing');
  const product = await world.data('getProduct', { id: card.id });
  const sku = product.skus.find(({ stock }) => stock > 5);
  if (!sku) throw new Error(`${product.title} is sold out`);
  return { productId: card.id, shopId: card.shopId, skuId: sku.id };
}

/** An order that waits to be paid. */
export async function placeOrder(world: World, account: string, { skuId }: Thing) {
  const token = await world.tokenOf(account);
  const { list } = await world.data('listAddresses', {}, { token });
  const addressId = list[0]?.id;
  if (!addressId) throw new Error(`${account} has no address`);
  const purchase = { source: [{ skuId, quantity: 1 }], addressId };
  const { hash } = await world.data('quoteOrder', purchase, { token });
  const { paymentNo, orders } = await world.data(
    'createOrder',
    { ...purchase, quoteHash: hash, notes: [] },
    { token, key: `order-${skuId}-${Date.now()}` },
  );
  return { paymentNo, orderNo: orders[0] ?? '', addressId };
}
