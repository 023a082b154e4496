// The page of a product: choosing, taking it, and what a guest and a missing product see.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testCard, testProduct } from '../../testing/catalogue-world.ts';
import { type FakeAnswers, Refused } from '../../testing/fake-api.ts';
import { stubNearness } from '../../testing/nearness.ts';
import '../../testing/no-layout.ts';
import { renderApp } from '../../testing/render-app.tsx';

const answers: FakeAnswers = {
  getProduct: testProduct,
  getShop: testProduct.shop,
  listRecommendations: { list: [testCard('6', 'Oak bowl')] },
  listAddresses: { list: [] },
};
const open = (signedIn: boolean, api: FakeAnswers = {}) =>
  renderApp('/detail/5/3', { signedIn, api: { ...answers, ...api } });
const long = { timeout: 15_000 };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the page of a product', () => {
  it('follows the choice: price, stock, address; sold out cannot be bought', async () => {
    const { router } = await open(true);
    await screen.findByRole('heading', { level: 1, name: 'Walnut tray' }, long);
    expect(screen.getByText('4 left')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
    await screen.findByText('7 left');
    expect(screen.getByText('$21.00')).toBeTruthy();
    expect(router.shown.search).toMatchObject({ sku: '53' });
    expect(screen.getByRole('radio', { name: 'Large' })).toHaveProperty('disabled', true);

    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    fireEvent.click(await screen.findByRole('radio', { name: /Large/ }));
    expect(await screen.findByRole('button', { name: 'Sold out' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull();
  });

  it('puts the chosen SKU and quantity into the bag', async () => {
    const { api } = await open(true, { addCartItem: { count: 3 } });
    fireEvent.click(await screen.findByRole('radio', { name: 'Light' }, long));
    await screen.findByText('7 left');
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
    await screen.findByText('Added to the bag');
    expect(api.of('addCartItem')[0]?.input).toEqual({ skuId: '53', quantity: 2 });
  });

  it('asks again when the server no longer has it', async () => {
    const { api } = await open(true, { addCartItem: new Refused('SKU_STOCK_SHORT', 'Only 1 left') });
    fireEvent.click(await screen.findByRole('button', { name: 'Add to bag' }, long));
    await screen.findByText('Only 1 left');
    await waitFor(() => expect(api.of('getProduct').length).toBeGreaterThan(1));
  });

  it('buys at once: straight to checkout with this SKU', async () => {
    const { router } = await open(true);
    fireEvent.click(await screen.findByRole('button', { name: 'Buy now' }, long));
    await waitFor(() => expect(router.shown.href).toBe('/checkout?sku=51&quantity=1'), long);
  });

  it('asks for what goes well with it only when the reader comes near', async () => {
    const nearness = stubNearness();
    const { api } = await open(false);
    const heading = await screen.findByRole('heading', { name: 'Goes well with it' }, long);
    expect(api.of('listRecommendations')).toEqual([]);
    act(() => nearness.come(heading.closest('section') as HTMLElement));
    await screen.findByText('Oak bowl', undefined, long);
    expect(api.of('listRecommendations')).toMatchObject([{ input: { id: '5' } }]);
  });

  it('sends a guest to the login with the way back', async () => {
    const { router, api } = await open(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Add to bag' }, long));
    await waitFor(() => expect(router.shown.pathname).toBe('/login'), long);
    expect(router.shown.search).toMatchObject({ redirect: '/detail/5/3' });
    expect(api.of('addCartItem')).toEqual([]);
  });

  it('calls the country it guessed by the name that comes with the freight', async () => {
    const delivery = { country: 'US', countryName: 'The States', freight: '3.90', minDays: 7, maxDays: 13 };
    await open(false, { getProduct: { ...testProduct, delivery } });
    await screen.findByText('Freight to The States', undefined, long);
  });

  it('asks what another country costs, and says nothing of it before it knows', async () => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const nowhere = { ...testProduct, delivery: null };
    await open(false, {
      getProduct: ({ country }) => (country === 'FR' ? late.then(() => nowhere) : testProduct),
      listCountries: { list: [{ code: 'FR', callingCode: '33', levels: [], postcode: null }] },
    });
    const free = /Free · 2–6 days/;
    fireEvent.click(await screen.findByText(free, undefined, long));
    fireEvent.click(await screen.findByRole('radio', { name: 'France' }, long));
    await screen.findByText('Freight to France');
    expect(screen.queryByText(free)).toBeNull();
    expect(screen.queryByText('Not delivered there')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Walnut tray' })).toBeTruthy();
    answer();
    await screen.findByText('Not delivered there');
  });

  it('stays when another country’s answer does not come, and asks again', async () => {
    let isBroken = true;
    const { api } = await open(false, {
      getProduct: ({ country }) => (country === 'FR' && isBroken ? new Error('cut') : testProduct),
      listCountries: { list: [{ code: 'FR', callingCode: '33', levels: [], postcode: null }] },
    });
    fireEvent.click(await screen.findByText(/Free · 2–6 days/, undefined, long));
    fireEvent.click(await screen.findByRole('radio', { name: 'France' }, long));
    const again = await screen.findByRole('button', { name: 'Try again' }, long);
    fireEvent.click(screen.getByRole('button', { name: 'Freight to France' }));
    expect(await screen.findByRole('radio', { name: 'France' }, long)).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.getByRole('heading', { level: 1, name: 'Walnut tray' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Buy now' })).toBeTruthy();
    isBroken = false;
    const before = api.of('getProduct').length;
    fireEvent.click(again);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Freight to France/ }));
    await screen.findByText(/Free · 2–6 days/, undefined, long);
    expect(api.of('getProduct').slice(before)).toMatchObject([{ input: { country: 'FR' } }]);
  });

  it('says when it is gone, and when it is off the shelf', async () => {
    await open(false, { getProduct: new Refused('PRODUCT_NOT_FOUND', 'gone') });
    await screen.findByText('This product is not here', undefined, long);
  });

  it('shows what is off the shelf without the two ways to take it', async () => {
    await open(false, { getProduct: { ...testProduct, state: 'off' } });
    await screen.findByRole('heading', { level: 1, name: 'Walnut tray' }, long);
    expect(screen.queryByRole('button', { name: 'Add to bag' })).toBeNull();
    expect(screen.getAllByText('No longer on sale').length).toBeGreaterThan(0);
  });
});
