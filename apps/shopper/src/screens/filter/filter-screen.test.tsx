// The filter tab: a running count and the way to what it leaves; it keeps its state.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCard, testFacets, testList } from '../../testing/catalogue-world.ts';
import '../../testing/no-layout.ts';
import { renderApp } from '../../testing/render-app.tsx';

const long = { timeout: 15_000 };

describe('the filter tab', () => {
  it('counts, leads to the list, and is as it was on return', async () => {
    const { api, router } = await renderApp('/filter', {
      signedIn: true,
      api: { getProductFacets: testFacets, listProducts: testList(testCard('5', 'Walnut tray')) },
    });
    fireEvent.click(await screen.findByRole('radio', { name: /Toys/ }, long));
    await waitFor(() => expect(api.of('getProductFacets').at(-1)?.input).toMatchObject({ category: 'toys' }));
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 results' }));
    // The list's screen is fetched only now.
    await waitFor(() => expect(router.shown.href).toBe('/explore?category=toys'), long);
    await screen.findByRole('link', { name: /Walnut tray/ }, long);
    fireEvent.click(screen.getByRole('link', { name: 'Filter' }));
    const kept = await screen.findByRole('radio', { name: /Toys/ });
    expect(kept).toHaveProperty('checked', true);
  });
});
