// The bag: what is in it and what changes it. Every change answers with the whole bag, so it is never guessed.
import type { CartItem, CartView, RequestOf } from '@meridian/contract';
import {
  notifyManager,
  queryOptions,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef, useState } from 'react';
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

const changes = { mutationKey: ['cart', 'change'] };
/** One at a time, in the order of the taps: an answer is the whole bag, so the last one has to be of the last change. */
const inTurn = { scope: { id: 'cart' } };

function useCartChange<I>(send: (input: I) => Promise<CartView>) {
  const client = useQueryClient();
  return useMutation({
    ...changes,
    ...inTurn,
    mutationFn: send,
    onSuccess: (view) => {
      client.setQueryData(cartKey(), view);
      setCartCount(view.count);
    },
    onError: () => client.invalidateQueries({ queryKey: ['cart'] }),
  });
}

const useUpdateCartItem = () =>
  useCartChange((input: RequestOf<'updateCartItem'>) => call('updateCartItem', input, { allowRepeat: true }));

/**
 * How many of an item, as it was last asked for, and how to ask: one request at a time, so that quick taps count from one another; of
 * those that come meanwhile the last is sent next. What is refused goes back to what the bag says.
 */
export function useItemQuantity({ id, quantity }: Pick<CartItem, 'id' | 'quantity'>) {
  const update = useUpdateCartItem().mutateAsync;
  const [wanted, setWanted] = useState<number | null>(null);
  const next = useRef<number | null>(null);
  const isSending = useRef(false);
  const send = async () => {
    while (next.current !== null) {
      const sent = next.current;
      next.current = null;
      await update({ itemId: id, quantity: sent });
    }
  };
  const change = (to: number): void => {
    setWanted(to);
    next.current = to;
    if (isSending.current) return;
    isSending.current = true;
    void send()
      // Whoever sends a change has told; the bag is read anew.
      .catch(() => undefined)
      .finally(() => {
        next.current = null;
        isSending.current = false;
        // Behind the bag's own answer, which is told in its turn: the number before would flash up between them.
        notifyManager.schedule(() => setWanted(null));
      });
  };
  return [wanted ?? quantity, change] as const;
}

/** Whether the bag is being changed, and whether the last change was refused. */
export function useCartChanges() {
  const cache = useQueryClient().getMutationCache();
  return {
    areOpen: useIsMutating(changes) > 0,
    lastFailed: () => cache.findAll(changes).at(-1)?.state.status === 'error',
  };
}

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
    ...inTurn,
    mutationFn: (input: RequestOf<'addCartItem'>) => call('addCartItem', input),
    onSuccess: ({ count }) => {
      setCartCount(count);
      return client.invalidateQueries({ queryKey: ['cart', 'list'] });
    },
  });
}
