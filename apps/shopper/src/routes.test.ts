// The route table against the product's list of paths: every one is there, the tabs are kept, what comes later says so.
import type { ProductSort } from '@meridian/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { isPublicPath } from './lib/access.ts';
import { Link, useParams, useSearch } from './lib/router/react.tsx';
import { tabs } from './lib/tabs.ts';
import { table } from './routes.tsx';
import type { createAppRouter } from './shell/router.ts';
import type { AppRow } from './shell/rows.tsx';

/** Never run: the type check proves that links know their paths, the parts of these and their queries. */
export function typedLinks({ navigate }: ReturnType<typeof createAppRouter>): void {
  void navigate({ to: '/detail/:product?/:mer?', params: { product: '1' }, search: { sku: '2' } });
  void navigate({ to: '/searchs', search: { q: 'lamp', sort: 'new', backUrl: '/home' } });
  void navigate({ href: '/anything?that=came#astext' });
  // @ts-expect-error no such sort
  void navigate({ to: '/searchs', search: { sort: 'worst' } });
  // @ts-expect-error a query this page does not understand
  void navigate({ to: '/popular', search: { sku: '2' } });
  // @ts-expect-error no such part
  void navigate({ to: '/detail/:product?/:mer?', params: { shop: '1' } });
  // @ts-expect-error a path without parts
  void navigate({ to: '/searchs', params: { q: 'lamp' } });
  // @ts-expect-error no such path
  void navigate({ to: '/nowhere' });
}

/** Never run: so do the hooks and links of the screens. */
export function useTypedScreen() {
  const { product } = useParams('/detail/:product?/:mer?');
  const { sort } = useSearch('/searchs');
  const known: [string | undefined, ProductSort | undefined] = [product, sort];
  // @ts-expect-error not of this page
  const { sku } = useSearch('/searchs');
  // @ts-expect-error no such part
  const { shop } = useParams('/detail/:product?/:mer?');
  // @ts-expect-error no such path
  const link = createElement(Link, { to: '/nowhere' });
  return { known, sku, shop, link };
}

const rows = Object.entries(table as Record<string, AppRow>).map(([path, row]) => ({ path, ...row }));
const sorted = (list: readonly string[]) => [...list].sort();

const open = [
  '/home',
  '/Category',
  '/explore',
  '/bag',
  '/filter',
  '/search',
  '/searchs',
  '/popular',
  '/detail/:product?/:mer?',
  '/shop/:id?',
  '/products',
  '/order',
  '/orderInfo/:id?',
  '/myPurchases/:status?',
  '/checkout',
  '/payment',
  '/login',
  '/register',
  '/forgotPassword',
  '/changePassword',
  '/changePayPwd',
  '/passwords',
  '/security',
  '/profile',
  '/setting',
  '/language',
  '/address',
  '/addressForm/:id?',
  '/topUp',
  '/walletTopUp',
  '/cardTopUp',
  '/topUpRecord',
  '/withDraw',
  '/depositRecord',
  '/capitalRecord',
];
const later = [
  '/comment',
  '/refund/:id?/:sn?/:product_ids?/:amount?',
  '/notification',
  '/myFavourite',
  '/heart',
  '/helpAndSupport',
  '/law',
  '/platform',
  '/service',
  '/services',
  '/mutualAid',
  '/mutualAidhHistroy',
];

describe('the route table', () => {
  it('has every path of the list and no other', () => {
    expect(sorted(rows.map((row) => row.path))).toEqual(sorted(['/', ...open, ...later]));
  });

  it('marks what comes later', () => {
    expect(sorted(rows.filter((row) => row.later).map((row) => row.path))).toEqual(sorted(later));
  });

  it('keeps the five tabs and nothing else', () => {
    const kept = rows.filter((row) => row.tab).map((row) => [row.tab, row.path]);
    expect(kept.sort()).toEqual(tabs.map((tab) => [tab.id, tab.path]).sort());
  });

  it('names every page', () => {
    for (const row of rows) if (row.path !== '/') expect(row.title, row.path).toMatch(/^nav\.title\./);
  });

  it('leaves exactly these open to guests', () => {
    const guests = rows.map((row) => row.path.split('/:')[0] ?? '').filter(isPublicPath);
    expect(sorted(guests)).toEqual(
      sorted([
        '/home',
        '/Category',
        '/explore',
        '/search',
        '/searchs',
        '/detail',
        '/shop',
        '/login',
        '/register',
        '/forgotPassword',
        '/changePassword',
      ]),
    );
  });
});
