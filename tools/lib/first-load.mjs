// The size budget: what a first visit downloads, by Vite's manifest; the build fails when a page has grown past it.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const dist = path.resolve(import.meta.dirname, '../../apps/shopper/dist');

/** KB (1000 bytes) of gzip, as a server with ready `.gz` files sends them. */
export const budgets = { homeScripts: 115, homeStyles: 15, laterChunk: 60 };

/** Files of the modules `keys` with everything they import at once: what must have arrived before they run. */
export function filesOf(manifest, keys) {
  const scripts = new Set();
  const styles = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the manifest does not know ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}

/** Weighs a built app: the first load of some pages and every later chunk, in bytes of gzip. */
export function weigh(folder = dist) {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const size = (file) => zlib.gzipSync(fs.readFileSync(path.join(folder, file)), { level: 9 }).length;
  const sum = (files) => files.reduce((all, file) => all + size(file), 0);
  const entry = filesOf(manifest, ['index.html']);
  const pages = Object.fromEntries(
    ['home', 'explore', 'detail'].map((name) => {
      const files = filesOf(manifest, ['index.html', `src/screens/${name}/${name}-screen.tsx`]);
      return [name, { scripts: sum(files.scripts), styles: sum(files.styles) }];
    }),
  );
  const later = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.js') && !entry.scripts.includes(file));
  const chunks = [...new Set(later)].map((file) => ({ file, bytes: size(file) }));
  return { pages, chunks: chunks.sort((a, b) => b.bytes - a.bytes) };
}

/** What is over budget, in words. */
export function overBudget({ pages, chunks }) {
  const over = [];
  const check = (what, bytes, limit) => {
    if (bytes > limit * 1000)
      over.push(`${what}: ${(bytes / 1000).toFixed(1)} KB gzip, the budget is ${limit} KB`);
  };
  check('scripts of the first load of /home', pages.home.scripts, budgets.homeScripts);
  for (const [name, { styles }] of Object.entries(pages))
    check(`styles of the first load of /${name}`, styles, budgets.homeStyles);
  for (const { file, bytes } of chunks) check(file, bytes, budgets.laterChunk);
  return over;
}

/** @throws when the built app is over budget */
export function checkFirstLoad(folder = dist) {
  const weight = weigh(folder);
  for (const [name, { scripts, styles }] of Object.entries(weight.pages))
    process.stdout.write(
      `  /${name}: ${(scripts / 1000).toFixed(1)} KB of scripts, ${(styles / 1000).toFixed(1)} KB of styles (gzip)\n`,
    );
  const over = overBudget(weight);
  if (over.length > 0) throw new Error(`over the size budget:\n  ${over.join('\n  ')}`);
}
