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
 * Vacuums and analyzes `tables` (all when none is named) until every page is known to be seen by everybody, which is what
 * makes a plan read an index alone. Once is not always enough: the server's own housekeeping, when it looks at the
 * database in that moment, keeps rows that were replaced from being cleared.
 * @throws when something keeps them for ten seconds
 */
export async function settle(
  { owner }: Pick<TestDatabase, 'owner'>,
  tables: readonly string[] = [],
): Promise<void> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    await owner.script(`vacuum analyze ${tables.join(', ')}`);
    const unsettled = await owner.many<{ name: string }>(
      'test.settled',
      `select oid::regclass::text as name from pg_class where relkind = 'r' and relallvisible < relpages
         and case when cardinality($1::text[]) = 0 then relnamespace in ('public'::regnamespace, 'ledger'::regnamespace)
           else oid = any ($1::text[]::regclass[]) end`,
      [tables],
    );
    if (unsettled.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error('somebody keeps rows from being cleared');
}
