// Style as a test: what neither compiler nor linter knows about this house.
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const codeLimit = 350;
const testLimit = 500;
const skipped = /node_modules|\/dist\/|\/generated\/|\.data\//;

/** Files that may be longer than a room, each with its reason. */
const longByNature: ReadonlyArray<readonly [RegExp, string]> = [
  [/\/db\/demo\//, 'data: words and numbers of the demo world'],
  [/\/addresses\/countries\//, 'data: divisions of countries'],
  [/tools\/pictures\/models/, 'data: shapes of the pictures'],
  [/\.sql$/, 'migrations are written once'],
  [/packages\/contract\/src\/paths\.ts$/, 'a table of contents'],
];

/** Files that may look at the machine's clock, each with its reason. */
const ownTime: ReadonlyArray<readonly [RegExp, string]> = [
  [/platform\/clock\.ts$/, 'it is the clock'],
  [/platform\/embedded-postgres(-home)?\.ts$/, 'waits for a process to start and to stop'],
  [/platform\/migrate\.ts$/, 'when a migration ran is nothing that anybody acts on'],
  [/platform\/lost-jobs\.ts$/, "the queue's own tables hold the time of the database"],
];
const machineClock =
  /new Date\(\)|Date\.now\(\)|(?<![.\w])(?<!get )now\(\)(?!\s*[:{])|\bcurrent_(?:date|time(?:stamp)?)\b|\blocaltime(?:stamp)?\b|\b(?:clock|statement|transaction)_timestamp\(/i;
/** Local parts of a date, texts made in the machine's zone, and casts that ask the session for its zone. */
const localTime =
  /\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes)\(|\.toLocale(?:Date|Time)?String\(|\.toDateString\(|\.getTimezoneOffset\(|(?<!at time zone 'UTC'\))::date\b(?!\[)|::timestamp\b|date_trunc\('[a-z]+', (?!\([^)]* at time zone 'UTC'\))/;
/** A file without its comments. */
const code = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

interface Rule {
  readonly name: string;
  readonly on: (file: string) => boolean;
  readonly find: (text: string, file: string) => string | null;
}

const rules: readonly Rule[] = [
  {
    name: 'the first line says which room this is',
    on: (file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !/\.d\.ts$|\.config\.ts$/.test(file),
    find: (text) => (/^(#!.*\n)?(\/\/|\/\*)/.test(text) ? null : 'no opening comment'),
  },
  {
    name: 'files stay in one room',
    on: (file) => /\.(ts|tsx|mjs|css)$/.test(file) && !longByNature.some(([pattern]) => pattern.test(file)),
    find: (text, file) => {
      const lines = text.split('\n').length;
      const limit = /\.test\.tsx?$|^e2e\/|\/testing\//.test(file) ? testLimit : codeLimit;
      return lines > limit ? `${lines} lines (limit ${limit})` : null;
    },
  },
  {
    name: 'file names are kebab-case',
    on: (file) => /^(apps|packages|e2e|tools)\/.*\.(ts|tsx|css|mjs)$/.test(file),
    find: (_text, file) => (/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(path.basename(file)) ? null : 'rename it'),
  },
  {
    name: 'SQL stands in .sql.ts files',
    on: (file) => /^apps\/api\/src\/slices\/.*\.ts$/.test(file) && !/\.sql\.ts$|\.test\.ts$/.test(file),
    find: (text) =>
      /\b(tx|db|database)\.(many|maybe|one|run)(<[^>]*>)?\(/.test(text)
        ? 'a statement outside .sql.ts'
        : null,
  },
  {
    name: 'time comes from the clock',
    on: (file) =>
      /^apps\/api\/(src|db\/demo)\/.*\.ts$/.test(file) &&
      !/\.test\.ts$|\/testing\//.test(file) &&
      !ownTime.some(([pattern]) => pattern.test(file)),
    find: (text) => {
      const found = code(text).match(machineClock);
      return found ? `reads the machine clock: ${found[0]}` : null;
    },
  },
  {
    name: 'days are UTC days',
    on: (file) => /^apps\/api\/(src|db\/demo)\/.*\.ts$/.test(file) && !/\.test\.ts$/.test(file),
    find: (text) => {
      const found = code(text).match(localTime);
      return found ? `depends on the zone of the process or the database: ${found[0]}` : null;
    },
  },
  {
    name: 'tables take their time from the server',
    on: (file) => /^apps\/api\/db\/migrations\/.*\.sql$/.test(file),
    find: (text) => {
      const found = text
        .replace(/--.*$/gm, '')
        .match(
          /\bnow\(\)|\bcurrent_(?:date|time(?:stamp)?)\b|\b(?:clock|statement)_timestamp\(\)|\btimestamp\b(?! with time zone)/i,
        );
      return found ? found[0] : null;
    },
  },
  {
    name: 'only configuration reads the environment',
    on: (file) =>
      /^apps\/api\/src\/.*\.ts$/.test(file) &&
      !/config\.ts$|embedded-postgres(-home)?\.ts$|\/testing\/|\.test\.ts$|\/commands\//.test(file),
    find: (text) => (/process\.env/.test(text) ? 'reads process.env' : null),
  },
  {
    name: 'styles are logical',
    on: (file) => /^(apps|packages)\/.*\.css$/.test(file),
    find: (text) => {
      // Comments may speak of left and right; `/* physical */` on a line says that what it measures from is physical.
      const rules = text.replace(/^.*\/\* physical \*\/.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '');
      const found = rules.match(
        /(?:^|[\s;{])((?:margin|padding|border)-(?:left|right)|left|right|text-align:\s*(?:left|right))\s*[:;]/m,
      );
      return found ? `physical direction: ${String(found[1])}` : null;
    },
  },
  {
    // Each size and weight is a font of its own for the browser to find before it can lay out.
    name: 'type is from the scale',
    on: (file) => /^(apps\/shopper|packages\/ui)\/.*\.css$/.test(file) && !file.endsWith('/tokens.css'),
    find: (text) => {
      const found = text.match(/font-(?:size|weight):\s*[\d.][^;]*/);
      return found ? `${found[0]}: take a token` : null;
    },
  },
  {
    name: 'nothing is left open',
    on: (file) => /^(apps|packages|e2e)\/.*\.(ts|tsx|css)$/.test(file),
    find: (text) => {
      const found = text.match(/\b(TODO|FIXME|XXX)\b|\b(it|test|describe)\.(skip|only)\(/);
      return found ? found[0] : null;
    },
  },
  {
    name: 'no barrel files',
    on: (file) =>
      /^(apps|packages)\/.*\.tsx?$/.test(file) && !/^packages\/contract\/src\/index\.ts$/.test(file),
    find: (text) => (/^export \* from/m.test(text) ? 'export *' : null),
  },
];

/** Every fault as `rule: file: what`, over the tree below `base`. */
export function findFaults(base = root): string[] {
  const faults: string[] = [];
  for (const entry of fs.readdirSync(base, { recursive: true, withFileTypes: true })) {
    const file = path.relative(base, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
    if (!entry.isFile() || skipped.test(`/${file}`) || file.startsWith('.git/')) continue;
    const fitting = rules.filter((rule) => rule.on(file));
    if (fitting.length === 0) continue;
    const text = fs.readFileSync(path.join(base, file), 'utf8');
    for (const rule of fitting) {
      const fault = rule.find(text, file);
      if (fault) faults.push(`${rule.name}: ${file}: ${fault}`);
    }
  }
  return faults;
}

if (process.argv[1] === import.meta.filename) {
  const faults = findFaults();
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.exit(faults.length === 0 ? 0 : 1);
}
