// Serves the built shopper app: hashed assets for a year, pages always fresh and drawn where they can be, unknown API paths as envelopes.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createFirstPaint, loadPages, type ReadyPage } from './first-paint.ts';

export interface WebAppOptions {
  /** Folder of the built app. */
  readonly root: string;
  /** The public address of the site, for what must be absolute. */
  readonly origin: string | null;
  /** Makes the 404 envelope of an API path. */
  readonly unknown: (request: FastifyRequest) => { body: string };
}

/** Mounts the app at `/`. */
export async function registerWebApp(
  app: FastifyInstance,
  { root, origin, unknown }: WebAppOptions,
): Promise<void> {
  await app.register(staticFiles, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    // The plugin would write its own over ours.
    cacheControl: false,
    setHeaders(reply, file) {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const answerPage = await pageAnswers(app, root, origin);
  app.setNotFoundHandler(async (request, reply) => {
    if (isPage(request)) return answerPage(request, reply);
    return reply.code(404).type('application/json; charset=utf-8').send(unknown(request).body);
  });
}

const isPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  !url.startsWith('/media/') &&
  !/\.\w{2,5}(\?|$)/.test(url);

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Pages drawn by the app's server side; the bare page when that was not built. */
async function pageAnswers(app: FastifyInstance, root: string, origin: string | null): Promise<Answer> {
  const pages = await loadPages(root, origin);
  if (!pages) {
    const page = fs.readFileSync(path.join(root, 'index.html'));
    return async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  }
  const pageFor = createFirstPaint(app, pages, { origin });
  return async (request, reply) =>
    sendPage(request, reply, await pageFor(request.url, request.headers.cookie));
}

/** By it a browser tells where a visit comes from (Fetch Metadata). Browsers from before 2023 do not send it. */
const visitedFrom = 'sec-fetch-site';

/**
 * A page that another site may have opened is parted from it, as it could lead the tab elsewhere behind its reader's back. One that was typed,
 * kept or reached from here has no such opener, and goes without that policy: for it a browser gives up the process that it has made ready,
 * which took a quarter of the time to the first paint.
 */
function partFromOpener({ headers }: FastifyRequest, reply: FastifyReply): void {
  const from = headers[visitedFrom];
  if (from === 'none' || from === 'same-origin') reply.raw.removeHeader('cross-origin-opener-policy');
}

/** The site's policy, allowing the one style element and the one script of this page. */
const policyWith = (reply: FastifyReply, { styleHash, scriptHash }: ReadyPage): string =>
  String(reply.getHeader('content-security-policy'))
    .replace("style-src 'self'", `$& ${styleHash}`)
    .replace("script-src 'self'", `$& ${scriptHash}`);

/** The same for every guest who reads the same language, so anybody may keep it and must ask again. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: ReadyPage): FastifyReply {
  partFromOpener(request, reply);
  reply
    .code(page.status)
    .header('cache-control', page.passing ? 'no-store' : 'public, max-age=0, must-revalidate')
    .header('vary', `accept-encoding, cookie, ${visitedFrom}`)
    .header('content-security-policy', policyWith(reply, page))
    .header('etag', `W/${page.etag}`)
    .type('text/html; charset=utf-8');
  if (page.retryAfterSeconds) reply.header('retry-after', String(page.retryAfterSeconds));
  const known = request.headers['if-none-match']?.split(/,\s*/).map((tag) => tag.replace(/^W\//, ''));
  if (page.status === 200 && known?.includes(page.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(zlib.gunzipSync(page.gzip));
}
