// Topping up by bank transfer: the account and the code it is marked with, then the form, which names the chosen account.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeSending, topUp } from '../../testing/money-world.ts';
import { renderApp } from '../../testing/render-app.tsx';

const payee = (id: string, bankName: string) => ({
  id,
  payee: 'Meridian Payments Ltd',
  bankName,
  accountNumber: 'GB79HRBR60161331926819',
  swift: 'HRBRGB2L',
  country: 'GB',
  note: '',
});
const payees = {
  list: [payee('1', 'Harbour Bank'), payee('2', 'Banco do Tejo')],
  reference: '53PB-M8WQ',
  minimum: '10.00',
};
const bankTopUp = {
  ...topUp,
  method: 'bank' as const,
  network: null,
  bankName: 'Banco do Tejo',
  reference: '53PB-M8WQ',
};

it('shows the code, and sends the amount with the account that was chosen', async () => {
  const requests = fakeSending();
  const { api, router } = await renderApp('/cardTopUp', {
    signedIn: true,
    api: { listPayeeAccounts: payees, createTopUp: bankTopUp, getTopUp: bankTopUp },
  });
  expect(await screen.findByText('53PB-M8WQ')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /Banco do Tejo/ }));
  fireEvent.change(screen.getByLabelText('Amount sent'), { target: { value: '5' } });
  fireEvent.click(screen.getByRole('button', { name: 'I have sent it' }));
  expect(await screen.findByText('The smallest top-up here is $10.00')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Amount sent'), { target: { value: '80' } });
  fireEvent.change(screen.getByLabelText('Payment evidence'), {
    target: { files: [new File(['receipt'], 'receipt.png', { type: 'image/png' })] },
  });
  await waitFor(() => expect(requests.sent).toHaveLength(1));
  const upload = 'cd'.repeat(16);
  await act(async () => requests.sent[0]?.answer({ upload, url: '/api/private/a.webp' }));
  fireEvent.click(screen.getByRole('button', { name: 'I have sent it' }));
  await waitFor(() => expect(router.shown.search).toMatchObject({ id: '31' }));
  expect(api.of('createTopUp')[0]?.input).toEqual({
    method: 'bank',
    payeeAccount: '2',
    amount: '80',
    evidence: upload,
  });
  expect(await screen.findByText('A person looks for it on the bank’s statement.')).toBeTruthy();
});

it('leads on where no account is open', async () => {
  await renderApp('/cardTopUp', {
    signedIn: true,
    api: { listPayeeAccounts: { ...payees, list: [] } },
  });
  expect(await screen.findByText('Bank transfers are not open yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'On-chain' }).getAttribute('href')).toBe('/walletTopUp');
});
