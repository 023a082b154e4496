// The bag: what is in it and what changes it. Every change answers with the whole bag, so it is never guessed.
import type { CartView, RequestOf } from '@meridian/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSignedIn } from '../lib/session.ts';
import { setCartCount } from './cart-count.ts';
import { call, currentLanguage } from './client.ts';

const cartKey = () => ['cart', 'list', currentLanguage()] as const;
export const cartQuery = () =>
  queryOptions({
    queryKey: cartKey(),
    queryFn: ({ signal }) => call('listCart', {}, { signal }),
    staleTime: 0,
  });
export const useCart = () => useQuery({ ...cartQuery(), enabled: useSignedIn() });

function useCartChange<I>(send: (input: I) => Promise<CartView>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (view) => {
      client.setQueryData(cartKey(), view);
      setCartCount(view.count);
    },
    onError: () => client.invalidateQueries({ queryKey: ['cart'] }),
  });
}

export const useUpdateCartItem = () =>
  useCartChange((input: RequestOf<'updateCartItem'>) => call('updateCartItem', input, { allowRepeat: true }));
export const useSelectCartItems = () =>
  useCartChange((input: RequestOf<'selectCartItems'>) =>
    call('selectCartItems', input, { allowRepeat: true }),
  );
export const useRemoveCartItems = () =>
  useCartChange((input: RequestOf<'removeCartItems'>) => call('removeCartItems', input));

/** Puts a SKU into the bag; the badge follows. */
export function useAddCartItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestOf<'addCartItem'>) => call('addCartItem', input),
    onSuccess: ({ count }) => {
      setCartCount(count);
      return client.invalidateQueries({ queryKey: ['cart', 'list'] });
    },
  });
}
