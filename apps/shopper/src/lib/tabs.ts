// The five kept screens: their ids and paths, and what such a screen can know about itself.
import { createContext, useContext } from 'react';
import type { BackSearch, CategorySearch, ListSearch } from './search-params.ts';

export const tabs = [
  { id: 'home', path: '/home' },
  { id: 'category', path: '/Category' },
  { id: 'explore', path: '/explore' },
  { id: 'filter', path: '/filter' },
  { id: 'bag', path: '/bag' },
] as const;

export type TabId = (typeof tabs)[number]['id'];

interface TabSearches {
  home: BackSearch;
  category: BackSearch & CategorySearch;
  explore: BackSearch & ListSearch;
  filter: BackSearch & ListSearch;
  bag: BackSearch;
}

/** Whether a path is one of the tabs. */
export const isTabPath = (pathname: string): boolean => tabs.some((tab) => tab.path === pathname);

export interface TabState {
  readonly id: TabId;
  /** The query the tab was last shown with. */
  readonly search: object;
}

export const TabContext = createContext<TabState | null>(null);

/** The kept screen this component lives in; null on other pages. */
export const useTab = (): TabState | null => useContext(TabContext);

/** The query of a kept screen. `useSearch` would fail there while another page is in front. */
export function useTabSearch<T extends TabId>(id: T): TabSearches[T] {
  const tab = useContext(TabContext);
  return (tab?.id === id ? tab.search : {}) as TabSearches[T];
}
