// Shops: lists, one shop, following.
import type { ShopInfo } from '@meridian/contract';
import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, currentLanguage } from './client.ts';

export const shopQuery = (id: string) =>
  queryOptions({
    queryKey: ['shop', id, currentLanguage()],
    queryFn: ({ signal }) => call('getShop', { id }, { signal, toast: false }),
  });
/** One shop; `known` is what another answer already said of it. */
export const useShop = (id: string, known?: ShopInfo) => useQuery({ ...shopQuery(id), initialData: known });

export const useShops = () =>
  useInfiniteQuery({
    queryKey: ['shops', currentLanguage()],
    queryFn: ({ signal, pageParam }) => call('listShops', { cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

/** Follow or unfollow: shown at once, taken back when the server refuses. */
export function useFollowShop(id: string) {
  const client = useQueryClient();
  const key = ['shop', id, currentLanguage()];
  return useMutation({
    mutationFn: (follow: boolean) => call('followShop', { id, follow }, { allowRepeat: true }),
    onMutate: async (follow) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<ShopInfo>(key);
      if (before)
        client.setQueryData<ShopInfo>(key, {
          ...before,
          followed: follow,
          fans: before.fans + Number(follow) - Number(before.followed),
        });
      return { before };
    },
    onError: (_error, _follow, context) => context?.before && client.setQueryData(key, context.before),
    onSuccess: (answer) => {
      client.setQueryData<ShopInfo>(key, (shop) => shop && { ...shop, ...answer });
      return client.invalidateQueries({ queryKey: ['product'] });
    },
  });
}
