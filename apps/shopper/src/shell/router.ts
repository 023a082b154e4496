// The router of the app: the route table with the guard before it.
import type { RouterHistory } from '../lib/router/history.ts';
import { createRouter } from '../lib/router/router.ts';
import { table } from '../routes.tsx';
import { guardEntry } from './guard.ts';
import { lost } from './rows.tsx';

/** A router over the browser's history, or over a given one in tests. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({ table, lost, guard: guardEntry, history });

declare module '../lib/router/table.ts' {
  interface Register {
    table: typeof table;
  }
}
