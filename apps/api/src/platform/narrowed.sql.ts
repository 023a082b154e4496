// Lists that somebody narrows down: a statement holds what was asked for and nothing else, so that each question has a plan of its own.
import type { Db } from './db.ts';

/** A statement or a piece of one, with its values. */
export interface Chosen {
  readonly text: string;
  readonly values: readonly unknown[];
}
/** Takes a value in and answers its place, `$n`. */
export type Bind = (value: unknown) => string;

/** The conditions as ` where …`, those left out that nobody asked for (null). */
export function narrowed(asked: (bind: Bind) => readonly (string | null)[]): Chosen {
  const values: unknown[] = [];
  const where = asked((value) => `$${values.push(value)}`).filter((condition) => condition !== null);
  return { text: where.length === 0 ? '' : ` where ${where.join(' and ')}`, values };
}
/** A condition on a value, or null where there is none. */
export const when = <T>(value: T | null, condition: (value: T) => string): string | null =>
  value === null ? null : condition(value);

/** Counting stops here. */
export const countedMax = 10_000;
/** Counts the rows of `from` that fit, up to the bound. */
export const countOf = (from: string, { text, values }: Chosen): Chosen => ({
  text: `select count(*)::int as count from (select from ${from}${text} limit ${countedMax}) counted`,
  values,
});
export const countRows = async (db: Db, name: string, { text, values }: Chosen): Promise<number> =>
  (await db.one<{ count: number }>(name, text, values)).count;

/**
 * What to order a page by. Of `total` rows (counted up to the bound) that fit, few are looked up and then put in order; of many,
 * the first are met soon by who walks along the numeric `column`. A plan that is kept for all values cannot know which, so the
 * order is hidden from it where it would walk in vain.
 */
export const orderOf = (column: string, total: number): string =>
  total < countedMax ? `${column} + 0` : column;
