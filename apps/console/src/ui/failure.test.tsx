// A failure offers what can help: another try where nothing was answered, the list where there is nothing to be found.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ApiError } from '../api/client.ts';
import { loadWords } from '../i18n/language.ts';
import { I18nProvider } from '../i18n/provider.tsx';
import { stubDevice } from '../testing/stub-device.ts';
import { Failure } from './bits.tsx';

beforeAll(async () => {
  stubDevice();
  await loadWords('en');
});
afterEach(cleanup);

function show(error: Error) {
  const onRetry = vi.fn();
  const { hook } = memoryLocation({ path: '/withdrawals/999' });
  render(
    <Router hook={hook}>
      <I18nProvider initial="en">
        <Failure error={error} onRetry={onRetry} />
      </I18nProvider>
    </Router>,
  );
  return onRetry;
}
const again = () => screen.queryByRole('button', { name: 'Try again' });

it.each(['NO_ANSWER', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'])('%s can be tried again', (error) => {
  const onRetry = show(new ApiError(error, 'why'));
  expect(screen.getByText('why')).toBeTruthy();
  fireEvent.click(again() as HTMLElement);
  expect(onRetry).toHaveBeenCalledOnce();
});

it.each(['WITHDRAWAL_NOT_FOUND', 'FORBIDDEN'])('%s leads to the list', (error) => {
  show(new ApiError(error, 'why'));
  expect(screen.getByText('why')).toBeTruthy();
  expect(again()).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the list' }).getAttribute('href')).toBe('/withdrawals');
});

it('an address that means nothing is told as one, not as something that was entered', () => {
  show(new ApiError('VALIDATION_FAILED', 'Please check what you entered'));
  expect(screen.getByText('A filter or a part of the address is not right.')).toBeTruthy();
  expect(again()).toBeNull();
});
