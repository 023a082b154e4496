// Shared answers as they are sent: one that was just made by the framework, a kept one before the framework looks at the request.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import {
  type Asked,
  type ByteText,
  bytesOf,
  byteText,
  hasToken,
  keyOf,
  type ReadyAnswer,
  type ReadyAnswers,
} from './ready-answers.ts';

const gzipAsync = promisify(gzip);
/** Smaller bodies are not worth packing. */
const packedFrom = 1024;
const contentType = 'application/json; charset=utf-8';
/** Whoever keeps it, a CDN too, asks every time whether it is still right; mostly it is, and nothing is sent. */
const cacheControl = 'public, max-age=0, must-revalidate';

/** What stands behind a part: the end of the data and of the envelope. */
const ending: ByteText = '}}';
const lengthOf = ({ body }: ReadyAnswer, part: ReadyAnswer | null): number =>
  body.length + (part ? part.body.length + ending.length : 0);
/** All of an answer. */
const textOf = ({ body }: ReadyAnswer, part: ReadyAnswer | null): ByteText =>
  part ? body + part.body + ending : body;
export const bodyOf = (ready: ReadyAnswer, part: ReadyAnswer | null): Buffer => bytesOf(textOf(ready, part));
/** A weak one, for packed and unpacked bytes bear the same. */
const etagOf = ({ digest }: ReadyAnswer, part: ReadyAnswer | null): string =>
  part ? `W/"${digest}.${part.digest}"` : `W/"${digest}"`;

const noteSending = ({ kind, note }: ReadyAnswer): void => {
  if (note !== null) kind.onSend?.(note);
};

/** Whether the reader has it already. Weak and strong tags are the same here (RFC 9110, 13.1.2). */
function isKnown(request: Asked, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined || known === etag) return known !== undefined;
  const bare = etag.slice(2);
  return known.split(/,\s*/).some((tag) => tag === '*' || tag.replace(/^W\//, '') === bare);
}

/**
 * Head and body in one piece. Ended together with its body, an answer is two pieces for Node, of which one is empty, and pieces
 * are gathered in memory of their own before they are written.
 */
function write(response: ServerResponse, headers: string[], body: ByteText): void {
  const { socket } = response;
  headers.push('content-type', contentType, 'content-length', String(body.length));
  response.writeHead(200, headers);
  // Not its turn yet: an earlier answer of this connection is still on its way.
  if (socket === null) {
    response.end(body, 'latin1');
    return;
  }
  socket.cork();
  response.write(body, 'latin1');
  socket.uncork();
  response.end();
}

/** Sends an answer that was just made, through everything that the server does with answers. */
export function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: ReadyAnswer,
  part: ReadyAnswer | null,
): FastifyReply {
  const etag = etagOf(ready, part);
  noteSending(ready);
  reply.header('etag', etag).header('cache-control', cacheControl).header('vary', ready.kind.vary);
  if (isKnown(request, etag)) return reply.code(304).send();
  return reply.type(contentType).send(bodyOf(ready, part));
}

/** The way of kept answers, before the framework looks at a request. */
export interface KeptDoor {
  /** Whether the request was answered with what is kept. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Takes from the framework's first shared answer what all of them bear, and lets every request pass while it closes. */
  readonly watch: (app: FastifyInstance) => void;
}

export interface KeptDoorParts {
  readonly answers: ReadyAnswers;
  readonly localeOf: (request: Asked) => string;
  /** Told of each answer that was given. */
  readonly answered: Metrics['answered'];
  readonly log: Log;
}

/** A kept answer on its way. */
interface Sending {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly headers: string[];
  readonly route: string;
  readonly beganMs: number;
}

/** Answers what is kept before anything else is done for a request (ADR 10). */
export function keptDoor({ answers, localeOf, answered, log }: KeptDoorParts): KeptDoor {
  let closing = false;
  /** The headers that every answer of data bears, taken from the first shared one: on others, files say more of their own. */
  let common: readonly string[] | null = null;

  const headersOf = ({ kind: { vary } }: ReadyAnswer, etag: string): string[] => [
    ...(common as readonly string[]),
    'cache-control',
    cacheControl,
    'etag',
    etag,
    'vary',
    vary,
  ];
  /** Packed once for all who take it so, and anew with another part. */
  const gzipped = (
    key: string,
    ready: ReadyAnswer,
    part: ReadyAnswer | null,
    etag: string,
  ): ByteText | Promise<ByteText> => {
    const before = ready.gzip;
    if (before?.etag === etag) return before.bytes;
    const own: NonNullable<ReadyAnswer['gzip']> = {
      etag,
      bytes: gzipAsync(bodyOf(ready, part)).then((packed) => {
        const bytes = byteText(packed);
        own.bytes = bytes;
        const replaced = typeof before?.bytes === 'string' ? before.bytes.length : 0;
        answers.grow(key, ready, bytes.length - replaced);
        return bytes;
      }),
    };
    ready.gzip = own;
    return own.bytes;
  };

  const sent = ({ request, route, beganMs }: Sending, status: number): void => {
    const ms = answers.nowMs() - beganMs;
    answered('GET', route, status, ms);
    log.debug({ url: request.url, status, ms }, 'kept answer sent');
  };
  const send = (sending: Sending, body: ByteText): void => {
    write(sending.response, sending.headers, body);
    sent(sending, 200);
  };
  const sendPacked = (sending: Sending, body: ByteText): void => {
    sending.headers.push('content-encoding', 'gzip');
    send(sending, body);
  };

  return {
    answer: (request, response) => {
      if (request.method !== 'GET' || common === null || closing) return false;
      const beganMs = answers.nowMs();
      const key = keyOf(request, localeOf(request));
      const found = answers.look(key, beganMs);
      if (found === null) return false;
      const ready = found.answer;
      if (ready.kind.anonymous && hasToken(request)) return false;
      const foundPart = ready.part === null ? null : answers.look(ready.part, beganMs);
      if (ready.part !== null && (foundPart === null || answers.goesAhead(ready.part, foundPart, beganMs)))
        return false;
      if (answers.goesAhead(key, found, beganMs)) return false;
      const part = foundPart?.answer ?? null;
      noteSending(ready);
      const etag = etagOf(ready, part);
      const headers = headersOf(ready, etag);
      const sending: Sending = { request, response, headers, route: ready.kind.route, beganMs };
      if (isKnown(request, etag)) {
        response.writeHead(304, headers).end();
        sent(sending, 304);
      } else if (!takesGzip(request) || lengthOf(ready, part) < packedFrom) {
        send(sending, textOf(ready, part));
      } else {
        const packed = gzipped(key, ready, part, etag);
        if (typeof packed === 'string') sendPacked(sending, packed);
        else
          packed.then(
            (bytes) => sendPacked(sending, bytes),
            () => send(sending, textOf(ready, part)),
          );
      }
      return true;
    },
    watch: (app) => {
      app.addHook('preClose', async () => {
        closing = true;
      });
      app.addHook('onSend', (_request, reply, payload, done) => {
        if (common === null && reply.getHeader('cache-control') === cacheControl)
          common = Object.entries(reply.raw.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
        done(null, payload);
      });
    },
  };
}

/** Whether the reader takes gzip; a weight of zero refuses it. */
const takesGzip = ({ headers: { 'accept-encoding': accepted } }: Asked): boolean =>
  accepted !== undefined && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(accepted));
