// `npm run model`: plays the life of orders against its plain model for as long as one likes, or one failed run again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import readline from 'node:readline';
import { readOptions } from './lib/command-line.mjs';
import { tableOf, writeSection } from './lib/docs-section.mjs';
import { root } from './lib/steps.mjs';

const values = readOptions({
  // Sequences of one act after the other; a third as many again have several acts at once.
  runs: { type: 'string', default: '5000' },
  // What a failed run printed.
  seed: { type: 'string' },
  path: { type: 'string' },
  replay: { type: 'string' },
  // Only sequences with several acts at once.
  crowds: { type: 'boolean', default: false },
  lanes: { type: 'string' },
  'write-docs': { type: 'boolean', default: false },
});
const env = {
  ...process.env,
  NODE_ENV: 'test',
  MODEL_RUNS: values.runs,
  MODEL_TALLY: 'true',
  MODEL_CROWDS: String(values.crowds),
  ...(values.lanes ? { MODEL_LANES: values.lanes } : {}),
  ...(values.seed ? { MODEL_SEED: values.seed } : {}),
  ...(values.path ? { MODEL_PATH: values.path, MODEL_LANES: '1' } : {}),
  ...(values.replay ? { MODEL_REPLAY: values.replay } : {}),
};
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const tests = [
  'run',
  'apps/api/src/testing/model.test.ts',
  '--project',
  'api',
  '--disable-console-intercept',
];
const child = spawn(process.execPath, [vitest, ...tests], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env,
});
// Its output may end before it does.
const ended = once(child, 'exit');

const played = [];
for await (const line of readline.createInterface({ input: child.stdout })) {
  if (line.startsWith('tally ')) played.push(JSON.parse(line.slice(6)));
  else process.stdout.write(`${line}\n`);
}
if (played.length > 0) {
  const text = report(played);
  process.stdout.write(`\n${text}\n`);
  if (values['write-docs']) writeSection('proof.md', 'tally', text);
}
const [code] = await ended;
process.exitCode = code ?? 1;

/** How many sequences and acts, and how often each act ended in which way; done first, then refusals by name. */
function report(played) {
  const nothing = { tally: {}, sequences: 0, acts: 0 };
  const [alone, crowd = nothing] = values.crowds ? [nothing, ...played] : played;
  const endings = (tally) =>
    Object.entries(tally ?? {})
      .sort(([a], [b]) => (a === 'ok' ? -1 : b === 'ok' ? 1 : a.localeCompare(b)))
      .map(([ending, times]) => `${ending} ${times}`)
      .join(', ');
  const acts = [...new Set([...Object.keys(alone.tally), ...Object.keys(crowd.tally)])].sort();
  const rows = acts.map((act) => [`\`${act}\``, endings(alone.tally[act]), endings(crowd.tally[act])]);
  const sum = ({ sequences, acts: n }) =>
    `${sequences.toLocaleString('en')} sequences of ${n.toLocaleString('en')} acts`;
  return [
    `One after the other: ${sum(alone)}. With several at once: ${sum(crowd)}.`,
    '',
    tableOf(['act', 'one after the other', 'in sequences with several at once'], rows),
  ].join('\n');
}
