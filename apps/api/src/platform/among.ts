// Statements over a few given rows, mostly one: written so that the database can keep their plan.

/**
 * What a column is compared with, and its value, for `$<place>`. For an array PostgreSQL makes the plan anew at each
 * call, because one for exactly so many elements looks cheaper than the one it could keep; for a single value it keeps it.
 */
export function among<T>(
  place: number,
  type: 'bigint' | 'text',
  values: readonly T[],
): { readonly is: string; readonly value: T | readonly T[] } {
  const [only] = values;
  return only !== undefined && values.length === 1
    ? { is: `= $${place}::${type}`, value: only }
    : { is: `= any($${place}::${type}[])`, value: values };
}
