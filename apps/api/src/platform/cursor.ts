// Cursors: the sort key of the last row, as an opaque base64url text.
import { Refusal } from './refusal.ts';

/** Packs a sort key. */
export function encodeCursor(parts: readonly (string | number | bigint | Date)[]): string {
  const plain = parts.map((p) => (p instanceof Date ? p.toISOString() : String(p)));
  return Buffer.from(JSON.stringify(plain)).toString('base64url');
}
/** Unpacks it; `null` for the first page. @throws VALIDATION_FAILED when it was tampered with. */
export function decodeCursor(text: string | undefined, length: number): string[] | null {
  if (text === undefined) return null;
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (
      Array.isArray(parts) &&
      parts.length === length &&
      parts.every((p) => typeof p === 'string' && p.length < 100)
    )
      return parts;
  } catch {}
  throw new Refusal('VALIDATION_FAILED', { fields: { cursor: 'VALIDATION_FAILED' } });
}
/** A page from `limit + 1` rows: the list, whether there is more, and the cursor of its last row. */
export function pageOf<R, T>(
  rows: readonly R[],
  limit: number,
  total: number,
  view: (row: R) => T,
  key: (row: R) => readonly (string | number | bigint | Date)[],
) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit;
  return {
    list: shown.map(view),
    total,
    hasMore,
    nextCursor: hasMore && last !== undefined ? encodeCursor(key(last)) : null,
  };
}
