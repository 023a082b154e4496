// Amounts as typed in many scripts become the wire's, or none; comparing never goes through a float.
import { describe, expect, it } from 'vitest';
import { amountOf, centsOf, smallerOf, typedAmount } from './amount.ts';

describe('what is typed', () => {
  it.each([
    ['12', '12'],
    ['12.', '12.'],
    ['12,', '12.'],
    ['12,5', '12.5'],
    ['12.345', '12.34'],
    ['1,204', '1204'],
    ['1,204.5', '1204.5'],
    ['1.204,50', '1204.50'],
    ['1.204.567', '1204567'],
    ['$ 1 204', '1204'],
    ['007', '7'],
    ['.5', '0.5'],
    ['-5', '5'],
    ['1e3', '13'],
    ['١٢٫٥', '12.5'],
    ['۱۲', '12'],
    ['१२', '12'],
    ['１２', '12'],
    ['', ''],
  ])('%s is %s', (text, typed) => {
    expect(typedAmount(text)).toBe(typed);
  });
});

describe('amounts of the wire', () => {
  it('is none until it is one', () => {
    expect(amountOf('')).toBeNull();
    expect(amountOf('.')).toBeNull();
    expect(amountOf('12.')).toBe('12');
    expect(amountOf('12.50')).toBe('12.50');
    expect(amountOf('1234567890123')).toBeNull();
  });
  it('compares in whole cents', () => {
    expect(centsOf('12.5')).toBe(1250n);
    expect(centsOf('12')).toBe(1200n);
    expect(centsOf('999999999999.99')).toBe(99_999_999_999_999n);
    expect(smallerOf('10.00', '9.99')).toBe('9.99');
  });
});
