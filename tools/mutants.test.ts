// The list of mutants stays true to the code: each text to be broken is there exactly once, and so are the tests that should see it.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import mutants from './mutants.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** The function of a migration in whose body a text stands, and where. */
const functionAround = (sql: string, text: string): string | undefined =>
  [...sql.matchAll(/create (?:or replace )?function ([\w.]+)\(.*?\$\$.*?\$\$/gis)].find(([body]) =>
    body.includes(text),
  )?.[1];

describe('the list of mutants', () => {
  it.each(mutants.map((m) => [m.id, m] as const))('%s', (_id, mutant) => {
    expect(read(mutant.file).split(mutant.from)).toHaveLength(2);
    expect(mutant.to).not.toBe(mutant.from);
    for (const test of mutant.tests) expect(fs.existsSync(path.join(root, test))).toBe(true);
  });
  const inMigrations = mutants.filter((m) => m.file.endsWith('.sql'));
  it.each(inMigrations.map((m) => [m.id, m] as const))(
    '%s breaks what no later migration replaces',
    (_id, mutant) => {
      const name = functionAround(read(mutant.file), mutant.from);
      const folder = path.dirname(mutant.file);
      const again = fs
        .readdirSync(path.join(root, folder))
        .filter((file) => file > path.basename(mutant.file))
        .filter(
          (file) =>
            name && read(path.join(folder, file)).toLowerCase().includes(`function ${name.toLowerCase()}(`),
        );
      expect(again).toEqual([]);
    },
  );
  it('names each one once', () => {
    expect(new Set(mutants.map((m) => m.id)).size).toBe(mutants.length);
  });
});
