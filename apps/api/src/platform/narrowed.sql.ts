// Lists that somebody narrows down: a statement holds what was asked for and nothing else, so that each question has a plan of its own.
import type { Db } from './db.ts';

/** A statement or a piece of one, with its values. */
export interface Chosen {
  readonly text: string;
  readonly values: readonly unknown[];
}
/** Takes a value in and answers its place, `$n`. */
export type Bind = (value: unknown) => string;

/** A condition on a value, or null where there is none. */
export const when = <T>(value: T | null, condition: (value: T) => string): string | null =>
  value === null ? null : condition(value);

/** Counting stops here. */
export const countedMax = 10_000;
/**
 * What to order a page by. Of `total` rows (counted up to the bound) that fit, few are looked up and then put in order; of many,
 * the first are met soon by who walks along the numeric `column`. A plan that is kept for all values cannot know which, so the
 * order is hidden from it where it would walk in vain.
 */
export const orderOf = (column: string, total: number): string =>
  total < countedMax ? `${column} + 0` : column;

export interface ListSpec<Filter, Place> {
  readonly names: { readonly count: string; readonly page: string };
  /** What is counted. */
  readonly from: (filter: Filter) => string;
  /** Conditions, null for what nobody asked for; `after` is where the page before ended. */
  readonly where: (filter: Filter, bind: Bind, after: Place | null) => readonly (string | null)[];
  /** The statement of a page of `limit` rows around its conditions (` where …`); `total` is what was counted. */
  readonly page: (asked: { filter: Filter; where: string; total: number; limit: number }) => string;
}
/** A list with its two statements: how many rows fit, counted up to the bound, and a page of them. */
export function narrowedList<Filter, Row, Place = string>(spec: ListSpec<Filter, Place>) {
  const choose = (filter: Filter, after: Place | null): Chosen => {
    const values: unknown[] = [];
    const bind = (value: unknown) => `$${values.push(value)}`;
    const where = spec.where(filter, bind, after).filter((condition) => condition !== null);
    return { text: where.length === 0 ? '' : ` where ${where.join(' and ')}`, values };
  };
  const counting = (filter: Filter): Chosen => {
    const { text, values } = choose(filter, null);
    const counted = `select from ${spec.from(filter)}${text} limit ${countedMax}`;
    return { text: `select count(*)::int as count from (${counted}) counted`, values };
  };
  const paging = (filter: Filter, after: Place | null, limit: number, total: number): Chosen => {
    const { text, values } = choose(filter, after);
    return { text: spec.page({ filter, where: text, total, limit: Math.trunc(limit) }), values };
  };
  const count = async (db: Db, filter: Filter): Promise<number> => {
    const { text, values } = counting(filter);
    return (await db.one<{ count: number }>(spec.names.count, text, values)).count;
  };
  /** A page, with one row more than `limit` where there is one, and how many fit in all. */
  const read = async (db: Db, filter: Filter, after: Place | null, limit: number) => {
    const total = await count(db, filter);
    const { text, values } = paging(filter, after, limit + 1, total);
    return { total, rows: await db.many<Row>(spec.names.page, text, values) };
  };
  return { counting, paging, count, read };
}
