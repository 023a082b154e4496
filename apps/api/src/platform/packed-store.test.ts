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
    expect(store.size).toBeLessThanOrEqual(1_000 / 80);
    expect(text(store, '399')).toBe('x');
    store.put('large', Buffer.alloc(1_000));
    expect([bytesAt(store, 'large'), text(store, '399')]).toEqual([null, 'x']);
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
          for (let n = 0; n <= 30; n += 1) {
            const found = bytesAt(store, `k${n}`);
            if (found) expect(found).toEqual(last.get(`k${n}`));
          }
        }
      }),
    );
  });
});
