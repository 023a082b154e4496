// Topping up on-chain: the own address, a copy that says when it cannot, what is missing, the picture on its way, and the way to the balance.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { userInfoKey } from '../../api/session.ts';
import { type FakeAnswers, Refused } from '../../testing/fake-api.ts';
import { type FakeRequest, fakeSending, network, topUp } from '../../testing/money-world.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api: FakeAnswers = {
  getBlockchain: { list: [network, { ...network, id: 'tron-usdt', name: 'TRON', address: null }] },
  createTopUp: topUp,
  getTopUp: topUp,
  listTopUps: { list: [topUp], hasMore: false, nextCursor: null, total: 1 },
};
const open = (path: string, answers: FakeAnswers = {}) =>
  renderApp(path, { signedIn: true, api: { ...api, ...answers } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'I have sent it' }));
const picture = new File(['receipt'], 'receipt.png', { type: 'image/png' });
const choosePicture = (file: File = picture) =>
  fireEvent.change(screen.getByLabelText('Payment evidence'), { target: { files: [file] } });
/** The sending that is under way. */
const sending = async (requests: typeof FakeRequest, nth = 1): Promise<FakeRequest> => {
  await waitFor(() => expect(requests.sent).toHaveLength(nth));
  return requests.sent[nth - 1] as FakeRequest;
};

afterEach(() => {
  vi.useRealTimers();
});

