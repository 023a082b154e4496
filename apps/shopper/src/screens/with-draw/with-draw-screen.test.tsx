// Withdrawing: nothing reckoned here, the code before the money, one withdrawal per wish whatever gets lost, and every obstacle said.
import type { RequestOf } from '@meridian/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswers, Refused } from '../../testing/fake-api.ts';
import { destination, network, pageOf, withdrawal, withdrawalForm } from '../../testing/money-world.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

const quoteOf = ({ amount }: RequestOf<'quoteWithdrawal'>) => ({
  amount: Number(amount).toFixed(2),
  fee: '1.20',
  arrival: (Number(amount) - 1.2).toFixed(2),
  expectedHours: 72,
});
const api: FakeAnswers = {
  getWithdrawalForm: withdrawalForm,
  quoteWithdrawal: quoteOf,
  verifyPayCode: { ticket: 'ticket-1', expiresAt: '2026-11-21T10:02:00.000Z' },
  createWithdrawal: withdrawal,
  listWithdrawals: pageOf(withdrawal),
  getBlockchain: { list: [network] },
  listCountries: { list: [] },
};
const open = (answers: FakeAnswers = {}) =>
  renderApp('/withDraw', { signedIn: true, api: { ...api, ...answers } });
const amountField = () => screen.findByLabelText<HTMLInputElement>('Amount');
const type = async (amount: string) => fireEvent.change(await amountField(), { target: { value: amount } });
const press = async () => {
  const button = await screen.findByRole('button', { name: 'Withdraw' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(button);
};
const enterCode = async (code = '246810') =>
  fireEvent.change(await screen.findByLabelText('Payment code', { selector: 'input' }), {
    target: { value: code },
  });

describe('the amount', () => {
  it('must be there and not above the balance; nothing is asked for it', async () => {
    const { api: asked } = await open();
    await amountField();
    await press();
    expect(await screen.findByText('Enter an amount greater than 0')).toBeTruthy();
    await type('0');
    await press();
    expect(screen.getByText('Enter an amount greater than 0')).toBeTruthy();
    await type('500.01');
    expect(screen.getByText('That is more than your balance')).toBeTruthy();
    await press();
    expect(asked.of('quoteWithdrawal')).toHaveLength(0);
    expect(screen.queryByLabelText('Payment code')).toBeNull();
  });

  it('is all there is by one tap, and shows what the server says of it', async () => {
    const { api: asked } = await open();
    await amountField();
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    expect((await amountField()).value).toBe('500.00');
    expect(await screen.findByText('$498.80')).toBeTruthy();
    expect(screen.getByText('within 3 days')).toBeTruthy();
    expect(asked.of('quoteWithdrawal').map(({ input }) => input)).toEqual([
      { destination: '5', amount: '500.00' },
    ]);
  });

  it('shows the server’s refusal at the field and opens no code sheet', async () => {
    await open({
      quoteWithdrawal: new Refused('WITHDRAWAL_BELOW_MINIMUM', 'The smallest withdrawal is $10.00.', {
        fields: { amount: 'The smallest withdrawal is $10.00.' },
      }),
    });
    await type('3');
    expect(await screen.findByText('The smallest withdrawal is $10.00.')).toBeTruthy();
    await press();
    expect(screen.queryByLabelText('Payment code')).toBeNull();
  });
});

describe('asking for it', () => {
  it('sends the charge that was shown, with a ticket for exactly this, and goes to the record', async () => {
    const { api: asked, router } = await open();
    await type('120');
    await screen.findByText('$118.80');
    await press();
    await enterCode();
    await waitFor(() => expect(router.shown.pathname).toBe('/depositRecord'));
    expect(asked.of('verifyPayCode')[0]?.input).toEqual({
      purpose: 'withdraw.request',
      target: '5',
      amount: '120.00',
      payCode: '246810',
    });
    const [sent] = asked.of('createWithdrawal');
    expect(sent?.input).toEqual({ destination: '5', amount: '120.00', fee: '1.20', ticket: 'ticket-1' });
    expect(sent?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('keeps a wrong code in its sheet', async () => {
    const { api: asked } = await open({
      verifyPayCode: new Refused('PAY_CODE_WRONG', "That payment code isn't right. 4 tries left."),
    });
    await type('120');
    await screen.findByText('$118.80');
    await press();
    await enterCode('111111');
    expect(await screen.findByText("That payment code isn't right. 4 tries left.")).toBeTruthy();
    expect(asked.of('createWithdrawal')).toHaveLength(0);
  });

  it('shows a charge that has changed, and asks what it is now', async () => {
    const { api: asked } = await open({
      createWithdrawal: new Refused('WITHDRAWAL_FEE_CHANGED', 'The charge is now $2.00.', {
        data: { fee: '2.00' },
      }),
    });
    await type('120');
    await screen.findByText('$118.80');
    asked.answers.quoteWithdrawal = { amount: '120.00', fee: '2.00', arrival: '118.00', expectedHours: 72 };
    await press();
    await enterCode();
    expect(await screen.findByText('The charge is now $2.00.')).toBeTruthy();
    expect(await screen.findByText('$118.00')).toBeTruthy();
  });
});

describe('an answer that gets lost', () => {
  it('is asked for with the same ticket under the same key, so that no second withdrawal can come of it', async () => {
    const { api: asked, router } = await open({ createWithdrawal: new Error('connection lost') });
    await type('120');
    await screen.findByText('$118.80');
    await press();
    await enterCode();
    expect(await screen.findByText('We did not hear back')).toBeTruthy();
    // The form is away: nobody can begin another one before this is known.
    expect(screen.queryByLabelText('Amount')).toBeNull();
    asked.answers.createWithdrawal = withdrawal;
    fireEvent.click(screen.getByRole('button', { name: 'Ask what became of it' }));
    await waitFor(() => expect(router.shown.pathname).toBe('/depositRecord'));
    const sent = asked.of('createWithdrawal');
    expect(sent.length).toBeGreaterThan(2);
    expect(new Set(sent.map(({ input }) => input.ticket))).toEqual(new Set(['ticket-1']));
    expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
    expect(asked.of('verifyPayCode')).toHaveLength(1);
  });

  it('is still open after a reload, and closed when the server says that nothing was made', async () => {
    sessionStorage.setItem(
      'unsettledWithdrawal',
      JSON.stringify({ destination: '5', amount: '120.00', fee: '1.20', ticket: 'ticket-1' }),
    );
    await open({ createWithdrawal: new Refused('PAY_TICKET_INVALID', 'That took too long.') });
    fireEvent.click(await screen.findByRole('button', { name: 'Ask what became of it' }));
    expect(await amountField()).toBeTruthy();
    expect(sessionStorage.getItem('unsettledWithdrawal')).toBeNull();
  });
});

describe('what stands in the way', () => {
  it('leads to the settings without a payment code', async () => {
    await open({ getWithdrawalForm: { ...withdrawalForm, hasPayCode: false } });
    const link = await screen.findByRole('link', { name: 'Set payment code' });
    expect(link.getAttribute('href')).toBe('/changePayPwd?backUrl=%2FwithDraw');
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  it('counts down the pause after a change of credentials, and the rest of a new place', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    await open({
      getWithdrawalForm: {
        ...withdrawalForm,
        pausedUntil: soon,
        destinations: [{ ...destination, usableFrom: soon }],
      },
    });
    expect(await screen.findByText(/^Withdrawals pause for/)).toBeTruthy();
    expect(screen.getByText(/^New: it can be used in/)).toBeTruthy();
    expect(screen.getAllByRole('timer').length).toBe(2);
    expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveProperty('disabled', true);
  });
});

describe('a new place', () => {
  const openSheet = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /Add a card or address/ }));
    return within(await screen.findByRole('dialog', { name: 'Add a card or address' }));
  };

  it('is checked as it is typed, and saved', async () => {
    const { api: asked } = await open({
      getWithdrawalForm: { ...withdrawalForm, destinations: [] },
      saveDestination: destination,
    });
    const sheet = await openSheet();
    const number = await sheet.findByLabelText<HTMLInputElement>('Card number');
    fireEvent.change(number, { target: { value: '4242424242424241' } });
    expect(sheet.getByText('Please check the card number.')).toBeTruthy();
    fireEvent.change(number, { target: { value: '4242 4242 4242 4242' } });
    expect(number.value).toBe('4242 4242 4242 4242');
    expect(sheet.queryByText('Please check the card number.')).toBeNull();
    fireEvent.change(sheet.getByLabelText('Bank'), { target: { value: 'Harbour Bank' } });
    asked.answers.getWithdrawalForm = withdrawalForm;
    fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked.of('saveDestination')).toHaveLength(1));
    expect(asked.of('saveDestination')[0]?.input).toEqual({
      type: 'bank',
      holder: 'Mira Lindqvist',
      bankName: 'Harbour Bank',
      cardNumber: '4242424242424242',
      country: 'DE',
    });
    expect(await screen.findByText('Harbour Bank')).toBeTruthy();
  });

  it('needs a network and an address of its form', async () => {
    const { api: asked } = await open({ getWithdrawalForm: { ...withdrawalForm, destinations: [] } });
    const sheet = await openSheet();
    await act(async () => fireEvent.click(sheet.getByRole('tab', { name: 'On-chain' })));
    fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await sheet.findByText('Choose a network')).toBeTruthy();
    expect(sheet.getByText('Enter the address')).toBeTruthy();
    expect(asked.of('saveDestination')).toHaveLength(0);
  });
});
