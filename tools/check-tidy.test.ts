// Proves that the tidy test sees each kind of untidiness, and leaves a tidy file alone.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findFaults } from './check-tidy.ts';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'tidy-'));
afterAll(() => fs.rmSync(base, { recursive: true }));

const sql = `tx.one${'('}'orders.get', 'select 1')`;
const open = ['TO', 'DO'].join('');
const cases: Array<[fault: string, file: string, text: string]> = [
  ['the first line says which room this is', 'apps/api/src/platform/bare.ts', 'export const x = 1;\n'],
  ['files stay in one room', 'apps/api/src/platform/long.ts', `// Long.\n${'export {};\n'.repeat(400)}`],
  ['file names are kebab-case', 'packages/ui/src/BadName.ts', '// Named badly.\n'],
  [
    'SQL stands in .sql.ts files',
    'apps/api/src/slices/orders/pay.ts',
    `// Pays.\nexport const f = () => ${sql};\n`,
  ],
  [
    'time comes from the clock',
    'apps/api/src/slices/orders/late.ts',
    '// Late.\nexport const f = () => new Date();\n',
  ],
  [
    'time comes from the clock',
    'apps/api/src/platform/late.ts',
    '// Late.\nexport const f = (at = Date.now()) => at;\n',
  ],
  [
    'time comes from the clock',
    'apps/api/src/slices/orders/late.sql.ts',
    "// Late.\nexport const f = 'select id from orders where pay_by < now()';\n",
  ],
  [
    'days are UTC days',
    'apps/api/src/slices/orders/days.ts',
    '// Days.\nexport const f = (at: Date) => at.setDate(at.getDate() + 1);\n',
  ],
  [
    'days are UTC days',
    'apps/api/src/slices/orders/days.sql.ts',
    "// Days.\nexport const f = 'select $1::timestamptz::date';\n",
  ],
  [
    'tables take their time from the server',
    'apps/api/db/migrations/9999-late.sql',
    '-- Late.\ncreate table t (at timestamptz not null default now());\n',
  ],
  [
    'only configuration reads the environment',
    'apps/api/src/platform/env.ts',
    '// Env.\nexport const f = process.env.HOME;\n',
  ],
  ['styles are logical', 'apps/shopper/src/ui/a.module.css', '/* A. */\n.a { margin-left: 4px; }\n'],
  ['type is from the scale', 'apps/shopper/src/ui/b.module.css', '/* A. */\n.a { font-size: 14px; }\n'],
  ['nothing is left open', 'apps/shopper/src/ui/b.ts', `// B.\n// ${open}: later\n`],
  ['nothing is left open', 'apps/shopper/src/ui/block.ts', `// Block.\n/* ${open}: in a block comment */\n`],
  ['no barrel files', 'apps/shopper/src/ui/c.ts', "// C.\nexport * from './b.ts';\n"],
];

describe('tidiness', () => {
  for (const [, file, text] of [
    ...cases,
    ['', 'apps/api/src/platform/tidy.ts', '// Tidy.\nexport const x = 1;\n'] as const,
    ['', 'apps/api/src/platform/clock.ts', '// The clock.\nexport const now = () => new Date();\n'] as const,
    [
      '',
      'apps/api/src/slices/orders/on-time.ts',
      "// On time; never new Date().\nexport const f = (clock: { now(): Date }) => [clock.now(), `($1::timestamptz at time zone 'UTC')::date`, '$2::date[]'];\n",
    ] as const,
    [
      '',
      'apps/api/db/migrations/9998-fine.sql',
      '-- Never now().\ncreate table u (at timestamptz not null, until timestamp with time zone);\n',
    ] as const,
  ]) {
    fs.mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
    fs.writeFileSync(path.join(base, file), text);
  }
  const faults = findFaults(base);

  it.each(cases)('%s', (fault, file) => {
    expect(faults.some((f) => f.startsWith(`${fault}: ${file}`))).toBe(true);
  });
  it('finds nothing else', () => {
    expect(faults).toHaveLength(cases.length);
  });
});
