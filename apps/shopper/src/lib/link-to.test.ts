// Links from text: the whole path is kept; nothing leads away.
import { expect, it } from 'vitest';
import { linkTo } from './link-to.ts';

it('keeps path, query and hash', () => {
  const path = '/products?category=phone&sort=new#top';
  expect(linkTo(path)).toEqual({ href: path });
});

it('leads home instead of away', () => {
  expect(linkTo('https://evil.example/x')).toEqual({ href: '/home' });
  expect(linkTo('//evil.example')).toEqual({ href: '/home' });
});
