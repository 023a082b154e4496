// Shared answers as ready bytes: made once, then sent as they are, with their headers, before anything else looks at the request.
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Route } from '@meridian/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache, Made } from './answer-cache.ts';
import type { Kept } from './route.ts';

/** What all answers of one route have in common. */
export interface ReadyKind {
  readonly vary: string;
  /** Only for those who come without a token. */
  readonly anonymous: boolean;
  /** What each sending does with the answer's note. */
  readonly onSend: ((note: string) => void) | null;
  readonly lifeMs: number | undefined;
}

/** An answer of a shared route as it goes out. */
export interface ReadyAnswer {
  readonly kind: ReadyKind;
  readonly body: Buffer;
  readonly etag: string;
  /** Null = nothing is done besides. */
  readonly note: string | null;
  /** Made when somebody asks for it a second time. */
  gzip: Buffer | Promise<Buffer> | null;
}
export type ReadyAnswers = AnswerCache<ReadyAnswer>;

const gzipAsync = promisify(gzip);
/** Smaller bodies are not worth packing. */
const packedFrom = 1024;
const contentType = 'application/json; charset=utf-8';
/** Whoever keeps it, a CDN too, asks every time whether it is still right; mostly it is, and nothing is sent. */
const cacheControl = 'public, max-age=0, must-revalidate';

/** Where an answer lies: it depends on the language and on what was asked, nothing else. */
export const keyOf = (request: FastifyRequest, locale: string): string => `${locale} ${request.raw.url}`;

const hasToken = (request: FastifyRequest): boolean => Boolean(request.headers.token);
/** Whether this request gets the answer that everybody gets. */
export const isShared = (route: Route, request: FastifyRequest): boolean =>
  route.shared === true || (route.shared === 'anonymous' && !hasToken(request));

/** The kind of a shared route's answers: one object for all of them. */
export function readyKind(route: Route, kept: Kept<never> | undefined): ReadyKind {
  const anonymous = route.shared === 'anonymous';
  return {
    anonymous,
    vary: `lang, language, ${anonymous ? 'token, ' : ''}accept-encoding`,
    onSend: kept?.notes?.onSend ?? null,
    lifeMs: kept?.lifeMs,
  };
}

/** The etag of a body with this hash (base64url): a weak one, for packed and unpacked bytes bear the same. */
export const etagFrom = (digest: string): string => `W/"${digest}"`;
export const etagOf = (body: Buffer): string => etagFrom(hash('sha1', body, 'base64url'));
/** The hash in an etag. */
export const hashIn = (etag: string): Buffer => Buffer.from(etag.slice(3, -1), 'base64url');

/** Makes the bytes of an answer. */
export function readyAnswer(
  kind: ReadyKind,
  text: string,
  tags: readonly string[] | null,
  note: string | null,
): Made<ReadyAnswer> {
  const body = Buffer.from(text);
  return {
    answer: { kind, body, etag: etagOf(body), note, gzip: null },
    bytes: body.length,
    tags,
    lifeMs: kind.lifeMs,
  };
}

const noteSending = ({ kind, note }: ReadyAnswer): void => {
  if (note !== null) kind.onSend?.(note);
};

/** Whether the reader has it already. Weak and strong tags are the same here (RFC 9110, 13.1.2). */
function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined || known === etag) return known !== undefined;
  const bare = etag.slice(2);
  return known.split(/,\s*/).some((tag) => tag === '*' || tag.replace(/^W\//, '') === bare);
}

/** Sends an answer that was just made, through everything that the server does with answers. */
export function sendMade(request: FastifyRequest, reply: FastifyReply, ready: ReadyAnswer): FastifyReply {
  noteSending(ready);
  reply.header('etag', ready.etag).header('cache-control', cacheControl).header('vary', ready.kind.vary);
  if (isKnown(request, ready.etag)) return reply.code(304).send();
  return reply.type(contentType).send(ready.body);
}

/** Answers what is kept before anything else is done for a request. Call it before other hooks are added. */
export function answerKept(
  app: FastifyInstance,
  answers: ReadyAnswers,
  localeOf: (request: FastifyRequest) => string,
): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  /** The headers that every answer of data bears, taken from the first shared one: on others, files say more of their own. */
  let common: readonly string[] | null = null;
  app.addHook('onSend', async (_request, reply) => {
    if (common === null && reply.getHeader('cache-control') === cacheControl)
      common = Object.entries(reply.raw.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
  });

  const headersOf = (request: FastifyRequest, ready: ReadyAnswer): string[] => [
    ...(common as readonly string[]),
    ...[
      'x-request-id',
      request.id,
      'cache-control',
      cacheControl,
      'etag',
      ready.etag,
      'vary',
      ready.kind.vary,
    ],
  ];
  const write = (request: FastifyRequest, reply: FastifyReply, ready: ReadyAnswer, packed: Buffer | null) => {
    const bytes = packed ?? ready.body;
    const headers = headersOf(request, ready);
    headers.push('content-type', contentType, 'content-length', String(bytes.length));
    if (packed) headers.push('content-encoding', 'gzip');
    reply.raw.writeHead(200, headers);
    reply.raw.end(bytes);
  };
  const pack = (key: string, ready: ReadyAnswer): Promise<Buffer> =>
    gzipAsync(ready.body).then((bytes) => {
      ready.gzip = bytes;
      answers.grow(key, ready, bytes.length);
      return bytes;
    });

  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' || common === null || closing) return done();
    const key = keyOf(request, localeOf(request));
    const ready = answers.find(key);
    if (ready === null || (ready.kind.anonymous && hasToken(request))) return done();
    reply.hijack();
    noteSending(ready);
    if (isKnown(request, ready.etag)) {
      reply.raw.writeHead(304, headersOf(request, ready)).end();
      return;
    }
    if (ready.body.length < packedFrom || !takesGzip(request)) return write(request, reply, ready, null);
    const gzipped = ready.gzip ?? pack(key, ready);
    ready.gzip = gzipped;
    if (Buffer.isBuffer(gzipped)) return write(request, reply, ready, gzipped);
    gzipped.then(
      (packed) => write(request, reply, ready, packed),
      () => write(request, reply, ready, null),
    );
  });
}

/** Whether the reader takes gzip; a weight of zero refuses it. */
const takesGzip = (request: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(request.headers['accept-encoding'] ?? ''));
