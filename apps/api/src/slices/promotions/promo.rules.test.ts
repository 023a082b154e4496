// Promo codes: when they apply, how much they take off, and where.
import { describe, expect, it } from 'vitest';
import { discountFor, type Promo, type SpendGroup } from './promo.rules.ts';

const now = new Date('2026-03-02T09:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const promo = (given: Partial<Promo> = {}): Promo => ({
  id: 1n,
  code: 'SAVE',
  kind: 'percent',
  percentBps: 1000,
  amountCents: null,
  capCents: null,
  minSpendCents: 0n,
  shopId: null,
  startsAt: later(-1000),
  endsAt: later(1000),
  totalLimit: null,
  perUserLimit: null,
  usedCount: 0,
  ...given,
});
const groups: SpendGroup[] = [
  { shopId: 1n, lineCents: [1000n, 2000n] },
  { shopId: 2n, lineCents: [7000n] },
];
const reason = (p: Promo | null, used = 0, at = now) => {
  const d = discountFor(p, groups, at, used);
  return d.applied ? null : d.reason;
};

describe('a promo code', () => {
  it('is refused with its reason', () => {
    expect(reason(null)).toBe('PROMO_NOT_FOUND');
    expect(reason(promo(), 0, later(-1001))).toBe('PROMO_NOT_STARTED');
    expect(reason(promo(), 0, later(-1000))).toBeNull();
    expect(reason(promo(), 0, later(999))).toBeNull();
    expect(reason(promo(), 0, later(1000))).toBe('PROMO_EXPIRED');
    expect(reason(promo({ totalLimit: 5, usedCount: 5 }))).toBe('PROMO_USED_UP');
    expect(reason(promo({ perUserLimit: 1 }), 1)).toBe('PROMO_ALREADY_USED');
    expect(reason(promo({ shopId: 3n }))).toBe('PROMO_OTHER_SHOP');
    expect(reason(promo({ minSpendCents: 10_000n }))).toBeNull();
    expect(discountFor(promo({ minSpendCents: 10_001n }), groups, now, 0)).toEqual({
      applied: false,
      reason: 'PROMO_MIN_SPEND',
      args: { amount: '100.01' },
    });
    expect(reason(promo({ shopId: 1n, minSpendCents: 3001n }))).toBe('PROMO_MIN_SPEND');
  });
  it('takes a share, at most its cap', () => {
    expect(discountFor(promo(), groups, now, 0)).toEqual({
      applied: true,
      payer: 'platform',
      totalCents: 1000n,
      groups: [[100n, 200n], [700n]],
    });
    expect(discountFor(promo({ capCents: 400n }), groups, now, 0)).toMatchObject({
      totalCents: 400n,
      groups: [[40n, 80n], [280n]],
    });
  });
  it('of a shop takes from that shop only', () => {
    expect(
      discountFor(promo({ shopId: 1n, kind: 'fixed', percentBps: null, amountCents: 300n }), groups, now, 0),
    ).toEqual({ applied: true, payer: 'shop', totalCents: 300n, groups: [[100n, 200n], [0n]] });
  });
  it('never gives a line away', () => {
    expect(discountFor(promo({ percentBps: 10_000 }), groups, now, 0)).toMatchObject({
      totalCents: 9997n,
      groups: [[999n, 1999n], [6999n]],
    });
    expect(
      discountFor(promo({ percentBps: 10_000 }), [{ shopId: 1n, lineCents: [1n] }], now, 0),
    ).toMatchObject({ applied: true, totalCents: 0n });
  });
});
