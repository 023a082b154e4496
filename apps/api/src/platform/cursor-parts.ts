// Cursors whose parts are checked one by one, so that a tampered cursor is a refusal and never a fault.
import { decodeCursor } from './cursor.ts';
import { refuse } from './refusal.ts';

/** What a part of a cursor may look like. */
export const cursorPart = {
  int: /^-?\d{1,10}$/,
  bigint: /^-?\d{1,18}$/,
  id: /^[1-9]\d{0,17}$/,
  instant: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
} as const;

/** Unpacks a cursor whose parts fit the patterns; `null` for the first page. @throws VALIDATION_FAILED */
export function decodeParts<const P extends readonly RegExp[]>(
  text: string | undefined,
  patterns: P,
): { [K in keyof P]: string } | null {
  const parts = decodeCursor(text, patterns.length);
  if (parts && !parts.every((part, i) => patterns[i]?.test(part)))
    refuse('VALIDATION_FAILED', { fields: { cursor: 'VALIDATION_FAILED' } });
  return parts as { [K in keyof P]: string } | null;
}
