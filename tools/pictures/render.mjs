// Renders the modelled products of objects.json that have no picture yet.
//   node render.mjs [--only id,id] [--angles abc] [--out folder] [--force] [--heroes]
// PICTURES_MODULES names a folder with node_modules when the repository has none.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { demo, flag, here, load, modules, option, save, writeManifest } from './shared.mjs';

const { chromium } = load('playwright-core');
const three = path.join(modules, 'three');
const out = option('out') ?? path.join(demo, 'pictures');
const only = option('only')?.split(',');
const wanted = option('angles') ?? 'abc';
fs.mkdirSync(out, { recursive: true });

const types = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript' };
const server = http
  .createServer((req, res) => {
    const url = new URL(req.url, 'http://x').pathname;
    const file = url.startsWith('/three/') ? path.join(three, url.slice(7)) : path.join(here, url);
    if ((!file.startsWith(three) && !file.startsWith(here)) || !fs.existsSync(file))
      return res.writeHead(404).end();
    res
      .writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
      .end(fs.readFileSync(file));
  })
  .listen(0, '127.0.0.1');
await new Promise((r) => server.once('listening', r));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  headless: true,
  args: [
    '--no-sandbox',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  const page = await browser.newPage({ viewport: { width: 660, height: 660 } });
  page.on('pageerror', (e) => console.error('page:', e.message));
  page.on('console', (m) => {
    if (m.type() === 'error') console.error('console:', m.text());
  });
  await page.goto(`http://127.0.0.1:${server.address().port}/scene.html`);
  await page.waitForFunction('window.ready', null, { timeout: 120000 });
  for (const f of (await page.evaluate('window.failed')) ?? []) console.error('models not loaded,', f);

  const objects = JSON.parse(fs.readFileSync(path.join(demo, 'objects.json'), 'utf8')).filter(
    (o) => (o.kind === 'model' || (only && option('out'))) && (!only || only.includes(o.id)),
  );
  const jobs = [];
  for (const angle of 'abc')
    for (const o of objects) {
      if (!wanted.includes(angle)) continue;
      const has = await page.evaluate((id) => window.angles(id), o.id);
      if (!has) {
        if (angle === 'a') console.error('no model:', o.id);
        continue;
      }
      if (!has[angle]) continue;
      const colours = angle === 'a' ? o.colours : o.colours.slice(0, 1);
      colours.forEach((c, i) =>
        jobs.push({ o, c, angle, rank: angle === 'a' ? Math.min(i, 1) : 'abc'.indexOf(angle) + 1 }),
      );
    }
  jobs.sort((x, y) => x.rank - y.rank);
  let done = 0;
  const t0 = Date.now();
  for (const { o, c, angle, rank } of jobs) {
    if (flag('heroes') && rank > 0) continue;
    const name = `${o.id}--${c.id}--${angle}.webp`,
      file = path.join(out, name);
    if (fs.existsSync(file) && !flag('force')) continue;
    const t = Date.now();
    try {
      const url = await page.evaluate(
        ([id, colour, a, category]) => window.shoot(id, colour, a, category),
        [o.id, c, angle, o.category],
      );
      const bytes = await save(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'), file);
      console.log(name, `${Date.now() - t} ms`, `${(bytes / 1024).toFixed(1)} KB`);
      done++;
    } catch (e) {
      console.error(name, String(e.message).slice(0, 300));
    }
    if (done % 20 === 19 && !option('out')) writeManifest();
  }
  console.log(`${done} pictures in ${((Date.now() - t0) / 1000).toFixed(0)} s`);
} finally {
  await browser.close();
  server.close();
}
if (!option('out')) writeManifest();
