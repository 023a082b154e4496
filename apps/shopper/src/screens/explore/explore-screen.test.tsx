// The browsing tab: the address holds the state, filters can be set and taken off, a corrected word is told.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCard, testFacets, testList } from '../../testing/catalogue-world.ts';
import type { FakeAnswers } from '../../testing/fake-api.ts';
import '../../testing/no-layout.ts';
import { renderApp } from '../../testing/render-app.tsx';

const answers: FakeAnswers = {
  listProducts: testList(testCard('5', 'Walnut tray'), testCard('6', 'Oak bowl')),
  getProductFacets: testFacets,
  listCategories: { list: [{ id: 'toys', name: 'Toys', picture: null, products: 5, children: [] }] },
};
const long = { timeout: 15_000 };

describe('the browsing tab', () => {
  it('reads its state from the address and turns the price round', async () => {
    const { api, router } = await renderApp('/explore?category=toys&sort=price_asc', { api: answers });
    await screen.findByText('2 results', undefined, long);
    expect(api.of('listProducts')[0]?.input).toMatchObject({ category: 'toys', sort: 'price_asc' });
    fireEvent.click(screen.getByRole('button', { name: 'Price, lowest first' }));
    await waitFor(() => expect(router.shown.search).toEqual({ category: 'toys', sort: 'price_desc' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Take off: Toys' }));
    await waitFor(() => expect(router.shown.search).toEqual({ sort: 'price_desc' }));
  });

  it('changes nothing until the filters are applied', async () => {
    const { router } = await renderApp('/explore', { api: answers });
    await screen.findByText('2 results', undefined, long);
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }, long));
    fireEvent.click(await sheet.findByRole('radio', { name: /Toys/ }));
    fireEvent.click(sheet.getByRole('button', { name: /In stock/ }));
    fireEvent.change(sheet.getByLabelText('From'), { target: { value: '12,5' } });
    fireEvent.change(sheet.getByLabelText('To'), { target: { value: '3' } });
    expect(sheet.getByText(/is more than/)).toBeTruthy();
    fireEvent.change(sheet.getByLabelText('To'), { target: { value: '' } });
    expect(router.shown.search).toEqual({});
    fireEvent.click(await sheet.findByRole('button', { name: 'Show 2 results' }));
    await waitFor(() => expect(router.shown.href).toBe('/explore?category=toys&inStock=1&minPrice=12.5'));
  });

  it('says how the words were read, and leads on when nothing was found', async () => {
    const nothing = { ...testList(), correctedQuery: 'walnut' };
    await renderApp('/explore?q=wallnut&minScore=4', { api: { ...answers, listProducts: nothing } });
    await screen.findByText(/Showing results for “walnut”/, undefined, long);
    fireEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await screen.findByRole('link', { name: 'Look round everything' });
  });
});
