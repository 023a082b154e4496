// My orders: a tab per state in the address, the next pages, and nothing offered that the server does not allow.
import type { OrderCard } from '@meridian/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const card = (orderNo: string, given: Partial<OrderCard> = {}): OrderCard => ({
  id: orderNo,
  orderNo,
  paymentNo: `P${orderNo}`,
  status: '0',
  shopId: '3',
  shopName: `Shop ${orderNo.slice(-1)}`,
  monogram: 'S',
  lines: [],
  quantity: 1,
  total: '12.30',
  createdAt: '2026-11-21T10:00:00Z',
  actions: ['pay', 'cancel'],
  next: { step: 'expires', at: new Date(Date.now() + 3600_000).toISOString() },
  ...given,
});
const page = (...list: OrderCard[]) => ({ list, total: list.length, hasMore: false, nextCursor: null });
const counts = { counts: { all: 2, '0': 1, '4': 1 } };

// jsdom has no CSS object for the strip of tabs to escape with.
beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

describe('my orders', () => {
  it('keeps the chosen tab in the address and asks for its orders only', async () => {
    const { router, api } = await renderApp('/myPurchases', {
      signedIn: true,
      api: {
        countOrders: counts,
        listOrders: ({ status }) =>
          status === '4'
            ? page(
                card('202611211234567894', {
                  status: '4',
                  actions: ['buyAgain', 'delete'],
                  next: { step: 'none', at: null },
                }),
              )
            : page(card('202611211234567891')),
      },
    });
    expect(await screen.findByText('Shop 1')).toBeTruthy();
    fireEvent.click(await screen.findByRole('tab', { name: /^Completed\s*1$/ }));
    expect(await screen.findByText('Shop 4')).toBeTruthy();
    expect(router.shown.pathname).toBe('/myPurchases/4');
    expect(screen.queryByText('Shop 1')).toBeNull();
    expect(api.of('listOrders').map(({ input }) => input.status)).toEqual(['all', '4']);
  });

  it('offers what the server allows and leads to the payment', async () => {
    const { router } = await renderApp('/myPurchases/0', {
      signedIn: true,
      api: { countOrders: counts, listOrders: page(card('202611211234567891')) },
    });
    const pay = await screen.findByRole('link', { name: 'Pay now' });
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm receipt' })).toBeNull();
    expect(screen.getByText(/^Pay within/)).toBeTruthy();
    fireEvent.click(pay);
    await waitFor(() => expect(router.shown.pathname).toBe('/payment'));
    expect(router.shown.search).toMatchObject({ paymentNo: 'P202611211234567891' });
  });

  it('shows an unknown tab as all', async () => {
    const { router } = await renderApp('/myPurchases/99', {
      signedIn: true,
      api: { countOrders: counts, listOrders: page() },
    });
    expect(await screen.findByText('No orders yet')).toBeTruthy();
    expect(router.shown.pathname).toBe('/myPurchases');
  });

  it('puts what is still sold back into the bag', async () => {
    const { router, api } = await renderApp('/myPurchases/4', {
      signedIn: true,
      api: {
        countOrders: counts,
        listOrders: page(card('202611211234567894', { status: '4', actions: ['buyAgain'] })),
        buyAgain: { added: 1, unavailable: [], count: 3 },
        listCart: { groups: [], count: 3, selectedCount: 0, selectedTotal: '0.00' },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Buy again' }));
    await waitFor(() => expect(router.shown.pathname).toBe('/bag'));
    expect(api.of('buyAgain')).toHaveLength(1);
  });
});
