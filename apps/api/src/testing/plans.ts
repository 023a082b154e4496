// The plans behind statements, for tests: which indexes they read, and how much.
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
