// The front page: what it shows, where it leads a guest and a shopper, and the offer of another language.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testCard, testShop } from '../../testing/catalogue-world.ts';
import { stubNearness } from '../../testing/nearness.ts';
import '../../testing/no-layout.ts';
import { renderApp } from '../../testing/render-app.tsx';

const home = {
  banners: [
    {
      id: 'a',
      title: 'Set the table',
      line: 'Stoneware',
      picture: null,
      tone: 'clay',
      link: '/explore?category=family',
    },
    { id: 'b', title: 'Elsewhere', line: 'Not ours', picture: null, tone: 'clay', link: '//evil.example/x' },
  ],
  categories: [{ id: 'toys', name: 'Toys', picture: null, products: 5, children: [] }],
  hot: [testCard('5', 'Walnut tray')],
  fresh: [testCard('6', 'Oak bowl')],
  shops: [testShop],
  counts: { shops: 1, products: 2 },
};
const long = { timeout: 15_000 };

describe('the front page', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('leads everywhere, and nowhere else', async () => {
    await renderApp('/home', { api: { getHome: home } });
    await screen.findByRole('link', { name: 'Search 1 shop, 2 things' }, long);
    const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href(/Set the table/)).toBe('/explore?category=family');
    expect(screen.queryByRole('link', { name: /Elsewhere/ })).toBeNull();
    expect(href(/Toys$/)).toBe('/Category?category=toys');
    expect(href(/all that is bought most/)).toBe('/explore?sort=sales');
    expect(href(/Walnut tray/)).toBe('/detail/5/3');
    expect(href(/Kieferwerk/)).toBe('/shop/3');
  });

  it('draws the first few of a rail, and all when the reader comes near it', async () => {
    const nearness = stubNearness();
    const fresh = Array.from({ length: 12 }, (_, at) => testCard(String(at + 10), `Bowl ${at}`));
    const shops = Array.from({ length: 8 }, (_, at) => ({ ...testShop, id: String(at + 3) }));
    await renderApp('/home', { api: { getHome: { ...home, fresh, shops } } });
    const rail = await screen.findByRole('list', { name: 'Fresh arrivals' }, long);
    const inside = (list: HTMLElement) => within(list).getAllByRole('listitem').length;
    const shopRail = screen.getByRole('list', { name: 'Lively shops' });
    expect([inside(rail), inside(shopRail)]).toEqual([4, 3]);
    nearness.come(rail);
    await waitFor(() => expect(inside(rail)).toBe(12));
    expect(inside(shopRail)).toBe(3);
    nearness.come(shopRail);
    await waitFor(() => expect(inside(shopRail)).toBe(8));
  });

  it('leads a shopper to the ranks', async () => {
    await renderApp('/home', { signedIn: true, api: { getHome: home } });
    const link = await screen.findByRole('link', { name: /all that is bought most/ }, long);
    expect(link.getAttribute('href')).toBe('/popular');
  });

  it('offers the language of the browser once', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh-CN']);
    const first = await renderApp('/home', { api: { getHome: home } });
    fireEvent.click(await screen.findByRole('button', { name: 'Stay with this language' }, long));
    expect(screen.queryByRole('button', { name: /Switch to/ })).toBeNull();
    first.unmount();
    expect(localStorage.getItem('language-offer')).toBe('seen');
  });

  it('tries again after a failure', async () => {
    const { api } = await renderApp('/home', { api: {} });
    const retry = await screen.findByRole('button', { name: 'Try again' }, long);
    api.answers.getHome = home;
    fireEvent.click(retry);
    await screen.findByRole('link', { name: /Walnut tray/ }, long);
  });
});
