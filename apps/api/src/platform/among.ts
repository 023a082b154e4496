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

/** A column of given rows: its type, and what stands in it. */
export type GivenColumn<R> = readonly [type: string, of: (row: R) => unknown];

/**
 * Given rows as a table that a statement reads from, `as <name>`, with their parameters from `$<first>` on. A single row is
 * one of values: the database neither reads arrays nor puts them together again, nor sorts what is one.
 */
export function given<R>(
  name: string,
  first: number,
  rows: readonly R[],
  columns: Readonly<Record<string, GivenColumn<R>>>,
): { readonly table: string; readonly inOrder: string; readonly values: readonly unknown[] } {
  const names = Object.keys(columns).join(', ');
  const [only] = rows;
  const isOne = only !== undefined && rows.length === 1;
  const parameters = Object.values(columns).map(([type], i) => `$${first + i}::${type}${isOne ? '' : '[]'}`);
  const values = Object.values(columns).map(([, of]) => (isOne ? of(only) : rows.map(of)));
  return isOne
    ? { table: `(values (${parameters})) as ${name} (${names})`, inOrder: '', values }
    : {
        table: `unnest(${parameters}) with ordinality as ${name} (${names}, place)`,
        inOrder: `order by ${name}.place`,
        values,
      };
}
