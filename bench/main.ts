// `npm run bench`: every figure of speed from one command.
import fs from 'node:fs';
import path from 'node:path';
import { type Options, readOptions, usage } from './options.ts';
import { projectRoot } from './processes.ts';
import { report } from './report/tables.ts';
import { replaceSection } from './report/write-docs.ts';
import { run } from './run.ts';

function optionsOrUsage(): Options | null {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}\n`);
    return null;
  }
}

const options = optionsOrUsage();
if (options) {
  const figures = await run(options, (line) => void process.stderr.write(`${line}\n`));
  const text = report(figures);
  const plans = figures.worlds.flatMap((world) => world.plans ?? []).join('\n\n');
  process.stdout.write(`\n${text}\n${plans === '' ? '' : `\n${plans}\n`}`);
  if (options.json) fs.writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`);
  if (options.writeDocs) {
    const file = path.join(projectRoot, 'docs/performance.md');
    const withFigures = replaceSection(fs.readFileSync(file, 'utf8'), 'figures', text);
    fs.writeFileSync(file, plans === '' ? withFigures : replaceSection(withFigures, 'plans', plans));
  }
  const errors = figures.worlds.flatMap((world) => world.scenarios).reduce((all, s) => all + s.errors, 0);
  process.exitCode = errors === 0 ? 0 : 1;
} else process.exitCode = 2;
