// The page of a shop: numbers, following at once and taken back, its list.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCard, testList, testShop } from '../../testing/catalogue-world.ts';
import { type FakeAnswers, Refused } from '../../testing/fake-api.ts';
import '../../testing/no-layout.ts';
import { renderApp } from '../../testing/render-app.tsx';

const open = (signedIn: boolean, api: FakeAnswers = {}) =>
  renderApp('/shop/3', {
    signedIn,
    api: { getShop: testShop, listProducts: testList(testCard('5', 'Walnut tray')), ...api },
  });
const long = { timeout: 15_000 };

describe('the page of a shop', () => {
  it('asks for its products in the chosen order', async () => {
    const { api, router } = await open(false);
    await screen.findByRole('heading', { level: 1, name: 'Kieferwerk' }, long);
    await screen.findByRole('link', { name: /Walnut tray/ });
    fireEvent.click(screen.getByRole('button', { name: 'Sales' }));
    await waitFor(() => expect(router.shown.search).toEqual({ sort: 'sales' }));
    await waitFor(() =>
      expect(api.of('listProducts').at(-1)?.input).toMatchObject({ shop: '3', sort: 'sales' }),
    );
  });

  it('follows at once, and takes it back when the server refuses', async () => {
    let answer: (value: Refused) => void = () => undefined;
    const { api } = await open(true, {
      followShop: () => new Promise<Refused>((resolve) => (answer = resolve)),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Follow Kieferwerk' }, long));
    await screen.findByRole('button', { name: 'Unfollow Kieferwerk' });
    expect(screen.getByText('28')).toBeTruthy();
    await waitFor(() => expect(api.of('followShop')).toHaveLength(1));
    answer(new Refused('SHOP_NOT_FOUND', 'gone'));
    await screen.findByRole('button', { name: 'Follow Kieferwerk' });
    expect(screen.getByText('27')).toBeTruthy();
  });

  it('says when there is no such shop', async () => {
    await open(false, { getShop: new Refused('SHOP_NOT_FOUND', 'gone') });
    await screen.findByText('This shop is not here', undefined, long);
  });
});
