// Pricing by properties: whatever is bought with whatever code, sums are exact and nothing is negative.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountFor, type Promo } from '../promotions/promo.rules.ts';
import {
  priceLines,
  quoteHash,
  type ShopTerms,
  totalsOf,
  type WantedLine,
  withDiscount,
} from './pricing.rules.ts';

const now = new Date('2026-03-02T09:00:00Z');
const shopTerms = (id: bigint, given: Partial<ShopTerms> = {}): ShopTerms => ({
  id,
  name: `S${id}`,
  monogram: 'S',
  open: true,
  deliver: () => ({ freightCents: id * 100n, minDays: 1, maxDays: 2 }),
  ...given,
});
const wantedLine = (skuId: bigint, given: Partial<WantedLine> = {}): WantedLine => ({
  skuId,
  productId: skuId,
  shopId: 1n,
  title: 't',
  optionText: '',
  picture: null,
  unitPriceCents: 1000n,
  quantity: 1,
  available: 10,
  onSale: true,
  ...given,
});

const lines = fc
  .array(
    fc.record({
      shopId: fc.bigInt(1n, 4n),
      unitPriceCents: fc.bigInt(1n, 500_000n),
      quantity: fc.integer({ min: 1, max: 999 }),
      available: fc.integer({ min: 0, max: 2000 }),
      onSale: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((list) => list.map((given, i) => wantedLine(BigInt(i + 1), given)));
const promo = fc
  .record({
    kind: fc.constantFrom('percent' as const, 'fixed' as const),
    bps: fc.integer({ min: 1, max: 10_000 }),
    amountCents: fc.bigInt(1n, 10_000_000n),
    capCents: fc.option(fc.bigInt(1n, 100_000n)),
    minSpendCents: fc.bigInt(0n, 1_000_000n),
    shopId: fc.option(fc.bigInt(1n, 4n)),
  })
  .map(
    ({ kind, bps, amountCents, capCents, minSpendCents, shopId }): Promo => ({
      id: 1n,
      code: 'X',
      kind,
      percentBps: kind === 'percent' ? bps : null,
      amountCents: kind === 'fixed' ? amountCents : null,
      capCents: kind === 'percent' ? capCents : null,
      minSpendCents,
      shopId,
      startsAt: now,
      endsAt: new Date(now.getTime() + 1),
      totalLimit: null,
      perUserLimit: null,
      usedCount: 0,
    }),
  );
const shops = new Map([1n, 2n, 3n, 4n].map((id) => [id, shopTerms(id)]));
const sum = (list: readonly bigint[]) => list.reduce((a, b) => a + b, 0n);

describe('pricing', () => {
  it('adds up to the cent, leaves a cent on every line, and takes nothing off other shops', () => {
    fc.assert(
      fc.property(lines, promo, (wanted, code) => {
        const bare = priceLines(wanted, shops);
        expect(bare.groups.flatMap((g) => g.lines).length + bare.problems.length).toBe(wanted.length);
        const discount = discountFor(
          code,
          bare.groups.map((g) => ({ shopId: g.shop.id, lineCents: g.lines.map((l) => l.subtotalCents) })),
          now,
          0,
        );
        const priced = discount.applied ? withDiscount(bare, discount.groups) : bare;
        for (const group of priced.groups) {
          expect(group.subtotalCents).toBe(sum(group.lines.map((l) => l.subtotalCents)));
          expect(group.discountCents).toBe(sum(group.lines.map((l) => l.discountCents)));
          expect(group.totalCents).toBe(
            group.subtotalCents + group.delivery.freightCents - group.discountCents,
          );
          if (code.shopId !== null && group.shop.id !== code.shopId) expect(group.discountCents).toBe(0n);
          for (const line of group.lines) {
            expect(line.discountCents).toBeGreaterThanOrEqual(0n);
            expect(line.subtotalCents - line.discountCents).toBeGreaterThan(0n);
          }
        }
        const totals = totalsOf(priced);
        expect(totals.totalCents).toBe(totals.subtotalCents + totals.freightCents - totals.discountCents);
        if (discount.applied) {
          expect(totals.discountCents).toBe(discount.totalCents);
          if (code.amountCents !== null) expect(discount.totalCents).toBeLessThanOrEqual(code.amountCents);
          if (code.capCents !== null) expect(discount.totalCents).toBeLessThanOrEqual(code.capCents);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('shares a discount by what was spent: no line is further than two cents from its exact part', () => {
    fc.assert(
      fc.property(lines, fc.bigInt(1n, 100_000n), (wanted, amountCents) => {
        const { groups } = priceLines(
          wanted.map((l) => ({ ...l, onSale: true, available: 5000 })),
          shops,
        );
        const lineCents = groups.map((g) => ({
          shopId: g.shop.id,
          lineCents: g.lines.map((l) => l.subtotalCents),
        }));
        const code: Promo = {
          id: 1n,
          code: 'X',
          kind: 'fixed',
          percentBps: null,
          amountCents,
          capCents: null,
          minSpendCents: 0n,
          shopId: null,
          startsAt: now,
          endsAt: new Date(now.getTime() + 1),
          totalLimit: null,
          perUserLimit: null,
          usedCount: 0,
        };
        const discount = discountFor(code, lineCents, now, 0);
        if (!discount.applied) throw new Error('not applied');
        const rooms = lineCents.map((g) => g.lineCents.map((c) => c - 1n));
        const all = sum(rooms.flat());
        for (const [g, group] of rooms.entries()) {
          for (const [l, room] of group.entries()) {
            const exact = all === 0n ? 0 : Number(discount.totalCents * room) / Number(all);
            expect(Math.abs(Number(discount.groups[g]?.[l]) - exact)).toBeLessThan(2);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('tells what stands in the way', () => {
    const closed = shopTerms(2n, { open: false });
    const far = shopTerms(3n, { deliver: () => null });
    const terms = new Map([
      [1n, shopTerms(1n)],
      [2n, closed],
      [3n, far],
    ]);
    const { groups, problems } = priceLines(
      [
        wantedLine(1n),
        wantedLine(2n, { onSale: false }),
        wantedLine(3n, { available: 0 }),
        wantedLine(4n, { available: 2, quantity: 3 }),
        wantedLine(5n, { shopId: 2n }),
        wantedLine(6n, { shopId: 3n }),
        wantedLine(7n, { shopId: 9n }),
      ],
      terms,
    );
    expect(groups.map((g) => g.shop.id)).toEqual([1n]);
    expect(problems.map((p) => [p.line.skuId, p.problem])).toEqual([
      [2n, 'off_shelf'],
      [3n, 'sold_out'],
      [4n, 'stock_short'],
      [5n, 'shop_closed'],
      [7n, 'off_shelf'],
      [6n, 'destination_unserved'],
    ]);
  });
});

describe('the hash of a quote', () => {
  const address = {
    addressee: 'A',
    mobile: '+1',
    country: 'US',
    area: ['CA'],
    postcode: '1',
    detail: 'x',
    tag: 'Home',
  };
  const hash = (
    given: Partial<WantedLine>,
    to = address,
    code: { code: string; reason: string | null } | null = null,
    terms = shopTerms(1n),
  ) => quoteHash(priceLines([wantedLine(1n, given), wantedLine(2n)], new Map([[1n, terms]])), to, code);
  it('changes with everything that is agreed to', () => {
    const same = hash({});
    expect(hash({})).toBe(same);
    const others = [
      hash({ unitPriceCents: 1001n }),
      hash({ quantity: 2 }),
      hash({ available: 0 }),
      hash({ onSale: false }),
      hash({}, { ...address, detail: 'y' }),
      hash({}, { ...address, country: 'DE' }),
      hash({}, address, { code: 'A', reason: null }),
      hash({}, address, { code: 'A', reason: 'PROMO_EXPIRED' }),
      hash(
        {},
        address,
        null,
        shopTerms(1n, { deliver: () => ({ freightCents: 101n, minDays: 1, maxDays: 2 }) }),
      ),
    ];
    expect(new Set([same, ...others]).size).toBe(others.length + 1);
  });
  it('does not care for the order of lines, stock that suffices, or words', () => {
    const a = priceLines([wantedLine(1n), wantedLine(2n)], shops);
    const b = priceLines([wantedLine(2n, { title: 'other', available: 99 }), wantedLine(1n)], shops);
    expect(quoteHash(a, address, null)).toBe(quoteHash(b, address, null));
  });
});