describe('where to send it', () => {
  it('needs a network, and shows its address, minimum, confirmations and warnings', async () => {
    const { router } = await open('/walletTopUp');
    await screen.findByText('Choose the one your wallet or exchange sends on.');
    submit();
    expect(await screen.findAllByText('Choose a network')).toHaveLength(2);
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: /USDT · Ethereum/ })));
    await waitFor(() => expect(router.shown.search).toMatchObject({ network: 'ethereum-usdt' }));
    expect(screen.getByRole('img', { name: 'QR code of your USDT address on Ethereum' })).toBeTruthy();
    expect(document.body.textContent).toContain(network.address);
    expect(screen.getByText('12 confirmations')).toBeTruthy();
    expect(screen.getByText('Recharge via DEX, BSC and HECO is not supported')).toBeTruthy();
    for (const tip of network.tips) expect(screen.getByText(tip)).toBeTruthy();
  });

  it('needs no choice where there is one network', async () => {
    await open('/walletTopUp', { getBlockchain: { list: [network] } });
    expect(await screen.findByRole('button', { name: 'Copy the address' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('says when something arrives there that was not announced, and nothing of what was there before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const came = { ...topUp, id: '77', status: '1', amount: null, arrived: '25.00' } as const;
    let list: (typeof topUp)[] = [topUp, { ...came, id: '76' }];
    await open('/walletTopUp?network=ethereum-usdt', {
      listTopUps: () => ({ list, hasMore: false, nextCursor: null, total: list.length }),
    });
    await screen.findByRole('button', { name: 'Copy the address' });
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(screen.queryByText(/arrived/)).toBeNull();
    list = [{ ...came, network: { id: 'tron-usdt', name: 'TRON', coin: 'USDT' }, id: '78' }, ...list];
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(screen.queryByText(/arrived/)).toBeNull();
    list = [came, ...list];
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect((await screen.findByText(/arrived/)).textContent).toContain('$25.00 arrived');
  });

  it('refuses to copy outside a secure context, in the words for it', async () => {
    vi.stubGlobal('isSecureContext', false);
    await open('/walletTopUp?network=ethereum-usdt');
    fireEvent.click(await screen.findByRole('button', { name: 'Copy the address' }));
    expect(await screen.findAllByText('Copying is not supported over non-https')).not.toHaveLength(0);
  });

  it('gives no form where no address can be given', async () => {
    await open('/walletTopUp?network=tron-usdt');
    expect(await screen.findByText('No address on this network at the moment')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I have sent it' })).toBeNull();
  });
});

describe('saying that it was sent', () => {
  it('says what is missing or wrong, and asks nothing of the server', async () => {
    const { api: asked } = await open('/walletTopUp?network=ethereum-usdt');
    const amount = await screen.findByLabelText('Amount sent');
    submit();
    expect(await screen.findByText('Enter a correct amount')).toBeTruthy();
    expect(screen.getByText('Please upload payment evidence')).toBeTruthy();
    fireEvent.change(amount, { target: { value: '9,99' } });
    fireEvent.change(screen.getByLabelText('Transaction hash'), { target: { value: '0x12' } });
    submit();
    expect(await screen.findByText('The smallest top-up here is $10.00')).toBeTruthy();
    expect(screen.getByText(/^A hash has 64 letters/)).toBeTruthy();
    expect(asked.of('createTopUp')).toHaveLength(0);
  });

  it('takes no file that is no picture', async () => {
    const requests = fakeSending();
    await open('/walletTopUp?network=ethereum-usdt');
    await screen.findByLabelText('Amount sent');
    choosePicture(new File(['%PDF'], 'receipt.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/^This file is not a picture/)).toBeTruthy();
    expect(requests.sent).toHaveLength(0);
  });

  it('sends the picture as it is, tells how far it is, tries again, and names it in the top-up', async () => {
    const requests = fakeSending();
    const { api: asked, router } = await open('/walletTopUp?network=ethereum-usdt');
    fireEvent.change(await screen.findByLabelText('Amount sent'), { target: { value: '250' } });
    choosePicture();
    const first = await sending(requests);
    expect(first.body).toBe(picture);
    expect(first.url).toBe('/api/user/upload');
    expect(first.headers).toMatchObject({ 'content-type': 'image/png', token: 'test-token', lang: 'en' });
    act(() => first.progress(1, 4));
    expect(screen.getByRole('progressbar', { name: 'Uploading…' }).getAttribute('aria-valuenow')).toBe('25');
    submit();
    expect(await screen.findByText('Please wait until the picture is uploaded')).toBeTruthy();
    act(() => first.breakOff());
    expect(await screen.findByText('Not uploaded')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const second = await sending(requests, 2);
    const upload = 'ab'.repeat(16);
    await act(async () => second.answer({ upload, url: '/api/private/a.webp' }));
    expect(await screen.findByText('Uploaded')).toBeTruthy();
    submit();
    await waitFor(() => expect(router.shown.search).toMatchObject({ id: '31' }));
    const [sent] = asked.of('createTopUp');
    expect(sent?.input).toEqual({
      method: 'chain',
      network: 'ethereum-usdt',
      amount: '250',
      evidence: upload,
    });
    expect(sent?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('shows the server’s words about a picture it cannot take', async () => {
    const requests = fakeSending();
    await open('/walletTopUp?network=ethereum-usdt');
    await screen.findByLabelText('Amount sent');
    choosePicture();
    const request = await sending(requests);
    await act(async () => request.answer(null, 1612, 'This file is not a picture we can read.'));
    expect(await screen.findByText('This file is not a picture we can read.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('following it', () => {
  it('shows the confirmations as they come, then the credit, and asks for the balance anew', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { api: asked } = await open('/walletTopUp?id=31', {
      getTopUp: { ...topUp, confirmations: { seen: 3, needed: 12 } },
    });
    const bar = await screen.findByRole('progressbar', { name: '3 of 12 confirmations' });
    expect(bar.getAttribute('aria-valuenow')).toBe('25');
    asked.answers.getTopUp = { ...topUp, confirmations: { seen: 12, needed: 12 } };
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    expect(await screen.findByText('A person compares it with the chain.')).toBeTruthy();
    asked.answers.getTopUp = {
      ...topUp,
      status: '1',
      arrived: '249.50',
      confirmations: { seen: 12, needed: 12 },
      decidedAt: '2026-11-21T11:00:00.000Z',
    };
    expect(queryClient.getQueryState(userInfoKey)?.isInvalidated).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    expect(await screen.findByText('The money is in your balance.')).toBeTruthy();
    expect(screen.getAllByText('$249.50').length).toBeGreaterThan(0);
    expect(queryClient.getQueryState(userInfoKey)?.isInvalidated).toBe(true);
    const polled = asked.of('getTopUp').length;
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(asked.of('getTopUp')).toHaveLength(polled);
  });

  it('says why it was refused', async () => {
    await open('/walletTopUp?id=31', {
      getTopUp: { ...topUp, status: '2', refusal: 'wrong_network', reason: 'It came on BSC.' },
    });
    expect(await screen.findByText('The money was sent on another network.')).toBeTruthy();
    expect(screen.getByText('It came on BSC.')).toBeTruthy();
  });

  it('says that one of somebody else is not there', async () => {
    await open('/walletTopUp?id=99', {
      getTopUp: new Refused('TOPUP_NOT_FOUND', 'We could not find this top-up.'),
    });
    expect(await screen.findByText('We could not find this top-up.')).toBeTruthy();
  });
});
