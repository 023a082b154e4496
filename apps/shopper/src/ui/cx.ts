// Joins class names.

/** `cx('a', on && 'b')`; empty becomes undefined, so that no bare `class` is written. */
export function cx(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
