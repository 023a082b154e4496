// Cursors whose parts are checked one by one, so that a tampered cursor is a refusal and never a fault.
import { decodeCursor } from './cursor.ts';
import { refuse } from './refusal.ts';

/** Says whether a text is such a part; a regular expression is one. */
export interface CursorPart {
  test(text: string): boolean;
}

const int4Max = 2 ** 31 - 1;
/** As `toISOString` writes it, on a day that there is; the database knows no year 0. */
const isInstant = (text: string): boolean => {
  const at = new Date(/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) ? text : Number.NaN);
  return !Number.isNaN(at.getTime()) && at.toISOString() === text;
};
/** A day that there is. */
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && isInstant(`${text}T00:00:00.000Z`);

/** What a part of a cursor may look like: what the database takes as a value of that type. */
export const cursorPart = {
  int: { test: (text) => /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) <= int4Max },
  bigint: /^-?\d{1,18}$/,
  id: /^[1-9]\d{0,17}$/,
  instant: { test: isInstant },
  day: { test: isDay },
} as const satisfies Record<string, CursorPart>;

/** Unpacks a cursor whose parts fit; `null` for the first page. @throws VALIDATION_FAILED */
export function decodeParts<const P extends readonly CursorPart[]>(
  text: string | undefined,
  patterns: P,
): { [K in keyof P]: string } | null {
  const parts = decodeCursor(text, patterns.length);
  if (parts && !parts.every((part, i) => patterns[i]?.test(part)))
    refuse('VALIDATION_FAILED', { fields: { cursor: 'VALIDATION_FAILED' } });
  return parts as { [K in keyof P]: string } | null;
}
