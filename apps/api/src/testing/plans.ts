// The plans behind statements, for tests: which indexes they read, and how much, by figures that do not depend on the moment.
import type { TestDatabase } from './database.ts';

export interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}
export interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Runs a statement and answers each node of its plan. */
export async function plansOf({ owner }: TestDatabase, { text, values }: Asked): Promise<Plan[]> {
  const row = await owner.one<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    'test.explain',
    `explain (analyze, timing off, format json) ${text}`,
    values,
  );
  return nodesOf(row['QUERY PLAN'][0].Plan);
}
/** Rows that a node has looked at. */
export const readBy = (n: Plan) =>
  (n['Actual Rows'] + (n['Rows Removed by Filter'] ?? 0)) * n['Actual Loops'];

const triesMax = 100;
const pauseMs = 100;

/**
 * Vacuums and analyzes `tables` until every page with rows is known to be seen by everybody, which is what plans go by
 * that read an index alone. Once is not always enough: what was committed a moment ago may not have reached the log on the
 * disk (tests do not wait for that), and somebody who looks on, the server's own housekeeping at times, may still see what
 * was replaced.
 * @throws when that takes longer than ten seconds
 */
export async function settle(
  { owner }: Pick<TestDatabase, 'owner'>,
  tables: readonly string[],
): Promise<void> {
  const unseen = tables.map(
    (table) =>
      `select '${table}' where (select relallvisible from pg_class where oid = '${table}'::regclass) < (select count(distinct (ctid::text::point)[0]) from ${table})`,
  );
  for (let tries = 0; tries < triesMax; tries += 1) {
    await owner.script(`vacuum analyze ${tables.join(', ')}`);
    const left = await owner.many('test.unseen', unseen.join(' union all '));
    if (left.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error('somebody still sees the rows that were replaced');
}
