// Who may import whom. Read by dependency-cruiser through tools/check-imports.mjs, which also refuses to pass when too little was read.
const slices = [
  'accounts',
  'addresses',
  'content',
  'shops',
  'catalogue',
  'promotions',
  'messages',
  'wallet',
  'networks',
  'topups',
  'withdrawals',
  'cart',
  'orders',
  'refunds',
  'reviews',
  'complaints',
  'mutual-support',
  'operations',
];
const slicePath = 'apps/api/src/slices/';
const tests = '\\.test\\.tsx?$';
const notTest = { pathNot: [tests, '/testing/'] };

/** A slice calls only those before it in the list. */
const sliceOrder = slices.slice(0, -1).map((slice, i) => ({
  name: `slice-order-${slice}`,
  comment: `${slice} may only call the slices before it; upward goes through the outbox`,
  severity: 'error',
  from: { path: `^${slicePath}${slice}/`, ...notTest },
  to: { path: `^${slicePath}(${slices.slice(i + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['generated/'] },
    },
    ...sliceOrder,
    {
      name: 'slice-front-door',
      comment: "another slice's rooms are entered through its index.ts",
      severity: 'error',
      from: { path: `^${slicePath}([^/]+)/`, ...notTest },
      to: { path: `^${slicePath}([^/]+)/`, pathNot: [`^${slicePath}$1/`, `^${slicePath}[^/]+/index\\.ts$`] },
    },
    {
      name: 'app-uses-front-doors',
      severity: 'error',
      from: { path: '^apps/api/src/(app|main)\\.ts$' },
      to: { path: `^${slicePath}[^/]+/(?!index\\.ts$)` },
    },
    {
      name: 'platform-below-ledger',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', ...notTest },
      to: { path: '^apps/api/src/(slices|ledger|app|main|commands)' },
    },
    {
      name: 'ledger-below-slices',
      severity: 'error',
      from: { path: '^apps/api/src/ledger/', ...notTest },
      to: { path: '^apps/api/src/(slices|app|main|commands)' },
    },
    {
      name: 'ledger-front-door',
      severity: 'error',
      from: { path: `^${slicePath}`, ...notTest },
      to: { path: '^apps/api/src/ledger/(?!index\\.ts$)' },
    },
    {
      name: 'rules-are-pure',
      comment: 'a rules file decides; it reads and writes nothing',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: {
        path: [
          '\\.sql\\.ts$',
          'platform/(db|files|mail|jobs|outbox|sessions)\\.ts$',
          '^(node:)?(fs|net|http|https|child_process)$',
          'node_modules/(pg|undici|fastify)/',
        ],
      },
    },
    {
      name: 'acts-do-not-wait',
      comment: 'nothing waits on the network while a transaction is open',
      severity: 'error',
      from: { path: `^${slicePath}`, pathNot: ['\\.jobs\\.ts$', 'fetch-', tests] },
      to: { path: ['node_modules/(undici|nodemailer)/', '^(node:)?(http|https|net)$'] },
    },
    {
      name: 'only-db-knows-pg',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: [
          'platform/(db|db-connection|db-errors|db-exchange|db-senders|db-values|migrate|jobs|jobs-pool)\\.ts$',
          'app\\.ts$',
          tests,
          '/testing/',
        ],
      },
      to: { path: 'node_modules/pg/' },
    },
    {
      name: 'contract-is-a-leaf',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { pathNot: ['^packages/contract/', 'node_modules/zod/'] },
    },
    {
      name: 'ui-package-knows-no-noun',
      severity: 'error',
      from: { path: '^packages/ui/', ...notTest },
      to: { path: '^(apps|packages/contract)/' },
    },
    {
      name: 'apps-apart',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', ...notTest },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'nobody-needs-the-bench',
      comment: 'the bench measures the rest and is needed by nothing',
      severity: 'error',
      from: { pathNot: ['^bench/'] },
      to: { path: '^bench/' },
    },
    {
      name: 'screens-are-islands',
      severity: 'error',
      from: { path: '^apps/shopper/src/screens/([^/]+)/' },
      to: { path: '^apps/shopper/src/screens/', pathNot: '^apps/shopper/src/screens/$1/' },
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^apps/shopper/src/features/([^/]+)/' },
      to: { path: '^apps/shopper/src/(features|screens)/', pathNot: '^apps/shopper/src/features/$1/' },
    },
    {
      name: 'ui-knows-no-noun',
      severity: 'error',
      from: { path: '^apps/shopper/src/ui/', ...notTest },
      to: { path: ['^apps/shopper/src/(api|features|screens|shell)/', '^packages/contract/'] },
    },
    {
      name: 'api-hooks-below-screens',
      severity: 'error',
      from: { path: '^apps/shopper/src/api/', ...notTest },
      to: { path: '^apps/shopper/src/(features|screens|shell)/' },
    },
    {
      name: 'lib-below-all',
      severity: 'error',
      from: { path: '^apps/shopper/src/lib/', ...notTest },
      to: { path: '^apps/shopper/src/(features|screens|shell|api)/' },
    },
    {
      name: 'phones-load-no-schemas',
      comment: 'the schema library stays on the server',
      severity: 'error',
      from: { path: '^apps/shopper/src/', ...notTest },
      to: {
        path: [
          'node_modules/zod/',
          '^packages/contract/src/(?!paths|shopper-paths|money-paths|errors|limits|order-graph)',
        ],
      },
    },
    {
      name: 'console-screens-are-islands',
      severity: 'error',
      from: { path: '^apps/console/src/operator/screens/' },
      to: { path: '^apps/console/src/operator/screens/' },
    },
    {
      name: 'console-kit-below-its-area',
      severity: 'error',
      from: { path: '^apps/console/src/(ui|api|i18n|lib)/', ...notTest },
      to: { path: '^apps/console/src/operator/' },
    },
    {
      name: 'console-loads-no-schemas',
      comment: 'the schema library stays on the server; types are free',
      severity: 'error',
      from: { path: '^apps/console/src/', ...notTest },
      to: {
        path: ['node_modules/zod/', '^packages/contract/src/(?!paths|shopper-paths|money-paths)'],
      },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: [tests, '/testing/', '^e2e/'] },
      to: { path: [tests] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/generated/'] },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      mainFields: ['module', 'main'],
    },
  },
};
