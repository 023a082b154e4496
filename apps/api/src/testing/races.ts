// Many callers at the same moment, and how they fared: `outcome` makes a refusal its code, everything else is done.

/** `n` of them at once. */
export const times = <T>(n: number, make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));
/** What was not refused. */
export const done = (results: readonly unknown[]) => results.filter((r) => typeof r !== 'string');
/** Each reason of a refusal once, in order. */
export const refusals = (results: readonly unknown[]) =>
  [...new Set(results.filter((r) => typeof r === 'string'))].sort();
