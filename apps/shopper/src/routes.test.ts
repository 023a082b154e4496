// The route table against the product's list of paths: every one is there, the tabs are kept, what comes later says so.
import { describe, expect, it } from 'vitest';
import { isPublicPath } from './lib/access.ts';
import { tabs } from './lib/tabs.ts';
import { routeTree } from './routes.tsx';
import type { createAppRouter } from './shell/router.ts';

/** Never run: the type check proves that links know their paths and queries. */
export function typedLinks(router: ReturnType<typeof createAppRouter>): void {
  void router.navigate({ to: '/detail/{-$product}/{-$mer}', params: { product: '1' }, search: { sku: '2' } });
  void router.navigate({ to: '/searchs', search: { q: 'lamp', sort: 'new' } });
  // @ts-expect-error no such sort
  void router.navigate({ to: '/searchs', search: { sort: 'worst' } });
  // @ts-expect-error no such path
  void router.navigate({ to: '/nowhere' });
}

/** `:name?` as in the product's list; ours is `{-$name}`. */
const asListed = (path: string) => path.replace(/\{-\$(\w+)\}/g, ':$1?');
const rows = Object.values(routeTree.children ?? {}).map((route) => ({
  path: asListed((route.options as { path: string }).path),
  ...route.options.staticData,
}));
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
];
const later = [
  '/comment',
  '/refund/:id?/:sn?/:product_ids?/:amount?',
  '/notification',
  '/withDraw',
  '/depositRecord',
  '/topUp',
  '/walletTopUp',
  '/cardTopUp',
  '/topUpRecord',
  '/capitalRecord',
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
    const kept = rows.filter((row) => row.keepAlive).map((row) => [row.tab, row.path]);
    expect(kept.sort()).toEqual(tabs.map((tab) => [tab.id, tab.path]).sort());
    expect(rows.filter((row) => row.tab).map((row) => row.path)).toHaveLength(5);
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
