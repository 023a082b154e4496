// A list of products as a screen needs it: the cards of all pages, the count, and what the words were read as.
import { useMemo } from 'react';
import { useProducts } from '../../api/catalogue.ts';
import type { ListSearch } from '../../lib/search-params.ts';
import { filterOf } from './list-filter.ts';

/** Follows a search; while the next one loads, the former cards stay (`switching`). */
export function useResults(search: ListSearch, enabled = true) {
  const query = useProducts({ ...filterOf(search), sort: search.sort }, enabled);
  const { data } = query;
  // A list that changes under the reader may repeat a card at the seam of two pages.
  const products = useMemo(
    () => [
      ...new Map(data?.pages.flatMap((page) => page.list).map((product) => [product.id, product])).values(),
    ],
    [data],
  );
  const first = data?.pages[0];
  return {
    query,
    products,
    total: first?.total,
    totalIsBound: first?.totalIsBound ?? false,
    correctedQuery: first?.correctedQuery ?? null,
    switching: query.isPlaceholderData,
  };
}

export type Results = ReturnType<typeof useResults>;
