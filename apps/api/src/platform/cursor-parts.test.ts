// Cursors as a stranger may hand them in: what the database could not take is refused before it is asked.
import { describe, expect, it } from 'vitest';
import { encodeCursor } from './cursor.ts';
import { cursorPart, decodeParts } from './cursor-parts.ts';

const taken = (part: { test(text: string): boolean }, text: string): boolean => {
  try {
    return decodeParts(encodeCursor([text]), [part])?.[0] === text;
  } catch {
    return false;
  }
};

describe('a part of a cursor', () => {
  it.each([
    ['int', ['0', '-1', '2147483647', '-2147483647'], ['2147483648', '9999999999', '1e3', '', '1.0', ' 1']],
    ['bigint', ['-5', '999999999999999999'], ['9999999999999999999', 'x', '']],
    ['id', ['1', '999999999999999999'], ['0', '-1', '01', '9223372036854775808']],
    [
      'instant',
      ['2028-02-29T23:59:59.999Z', '0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'],
      [
        ...['2026-02-29T00:00:00.000Z', '2026-13-01T00:00:00.000Z', '2026-01-01T24:00:00.000Z', '2026-03-02'],
        ...['0000-01-01T00:00:00.000Z', '+010000-01-01T00:00:00.000Z', '1', 'infinity', 'March 7'],
        ...['2026-03-02T09:00:00Z', '2026-03-02T09:00:00.000', '2026-03-02T09:00:00.000+05:45'],
      ],
    ],
  ] as const)('%s', (name, good, bad) => {
    expect(good.filter((text) => !taken(cursorPart[name], text))).toEqual([]);
    expect(bad.filter((text) => taken(cursorPart[name], text))).toEqual([]);
  });

  it('is one of as many as there should be', () => {
    expect(decodeParts(undefined, [cursorPart.id])).toBeNull();
    expect(() => decodeParts(encodeCursor(['1', '2']), [cursorPart.id])).toThrow('VALIDATION_FAILED');
    expect(() => decodeParts('bm9wZQ', [cursorPart.id])).toThrow('VALIDATION_FAILED');
  });
});
