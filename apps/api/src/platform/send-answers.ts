// Shared answers as they are sent: one that was just made by the framework, a kept one before the framework looks at the request.
import { randomUUID } from 'node:crypto';
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
const wholeEtagOf = ({ etag }: ReadyAnswer, part: ReadyAnswer | null): string =>
  part ? `${etag.slice(0, -1)}.${part.etag.slice(3)}` : etag;

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
  response.writeHead(200, [
    ...headers,
    ...['content-type', contentType, 'content-length', String(body.length)],
  ]);
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
  const etag = wholeEtagOf(ready, part);
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

/** Answers what is kept before anything else is done for a request (ADR 10). */
export function keptDoor({ answers, localeOf, answered, log }: KeptDoorParts): KeptDoor {
  let closing = false;
  /** The headers that every answer of data bears, taken from the first shared one: on others, files say more of their own. */
  let common: readonly string[] | null = null;

  const headersOf = ({ kind }: ReadyAnswer, etag: string): string[] => [
    ...(common as readonly string[]),
    ...['x-request-id', randomUUID(), 'cache-control', cacheControl, 'etag', etag, 'vary', kind.vary],
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

  return {
    answer: (request, response) => {
      if (request.method !== 'GET' || common === null || closing) return false;
      const beganMs = performance.now();
      const key = keyOf(request, localeOf(request));
      const found = answers.look(key);
      if (found === null) return false;
      const ready = found.answer;
      if (ready.kind.anonymous && hasToken(request)) return false;
      const foundPart = ready.part === null ? null : answers.look(ready.part);
      if (ready.part !== null && (foundPart === null || answers.goesAhead(ready.part, foundPart)))
        return false;
      if (answers.goesAhead(key, found)) return false;
      const part = foundPart?.answer ?? null;
      noteSending(ready);
      const etag = wholeEtagOf(ready, part);
      const headers = headersOf(ready, etag);
      const sent = (status: number) => {
        const ms = performance.now() - beganMs;
        answered('GET', ready.kind.route, status, ms);
        log.debug({ url: request.url, status, ms }, 'kept answer sent');
      };
      const send = (body: ByteText) => {
        write(response, headers, body);
        sent(200);
      };
      const sendPacked = (body: ByteText) => {
        headers.push('content-encoding', 'gzip');
        send(body);
      };
      if (isKnown(request, etag)) {
        response.writeHead(304, headers).end();
        sent(304);
      } else if (lengthOf(ready, part) < packedFrom || !takesGzip(request)) {
        send(textOf(ready, part));
      } else {
        const packed = gzipped(key, ready, part, etag);
        if (typeof packed === 'string') sendPacked(packed);
        else packed.then(sendPacked, () => send(textOf(ready, part)));
      }
      return true;
    },
    watch: (app) => {
      app.addHook('preClose', async () => {
        closing = true;
      });
      app.addHook('onSend', async (_request, reply) => {
        if (common === null && reply.getHeader('cache-control') === cacheControl)
          common = Object.entries(reply.raw.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
      });
    },
  };
}

/** Whether the reader takes gzip; a weight of zero refuses it. */
const takesGzip = (request: Asked): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(request.headers['accept-encoding'] ?? ''));
