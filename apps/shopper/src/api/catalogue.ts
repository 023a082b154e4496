// Products: lists, facets, one product, words to search for.
import type { ProductDetail, RequestOf } from '@meridian/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { call, currentLanguage } from './client.ts';

type ListFilter = Omit<RequestOf<'listProducts'>, 'cursor' | 'limit'>;
export type ProductFilter = Omit<ListFilter, 'sort'>;
const page = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor ?? undefined,
};

/** Search, filter and sort, page by page. */
export const productsQuery = (filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: ['products', 'list', currentLanguage(), filter],
    queryFn: ({ signal, pageParam }) => call('listProducts', { ...filter, cursor: pageParam }, { signal }),
    ...page,
  });
/** The pages; while another filter loads, the former list stays. */
export const useProducts = (filter: ListFilter, enabled = true) =>
  useInfiniteQuery({ ...productsQuery(filter), placeholderData: keepPreviousData, enabled });

/** Counts for the filter sheet. */
export const useFacets = (filter: ProductFilter, enabled = true) =>
  useQuery({
    queryKey: ['products', 'facets', currentLanguage(), filter],
    queryFn: ({ signal }) => call('getProductFacets', filter, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories', currentLanguage()],
    queryFn: ({ signal }) => call('listCategories', {}, { signal }),
    staleTime: 10 * 60_000,
  });
export const useCategories = () => useQuery(categoriesQuery());

/** One product; `country` adds freight and days to the door. */
export const productQuery = (id: string, country?: string) =>
  queryOptions({
    queryKey: ['product', id, currentLanguage(), country ?? null],
    queryFn: ({ signal }) => call('getProduct', { id, country }, { signal, toast: false }),
  });

/** All of a product but its delivery, which depends on who looks. */
export type ProductForAll = Omit<ProductDetail, 'delivery'>;
const apart = ({ delivery, ...product }: ProductDetail): Looked => ({ product, delivery });
interface Looked {
  product: ProductForAll;
  delivery: ProductDetail['delivery'];
}

/** Another country leaves `product` the object that it was; until its answer is there, `delivery` is the one before. */
export const useProduct = (id: string, country?: string) =>
  useQuery({ ...productQuery(id, country), placeholderData: keepPreviousData, select: apart });

export const useRecommendations = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: ['product', id, currentLanguage(), 'recommendations'],
    queryFn: ({ signal }) => call('listRecommendations', { id }, { signal, toast: false }),
    enabled,
  });

/** Bought most lately. */
export const useHotProducts = (category?: string) =>
  useInfiniteQuery({
    queryKey: ['products', 'hot', currentLanguage(), category ?? null],
    queryFn: ({ signal, pageParam }) => call('listHotProducts', { category, cursor: pageParam }, { signal }),
    ...page,
  });

export const useHotSearches = () =>
  useQuery({
    queryKey: ['search', 'hot', currentLanguage()],
    queryFn: ({ signal }) => call('listHotSearches', {}, { signal, toast: false }),
    staleTime: 5 * 60_000,
  });

/** Completions while typing. */
export const useSuggestions = (q: string) =>
  useQuery({
    queryKey: ['search', 'suggest', currentLanguage(), q],
    queryFn: ({ signal }) => call('suggestSearches', { q }, { signal, toast: false }),
    enabled: q.trim() !== '',
    placeholderData: keepPreviousData,
  });

/** A product's reviews, page by page. */
export const useReviews = (
  id: string,
  filter: { score?: number; withPictures?: boolean } = {},
  enabled = true,
) =>
  useInfiniteQuery({
    queryKey: ['product', id, currentLanguage(), 'reviews', filter],
    queryFn: ({ signal, pageParam }) => call('listReviews', { id, ...filter, cursor: pageParam }, { signal }),
    ...page,
    enabled,
  });
