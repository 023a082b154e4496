// `npm run lighthouse`: the first load as a phone sees it, of the built app with the demo world; medians of several runs, as a table.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { ensureChromium } from './lib/chromium.mjs';
import { readOptions } from './lib/command-line.mjs';
import { weigh } from './lib/first-load.mjs';
import { serverCommand } from './lib/server-command.mjs';
import { build, root } from './lib/steps.mjs';

const values = readOptions({
  rounds: { type: 'string', default: '5' },
  /** A running server; without it one is started on a folder of its own. */
  url: { type: 'string' },
  json: { type: 'string' },
  only: { type: 'string', default: 'lighthouse,paint' },
});
const rounds = Number(values.rounds);
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const goals = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  fcp: 1000,
  lcp: 1300,
  cls: 0.02,
};
/** 150 ms away, 1.6 Mbit/s; the processor a quarter as fast. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Starts the server with the demo world; ends it with `stop`. */
async function startServer() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-lighthouse-'));
  const port = 20_000 + (process.pid % 20_000);
  const server = spawn(process.execPath, serverCommand, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: 'true',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: folder,
      WEB_ROOT: path.join(root, 'apps/shopper/dist'),
    },
  });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) throw new Error('the server did not start');
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await stop();
  throw new Error('the server was not ready in five minutes');
}

/** Scores of one page, 0 to 100, what kept them from the full number, and Lighthouse's own measure of the machine. */
async function score(url, port) {
  const runs = [];
  for (let run = 0; run < rounds; run += 1) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
    });
    if (!result) throw new Error('Lighthouse gave nothing');
    runs.push(result.lhr);
  }
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round(median(runs.map((lhr) => lhr.categories[name].score)) * 100)]),
  );
  const last = runs.at(-1);
  const missed = categories
    .filter((name) => scores[name] < goals[name])
    .flatMap((name) => last.categories[name].auditRefs.map(({ id }) => last.audits[id]))
    .filter((audit) => audit.score !== null && audit.score < 0.9)
    .map((audit) => `${audit.id} ${audit.displayValue ?? ''}`.trim());
  // How fast Lighthouse found this machine to be: its ÷ 4 stands for a phone where this is some 1,500 to 2,000.
  const machine = Math.round(median(runs.map((lhr) => lhr.environment.benchmarkIndex)));
  return { scores, machine, missed: [...new Set(missed)] };
}

/** Runs in the page: its paints and shifts. */
function watch() {
  const seen = { lcp: 0, cls: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.cls += entry.hadRecentInput ? 0 : entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** First and largest paint (ms after the start) with an empty cache on a slow phone. */
async function paint(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => ({
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      ...window.seen,
    }));
  } finally {
    await context.close();
  }
}

const medians = (runs) =>
  Object.fromEntries(
    ['fcp', 'lcp', 'cls'].map((name) => [name, Number(median(runs.map((r) => r[name])).toFixed(3))]),
  );

const executablePath = await ensureChromium();
await build();
const server = values.url ? { url: values.url, stop: async () => undefined } : await startServer();
const port = 40_000 + (process.pid % 20_000);
const browser = await chromium.launch({
  executablePath,
  args: [...flags, `--remote-debugging-port=${port}`],
});
const report = {
  at: new Date().toISOString(),
  node: process.version,
  chromium: browser.version(),
  cpus: os.cpus().length,
  rounds,
  pages: {},
};
try {
  const { data } = await (await fetch(`${server.url}/api/product/list?limit=1`)).json();
  const { id, shopId } = data.list[0];
  const urls = { '/home': '/home', '/explore': '/explore', '/detail': `/detail/${id}/${shopId}` };
  for (const name of Object.keys(urls)) {
    urls[name] = server.url + urls[name];
    report.pages[name] = {};
    await fetch(urls[name]);
  }
  // Paints of all pages before the scores of any: a new database has work of its own in its first minute, and blocked time feels it most.
  for (const [name, url] of Object.entries(urls)) {
    if (!values.only.includes('paint')) continue;
    const runs = [];
    for (let run = 0; run < rounds; run += 1) runs.push(await paint(browser, url));
    report.pages[name].paint = medians(runs);
  }
  for (const [name, url] of Object.entries(urls))
    if (values.only.includes('lighthouse')) report.pages[name].lighthouse = await score(url, port);
} finally {
  await browser.close();
  await server.stop();
}
report.weight = weigh().pages;

process.stdout.write(`Chromium ${report.chromium}, Node ${report.node}, ${report.cpus} cores\n`);
for (const [page, row] of Object.entries(report.pages)) {
  if (row.paint)
    process.stdout.write(
      `${page}: FCP ${Math.round(row.paint.fcp)} ms, LCP ${Math.round(row.paint.lcp)} ms, CLS ${row.paint.cls}\n`,
    );
  if (row.lighthouse) {
    const words = categories.map((name) => `${name} ${row.lighthouse.scores[name]}`).join(', ');
    process.stdout.write(
      `${page}: ${words}; machine ${row.lighthouse.machine}${row.lighthouse.missed.length ? `\n  ${row.lighthouse.missed.join('\n  ')}` : ''}\n`,
    );
  }
}
if (values.json) fs.writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
