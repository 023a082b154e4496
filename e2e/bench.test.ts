// The bench runs from end to end on a tiny world, so that it cannot rot; how fast things are is not judged here.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-bench-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const names = [
  'list',
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
];

it('measures reads, money and starts once and says so', { timeout: 400_000 }, async () => {
  const json = path.join(folder, 'figures.json');
  const args = [
    ...'--products 200 --seconds 1 --rounds 1 --concurrency 4 --explain'.split(' '),
    ...['--only', [...names, 'reconcile', 'start'].join(','), '--json', json],
  ];
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'bench/main.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += String(data);
    });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(code, said).toBe(0);
  const figures = JSON.parse(fs.readFileSync(json, 'utf8'));
  const [world] = figures.worlds;
  expect(world).toMatchObject({ products: 200, skus: 300 });
  expect(world.scenarios.map((s: { name: string }) => s.name)).toEqual(names);
  for (const scenario of world.scenarios) {
    expect(scenario.perSecond.median, scenario.name).toBeGreaterThan(0);
    expect(scenario.errors, scenario.said.join('\n')).toBe(0);
  }
  expect(world.reconcile).toMatchObject({ faults: 0, postings: expect.any(Number) });
  expect(world.startMs.withDatabase.median).toBeGreaterThan(0);
  expect(said).toContain('| product list, newest first');
  expect(said).toContain('### Plans with 200 products');
  expect(said).toContain('### Plans with 500 lines of one person');
});
