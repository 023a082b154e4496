// The first paint: pages drawn on the server from the API's own answers, kept ready, given up when drawing would cost too much.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { ByteCache } from './byte-cache.ts';
import { createDrawingBudget } from './drawing-budget.ts';

/** What the built app offers the server, `dist/.server/pages.js`; no types of the app are needed for it. */
export interface Pages {
  plan(url: string, cookies: string | undefined): PlannedPage;
  /** The document; without `data` the browser draws the page. */
  draw(page: PlannedPage, data?: unknown): Promise<DrawnPage>;
}
export interface DrawnPage {
  readonly html: string;
  /** What `style-src` and `script-src` must allow besides our own files. */
  readonly styleHash: string;
  readonly scriptHash: string;
}
export interface PlannedPage {
  /** The same for every request that gets the same page from the same answer. */
  readonly key: string;
  /** File code. */
  readonly language: string;
  /** The read to ask the API for; null: nothing is drawn. */
  readonly read: string | null;
  readonly status: 200 | 404;
}

/** A page ready to be sent. */
export interface ReadyPage {
  readonly status: number;
  readonly etag: string;
  readonly styleHash: string;
  readonly scriptHash: string;
  readonly gzip: Buffer;
  readonly br: Buffer;
  /** Drawn anew next time: this one lacks what it should show. */
  readonly passing?: boolean;
  readonly retryAfterSeconds?: number;
}

export interface FirstPaintOptions {
  /** The public address of the site. */
  readonly origin: string | null;
  /** Memory for ready pages. */
  readonly cacheBytes?: number;
  /** Share of the time that drawing may take, and how far it may run ahead (ms). */
  readonly share?: number;
  readonly aheadMs?: number;
  /** A read that takes longer is left to the browser. */
  readonly readTimeoutMs?: number;
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const brotliQuality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The app's server side in a folder of the built app; null when it was not built. */
export async function loadPages(webRoot: string, origin: string | null): Promise<Pages | null> {
  const file = path.join(webRoot, '.server/pages.js');
  if (!fs.existsSync(file)) return null;
  const built = (await import(pathToFileURL(file).href)) as {
    openPages(folder: string, origin: string | null): Pages;
  };
  return built.openPages(webRoot, origin);
}

type Read =
  /** `etag` names the answer's content. */
  | { readonly kind: 'answer'; readonly etag: string; readonly body: string }
  | { readonly kind: 'missing' | 'refused' | 'failed' | 'late' };

/** Makes pages ready. Asks the API over its own routes, so that a page is as fresh as the API's answers are. */
export function createFirstPaint(app: FastifyInstance, pages: Pages, options: FirstPaintOptions) {
  const ready = new ByteCache<ReadyPage>(options.cacheBytes ?? 32 * 1024 * 1024);
  const underWay = new Map<string, Promise<ReadyPage>>();
  const budget = createDrawingBudget(options.share ?? 0.4, options.aheadMs ?? 600);

  /** One drawing for all who wait for the same page. */
  function once(key: string, make: () => Promise<ReadyPage>): Promise<ReadyPage> {
    const known = ready.get(key);
    if (known) return Promise.resolve(known);
    let promise = underWay.get(key);
    if (!promise) {
      promise = make().finally(() => underWay.delete(key));
      underWay.set(key, promise);
    }
    return promise;
  }

  async function make(key: string, status: number, draw: () => Promise<DrawnPage>): Promise<ReadyPage> {
    const page = await encode(status, await budget.spend(draw));
    ready.set(key, page, page.gzip.length + page.br.length + key.length * 2);
    return page;
  }

  const plain = (page: PlannedPage, status: number): Promise<ReadyPage> =>
    once(`plain ${status} ${page.key}`, () =>
      make(`plain ${status} ${page.key}`, status, () => pages.draw(page)),
    );

  return async function pageFor(url: string, cookies: string | undefined): Promise<ReadyPage> {
    const page = pages.plan(url, cookies);
    if (page.read === null) return plain(page, page.status);
    const read = await ask(app, page.read, page.language, options.readTimeoutMs ?? 2000);
    if (read.kind === 'missing') return plain(page, 404);
    if (read.kind === 'refused') return plain(page, page.status);
    if (read.kind === 'late') return { ...(await plain(page, page.status)), passing: true };
    // The app still opens, says it in words and tries again; the status tells machines.
    if (read.kind !== 'answer') return { ...(await plain(page, 503)), passing: true, retryAfterSeconds: 2 };
    const key = `${page.key} ${read.etag}`;
    if (!ready.has(key) && !underWay.has(key) && budget.spent())
      return { ...(await plain(page, page.status)), passing: true };
    const { data } = JSON.parse(read.body) as { data: unknown };
    return once(key, () => make(key, page.status, () => pages.draw(page, data))).catch(async (error) => {
      app.log.error({ err: error, url }, 'a page could not be drawn');
      return { ...(await plain(page, page.status)), passing: true };
    });
  };
}

/** One of our own reads, as a guest. */
async function ask(app: FastifyInstance, url: string, language: string, timeoutMs: number): Promise<Read> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  try {
    const answer = await Promise.race([
      app.inject({ url, headers: { lang: language, 'accept-encoding': 'identity' } }),
      late,
    ]);
    if (answer === null) return { kind: 'late' };
    const { payload: body, statusCode, headers } = answer;
    if (statusCode >= 500) return { kind: 'failed' };
    if (body.startsWith('{"code":1,'))
      return { kind: 'answer', etag: String(headers.etag ?? hashOf(body)), body };
    return { kind: /"error":"(\w+_)?NOT_FOUND"/.test(body) ? 'missing' : 'refused' };
  } finally {
    clearTimeout(timer);
  }
}

const hashOf = (text: string) => `"${createHash('sha1').update(text).digest('base64url')}"`;

async function encode(status: number, { html, ...hashes }: DrawnPage): Promise<ReadyPage> {
  const bytes = Buffer.from(html);
  const [small, smaller] = await Promise.all([gzip(bytes), brotli(bytes, brotliQuality)]);
  return { status, etag: hashOf(html), ...hashes, gzip: small, br: smaller };
}
