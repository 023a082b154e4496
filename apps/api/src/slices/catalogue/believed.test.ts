// What is gone by for a while: no longer than said, and not more of it than fits.
import { expect, it } from 'vitest';
import { Believed } from './believed.ts';

it('is given out two hundred times, and anew when it was looked up anew', () => {
  const words = new Believed<string>();
  words.set('lamp', 'names');
  const given = Array.from({ length: 201 }, () => words.get('lamp'));
  expect(given.filter((g) => g === 'names')).toHaveLength(200);
  expect(given.at(-1)).toBeUndefined();
  words.set('lamp', 'tags');
  expect([words.get('lamp'), words.get('desk')]).toEqual(['tags', undefined]);
});

it('never grows without bound', () => {
  const words = new Believed<number>();
  for (let n = 0; n < 12_000; n += 1) words.set(`word ${n}`, n);
  const kept = Array.from({ length: 12_000 }, (_, n) => words.get(`word ${n}`)).filter(
    (v) => v !== undefined,
  );
  expect(kept.length).toBeLessThanOrEqual(5000);
  expect(kept.at(-1)).toBe(11_999);
});

it('keeps what is asked for, and forgets what nobody asks for', () => {
  const words = new Believed<number>();
  words.set('asked', 1);
  words.set('not asked', 2);
  for (let n = 0; n < 6000; n += 1) {
    words.set(`word ${n}`, n);
    if (n % 100 === 0) expect(words.get('asked')).toBe(1);
  }
  expect(words.get('not asked')).toBeUndefined();
});
