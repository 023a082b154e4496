// A screen that cannot be fetched says so in its place and opens at the next try; one of another role names whose it is.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadWords } from '../i18n/language.ts';
import { I18nProvider } from '../i18n/provider.tsx';
import { stubDevice } from '../testing/stub-device.ts';
import { ScreenRoute } from './screen-route.tsx';
import type { ScreenRow } from './screens.ts';
import { OperatorContext } from './use-operator.ts';

beforeAll(async () => {
  stubDevice();
  await loadWords('en');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const operator = { id: '1', email: 'ada@example.com', name: 'Ada', roles: ['support' as const] };
const open = (row: ScreenRow) =>
  render(
    <I18nProvider initial="en">
      <OperatorContext value={operator}>
        <ScreenRoute row={row} />
      </OperatorContext>
    </I18nProvider>,
  );

it('is fetched again when that failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<ScreenRow['load']>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => <p>What waits</p> });
  open({ path: '/fetched-later', label: 'console.nav.topUps', load });
  expect(await screen.findByText('This screen did not open')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Top-ups' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('What waits')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('is neither fetched nor shown for another role, which is told', () => {
  const load = vi.fn<ScreenRow['load']>();
  open({ path: '/books', roles: ['finance', 'admin'], load });
  expect(screen.getByRole('heading', { name: 'This is not for your role' })).toBeTruthy();
  expect(screen.getByText(/seen by: Finance or Administrator/)).toBeTruthy();
  expect(document.title).toBe('This is not for your role · Meridian Console');
  expect(load).not.toHaveBeenCalled();
});
