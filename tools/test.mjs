// `npm test`: installs what is missing, builds, runs every check and every test, ends with one plain line.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, install, root, step } from './lib/steps.mjs';

await install();
const { ensureChromium } = await import('./lib/chromium.mjs');
const chromiumPath = await ensureChromium();
await build();

const checked = await step(
  'Checking format, lint, types, import rules and tidiness',
  () => spawnSync(process.execPath, ['tools/check.mjs'], { cwd: root, stdio: 'inherit' }).status === 0,
);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-report-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
const report = path.join(folder, 'report.json');
const extra = process.argv.slice(2);
const ran = await step('Running the tests', () =>
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...extra,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', CHROMIUM_PATH: chromiumPath },
    },
  ),
);

if (!fs.existsSync(report)) {
  const how = ran.signal ?? ran.error?.message ?? `code ${ran.status}`;
  const { bavail, bsize } = fs.statfsSync(os.tmpdir());
  const left = Math.round((bavail * bsize) / 2 ** 20);
  process.stdout.write(`The test runner ended without a report (${how}; ${left} MiB of disk left).\n`);
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}
const { numPassedTests, numFailedTests, testResults } = JSON.parse(fs.readFileSync(report, 'utf8'));
// A file that could not even be loaded has no tests to count, and is a failure all the same.
const broken = testResults.filter(
  (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
);
for (const file of broken) process.stdout.write(`failed to run: ${path.relative(root, file.name)}\n`);
const failed = numFailedTests + broken.length + (checked ? 0 : 1);
if (!checked) process.stdout.write('npm run check found faults (counted as one failure)\n');
process.stdout.write(`${numPassedTests} passed, ${failed} failed\n`);
process.exit(failed === 0 && ran.status === 0 && numPassedTests > 0 ? 0 : 1);
