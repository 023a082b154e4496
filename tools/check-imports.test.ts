// Proves that the import rules see: a bad import of each kind is fed to them and must be named.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkImports } from './check-imports.mjs';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'import-rules-'));
afterAll(() => fs.rmSync(base, { recursive: true }));

const slices = 'apps/api/src/slices';
const bad: Array<[rule: string, from: string, to: string]> = [
  ['slice-order-cart', `${slices}/cart/cart.routes.ts`, `${slices}/orders/index.ts`],
  ['slice-front-door', `${slices}/orders/pay-order.ts`, `${slices}/cart/cart.sql.ts`],
  ['platform-below-ledger', 'apps/api/src/platform/door.ts', 'apps/api/src/ledger/index.ts'],
  ['ledger-below-slices', 'apps/api/src/ledger/post.ts', `${slices}/orders/index.ts`],
  ['ledger-front-door', `${slices}/orders/settle-order.ts`, 'apps/api/src/ledger/post.ts'],
  ['rules-are-pure', `${slices}/orders/order.rules.ts`, `${slices}/orders/orders.sql.ts`],
  ['contract-is-a-leaf', 'packages/contract/src/orders.ts', 'packages/ui/src/format.ts'],
  ['apps-apart', 'apps/shopper/src/main.tsx', 'apps/api/src/config.ts'],
  [
    'screens-are-islands',
    'apps/shopper/src/screens/home/home-screen.tsx',
    'apps/shopper/src/screens/bag/bag-screen.tsx',
  ],
  [
    'features-are-islands',
    'apps/shopper/src/features/price/price.tsx',
    'apps/shopper/src/features/order-card/order-card.tsx',
  ],
  ['ui-knows-no-noun', 'apps/shopper/src/ui/list.tsx', 'apps/shopper/src/api/orders.ts'],
  ['lib-below-all', 'apps/shopper/src/lib/session.ts', 'apps/shopper/src/api/accounts.ts'],
  [
    'console-screens-are-islands',
    'apps/console/src/operator/screens/users.tsx',
    'apps/console/src/operator/screens/user.tsx',
  ],
  ['console-kit-below-its-area', 'apps/console/src/ui/page.tsx', 'apps/console/src/operator/links.tsx'],
  ['console-loads-no-schemas', 'apps/console/src/api/client.ts', 'packages/contract/src/orders.ts'],
  ['phones-load-no-schemas', 'apps/shopper/src/api/orders.ts', 'packages/contract/src/orders.ts'],
];

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
  fs.appendFileSync(path.join(base, file), text);
}

describe('import rules', () => {
  for (const [i, [, from, to]] of bad.entries()) {
    write(
      from,
      `import { x${i} } from './${path.relative(path.dirname(from), to)}';\nexport const y${i} = x${i};\n`,
    );
    write(to, `export const x${i} = ${i};\n`);
  }
  write('apps/api/src/platform/a.ts', "import { b } from './b.ts';\nexport const a = b;\n");
  write('apps/api/src/platform/b.ts', "import { a } from './a.ts';\nexport const b = a;\n");
  let violations: readonly string[] = [];
  let modules = 0;
  beforeAll(async () => {
    ({ violations, modules } = await checkImports(base));
  });

  it.each(bad)('%s', (rule, from, to) => {
    expect(violations).toContain(`${rule}: ${from} → ${to}`);
  });
  it('no cycles', () => {
    expect(violations.filter((v) => v.startsWith('no-cycles'))).not.toHaveLength(0);
  });
  it('has read every module it was given', () => {
    expect(modules).toBeGreaterThanOrEqual(new Set(bad.flatMap(([, from, to]) => [from, to])).size);
  });
});
