// The HTML document round a page: the built index.html with language, words, preloads, answers and the drawn page put in.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@meridian/locales/languages';
import { type FirstAnswers, firstAnswersId } from '../api/first-answers.ts';

/** Text inside an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
/** JSON inside a script element: nothing in it can end the element or open a comment. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export interface Contents {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The one address of this page, absolute. */
  readonly canonical?: string | undefined;
  /** schema.org data about what the page shows. */
  readonly structured?: object | undefined;
  /** Keys of the manifest whose files the page will need. */
  readonly modules: readonly string[];
  /** The page as React drew it, and the answers it was drawn from. */
  readonly drawn?: { readonly html: string; readonly answers: FirstAnswers } | undefined;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk | undefined>>;

/** Every file behind some modules: scripts and styles. */
function filesOf(manifest: Manifest, keys: readonly string[]): { scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return { scripts, styles };
}

/** Puts `by` in the place of what must be there once. @throws when the built page has changed its shape */
function put(text: string, place: RegExp, by: string): string {
  if (!place.test(text)) throw new Error(`index.html has no ${place}`);
  return text.replace(place, () => by);
}

const entryScript = /<script type="module"[^>]*><\/script>\s*/;
const entryPreload = /<link rel="modulepreload"([^>]*) href="([^"]*)">\s*/g;

/**
 * Takes the entry's scripts out of the built page. What the entry imports is a script of its own before it: it is run as it comes,
 * while the next is on its way, and not all together in one long task at the end. @throws when the built page has changed its shape
 */
function takeScripts(built: string): { template: string; entry: readonly string[] } {
  const [entry] = entryScript.exec(built) ?? [];
  if (!entry) throw new Error(`index.html has no ${entryScript}`);
  const steps = [...built.matchAll(entryPreload)].map(
    ([, how, file]) => `<script type="module"${how} src="${file}"></script>`,
  );
  return {
    template: built.replaceAll(entryPreload, '').replace(entryScript, ''),
    // The picture and the styles come first; the scripts bring to life what is already seen.
    entry: [...steps, entry.trim()].map((tag) => tag.replace('<script', '<script fetchpriority="low"')),
  };
}

/** A whole document, and what the content security policy must know of what stands in it, as sources of its directives. */
export interface FilledDocument {
  readonly html: string;
  readonly styleHash: string;
  readonly scriptHash: string;
}

interface Built {
  /** The script that must run before the first paint. */
  readonly boot: string;
  readonly template: string;
  /** The elements of the entry's scripts, in their order. */
  readonly entry: readonly string[];
  readonly manifest: Manifest;
  /** Text of a style file. */
  styleOf(file: string): string;
}

/** Reads the built page and manifest of a folder; the result makes documents. @throws when they are not as expected */
export function openTemplate(folder: string): (contents: Contents) => FilledDocument {
  const built = takeScripts(fs.readFileSync(path.join(folder, 'index.html'), 'utf8'));
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const boot = fs.readFileSync(path.join(folder, 'boot.js'), 'utf8');
  const styles = new Map<string, string>();
  const styleOf = (file: string) => {
    const text = styles.get(file) ?? fs.readFileSync(path.join(folder, file), 'utf8');
    styles.set(file, text);
    return text;
  };
  return (contents) => fill({ ...built, manifest, boot, styleOf }, contents);
}

const styleLink = /<link rel="stylesheet"[^>]*>\s*/g;

/** How a content security policy names an element by its text. */
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function fill({ template, entry, manifest, boot, styleOf }: Built, contents: Contents): FilledDocument {
  const { language, title, description, canonical, structured, drawn } = contents;
  const { scripts, styles } = filesOf(manifest, ['index.html', ...contents.modules]);
  // In the document itself they, and the boot script, save a journey before the first paint.
  const style = [...styles].map(styleOf).join('');
  // So that the app does not fetch what stands here. Applied they would come after the styles of later screens, and win over them.
  // A browser that looks ahead in the document does not heed `disabled` and would fetch them; a medium that is none it heeds.
  const links = [...styles].map((file) => `<link rel="stylesheet" disabled media="not all" href="/${file}">`);
  const isNew = (file: string) => !entry.some((script) => script.includes(`"/${file}"`));
  const waking = [
    ...entry,
    ...[...scripts]
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ];
  // React puts the preloads of pictures before what it drew. The head gets the one that is waited for; the others stand in the page.
  const [pictures = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(drawn?.html ?? '') ?? [];
  const first = /<link rel="preload"[^>]*fetchPriority="high"[^>]*>/.exec(pictures)?.[0];
  const head = [
    first,
    `<style>${style}</style>`,
    ...(drawn ? [] : waking),
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    structured && `<script type="application/ld+json">${scriptJson(structured)}</script>`,
  ];
  // A drawn page is seen before its scripts are asked for, and its pictures have the line to themselves: boot.js puts them in then.
  const asleep = drawn ? [`<template id="asleep">${waking.join('')}</template>`] : [];
  const page = [
    [/<html lang="en" dir="ltr">/, `<html lang="${language.tag}" dir="${language.direction}">`],
    [/<script src="\/boot\.js"><\/script>/, `<script>${boot}</script>`],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    [
      /<meta name="description" content="[^"]*">/,
      `<meta name="description" content="${escapeHtml(description)}">`,
    ],
    [/<\/head>/, `${head.filter(Boolean).join('\n    ')}\n  </head>`],
    [/<\/body>/, `${[...links, ...asleep].join('\n    ')}\n  </body>`],
  ] as const;
  const plain = page.reduce((text, [place, by]) => put(text, place, by), template.replace(styleLink, ''));
  const hashes = { styleHash: sourceOf(style), scriptHash: sourceOf(boot) };
  if (!drawn) return { html: plain, ...hashes };
  const answers = `<script type="application/json" id="${firstAnswersId}">${scriptJson(drawn.answers)}</script>`;
  const html = put(
    plain,
    /<div id="root">[\s\S]*?<\/svg>\s*<\/div>/,
    `<div id="root">${drawn.html.slice(pictures.length)}</div>\n    ${answers}`,
  );
  return { html, ...hashes };
}
