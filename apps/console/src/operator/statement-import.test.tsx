// The dialog that imports a bank's file: what is guessed of it is what is sent, and nothing of a file that was chosen before.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createQueryClient } from '../api/query-client.ts';
import { loadWords } from '../i18n/language.ts';
import { I18nProvider } from '../i18n/provider.tsx';
import { stubDevice } from '../testing/stub-device.ts';
import { StatementImport } from './statement-import.tsx';

const sent: { columns: object; fileName: string }[] = [];
const answers = {
  '/api/operator/registry': {
    networks: [],
    chains: [],
    wallets: [],
    payees: [{ id: '3', bankName: 'Harbour Bank', accountNumber: '001' }],
  },
  '/api/operator/statement_import': { id: '7' },
} as const;

beforeAll(async () => {
  // The dialog is drawn slowly without a browser.
  configure({ asyncUtilTimeout: 10_000 });
  stubDevice();
  vi.stubGlobal('fetch', async (path: keyof typeof answers, { body }: RequestInit) => {
    if (body) sent.push(JSON.parse(String(body)));
    return Response.json({ code: 1, msg: '', data: answers[path] });
  });
  await loadWords('en');
});
afterEach(cleanup);

async function choose(name: string, text: string): Promise<void> {
  const field = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(field, { target: { files: [new File([text], name, { type: 'text/csv' })] } });
  await screen.findByText(name);
}

it('sends the columns of the file that was chosen last', { timeout: 30_000 }, async () => {
  const { hook, history } = memoryLocation({ path: '/statements', record: true });
  render(
    <Router hook={hook}>
      <QueryClientProvider client={createQueryClient()}>
        <I18nProvider initial="en">
          <StatementImport />
        </I18nProvider>
      </QueryClientProvider>
    </Router>,
  );
  fireEvent.click(screen.getByText('Import a statement'));
  await choose('first.csv', 'Date;Amount;Text;Currency\n13.02.2026;1,00;x;EUR\n');
  await choose('second.csv', 'Datum;Betrag;Zweck\n13.02.2026;1,00;x\n');
  fireEvent.mouseDown(screen.getByLabelText('Account of the house'));
  fireEvent.click(await screen.findByTitle('Harbour Bank · 001'));
  const [, act] = screen.getAllByText('Import a statement');
  fireEvent.click(act as HTMLElement);
  await waitFor(() => expect(history).toContain('/statements/files/7'));
  expect(sent).toEqual([
    {
      payeeAccount: '3',
      fileName: 'second.csv',
      csv: 'Datum;Betrag;Zweck\n13.02.2026;1,00;x\n',
      columns: { date: 'Datum', amount: 'Betrag', reference: 'Zweck' },
      decimal: 'comma',
      dates: 'dmy',
    },
  ]);
});
