// Which page a path is, and what it has to ask the API before it can be drawn: pure, no page is loaded for it.
import type { LaterArea } from '@meridian/locales/areas';
import type { QueryKey } from '@tanstack/react-query';
import { productQuery, productsQuery } from '../api/catalogue.ts';
import { addressOf } from '../api/client.ts';
import { homeQuery } from '../api/content.ts';
import { filterOf } from '../features/products/list-filter.ts';
import { memoryHistory } from '../lib/router/history.ts';
import { parseSearch, stringifySearch } from '../lib/search-codec.ts';
import { detailSearch, listSearch } from '../lib/search-params.ts';
import { createAppRouter } from '../shell/router.ts';
import type { TitleKey } from '../shell/rows.tsx';

/** A page that can be drawn ahead: where it is drawn, the one answer it shows, and what its code needs. */
export interface Drawing {
  /** The page's path as far as it makes a difference; other queries lead to the same page. */
  readonly path: string;
  /** The read, as the app itself would ask it. */
  readonly read: string;
  /** The query it answers; reads the current language. */
  queryKey(): QueryKey;
  /** The read's data as that query holds it. */
  dataOf(data: unknown): unknown;
  /** Key of the screen in the client's manifest. */
  readonly screen: string;
  readonly areas: readonly LaterArea[];
}

export interface Plan {
  readonly title: TitleKey;
  /** Whether the table of routes knows the path. */
  readonly known: boolean;
  /** Null: drawn by the browser alone. */
  readonly drawing: Drawing | null;
}

const itself = (data: unknown) => data;
const firstPage = (page: unknown) => ({ pages: [page], pageParams: [null] });

const home: Drawing = {
  path: '/home',
  read: addressOf('getHome', {}),
  queryKey: () => homeQuery().queryKey,
  dataOf: itself,
  screen: 'src/screens/home/home-screen.tsx',
  areas: [],
};

function explore(query: string): Drawing {
  const search = listSearch(parseSearch(query));
  const filter = { ...filterOf(search), sort: search.sort };
  return {
    path: `/explore${stringifySearch({ ...search })}`,
    read: addressOf('listProducts', filter),
    queryKey: () => productsQuery(filter).queryKey,
    dataOf: firstPage,
    screen: 'src/screens/explore/explore-screen.tsx',
    areas: ['finding'],
  };
}

function detail(id: string, query: string): Drawing {
  return {
    path: `/detail/${id}${stringifySearch({ ...detailSearch(parseSearch(query)) })}`,
    read: addressOf('getProduct', { id }),
    queryKey: () => productQuery(id).queryKey,
    dataOf: itself,
    screen: 'src/screens/detail/detail-screen.tsx',
    areas: ['product'],
  };
}

/** The pages that strangers come to first. */
function drawingOf(pathname: string, query: string): Drawing | null {
  // The start leads to the home page.
  if (pathname === '/' || pathname === '/home') return home;
  if (pathname === '/explore') return explore(query);
  const id = /^\/detail\/([1-9]\d{0,17})(?:\/[^/]*)?$/.exec(pathname)?.[1];
  return id ? detail(id, query) : null;
}

/** Plans pages; knows the app's table of routes. */
export function createPlanner(): (url: string) => Plan {
  const router = createAppRouter(memoryHistory('/'));
  return (url) => {
    const [pathname = '/', query = ''] = url.split('?', 2);
    const drawing = drawingOf(pathname, query);
    if (drawing === home) return { title: 'nav.title.home', known: true, drawing };
    const row = router.rowOf(pathname);
    return { title: row?.title ?? 'nav.title.notFound', known: row !== null && !row.later, drawing };
  };
}
