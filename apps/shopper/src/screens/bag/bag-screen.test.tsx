// The bag: quick taps count from one another, and nobody goes to check out with less than was tapped.
import type { CartView, RequestOf } from '@meridian/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refused } from '../../testing/fake-api.ts';
import '../../testing/no-layout.ts';
import { renderApp } from '../../testing/render-app.tsx';

const bag = (quantity: number): CartView => ({
  groups: [
    {
      shopId: '3',
      shopName: 'Taipei Audio',
      monogram: 'TA',
      items: [
        {
          id: '11',
          skuId: '51',
          productId: '5',
          title: 'Walnut tray',
          optionText: 'Dark',
          picture: null,
          price: '19.00',
          priceWhenAdded: '19.00',
          quantity,
          stock: 9,
          subtotal: `${19 * quantity}.00`,
          selected: true,
          problem: null,
        },
      ],
      freeFreightGap: null,
    },
  ],
  count: quantity,
  selectedCount: quantity,
  selectedTotal: `${19 * quantity}.00`,
});

type Update = RequestOf<'updateCartItem'>;
/** A server that answers a change only when it is told to. */
async function open() {
  let stands = 1;
  const waiting: (() => void)[] = [];
  const { api, router } = await renderApp('/bag', {
    signedIn: true,
    api: {
      listCart: () => bag(stands),
      updateCartItem: async ({ quantity = 0 }: Update) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        if (quantity > 4) return new Refused('SKU_STOCK_SHORT', 'Only 4 left');
        stands = quantity;
        return bag(stands);
      },
      selectCartItems: () => bag(stands),
    },
  });
  await screen.findByText('Walnut tray', undefined, { timeout: 15_000 });
  return {
    router,
    sent: () => api.of('updateCartItem').map(({ input }) => input.quantity),
    selections: () => api.of('selectCartItems').length,
    answer: async () => {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      await act(async () => waiting.shift()?.());
    },
  };
}
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /Walnut tray/ });
const more = () => fireEvent.click(screen.getByRole('button', { name: 'One more' }));

describe('a quantity in the bag', () => {
  it('counts quick taps, one request at a time', async () => {
    const { sent, answer } = await open();
    more();
    more();
    more();
    expect(field().value).toBe('4');
    await waitFor(() => expect(sent()).toEqual([2]));
    await answer();
    expect(field().value).toBe('4');
    await waitFor(() => expect(sent()).toEqual([2, 4]));
    await answer();
    await screen.findByText('$76.00');
    expect(field().value).toBe('4');
    expect(sent()).toEqual([2, 4]);
  });

  it('goes back to what the bag says when it is refused, and stays there', async () => {
    const { router, sent, answer } = await open();
    fireEvent.change(field(), { target: { value: '5' } });
    fireEvent.blur(field());
    expect(field().value).toBe('5');
    fireEvent.click(screen.getByRole('button', { name: /Check out/ }));
    await answer();
    await screen.findAllByText('Only 4 left');
    await waitFor(() => expect(field().value).toBe('1'));
    expect(sent()).toEqual([5]);
    expect(router.shown.href).toBe('/bag');
  });

  it('is answered before another change is sent, so that the last answer is the newest bag', async () => {
    const { sent, selections, answer } = await open();
    more();
    await waitFor(() => expect(sent()).toEqual([2]));
    fireEvent.click(screen.getByRole('checkbox', { name: /Walnut tray/ }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(selections()).toBe(0);
    await answer();
    await waitFor(() => expect(selections()).toBe(1));
    expect(field().value).toBe('2');
  });

  it('is sent before anybody checks out', async () => {
    const { router, answer } = await open();
    more();
    fireEvent.click(screen.getByRole('button', { name: /Check out/ }));
    expect(router.shown.href).toBe('/bag');
    await answer();
    await waitFor(() => expect(router.shown.href).toBe('/checkout'));
  });
});
