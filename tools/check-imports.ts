// Runs the import rules, and refuses to pass when it read fewer modules than there are: a tool that read nothing finds nothing.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

const root = path.resolve(import.meta.dirname, '..');
const { forbidden, options } = createRequire(import.meta.url)('./import-rules.cjs');
const folders = ['apps', 'packages', 'e2e'];

export interface ImportReport {
  readonly violations: readonly string[];
  /** Our own modules that were read, and how many of them import something. */
  readonly modules: number;
  readonly linked: number;
}

/** Cruises the tree below `base`. */
export async function checkImports(base = root): Promise<ImportReport> {
  const present = folders.filter((folder) => fs.existsSync(path.join(base, folder)));
  const { output } = await cruise(present, { ...options, ruleSet: { forbidden }, validate: true, baseDir: base });
  const { modules, summary } = output as ICruiseResult;
  const own = modules.filter((m) => /\.tsx?$/.test(m.source) && !m.source.includes('node_modules'));
  return {
    violations: summary.violations.map((v) => `${v.rule.name}: ${v.from} → ${v.to}`),
    modules: own.length,
    linked: own.filter((m) => m.dependencies.length > 0).length,
  };
}

function countSources(base: string): number {
  const files = folders.flatMap((folder) => fs.readdirSync(path.join(base, folder), { recursive: true, encoding: 'utf8' }));
  return files.filter((file) => /\.tsx?$/.test(file) && !/node_modules|dist\/|generated\/|\.d\.ts$/.test(file)).length;
}

if (process.argv[1] === import.meta.filename) {
  const { violations, modules, linked } = await checkImports();
  for (const violation of violations) process.stdout.write(`${violation}\n`);
  const expected = countSources(root);
  const blind = modules < expected * 0.9 || linked < expected * 0.6;
  if (blind) process.stdout.write(`only ${modules} of ${expected} modules were read, ${linked} with imports: the rules saw too little\n`);
  process.stdout.write(`${modules} modules, ${violations.length} violations\n`);
  process.exit(violations.length === 0 && !blind ? 0 : 1);
}
