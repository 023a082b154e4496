// Tests of the made-up world: Zipf's law, repeatable products, and as many SKUs as promised.
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../apps/api/db/demo/prng.ts';
import { benchProduct } from './products.ts';
import { benchLanguages, vocabularies } from './words.ts';
import { zipf } from './zipf.ts';

const now = new Date('2026-03-01T00:00:00Z');

describe('zipf', () => {
  it('draws the first twice as often as the second, and every rank', () => {
    const draw = zipf(4);
    const random = createRandom(1);
    const counts = [0, 0, 0, 0];
    for (let n = 0; n < 25_000; n += 1) {
      const rank = draw(random);
      counts[rank] = (counts[rank] ?? 0) + 1;
    }
    // 1, 1/2, 1/3, 1/4 of 25/12
    for (const [rank, share] of [0.48, 0.24, 0.16, 0.12].entries())
      expect((counts[rank] ?? 0) / 25_000).toBeCloseTo(share, 1);
  });

  it('draws evenly with exponent 0, and refuses nothing to draw from', () => {
    const draw = zipf(10, 0);
    const random = createRandom(2);
    const seen = new Set(Array.from({ length: 500 }, () => draw(random)));
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(() => zipf(0)).toThrow(RangeError);
  });
});

describe('products', () => {
  it('are the same for the same number and differ for another', () => {
    expect(benchProduct(7, 1n, now)).toEqual(benchProduct(7, 1n, now));
    expect(benchProduct(7, 1n, now).titles.en).not.toBe(benchProduct(8, 1n, now).titles.en);
  });

  it('have 1.5 SKUs on average, each with a value for every option, and texts of about 300 characters', () => {
    const products = Array.from({ length: 200 }, (_, n) => benchProduct(n, 1n, now));
    expect(products.reduce((all, p) => all + p.skus.length, 0)).toBe(300);
    for (const { skus, options, descriptions, titles } of products) {
      for (const sku of skus) expect(sku.values).toHaveLength(options.length);
      expect(descriptions.en.length).toBeGreaterThanOrEqual(299);
      expect(descriptions.en.length).toBeLessThan(450);
      expect(Object.keys(titles)).toHaveLength(3);
    }
  });

  it('speak of the common nouns most', () => {
    const random = createRandom(3);
    for (const language of benchLanguages) {
      const { noun, nouns } = vocabularies[language];
      const drawn = Array.from({ length: 2_000 }, () => noun(random));
      const share = (word: string | undefined) => drawn.filter((d) => d === word).length / drawn.length;
      expect(share(nouns[0])).toBeGreaterThan(share(nouns[9]));
      expect(share(nouns[0])).toBeGreaterThan(0.15);
    }
  });
});
