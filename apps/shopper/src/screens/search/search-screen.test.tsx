// Searching: suggestions while typing, the results in place of the page, what was searched for is remembered and forgotten.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testList } from '../../testing/catalogue-world.ts';
import type { FakeAnswers } from '../../testing/fake-api.ts';
import '../../testing/no-layout.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { readRecentSearches, rememberSearch } from './recent-searches.ts';

const answers: FakeAnswers = {
  listHotSearches: { list: ['headphones'] },
  suggestSearches: { list: ['teapot', 'tea towel'] },
  listProducts: testList(),
};
const long = { timeout: 15_000 };

describe('searching', () => {
  it('has the focus, suggests, and leads to the results', async () => {
    const { router } = await renderApp('/search', { api: answers });
    const field = await screen.findByRole('searchbox', { name: 'Search' }, long);
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'tea' } });
    fireEvent.click(await screen.findByRole('button', { name: 'tea towel' }));
    await waitFor(() => expect(router.shown.href).toBe('/searchs?q=tea%20towel'.replace('%20', '+')));
    expect(readRecentSearches()).toEqual(['tea towel']);
  });

  it('keeps the latest first, each once, and forgets them all', async () => {
    for (const word of ['a', 'b', 'A']) rememberSearch(word);
    expect(readRecentSearches()).toEqual(['A', 'b']);
    await renderApp('/search', { api: answers });
    await screen.findByRole('button', { name: 'b' }, long);
    fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('button', { name: 'b' })).toBeNull();
    expect(readRecentSearches()).toEqual([]);
  });
});
