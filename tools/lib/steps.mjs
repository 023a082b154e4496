// What the entry points share: running a step with its time, installing by the lock file, knowing whether a build is fresh.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { checkFirstLoad } from './first-load.mjs';
import { serverFile } from './server-command.mjs';

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

/** Newest modification below some folders and of the packages that are built in, in ms; skips what is made by builds. */
function newest(folders) {
  let latest = modified(path.join(root, 'package-lock.json'));
  for (const folder of folders) {
    for (const entry of fs.readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /node_modules|\/dist|\/generated/.test(entry.parentPath)) continue;
      latest = Math.max(latest, modified(path.join(entry.parentPath, entry.name)));
    }
  }
  return latest;
}

const bin = (name) => path.join(root, 'node_modules/.bin', name);

async function buildLanguages() {
  if (newest(['packages/locales']) > modified(path.join(root, 'packages/locales/generated/keys.ts'))) {
    await step('Compiling the languages', () =>
      run('npm', ['run', '--silent', 'build', '-w', '@meridian/locales']),
    );
  }
}

/** Builds the server alone, when its sources are newer than what is built. */
export async function buildApi() {
  await buildLanguages();
  if (newest(['apps/api', 'packages/locales', 'packages/contract', 'tools/lib']) > modified(serverFile)) {
    // Installed only now.
    const { buildServer } = await import('./build-server.mjs');
    await step('Building the server', buildServer);
  }
}

/** Builds languages, server and apps, each only when its sources are newer than what is built. */
export async function build() {
  await buildApi();
  // Written last, so that a build that was broken off counts as none.
  const built = path.join(root, 'apps/shopper/dist/.server/pages.js');
  if (newest(['apps/shopper', 'packages/locales', 'packages/ui', 'packages/contract']) > modified(built)) {
    const vite = (...args) =>
      run(bin('vite'), ['build', '--logLevel', 'error', ...args], { cwd: path.join(root, 'apps/shopper') });
    await step('Building the shopper app', () => vite());
    await step('Weighing its first load', async () => checkFirstLoad());
    await step('Building the pages that the server draws', () => vite('--ssr', 'src/server/pages.tsx'));
  }
  const consoleBuilt = path.join(root, 'apps/console/dist/index.html');
  if (
    newest(['apps/console', 'packages/locales', 'packages/ui', 'packages/contract']) > modified(consoleBuilt)
  )
    await step("Building the operators' console", () =>
      run(bin('vite'), ['build', '--logLevel', 'error'], { cwd: path.join(root, 'apps/console') }),
    );
}
