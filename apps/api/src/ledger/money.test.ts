// Tests of the arithmetic of money.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, bpsOf, formatMoney, InvalidMoney, parseMoney } from './money.ts';

const cents = fc.bigInt({ min: 0n, max: 99_999_999_999_999n });

describe('parseMoney and formatMoney', () => {
  it('reads what it writes', () => {
    fc.assert(fc.property(cents, (amount) => parseMoney(formatMoney(amount)) === amount));
  });

  it('reads none, one and two places', () => {
    expect(['0', '7', '12.3', '12.30', '0.05', '999999999999.99'].map(parseMoney)).toEqual([
      0n,
      700n,
      1230n,
      1230n,
      5n,
      99_999_999_999_999n,
    ]);
  });

  it.each([
    '',
    ' 1',
    '1 ',
    '+1',
    '-1',
    '01',
    '.5',
    '1.',
    '1.005',
    '1e3',
    '0x10',
    '1,000',
    '1_000',
    'NaN',
    'Infinity',
    '１',
    '٣',
    '1\n',
    '1000000000000',
    '1.2.3',
  ])('refuses %j', (text) => {
    expect(() => parseMoney(text)).toThrow(InvalidMoney);
  });

  it('writes debts with a sign in front', () => {
    expect([formatMoney(-5n), formatMoney(-1230n), formatMoney(0n)]).toEqual(['-0.05', '-12.30', '0.00']);
  });
});

describe('bpsOf', () => {
  it('rounds down and never exceeds the amount at 100 %', () => {
    expect([bpsOf(999n, 500), bpsOf(19n, 500), bpsOf(20n, 500)]).toEqual([49n, 0n, 1n]);
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (amount, bps) => {
        const part = bpsOf(amount, bps);
        return part >= 0n && part <= amount && part * 10_000n <= amount * BigInt(bps);
      }),
    );
  });

  it('refuses negative amounts and broken rates', () => {
    expect(() => bpsOf(-1n, 1)).toThrow(/negative amount/);
    expect(() => bpsOf(1n, 0.5)).toThrow(/basis points/);
    expect(() => bpsOf(1n, -1)).toThrow(/basis points/);
  });
});

describe('allocate', () => {
  const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 14n }), { minLength: 1, maxLength: 40 });

  it('hands out the total to the cent, each part within one cent of its exact share', () => {
    fc.assert(
      fc.property(cents, weights, (total, given) => {
        const parts = allocate(total, given);
        const sum = given.reduce((all, weight) => all + weight, 0n);
        expect(parts.reduce((all, part) => all + part, 0n)).toBe(total);
        if (sum === 0n) return;
        for (const [index, part] of parts.entries()) {
          const exact = total * (given[index] ?? 0n);
          expect(part * sum > exact - sum && part * sum < exact + sum).toBe(true);
        }
      }),
    );
  });

  it('gives nothing to a weight of zero beside others', () => {
    fc.assert(
      fc.property(cents, weights, (total, given) => allocate(total, [...given, 1n, 0n]).at(-1) === 0n),
    );
  });

  it('gives the odd cent to the largest remainder, then to the earlier', () => {
    expect(allocate(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(allocate(10n, [1n, 5n, 3n])).toEqual([1n, 6n, 3n]);
    expect(allocate(5n, [0n, 0n])).toEqual([3n, 2n]);
    expect(allocate(0n, [])).toEqual([]);
  });

  it('refuses negatives, and a total without takers', () => {
    expect(() => allocate(-1n, [1n])).toThrow(/negatives/);
    expect(() => allocate(1n, [1n, -1n])).toThrow(/negatives/);
    expect(() => allocate(1n, [])).toThrow(/nobody/);
  });
});
