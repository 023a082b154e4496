// How the shopper app is built and served in development.
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = 'http://127.0.0.1:4000';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Writes `.br` and `.gz` beside scripts and styles, so that the server hands out ready bytes. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
        const target = path.join(dir, file);
        const bytes = await fs.readFile(target);
        if (bytes.length < 1024) continue;
        await fs.writeFile(`${target}.br`, await brotli(bytes));
        await fs.writeFile(`${target}.gz`, await gzip(bytes, { level: 9 }));
      }
    },
  };
}

/** The icons' general runtime (contexts, names, every attribute) weighs more than all our icons: ours stands in for it. */
function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react')
        ? path.resolve(import.meta.dirname, 'src/ui/lean-icon.ts')
        : null,
  };
}

/** What the first pages have in common: the shell, and the kit they are drawn with. One file, so that nothing comes in crumbs. */
const start = [
  /apps\/shopper\/src\/(routes|shell\/(?!not-found)|i18n|theme|lib)/,
  /apps\/shopper\/src\/api\/(client|api-error|session|query-client|cart-count|content|known-cards|first-answers)\./,
  /apps\/shopper\/src\/ui\/(screen|nav-bar|tab-bar|icon-button|lean-icon|button|card|badge|states)\./,
  /apps\/shopper\/src\/ui\/(picture|loaded-pictures|watch-near|carousel|use-mouse-drag|price|rating|skeleton)\./,
  /apps\/shopper\/src\/ui\/(refresh-list|use-pull|use-more|toast|ui-host|confirm-store|store|on-first-open)\./,
  /apps\/shopper\/src\/ui\/(mark|progress-bar|visually-hidden|cx)\./,
  /apps\/shopper\/src\/features\/(search-entry|language-sheet\/language-sheet|products\/product-(card|grid))/,
  /packages\/(ui|locales)\/src\/(?!language-names)|packages\/contract\/src\/(shopper-paths|limits)\./,
  /packages\/locales\/generated\/(loaders|en\/(index|common|nav|home|catalogue|errors))\./,
  /vite\/preload-helper/,
  /node_modules\/(wouter|regexparam)\//,
  /lucide-react.*\/(house|layout-grid|compass|sliders-horizontal|shopping-bag|search|user-round)\.mjs/,
  /lucide-react.*\/(chevron-left|chevron-right|star|check|circle-exclamation-point|wifi-off|image-off)\.mjs/,
];
/** Parts of TanStack Query that no first page needs. */
const later = /(mutationObserver|useMutation|[iI]nfiniteQuery\w*)\.js/;
/** What a product's page shares with many screens behind it, each a few hundred bytes: one file, since every file is a request more before the page answers. */
const common = [
  /apps\/shopper\/src\/ui\/(chip|chip-group|radios|action-bar|empty-state|stepper|share)\./,
  /apps\/shopper\/src\/api\/(addresses|cart|catalogue|shops)\./,
  /apps\/shopper\/src\/features\/shop-follow\//,
  later,
];

/** The app for browsers, and with `--ssr` the pages that the server draws. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), leanIcons(), ...(isSsrBuild ? [] : [precompress()])],
  // wouter also serves Reacts that have no such hook.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  server: { port: 5173, proxy: { '/api': api, '/media': api } },
  preview: { port: 4173, proxy: { '/api': api, '/media': api } },
  // The server's pages run wherever the API runs, without this app's packages beside them.
  ssr: { noExternal: true },
  build: {
    target: isSsrBuild ? 'node20' : 'baseline-widely-available',
    outDir: isSsrBuild ? 'dist/.server' : 'dist',
    assetsDir: 'assets',
    copyPublicDir: !isSsrBuild,
    // The server reads from it what a page will need.
    manifest: !isSsrBuild,
    // A data: picture in a style would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
                  {
                    name: 'query',
                    test: (id: string) => /node_modules[\\/]@tanstack[\\/]/.test(id) && !later.test(id),
                    priority: 2,
                  },
                  {
                    name: 'start',
                    test: (id: string) => start.some((pattern) => pattern.test(id)),
                    priority: 1,
                  },
                  {
                    name: 'common',
                    test: (id: string) => common.some((pattern) => pattern.test(id)),
                    priority: 1,
                  },
                  // The other icons together: in crumbs, their names alone weigh more than they do.
                  { name: 'icons', test: /lucide-react/, priority: 0 },
                ],
              },
            },
          },
        }),
  },
}));
