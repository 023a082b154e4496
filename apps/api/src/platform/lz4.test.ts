// What was packed comes back, byte by byte, whatever it is and whatever the dictionary says.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lz4 } from './lz4.ts';

const textMax = 200_000;
const unpacked = (lz4: Lz4, packed: Buffer, from = 0, to = packed.length) => {
  const end = lz4.unpack(packed, from, to);
  return Buffer.from(lz4.window.subarray(lz4.start, end));
};
/** Texts that repeat themselves and the dictionary, in pieces short and long. */
const pieces = fc.array(
  fc.oneof(
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom('the lamp on the desk', 'a', '', 'desk lamp, ').map((text) => Buffer.from(text)),
    fc.record({ byte: fc.nat(255), times: fc.nat(700) }).map(({ byte, times }) => Buffer.alloc(times, byte)),
  ),
  { maxLength: 60, size: 'max' },
);

describe('LZ4', () => {
  it('gives back what was packed', () => {
    fc.assert(
      fc.property(pieces, pieces, (said, parts) => {
        const dictionary = Buffer.concat(said);
        const text = Buffer.concat(parts);
        const lz4 = new Lz4(dictionary, textMax);
        const packed = lz4.pack(text);
        // Another one between them leaves nothing behind.
        expect(unpacked(lz4, lz4.pack(dictionary))).toEqual(dictionary);
        expect(unpacked(lz4, packed)).toEqual(text);
        // What stands around it is not read.
        const [before, behind] = [Buffer.from('before'), Buffer.from('what comes behind')];
        expect(unpacked(lz4, Buffer.concat([before, packed]), 6)).toEqual(text);
        expect(unpacked(lz4, Buffer.concat([before, packed, behind]), 6, 6 + packed.length)).toEqual(text);
      }),
    );
  });
  it('writes sequences as the format says: token, literals, distance, what is left of the length', () => {
    const lz4 = new Lz4(Buffer.alloc(0), textMax);
    // A letter, and from one byte back 4 + 15 + 10 more of it; nothing behind.
    const packed = Buffer.from([0x1f, 0x61, 0x01, 0x00, 10, 0x00]);
    expect(lz4.pack(Buffer.from('a'.repeat(30)))).toEqual(packed);
    expect(unpacked(lz4, packed).toString()).toBe('a'.repeat(30));
  });
  it('takes from the dictionary what it says, and nothing from farther than 64 KB', () => {
    const line = Buffer.from('Delivered within fifteen days, or your money back.');
    expect(new Lz4(line, textMax).pack(line).length).toBeLessThan(8);
    const filled = fc.sample(fc.uint8Array({ minLength: 70_000, maxLength: 70_000, size: 'max' }), {
      numRuns: 1,
      seed: 1,
    })[0] as Uint8Array;
    const text = Buffer.concat([line, filled, line]);
    const lz4 = new Lz4(Buffer.alloc(0), textMax);
    const packed = lz4.pack(text);
    expect(unpacked(lz4, packed)).toEqual(text);
    expect(packed.includes(line, packed.length - line.length - 20)).toBe(true);
  });
});
