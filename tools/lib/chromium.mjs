// Finds a Chromium for the browser tests, or installs one and says so.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from 'playwright-core';
import { run, step } from './steps.mjs';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const works = (file) => fs.existsSync(file) && spawnSync(file, ['--version', '--no-sandbox']).status === 0;

function find() {
  const own = process.env.CHROMIUM_PATH;
  if (own) return works(own) ? own : null;
  return [...known, chromium.executablePath()].find(works) ?? null;
}
const hasApt = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
/** Chinese, Japanese, Korean, Thai, Arabic and Devanagari must be drawn, not boxes. */
const fonts = ['fonts-noto-core', 'fonts-noto-cjk'];

/** The path of a working Chromium. @throws with what to do by hand. */
export async function ensureChromium() {
  let found = find();
  if (!found && hasApt()) {
    await step('No Chromium here: installing it with apt-get', async () => {
      await run('apt-get', ['update', '-qq']);
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', ...fonts], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    });
    found = find();
  }
  if (!found) {
    await step('No Chromium here: installing one with Playwright', () =>
      run('npx', ['playwright-core', 'install', 'chromium']),
    );
    found = find();
  }
  if (!found) throw new Error('Chromium is needed for the browser tests: install it, or set CHROMIUM_PATH.');
  process.stdout.write(`Chromium: ${found}\n`);
  return found;
}
