// `npm run mutants`: makes each fault of the list in a copy of the tree and runs the tests that should see it. A survivor is a hole in the tests.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readOptions } from './lib/command-line.mjs';
import { tableOf, writeSection } from './lib/docs-section.mjs';
import { root } from './lib/steps.mjs';

/** `from` stands in `file` exactly once and is replaced by `to`; `tests` are the nearest ones: the model is asked of every mutant. */
const mutants = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'mutants.json'), 'utf8'));
const model = 'apps/api/src/testing/model.test.ts';
const runMinutes = 6;
/** All the files that any mutant names, once. */
const firstRunMinutes = 30;

const values = readOptions({
  // Names, or numbers from 1, with commas between.
  only: { type: 'string' },
  // Sequences of the model for each; a third as many again have several acts at once.
  runs: { type: 'string', default: '200' },
  // The model is only asked of those that the nearest tests do not see.
  nearest: { type: 'boolean', default: false },
  // Takes over what an earlier run left here, and leaves what this one found.
  results: { type: 'string' },
  'write-docs': { type: 'boolean', default: false },
});

/** A copy of what the server's tests need. Packages are shared with the tree, its own are copied. */
function copyTree() {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-mutants-'));
  const left = new Set(['node_modules', 'dist', '.data', 'pictures']);
  for (const part of ['package.json', 'tsconfig.json', 'vitest.config.ts', 'docs', 'packages', 'apps/api'])
    fs.cpSync(path.join(root, part), path.join(copy, part), {
      recursive: true,
      filter: (from) => !left.has(path.basename(from)),
    });
  for (const entry of fs.readdirSync(path.join(root, 'node_modules'))) {
    if (entry === '@meridian') continue;
    fs.mkdirSync(path.join(copy, 'node_modules'), { recursive: true });
    fs.symlinkSync(path.join(root, 'node_modules', entry), path.join(copy, 'node_modules', entry));
  }
  fs.mkdirSync(path.join(copy, 'node_modules/@meridian'));
  for (const [name, folder] of [
    ['contract', 'packages/contract'],
    ['locales', 'packages/locales'],
    ['ui', 'packages/ui'],
    ['api', 'apps/api'],
  ])
    fs.symlinkSync(path.join(copy, folder), path.join(copy, 'node_modules/@meridian', name));
  return copy;
}

/** A machine that is too busy proves nothing about a mutant. */
const tooBusy = /Connection terminated|timeout exceeded|timed out|ECONN|too many clients/;

/** The red tests of a report as `file > name`, each with the first line of what it said. */
function redIn(copy, { testResults }) {
  return testResults
    .filter((file) => file.status === 'failed')
    .flatMap(({ name, assertionResults, message }) => {
      const file = path.relative(copy, name).replaceAll(path.sep, '/');
      const failed = assertionResults.filter((t) => t.status === 'failed');
      const line = (text) => String(text ?? '').split('\n')[0];
      // A file that cannot even be loaded has no tests to name.
      if (failed.length === 0) return [{ test: file, why: line(message) }];
      return failed.map((t) => ({ test: `${file} > ${t.fullName}`, why: line(t.failureMessages[0]) }));
    });
}

/** Runs test files in the copy; answers the red tests, or null when nothing came of it. */
function redTests(copy, files, minutes = runMinutes) {
  const report = path.join(copy, 'report.json');
  fs.rmSync(report, { force: true });
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const how = ['run', '--project', 'api', '--reporter=json', `--outputFile.json=${report}`];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [vitest, ...how, ...files], {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'ignore'],
      env: { ...process.env, NODE_ENV: 'test', MODEL_RUNS: values.runs, MODEL_SHRINK: 'false' },
    });
    const late = setTimeout(() => child.kill('SIGTERM'), minutes * 60_000);
    child.on('exit', () => {
      clearTimeout(late);
      resolve(fs.existsSync(report) ? redIn(copy, JSON.parse(fs.readFileSync(report, 'utf8'))) : null);
    });
  });
}

const said = (red) => red.map(({ test, why }) => `    ${test}: ${why.slice(0, 200)}\n`).join('');
const fileOf = (test) => path.basename(test.split(' > ')[0], '.test.ts');

