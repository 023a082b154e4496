// An act is sent once however often somebody clicks, and keeps its key until it is known what came of it.
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadWords } from '../i18n/language.ts';
import { I18nProvider } from '../i18n/provider.tsx';
import { stubDevice } from '../testing/stub-device.ts';
import { useAct } from './hooks.ts';
import { createQueryClient } from './query-client.ts';

/** The keys of what was sent; `answer` decides what comes of each. */
const keys: string[] = [];
let answer: () => Promise<Response>;
beforeAll(async () => {
  stubDevice();
  await loadWords('en');
});
beforeEach(() => {
  keys.length = 0;
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    keys.push((init.headers as Record<string, string>)['idempotency-key'] ?? '');
    return answer();
  });
});
afterEach(cleanup);

function Approve({ id }: { id: string }) {
  const act = useAct('approveWithdrawal');
  return (
    <button type="button" onClick={() => act.mutate({ id })}>
      {act.status}
    </button>
  );
}
const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <I18nProvider initial="en">
        <Approve id="7" />
      </I18nProvider>
    </QueryClientProvider>,
  );
const said = (body: object) => async () => Response.json({ msg: 'no', data: null, ...body });
const press = () => fireEvent.click(screen.getByRole('button'));
const becomes = (status: string) =>
  waitFor(() => expect(screen.getByRole('button').textContent).toBe(status));

it('two clicks in a row are one sending', async () => {
  answer = said({ code: 1, data: {} });
  open();
  press();
  press();
  await becomes('success');
  expect(keys).toHaveLength(1);
});

it('what was not answered is sent again under its key, what was refused under a new one', async () => {
  answer = () => Promise.reject(new TypeError('cut off'));
  open();
  press();
  await becomes('error');
  answer = said({ code: 1000, error: 'FOUR_EYES' });
  press();
  await waitFor(() => expect(keys).toHaveLength(2));
  await becomes('error');
  expect(keys[1]).toBe(keys[0]);
  answer = said({ code: 1, data: {} });
  press();
  await becomes('success');
  expect(keys).toHaveLength(3);
  expect(keys[2]).not.toBe(keys[1]);
});

it('without a network it fails at once, and is not sent when there is one again', async () => {
  answer = () => Promise.reject(new TypeError('no network'));
  onlineManager.setOnline(false);
  open();
  press();
  await becomes('error');
  expect(keys).toHaveLength(1);
  answer = said({ code: 1, data: {} });
  onlineManager.setOnline(true);
  await new Promise((resolve) => setTimeout(resolve));
  await becomes('error');
  expect(keys).toHaveLength(1);
});
