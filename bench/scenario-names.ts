// What is measured, by name, in the order of the table.

export const scenarioNames = [
  'list',
  'list-gzip',
  'category',
  'detail',
  'search',
  'search-distinct',
  'facets',
  'cart',
  'purchase',
  'purchase-code',
  'topup-pass',
  'withdrawal',
  'bill',
  'bill-deep',
  'bill-filtered',
  'reconcile',
  'processes',
  'start',
] as const;
export type ScenarioName = (typeof scenarioNames)[number];

export const readNames = [
  'list',
  'list-gzip',
  'category',
  'detail',
  'search',
  'search-distinct',
  'facets',
] as const satisfies readonly ScenarioName[];
export type ReadName = (typeof readNames)[number];

/** Reads a second that are asked for; half of it is the load at which p99 has to be short. None is asked for facets. */
export const wantedPerSecond: Readonly<Record<ReadName, number | null>> = {
  list: 5_000,
  'list-gzip': 5_000,
  category: 5_000,
  detail: 5_000,
  search: 1_000,
  'search-distinct': 300,
  facets: null,
};

/** What a reader of the table sees. */
export const titles: Readonly<Record<ScenarioName, string>> = {
  list: 'product list, newest first',
  'list-gzip': 'the same, compressed',
  category: 'product list of a category',
  detail: 'product page',
  search: 'search, as people repeat themselves',
  'search-distinct': 'search, no two alike',
  facets: 'facets of a search',
  cart: 'new bag with its first item',
  purchase: 'whole purchase, code check left out',
  'purchase-code': 'whole purchase',
  'topup-pass': 'bank top-up passed by two people',
  withdrawal: 'withdrawal requested, code check left out',
  bill: 'fund record, first page',
  'bill-deep': 'fund record, pages by cursor',
  'bill-filtered': 'fund record, by kind and by date',
  reconcile: 'reconciliation',
  processes: 'product list behind one port',
  start: 'start on an existing database',
};
