// Links from text: path, query and hash apart; nothing leads away.
import { expect, it } from 'vitest';
import { linkTo } from './link-to.ts';

it('takes a path apart', () => {
  expect(linkTo('/products?category=phone&sort=new#top')).toEqual({
    to: '/products',
    search: { category: 'phone', sort: 'new' },
    hash: 'top',
  });
});

it('leads home instead of away', () => {
  expect(linkTo('https://evil.example/x')).toMatchObject({ to: '/home', search: {} });
  expect(linkTo('//evil.example')).toMatchObject({ to: '/home' });
});