/** Which of these files see a mutant. What was red before it says nothing about it. */
async function seenBy(copy, files, redBefore) {
  const red = await redTests(copy, files);
  // Code that does not even load, or a run without an end, is no proof that somebody looked.
  const unread = red?.filter(({ test }) => !test.includes(' > ')) ?? [{ test: 'everything', why: '' }];
  if (unread.length > 0) return { killed: false, by: ['did not run'], why: unread };
  const seen = red.filter((r) => !tooBusy.test(r.why) && !redBefore.some((b) => b.test === r.test));
  const by = new Set(seen.map(({ test }) => fileOf(test)));
  return { killed: by.size > 0, by: [...by], why: red };
}

/** One mutant: made, tested, unmade. */
async function tryMutant(copy, mutant, redBefore) {
  const file = path.join(copy, mutant.file);
  const text = fs.readFileSync(file, 'utf8');
  if (text.split(mutant.from).length !== 2)
    throw new Error(`${mutant.id}: its text is not once in ${mutant.file}`);
  fs.writeFileSync(
    file,
    text.replace(mutant.from, () => mutant.to),
  );
  try {
    const near = await seenBy(copy, values.nearest ? mutant.tests : [model, ...mutant.tests], redBefore);
    return values.nearest && !near.killed ? await seenBy(copy, [model], redBefore) : near;
  } finally {
    fs.writeFileSync(file, text);
  }
}

/** What each mutant breaks and which tests saw it. */
function resultTable(results) {
  const rows = mutants.map((m, i) => {
    const result = results[m.id];
    const end = result ? (result.killed ? 'killed' : '**survived**') : 'not tried';
    const place = `\`${path.basename(m.file)}\``;
    return [String(i + 1), `\`${m.id}\``, m.breaks, place, end, (result?.by ?? []).join(', ')];
  });
  return tableOf(['', 'mutant', 'what it breaks', 'in', 'result', 'by the tests'], rows);
}

const wanted = values.only?.split(',');
const chosen = mutants.filter((m, i) => !wanted || wanted.includes(m.id) || wanted.includes(String(i + 1)));
const unknown = wanted?.filter((w) => !mutants.some((m, i) => w === m.id || w === String(i + 1))) ?? [];
if (unknown.length > 0) throw new Error(`no such mutant: ${unknown.join(', ')}`);
const kept = values.results && fs.existsSync(values.results);
const results = kept ? JSON.parse(fs.readFileSync(values.results, 'utf8')) : {};
const copy = copyTree();
try {
  const all = [...new Set(chosen.flatMap((m) => m.tests))];
  process.stdout.write(`Without a mutant: ${all.length + 1} test files … `);
  const redBefore = await redTests(copy, [model, ...all], firstRunMinutes);
  const unloaded = redBefore?.filter(({ test }) => !test.includes(' > ')) ?? [];
  if (redBefore === null || unloaded.length > 0)
    throw new Error(`the tests do not even run without a mutant (built?)\n${said(unloaded)}`);
  process.stdout.write(redBefore.length === 0 ? 'green\n' : `not all green:\n${said(redBefore)}`);
  for (const mutant of chosen) {
    const began = performance.now();
    const result = await tryMutant(copy, mutant, redBefore);
    results[mutant.id] = result;
    if (values.results) fs.writeFileSync(values.results, JSON.stringify(results));
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(
      `${result.killed ? '✓ killed  ' : '✗ SURVIVED'} ${mutant.id} (${seconds} s) ${result.by.join(', ')}\n${said(result.why)}`,
    );
  }
} finally {
  fs.rmSync(copy, { recursive: true, force: true });
}
const table = resultTable(results);
process.stdout.write(`\n${table}\n`);
if (values['write-docs']) writeSection('proof.md', 'mutants', table);
const survivors = chosen.filter((m) => !results[m.id].killed);
process.stdout.write(`\n${chosen.length - survivors.length} killed, ${survivors.length} survived\n`);
process.exit(survivors.length === 0 ? 0 : 1);
