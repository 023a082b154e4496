// Pictures: three tries and then the error picture; what is far below is not asked for until it is near.
import { expect } from '@playwright/test';
import { afterEach, beforeAll, describe, it } from 'vitest';
import { scrollerOf, type Thing, thingToBuy } from './acts.ts';
import { withWorld, words } from './world.ts';

const world = withWorld();
const t = words('en');
let close: () => Promise<void> = async () => undefined;
let thing: Thing;

beforeAll(async () => {
  thing = await thingToBuy(world);
});
afterEach(() => close());

async function phone() {
  const { page, context } = await world.phone();
  close = () => context.close();
  return page;
}
/** What all widths of a picture have in common. */
const stemOf = (url: string) => url.split('{w}')[0] ?? url;
const firstPicture = async () => {
  const [picture] = (await world.data('getProduct', { id: thing.productId })).pictures;
  if (!picture) throw new Error('a product without pictures');
  return picture;
};

describe('a picture that fails', () => {
  it('is tried three times, then the error picture stands in its place', async () => {
    const page = await phone();
    const stem = stemOf((await firstPicture()).url);
    let tries = 0;
    await page.route(`**${stem}**`, (route) => {
      tries += 1;
      return route.abort();
    });
    await page.clock.install();
    const triesAfter200 = async () => {
      await page.clock.runFor(200);
      return tries;
    };
    await page.goto(`/detail/${thing.productId}/${thing.shopId}`);
    const box = scrollerOf(page).locator('[data-picture]').first();
    await expect.poll(() => tries).toBe(1);
    await expect(box).toHaveAttribute('data-picture', 'waiting');
    await expect.poll(triesAfter200).toBe(2);
    await expect(box).toHaveAttribute('data-picture', 'waiting');
    await expect.poll(triesAfter200).toBe(3);
    await expect(box).toHaveAttribute('data-picture', 'failed');
    await expect(box.getByRole('img')).toHaveAccessibleName(/./);
    await page.clock.runFor(60_000);
    expect(tries).toBe(3);
  });

  it('twice and comes the third time is shown', async () => {
    const page = await phone();
    const stem = stemOf((await firstPicture()).url);
    let tries = 0;
    await page.route(`**${stem}**`, (route) => {
      tries += 1;
      return tries < 3 ? route.abort() : route.continue();
    });
    await page.goto(`/detail/${thing.productId}/${thing.shopId}`);
    await expect(scrollerOf(page).locator('[data-picture]').first()).toHaveAttribute('data-picture', 'shown');
    expect(tries).toBe(3);
  });

  it('on a card has words for screen readers', async () => {
    const page = await phone();
    await page.route('**/media/**', (route) => route.abort());
    await page.goto('/explore');
    await expect(
      scrollerOf(page, 'explore')
        .getByRole('img', { name: t('common.error.picture') })
        .first(),
    ).toBeVisible();
  });
});

describe('a picture far below', () => {
  it('is not asked for until it is near', async () => {
    const page = await phone();
    const { list } = await world.data('listProducts', { sort: 'comprehensive', limit: 20 });
    const last = list.at(-1);
    const first = list[0];
    if (!last?.picture || !first?.picture) throw new Error('a product without picture');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const wasAsked = (url: string) => asked.some((path) => path.startsWith(stemOf(url)));

    await page.goto('/explore');
    const scroller = scrollerOf(page, 'explore');
    const boxOf = (id: string) => scroller.locator(`a[href^="/detail/${id}/"] [data-picture]`);
    await expect(boxOf(first.id)).toHaveAttribute('data-picture', 'shown');
    await page.waitForLoadState('networkidle');
    expect(wasAsked(first.picture.url)).toBe(true);
    await expect(boxOf(last.id)).toHaveAttribute('data-picture', 'waiting');
    await expect(boxOf(last.id).locator('img')).toHaveCount(0);
    expect(wasAsked(last.picture.url)).toBe(false);

    // 1.3 windows from the start of the window: 0.3 below its end is near, more is not.
    const stand = (windowsBelow: number) =>
      boxOf(last.id).evaluate((box, below) => {
        const main = box.closest('main');
        if (!main) return;
        const { top, height } = main.getBoundingClientRect();
        main.scrollTop += box.getBoundingClientRect().top - top - height * (1 + below);
      }, windowsBelow);
    await stand(0.4);
    await page.waitForLoadState('networkidle');
    await expect(boxOf(last.id).locator('img')).toHaveCount(0);
    await stand(0.2);
    await expect(boxOf(last.id)).toHaveAttribute('data-picture', 'shown');
    expect(wasAsked(last.picture.url)).toBe(true);
  });
});
