// Runs the import rules, and refuses to pass when it read fewer modules than there are: a tool that read nothing finds nothing.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import swc from '@swc/core';
import { cruise } from 'dependency-cruiser';

const root = path.resolve(import.meta.dirname, '..');
const { forbidden, options } = createRequire(import.meta.url)('./import-rules.cjs');
const folders = ['apps', 'packages', 'e2e', 'bench'];

// The cruiser parses all TypeScript without JSX, and stops at the first element it meets. What does not parse as plain
// TypeScript is parsed again as TSX; the other way round would trip over generic arrow functions.
const parsePlain = swc.parseFileSync;
swc.parseFileSync = (file, options) => {
  try {
    return parsePlain(file, options);
  } catch {
    return parsePlain(file, { ...options, tsx: true });
  }
};

/** Rules about what is loaded; a type is gone before anything is loaded, and this parser does not tell the two apart. */
const aboutLoading = new Set(['rules-are-pure', 'phones-load-no-schemas', 'console-loads-no-schemas']);

/** Whether a file takes nothing but types from a specifier. */
function takesOnlyTypes(file, specifier) {
  const text = fs.readFileSync(file, 'utf8');
  const quoted = specifier.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const from = new RegExp(
    `^(import|export)(?! type )[^;]*?['"]${quoted}['"]|import\\(['"]${quoted}['"]\\)`,
    'm',
  );
  return !from.test(text);
}

/** Cruises the tree below `base`. */
export async function checkImports(base = root) {
  const present = folders.filter((folder) => fs.existsSync(path.join(base, folder)));
  const { output } = await cruise(present, {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir: base,
  });
  const { modules, summary } = output;
  const specifierOf = (v) =>
    modules.find((m) => m.source === v.from)?.dependencies.find((d) => d.resolved === v.to)?.module;
  const real = summary.violations.filter(
    (v) => !aboutLoading.has(v.rule.name) || !takesOnlyTypes(path.join(base, v.from), specifierOf(v) ?? v.to),
  );
  const own = modules.filter((m) => /\.tsx?$/.test(m.source) && !m.source.includes('node_modules'));
  return {
    violations: real.map((v) => `${v.rule.name}: ${v.from} → ${v.to}`),
    modules: own.length,
    linked: own.filter((m) => m.dependencies.length > 0).length,
  };
}

function countSources(base) {
  const files = folders.flatMap((folder) =>
    fs.readdirSync(path.join(base, folder), { recursive: true, encoding: 'utf8' }),
  );
  return files.filter(
    (file) => /\.tsx?$/.test(file) && !/node_modules|dist\/|generated\/|\.d\.ts$/.test(file),
  ).length;
}

if (process.argv[1] === import.meta.filename) {
  const { violations, modules, linked } = await checkImports();
  for (const violation of violations) process.stdout.write(`${violation}\n`);
  const expected = countSources(root);
  const blind = modules < expected * 0.9 || linked < expected * 0.6;
  if (blind)
    process.stdout.write(
      `only ${modules} of ${expected} modules were read, ${linked} with imports: the rules saw too little\n`,
    );
  process.stdout.write(`${modules} modules, ${violations.length} violations\n`);
  process.exit(violations.length === 0 && !blind ? 0 : 1);
}
