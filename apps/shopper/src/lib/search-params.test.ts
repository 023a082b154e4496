// Queries: plain in the address bar, validated on the way in, nothing kept that does not fit.
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-codec.ts';
import {
  addressSearch,
  backSearch,
  checkoutSearch,
  listSearch,
  loginSearch,
  paymentSearch,
} from './search-params.ts';

describe('the codec', () => {
  it('writes plain words and leaves empties out', () => {
    expect(
      stringifySearch({ q: 'a b', sort: 'new', n: 3, yes: true, no: false, none: undefined, empty: '' }),
    ).toBe('?q=a+b&sort=new&n=3&yes=1');
    expect(stringifySearch({})).toBe('');
  });
  it('reads them back as text', () => {
    expect(parseSearch('?q=123&x=true&q=again')).toEqual({ q: '123', x: 'true' });
  });
});

describe('the queries of pages', () => {
  it('keep what fits and drop the rest', () => {
    expect(
      listSearch(
        parseSearch(
          '?q=123&category=phone&sort=new&minPrice=1.50&minScore=4&freeFreight=1&inStock=true&shop=7',
        ),
      ),
    ).toEqual({
      q: '123',
      category: 'phone',
      sort: 'new',
      minPrice: '1.50',
      minScore: 4,
      freeFreight: true,
      inStock: true,
      shop: '7',
    });
    expect(
      listSearch(
        parseSearch(
          '?q=%20&category=../x&sort=worst&minPrice=1e3&maxPrice=-1&minScore=9&freeFreight=no&shop=0x1',
        ),
      ),
    ).toEqual({});
    expect(listSearch({ q: 'x'.repeat(300) }).q).toHaveLength(100);
    expect(checkoutSearch(parseSearch('?sku=12&quantity=2'))).toEqual({ sku: '12', quantity: 2 });
    expect(checkoutSearch(parseSearch('?sku=-12&quantity=1000'))).toEqual({});
    expect(paymentSearch(parseSearch(`?paymentNo=P${'1'.repeat(18)}`))).toEqual({
      paymentNo: `P${'1'.repeat(18)}`,
    });
    expect(addressSearch({ pick: '1' })).toEqual({ pick: true });
  });
  it('let paths of ours through only', () => {
    expect(loginSearch({ redirect: '/checkout?sku=1' })).toEqual({ redirect: '/checkout?sku=1' });
    expect(loginSearch({ redirect: '//evil.example' })).toEqual({});
    expect(backSearch({ back: '1', backUrl: 'https://evil.example' })).toEqual({ back: true });
  });
});
