// The records: lines with sign and balance, filters in the address, the whole record as a table; audits by tab, and taking back.
import type { BillLine } from '@meridian/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../../testing/fake-api.ts';
import { destination, pageOf, topUp, withdrawal } from '../../testing/money-world.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

afterEach(() => {
  vi.useRealTimers();
});

const line = (id: number, given: Partial<BillLine> = {}): BillLine => ({
  id: String(id),
  kind: 'order.pay',
  amount: '-12.30',
  balanceAfter: '487.70',
  reference: '202611211234567891',
  createdAt: '2026-11-21T10:00:00.000Z',
  ...given,
});
const wallet = { available: '500.00', held: '40.00', inEscrow: '88.00' };

describe('the fund record', () => {
  it('shows sign, balance after and the way to the document', async () => {
    await renderApp('/capitalRecord', {
      signedIn: true,
      api: {
        getWallet: wallet,
        listBill: pageOf(
          line(2),
          line(1, { kind: 'topup.pass', amount: '500.00', balanceAfter: '500.00', reference: null }),
        ),
      },
    });
    expect(await screen.findByText('-$12.30')).toBeTruthy();
    expect(screen.getByText('+$500.00')).toBeTruthy();
    expect(screen.getByText('2 lines')).toBeTruthy();
    expect(screen.getByRole('link', { name: '202611211234567891' }).getAttribute('href')).toBe(
      '/orderInfo/202611211234567891',
    );
    expect(screen.getByText('$88.00')).toBeTruthy();
  });

  it('asks for the balance again together with the lines, and by itself', async () => {
    const down = new Refused('FORBIDDEN', 'Not now');
    const { api } = await renderApp('/capitalRecord', {
      signedIn: true,
      api: { getWallet: down, listBill: down },
    });
    // One in the place of the balance, one in that of the lines.
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    Object.assign(api.answers, { getWallet: wallet, listBill: pageOf(line(1)) });
    fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[1] as HTMLElement);
    expect(await screen.findByText('-$12.30')).toBeTruthy();
    expect(await screen.findByText('$500.00')).toBeTruthy();
    expect(api.of('getWallet')).toHaveLength(2);
  });

  it('names the document of every kind, and leads to those that have a page', async () => {
    const no = (letter: string, n: number) => `${letter}20261121123456789${n}`;
    const kinds = [
      ['topup.pass', no('T', 1), '/topUpRecord'],
      ['order.cancel', no('', 2), `/orderInfo/${no('', 2)}`],
      ['refund.approve', no('', 3), `/orderInfo/${no('', 3)}`],
      ['withdraw.request', no('W', 4), '/depositRecord'],
      ['withdraw.refuse', no('W', 5), '/depositRecord'],
      ['ledger.adjust', no('C', 6), null],
    ] as const;
    await renderApp('/capitalRecord', {
      signedIn: true,
      api: {
        getWallet: wallet,
        listBill: pageOf(...kinds.map(([kind, reference], i) => line(9 - i, { kind, reference }))),
      },
    });
    for (const [, reference, href] of kinds) {
      const shown = await screen.findByText(reference);
      expect(shown.closest('a')?.getAttribute('href') ?? null).toBe(href);
    }
  });

  it('asks for the kind and days of the address, the last day to its end', async () => {
    const { api, router } = await renderApp('/capitalRecord?kind=topup.pass&from=2026-11-01&to=2026-11-20', {
      signedIn: true,
      api: { getWallet: wallet, listBill: pageOf<BillLine>() },
    });
    expect(await screen.findByText('No records yet')).toBeTruthy();
    expect(api.of('listBill')[0]?.input).toEqual({
      kind: 'topup.pass',
      from: new Date(2026, 10, 1).toISOString(),
      to: new Date(2026, 10, 21).toISOString(),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Top-up' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Refund' }));
    await waitFor(() =>
      expect(router.shown.search).toMatchObject({ kind: 'refund.approve', from: '2026-11-01' }),
    );
  });

  it('saves every line, not only those on screen', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:table';
    };
    URL.revokeObjectURL = () => undefined;
    const named = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { api } = await renderApp('/capitalRecord?kind=order.pay', {
      signedIn: true,
      api: {
        getWallet: wallet,
        listBill: ({ cursor }) => ({
          list: [line(cursor ? 1 : 2)],
          total: 2,
          hasMore: !cursor,
          nextCursor: cursor ? null : 'next',
        }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Save as a table' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Save the table' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(saved[0] as Blob);
    });
    expect(text.trim().split('\r\n')).toHaveLength(3);
    expect(named).toHaveBeenCalledOnce();
    const pages = api.of('listBill').filter(({ input }) => input.limit === '100');
    expect(pages.map(({ input }) => [input.kind, input.cursor])).toEqual([
      ['order.pay', undefined],
      ['order.pay', 'next'],
    ]);
    named.mockRestore();
  });
});

describe('the top-up record', () => {
  it('keeps the tab in the address, and says arrival and reason', async () => {
    const { api, router } = await renderApp('/topUpRecord', {
      signedIn: true,
      api: {
        listTopUps: ({ status }) =>
          status === '2'
            ? pageOf({
                ...topUp,
                status: '2' as const,
                refusal: 'not_arrived' as const,
                reason: 'Ask your bank.',
              })
            : pageOf({ ...topUp, id: '32', status: '1' as const, arrived: '249.50' }),
      },
    });
    expect(await screen.findByText('$249.50')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Refused' }));
    expect(await screen.findByText('The money has not arrived.')).toBeTruthy();
    expect(screen.getByText('Ask your bank.')).toBeTruthy();
    expect(router.shown.search).toMatchObject({ status: '2' });
    expect(api.of('listTopUps').map(({ input }) => input.status)).toEqual(['all', '2']);
  });

  it('counts confirmations of each that is on its way, and goes on counting', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'],
      shouldAdvanceTime: true,
    });
    let seen = 6;
    const { api } = await renderApp('/topUpRecord', {
      signedIn: true,
      api: {
        listTopUps: () => {
          seen += 1;
          return pageOf(
            { ...topUp, confirmations: { seen, needed: 12 } },
            { ...topUp, id: '30', confirmations: null },
          );
        },
      },
    });
    expect(await screen.findByText('7 of 12 confirmations')).toBeTruthy();
    expect(screen.getAllByText(/confirmations/)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText('8 of 12 confirmations')).toBeTruthy();
    expect(api.of('listTopUps')).toHaveLength(2);
  });
});

describe('the withdrawal record', () => {
  const sent = {
    ...withdrawal,
    id: '78',
    withdrawalNo: 'W202611211234567802',
    status: '1' as const,
    payout: 'sent' as const,
    proof: 'HB-4431',
    actions: [],
    destination: { ...destination, label: 'Everyday' },
  };

  it('takes one back after asking, where the server allows it', async () => {
    const { api } = await renderApp('/depositRecord', {
      signedIn: true,
      api: {
        listWithdrawals: pageOf(withdrawal, sent),
        cancelWithdrawal: { ...withdrawal, cancelled: true },
      },
    });
    const card = within(await screen.findByRole('article', { name: /W202611211234567894/ }));
    const other = within(screen.getByRole('article', { name: /W202611211234567802/ }));
    expect(other.queryByRole('button', { name: 'Take it back' })).toBeNull();
    expect(other.getByText('HB-4431')).toBeTruthy();
    fireEvent.click(card.getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText('The whole $120.00 goes back to your balance at once.')).toBeTruthy();
    expect(api.of('cancelWithdrawal')).toHaveLength(0);
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(api.of('cancelWithdrawal')[0]?.input).toEqual({ id: '77' }));
  });
});
