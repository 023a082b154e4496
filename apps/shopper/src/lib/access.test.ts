// The open paths: exactly the list, by prefix.
import { describe, expect, it } from 'vitest';
import { isPublicPath, publicPrefixes } from './access.ts';

describe('isPublicPath', () => {
  it('holds the list', () => {
    expect([...publicPrefixes]).toEqual([
      '/login',
      '/register',
      '/home',
      '/shop',
      '/explore',
      '/Category',
      '/detail',
      '/search',
      '/forgotPassword',
      '/changePassword',
    ]);
  });
  it.each([
    '/login',
    '/home',
    '/shop/12',
    '/searchs',
    '/search',
    '/detail/1/2',
    '/Category',
    '/explore',
    '/changePassword',
  ])('opens %s', (path) => expect(isPublicPath(path)).toBe(true));
  it.each([
    '/',
    '/filter',
    '/bag',
    '/popular',
    '/products',
    '/checkout',
    '/category',
    '/changePayPwd',
    '/comment',
    '/setting',
    '/nowhere',
  ])('closes %s', (path) => expect(isPublicPath(path)).toBe(false));
});
