// How many things are in the bag; the badge of the tab bar.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSignedIn } from '../lib/session.ts';
import { call } from './client.ts';
import { queryClient } from './query-client.ts';

export const cartCountKey = ['cart', 'count'] as const;

const cartCountQuery = queryOptions({
  queryKey: cartCountKey,
  queryFn: ({ signal }) => call('countCart', {}, { signal, toast: false }),
});

/** The number in the bag; 0 for guests and until it is known. */
export function useCartCount(): number {
  const { data } = useQuery({ ...cartCountQuery, enabled: useSignedIn() });
  return data?.count ?? 0;
}

/** Takes over the number that an answer about the bag brought along. */
export function setCartCount(count: number): void {
  queryClient.setQueryData(cartCountKey, { count });
}
