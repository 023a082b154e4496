// The block of packed answers: what is in it is right, in the order of a ring, and never more than fits.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PackedStore } from './packed-store.ts';

const bytesAt = (store: PackedStore, key: string): Buffer | null => {
  const span = store.find(key);
  return span && store.block.subarray(span.from, span.to);
};
const text = (store: PackedStore, key: string) => bytesAt(store, key)?.toString() ?? null;

describe('the block', () => {
  it('gives back what was put, the parts as one, the last under a key', () => {
    const store = new PackedStore(10_000);
    store.put('a', Buffer.from('one, '), Buffer.from('two'));
    store.put('b', Buffer.alloc(0));
    expect([text(store, 'a'), text(store, 'b'), text(store, 'c')]).toEqual(['one, two', '', null]);
    store.put('a', Buffer.from('three'));
    expect([text(store, 'a'), store.size]).toEqual(['three', 2]);
    store.delete('a');
    store.delete('a');
    expect([text(store, 'a'), store.size]).toEqual([null, 1]);
    store.clear();
    expect([text(store, 'b'), store.size]).toEqual([null, 0]);
    store.put('d', Buffer.from('four'));
    expect(text(store, 'd')).toBe('four');
  });

  it('lets the oldest go, by bytes and by keys, and takes nothing that is too large', () => {
    const store = new PackedStore(4_000);
    for (let n = 0; n < 40; n += 1) store.put(`k${n}`, Buffer.alloc(150, n));
    expect(store.size).toBeGreaterThan(9);
    expect(store.size).toBeLessThan(20);
    expect([bytesAt(store, 'k0'), bytesAt(store, 'k39')?.[0]]).toEqual([null, 39]);
    for (let n = 0; n < 400; n += 1) store.put(`${n}`, Buffer.from('x'));
    expect(store.size).toBeLessThanOrEqual(12);
    expect(text(store, '399')).toBe('x');
    store.put('large', Buffer.alloc(1_000));
    expect([bytesAt(store, 'large'), text(store, '399')]).toEqual([null, 'x']);
  });

  it('tells keys apart by all their letters, and keeps none that it cannot write down', () => {
    const store = new PackedStore(100_000);
    store.put('\u0101', Buffer.from('long a'));
    store.put('\u0001', Buffer.from('a control character'));
    store.put('\u00e9', Buffer.from('e'));
    expect([text(store, '\u0101'), text(store, '\u0001'), text(store, '\u00e9')]).toEqual([
      null,
      'a control character',
      'e',
    ]);
    const large = new PackedStore(4_000_000);
    for (const length of [65_535, 65_536]) large.put('y'.repeat(length), Buffer.from('longer'));
    expect([text(large, 'y'.repeat(65_535)), text(large, 'y'.repeat(65_536))]).toEqual(['longer', null]);
    store.put('x'.repeat(600), Buffer.from('long'));
    expect([text(store, 'x'.repeat(600)), text(store, 'x'.repeat(599))]).toEqual(['long', null]);
  });

  it('finds each of thousands, and after a walk of many turns the newest alone', () => {
    const store = new PackedStore(1_000_000);
    for (let n = 0; n < 2_900; n += 1) store.put(`/product?id=${n}`, Buffer.from(`page ${n}`));
    const found = (n: number) => bytesAt(store, `/product?id=${n}`);
    const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);
    expect(numbers(0, 2_900).filter((n) => found(n)?.toString() !== `page ${n}`)).toEqual([]);
    expect(store.size).toBe(2_900);
    const page = (n: number) => Buffer.alloc(n % 700, n);
    for (let n = 0; n < 20_000; n += 1) store.put(`/product?id=${n}`, page(n));
    expect(numbers(0, 15_000).filter((n) => found(n) !== null)).toEqual([]);
    expect(numbers(18_000, 20_000).filter((n) => found(n)?.equals(page(n)) !== true)).toEqual([]);
  });

  it('holds nothing but what was put last under each key, the newest always, whatever is done', () => {
    const act = fc.oneof(
      { weight: 8, arbitrary: fc.record({ put: fc.nat(30), bytes: fc.nat(120), fill: fc.nat(255) }) },
      { weight: 2, arbitrary: fc.record({ delete: fc.nat(30) }) },
      { weight: 1, arbitrary: fc.constant('clear' as const) },
    );
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 300 }), (acts) => {
        const store = new PackedStore(3_000);
        const last = new Map<string, Buffer>();
        for (const one of acts) {
          if (one === 'clear') {
            store.clear();
            last.clear();
          } else if ('put' in one) {
            const bytes = Buffer.alloc(one.bytes, one.fill);
            store.put(`k${one.put}`, bytes);
            last.set(`k${one.put}`, bytes);
            expect(bytesAt(store, `k${one.put}`)).toEqual(bytes);
          } else {
            store.delete(`k${one.delete}`);
            last.delete(`k${one.delete}`);
          }
          const found = [...last.keys()].filter((key) => bytesAt(store, key) !== null);
          expect(found.length).toBe(store.size);
          for (const key of found) expect(bytesAt(store, key)).toEqual(last.get(key));
        }
      }),
    );
  });
});
