// `npm run check`: format and lint, types, import rules, tidiness, packages; says every fault, ends non-zero on any.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './lib/steps.mjs';

const bin = (name) => path.join(root, 'node_modules/.bin', name);
const checks = [
  ['languages', 'npm', ['run', '--silent', 'build', '-w', '@meridian/locales']],
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['types', bin('tsc'), ['--noEmit', '-p', '.']],
  ['import rules', process.execPath, ['tools/check-imports.mjs']],
  ['tidiness', process.execPath, ['--import', 'tsx', 'tools/check-tidy.ts']],
  ['packages', process.execPath, ['--import', 'tsx', 'tools/check-packages.ts']],
];

let faults = 0;
for (const [title, command, args] of checks) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  process.stdout.write(`${status === 0 ? '✓' : '✗'} ${title}\n`);
  if (status !== 0) faults += 1;
}
process.exit(faults === 0 ? 0 : 1);
