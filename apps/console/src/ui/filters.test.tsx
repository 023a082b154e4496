// Filters live in the address: what the address says is shown, what is chosen goes there, and the page begins anew.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { loadWords } from '../i18n/language.ts';
import { I18nProvider } from '../i18n/provider.tsx';
import { stubDevice } from '../testing/stub-device.ts';
import { Filters } from './filters.tsx';

beforeAll(async () => {
  stubDevice();
  await loadWords('en');
});
afterEach(cleanup);

function open(path: string) {
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  render(
    <Router hook={hook} searchHook={searchHook}>
      <I18nProvider initial="en">
        <Filters
          fields={[
            { name: 'q', label: 'Words', kind: 'text' },
            { name: 'from', label: 'From', kind: 'date' },
          ]}
        />
      </I18nProvider>
    </Router>,
  );
  return history;
}

it('shows what the address says', () => {
  open('/users?q=ana&from=2026-03-01');
  expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('ana');
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-03-01');
});

it('writes a choice into the address, without the page that was turned to', () => {
  const history = open('/users?cursor=abc&q=ana');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-02' } });
  expect(history.at(-1)).toBe('/users?q=ana&from=2026-03-02');
});

it('clears all filters at once, and nothing else', () => {
  const history = open('/users?tab=history&q=ana&from=2026-03-01');
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(history.at(-1)).toBe('/users?tab=history');
});

it('is reached by the key /', () => {
  open('/users');
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(screen.getByLabelText('Words'));
});
