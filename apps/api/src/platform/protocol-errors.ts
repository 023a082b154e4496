// Requests that no route ever sees: bytes that are not HTTP, too much head, an address that cannot be decoded. They get an envelope too.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@meridian/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf, refusalEnvelope } from './error-answers.ts';
import { Refusal } from './refusal.ts';

const type = 'application/json; charset=utf-8';

const answers: Readonly<Record<string, readonly [status: number, error: ErrorCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'PAYLOAD_TOO_LARGE'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'PAYLOAD_TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'VALIDATION_FAILED'],
};

/** What the parser could not read has no language: the words are English. The connection ends with it. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, code] = answers[error.code ?? ''] ?? [400, 'VALIDATION_FAILED'];
  const { body } = refusalEnvelope(new Refusal(code), 'en');
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

/** An address that cannot be decoded names nothing: it is answered as any other that names nothing. */
export function answerUndecodable(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = refusalEnvelope(new Refusal('ROUTE_NOT_FOUND'), localeOf(request));
  reply
    .code(status)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type(type)
    .send(body);
}
