// Plans as PostgreSQL tells them in JSON, cut down to what a reader compares: nodes, rows, buffers, time.

/** What we use of a node of EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON). */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Function Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}
export interface Plan {
  readonly Plan: PlanNode;
  readonly 'Execution Time': number;
}

const times = (node: PlanNode, rows: number | undefined): number => (rows ?? 0) * node['Actual Loops'];
/** Rows that a node took from a table, an index or a function, those thrown away included. */
const taken = (node: PlanNode): number =>
  times(node, node['Actual Rows']) +
  times(node, node['Rows Removed by Filter']) +
  times(node, node['Rows Removed by Index Recheck']);

/** Rows read from tables, indexes and functions below a node; what only passes through other nodes is not counted again. */
export function rowsRead(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((all, child) => all + rowsRead(child), 0);
  const isSource = node['Relation Name'] !== undefined || node['Node Type'] === 'Bitmap Index Scan';
  return Math.round(below + (isSource ? taken(node) : 0));
}

const count = (value: number): string => Math.round(value).toLocaleString('en-US');

/** A node and those below it, a line each. */
export function planLines(node: PlanNode, depth = 0): string[] {
  const on = [
    node['Index Name'] && `index ${node['Index Name']}`,
    node['Relation Name'] && `on ${node['Relation Name']}`,
    node['Function Name'] && `${node['Function Name']}()`,
  ].filter(Boolean);
  const removed =
    times(node, node['Rows Removed by Filter']) + times(node, node['Rows Removed by Index Recheck']);
  const facts = [
    `rows ${count(times(node, node['Actual Rows']))}`,
    ...(node['Actual Loops'] > 1 ? [`in ${count(node['Actual Loops'])} loops`] : []),
    ...(removed > 0 ? [`removed ${count(removed)}`] : []),
    `buffers ${count((node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0))}`,
  ];
  const line = `${'  '.repeat(depth)}${node['Node Type']}${on.length > 0 ? ` ${on.join(' ')}` : ''}: ${facts.join(', ')}`;
  return [line, ...(node.Plans ?? []).flatMap((child) => planLines(child, depth + 1))];
}
