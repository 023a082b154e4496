// What narrows a list of products: its names, which are in use, and how one is taken off.
import type { ListSearch } from '../../lib/search-params.ts';

/** The filters as a person sees them; both ends of the price are one. */
export const filterNames = ['category', 'shop', 'price', 'minScore', 'freeFreight', 'inStock'] as const;
export type FilterName = (typeof filterNames)[number];

/** The filter without its order, and without what else a query may hold. */
export function filterOf(search: ListSearch): Omit<ListSearch, 'sort'> {
  const { q, category, shop, minPrice, maxPrice, minScore, freeFreight, inStock } = search;
  return { q, category, shop, minPrice, maxPrice, minScore, freeFreight, inStock };
}

/** Whether a filter is in use. */
export function isOn(search: ListSearch, name: FilterName): boolean {
  if (name === 'price') return search.minPrice !== undefined || search.maxPrice !== undefined;
  return search[name] !== undefined;
}

/** The filters in use; the `fixed` ones belong to the page and cannot be taken off. */
export const filtersOn = (search: ListSearch, fixed: readonly FilterName[] = []): FilterName[] =>
  filterNames.filter((name) => !fixed.includes(name) && isOn(search, name));

/** The search without these filters. */
export function without(search: ListSearch, names: readonly FilterName[]): ListSearch {
  const next = { ...search };
  for (const name of names) {
    if (name === 'price') {
      delete next.minPrice;
      delete next.maxPrice;
    } else delete next[name];
  }
  return next;
}
