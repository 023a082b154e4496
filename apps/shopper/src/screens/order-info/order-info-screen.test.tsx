// An order's page: what happens next, where the money is, its parcels, and its acts as the server allows them.
import type { OrderInfo } from '@meridian/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refused } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const orderNo = '202611211234567890';
const order: OrderInfo = {
  id: orderNo,
  orderNo,
  paymentNo: `P${orderNo}`,
  status: '2',
  shopId: '3',
  shopName: 'Taipei Audio',
  monogram: 'TA',
  lines: [
    {
      id: '1',
      productId: '5',
      skuId: '6',
      title: 'Lull headphones',
      optionText: 'Cedar',
      picture: null,
      unitPrice: '59.00',
      quantity: 2,
      subtotal: '118.00',
      discount: '0.00',
      paid: '121.90',
      commented: false,
    },
  ],
  quantity: 2,
  subtotal: '118.00',
  freight: '3.90',
  discount: '0.00',
  total: '121.90',
  promoCode: null,
  note: '',
  createdAt: '2026-11-01T10:00:00Z',
  actions: ['receive', 'extend', 'buyAgain', 'track'],
  next: { step: 'auto_received', at: '2027-01-10T10:00:00Z' },
  address: {
    addressee: 'Mira Lindqvist',
    mobile: '+4915123456789',
    country: 'DE',
    area: ['Berlin', 'Berlin'],
    postcode: '10119',
    detail: 'Torstr. 12',
    tag: 'home',
  },
  paidAt: '2026-11-01T10:05:00Z',
  shippedAt: '2026-11-03T10:00:00Z',
  receivedAt: null,
  completedAt: null,
  cancelledAt: null,
  cancelReason: null,
  extended: false,
  parcels: [
    {
      id: '9',
      carrier: 'harbourline',
      carrierName: 'Harbourline',
      trackingNo: 'HL0001',
      state: 'in_transit',
      shippedAt: '2026-11-03T10:00:00Z',
      deliveredAt: null,
      events: [
        { state: 'info_received', text: 'Told about it', place: 'Taipei', at: '2026-11-03T10:00:00Z' },
        { state: 'in_transit', text: 'On its way', place: 'Frankfurt', at: '2026-11-05T10:00:00Z' },
        { state: 'pending', text: 'Waiting', place: 'Taipei', at: '2026-11-02T10:00:00Z' },
      ],
    },
  ],
  events: [{ event: 'order.created', by: 'shopper', text: 'Order placed', at: '2026-11-01T10:00:00Z' }],
  money: { where: 'escrow', amount: '121.90' },
};
const open = (given: Partial<OrderInfo> = {}) =>
  renderApp(`/orderInfo/${orderNo}`, { signedIn: true, api: { getOrder: { ...order, ...given } } });

describe('an order', () => {
  it('says what happens next and where the money is', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'On the way to you' })).toBeTruthy();
    expect(screen.getByText('Held safely until you confirm receipt')).toBeTruthy();
    expect(screen.getByText('Jan 10')).toBeTruthy();
    expect(screen.getByText('Torstr. 12, Berlin, Berlin, 10119, Germany')).toBeTruthy();
  });

  it('tells the way of a parcel from its latest scan, and all of it on request', async () => {
    await open();
    expect((await screen.findByText('Told about it')).closest('li')?.previousSibling?.textContent).toMatch(
      /^On its wayFrankfurt/,
    );
    expect(screen.queryByText('Waiting')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show all 3 events' }));
    expect(screen.getByText('Waiting')).toBeTruthy();
  });

  it('has no logistics information before it is shipped', async () => {
    await open({ status: '1', parcels: [], actions: ['cancel'], shippedAt: null });
    expect(await screen.findByText('No logistics information yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm receipt' })).toBeNull();
  });

  it('confirms receipt after a question', async () => {
    const { api } = await open();
    api.answers.receiveOrder = {};
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm receipt' }));
    const question = await screen.findByRole('alertdialog');
    expect(api.of('receiveOrder')).toHaveLength(0);
    fireEvent.click(within(question).getByRole('button', { name: 'Confirm receipt' }));
    await waitFor(() => expect(api.of('receiveOrder')[0]?.input).toEqual({ orderNo }));
    await waitFor(() => expect(api.of('getOrder').length).toBeGreaterThan(1));
  });

  it('leaves for the list once deleted', async () => {
    const { api, router } = await open({ status: '4', actions: ['delete'] });
    api.answers.deleteOrder = {};
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.shown.pathname).toBe('/myPurchases'));
  });

  it('says that copying needs https', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Copy the order number' }));
    expect((await screen.findAllByText('Copying is not supported over non-https')).length).toBeGreaterThan(0);
  });

  it('says so when it is not there', async () => {
    await renderApp(`/orderInfo/${orderNo}`, {
      signedIn: true,
      api: { getOrder: new Refused('ORDER_NOT_FOUND', 'This order does not exist') },
    });
    expect(await screen.findByText('This order isn’t here')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To my orders' })).toBeTruthy();
  });
});
