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
  /** The kind of the parts that these answers have in common. */
  readonly part: ReadyKind | null;
}

/** An answer of a shared route as it goes out. */
export interface ReadyAnswer {
  readonly kind: ReadyKind;
  /** Up to where the part begins, when it has one in common with others. */
  readonly body: Buffer;
  readonly etag: string;
  /** Null = nothing is done besides. */
  readonly note: string | null;
  /** Where the part is kept that comes behind the body; null = the body is all. */
  readonly part: string | null;
  /** Made when somebody asks for it a second time, of the whole that bears this etag. */
  gzip: { readonly etag: string; bytes: Buffer | Promise<Buffer> } | null;
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
  const vary = `lang, language, ${anonymous ? 'token, ' : ''}accept-encoding`;
  const part = kept?.part ? { anonymous, vary, onSend: null, lifeMs: undefined, part: null } : null;
  return { anonymous, vary, onSend: kept?.notes?.onSend ?? null, lifeMs: kept?.lifeMs, part };
}

/** The etag of a body with this hash (base64url): a weak one, for packed and unpacked bytes bear the same. */
export const etagFrom = (digest: string): string => `W/"${digest}"`;
export const etagOf = (body: Buffer): string => etagFrom(hash('sha1', body, 'base64url'));
/** The hash in an etag. */
export const hashIn = (etag: string): Buffer => Buffer.from(etag.slice(3, -1), 'base64url');

/** What an answer is made of. */
export interface Content {
  /** Up to where the part begins, when there is one: its value ends the answer. */
  readonly text: string;
  /** Null when it must not be kept. */
  readonly tags: readonly string[] | null;
  readonly note: string | null;
  readonly part: { readonly key: string; readonly text: string; readonly tags: readonly string[] } | null;
}

/** Makes the bytes of an answer, and of the part that it has in common with others. */
export function readyAnswer(kind: ReadyKind, { text, tags, note, part }: Content): Made<ReadyAnswer> {
  const body = Buffer.from(text);
  return {
    answer: { kind, body, etag: etagOf(body), note, part: part?.key ?? null, gzip: null },
    bytes: body.length,
    tags,
    lifeMs: kind.lifeMs,
    part:
      part && kind.part
        ? { key: part.key, made: readyAnswer(kind.part, { ...part, note: null, part: null }) }
        : undefined,
  };
}

/** Where a part is kept: no answer's own key begins like this, for it begins with a language. */
export const partKey = (locale: string, field: string, name: string): string =>
  `part ${locale} ${field} ${name}`;

/** What stands behind a part: the end of the data and of the envelope. */
const ending = Buffer.from('}}');
const lengthOf = ({ body }: ReadyAnswer, part: ReadyAnswer | null): number =>
  body.length + (part ? part.body.length + ending.length : 0);
const bodyOf = ({ body }: ReadyAnswer, part: ReadyAnswer | null): Buffer =>
  part ? Buffer.concat([body, part.body, ending]) : body;
const wholeEtagOf = ({ etag }: ReadyAnswer, part: ReadyAnswer | null): string =>
  part ? `${etag.slice(0, -1)}.${part.etag.slice(3)}` : etag;

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
export function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer: ready, part: common }: Made<ReadyAnswer>,
): FastifyReply {
  const part = common?.made.answer ?? null;
  const etag = wholeEtagOf(ready, part);
  noteSending(ready);
  reply.header('etag', etag).header('cache-control', cacheControl).header('vary', ready.kind.vary);
  if (isKnown(request, etag)) return reply.code(304).send();
  return reply.type(contentType).send(bodyOf(ready, part));
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

  const headersOf = (request: FastifyRequest, { kind }: ReadyAnswer, etag: string): string[] => [
    ...(common as readonly string[]),
    ...['x-request-id', request.id, 'cache-control', cacheControl, 'etag', etag, 'vary', kind.vary],
  ];
  const write = (reply: FastifyReply, headers: string[], bytes: Buffer, isPacked: boolean) => {
    headers.push('content-type', contentType, 'content-length', String(bytes.length));
    if (isPacked) headers.push('content-encoding', 'gzip');
    reply.raw.writeHead(200, headers);
    reply.raw.end(bytes);
  };
  /** Packed once for all who take it so, and anew with another part. */
  const gzipped = (
    key: string,
    ready: ReadyAnswer,
    part: ReadyAnswer | null,
    etag: string,
  ): Buffer | Promise<Buffer> => {
    const before = ready.gzip;
    if (before?.etag === etag) return before.bytes;
    const own: NonNullable<ReadyAnswer['gzip']> = {
      etag,
      bytes: gzipAsync(bodyOf(ready, part)).then((bytes) => {
        own.bytes = bytes;
        const replaced = Buffer.isBuffer(before?.bytes) ? before.bytes.length : 0;
        answers.grow(key, ready, bytes.length - replaced);
        return bytes;
      }),
    };
    ready.gzip = own;
    return own.bytes;
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' || common === null || closing) return done();
    const key = keyOf(request, localeOf(request));
    const ready = answers.find(key);
    if (ready === null || (ready.kind.anonymous && hasToken(request))) return done();
    const part = ready.part === null ? null : answers.find(ready.part);
    if (ready.part !== null && part === null) return done();
    reply.hijack();
    noteSending(ready);
    const etag = wholeEtagOf(ready, part);
    const headers = headersOf(request, ready, etag);
    if (isKnown(request, etag)) {
      reply.raw.writeHead(304, headers).end();
      return;
    }
    if (lengthOf(ready, part) < packedFrom || !takesGzip(request))
      return write(reply, headers, bodyOf(ready, part), false);
    const packed = gzipped(key, ready, part, etag);
    if (Buffer.isBuffer(packed)) return write(reply, headers, packed, true);
    packed.then(
      (bytes) => write(reply, headers, bytes, true),
      () => write(reply, headers, bodyOf(ready, part), false),
    );
  });
}

/** Whether the reader takes gzip; a weight of zero refuses it. */
const takesGzip = (request: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(request.headers['accept-encoding'] ?? ''));
