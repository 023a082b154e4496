// What the entry points share: running a step with its time, installing by the lock file, knowing whether a build is fresh.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Runs a command with its output shown; rejects on a non-zero exit. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      ...options,
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}`)),
    );
  });
}

/** Says what happens, does it, says how long it took. */
export async function step(title, work) {
  const start = performance.now();
  process.stdout.write(`\n▸ ${title}\n`);
  const result = await work();
  process.stdout.write(`  done in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  return result;
}

const modified = (file) => (fs.existsSync(file) ? fs.statSync(file).mtimeMs : 0);

/** Installs by the lock file when node_modules does not match it. */
export async function install() {
  const installed = path.join(root, 'node_modules/.package-lock.json');
  if (modified(installed) >= modified(path.join(root, 'package-lock.json'))) return;
  await step('Installing packages by the lock file', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
  );
}

/** Newest modification below some folders, in ms; skips what is made by builds. */
function newest(folders) {
  let latest = 0;
  for (const folder of folders) {
    for (const entry of fs.readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /node_modules|\/dist|\/generated/.test(entry.parentPath)) continue;
      latest = Math.max(latest, modified(path.join(entry.parentPath, entry.name)));
    }
  }
  return latest;
}

const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** Builds languages and the shopper app, each only when its sources are newer than what is built. */
export async function build() {
  if (newest(['packages/locales']) > modified(path.join(root, 'packages/locales/generated/keys.ts'))) {
    await step('Compiling the languages', () =>
      run('npm', ['run', '--silent', 'build', '-w', '@meridian/locales']),
    );
  }
  if (
    newest(['apps/shopper', 'packages/locales', 'packages/ui', 'packages/contract']) >
    modified(path.join(root, 'apps/shopper/dist/index.html'))
  ) {
    await step('Building the shopper app', () =>
      run(bin('vite'), ['build', '--logLevel', 'warn'], { cwd: path.join(root, 'apps/shopper') }),
    );
  }
}
