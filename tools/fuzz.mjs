// `npm run fuzz -- --requests 100000 --seed 1`: the fuzzer for longer than a test run; failing requests are printed with their seed.
import { spawnSync } from 'node:child_process';
import { readOptions } from './lib/command-line.mjs';
import { root } from './lib/steps.mjs';

const values = readOptions({
  requests: { type: 'string', default: '100000' },
  seed: { type: 'string', default: '1' },
});
for (const [name, value] of Object.entries(values)) {
  if (/^[1-9]\d{0,8}$/.test(value)) continue;
  process.stderr.write(`--${name} wants a whole number above 0\n`);
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', 'apps/api/src/testing/fuzz/fuzz.test.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed },
  },
);
process.exit(status ?? 1);
