// Runs the import rules and refuses to pass when it read fewer modules than there are: a tool that read nothing finds nothing.
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { root } from './lib/steps.mjs';

const { forbidden, options } = createRequire(import.meta.url)('./import-rules.cjs');

/** Cruises `folders` below `base`; answers the violations and how many of our modules were read with at least one import. */
export async function checkImports(base = root, folders = ['apps', 'packages', 'e2e']) {
  process.chdir(base);
  const present = folders.filter((folder) => fs.existsSync(path.join(base, folder)));
  const { output } = await cruise(present, { ...options, ruleSet: { forbidden }, validate: true, baseDir: base });
  const own = output.modules.filter((m) => /\.(ts|tsx)$/.test(m.source) && !m.source.includes('node_modules'));
  return { violations: output.summary.violations, modules: own.length, linked: own.filter((m) => m.dependencies.length > 0).length };
}

const sourcesOf = (base) =>
  ['apps', 'packages', 'e2e'].flatMap((folder) =>
    fs.readdirSync(path.join(base, folder), { recursive: true }).filter((f) => /\.tsx?$/.test(f) && !/node_modules|dist\/|generated\/|\.d\.ts$/.test(f)),
  ).length;

if (process.argv[1] === import.meta.filename) {
  const { violations, modules, linked } = await checkImports();
  for (const v of violations) process.stdout.write(`${v.rule.name}: ${v.from} → ${v.to}\n`);
  const expected = sourcesOf(root);
  const blind = modules < expected * 0.9 || linked < expected * 0.6;
  if (blind) process.stdout.write(`only ${modules} of ${expected} modules were read, ${linked} with imports: the rules saw too little\n`);
  process.stdout.write(`${modules} modules, ${violations.length} violations\n`);
  process.exit(violations.length === 0 && !blind ? 0 : 1);
}
