// One request of the fuzzer: from an input that fits the schema to what goes over the wire.
import { onePixel } from '../app.ts';
import type { Operation } from './document.ts';

/** A request as it is sent; the operation and the caller say what it was meant to be. */
export interface FuzzRequest {
  readonly number: number;
  readonly operation: Operation;
  readonly caller: string;
  readonly mutator: string;
  /** Straight into the server, or over a socket because path, method or headers are at stake. */
  readonly over: 'inject' | 'http';
  readonly method: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | undefined;
  /** Method or path were changed: it may be anybody's, or nobody's. */
  readonly stray: boolean;
}

export interface FuzzAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly tookMs: number;
}

/** What a mutator of the wire may change. */
export interface Wire {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  stray: boolean;
}

/** Percent-encoded; half a character goes as its three bytes, which no UTF-8 has. */
export const percent = (text: string): string =>
  text
    .split(/(\p{Surrogate})/u)
    .map((part, i) => (i % 2 === 1 ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('');

const queryText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** An object as a query: members of arrays repeat their name. */
export function queryOf(input: unknown): string {
  if (!input || typeof input !== 'object') return percent(queryText(input));
  return Object.entries(input)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((item) => [name, item] as const))
    .map(([name, value]) => `${percent(name)}=${percent(queryText(value))}`)
    .join('&');
}

/** The plain way to send an input to an operation. */
export function wireOf(operation: Operation, input: unknown, headers: Record<string, string>): Wire {
  const { method, path, picture } = operation;
  const bare = { method, path, stray: false };
  if (method === 'GET') return { ...bare, query: queryOf(input), headers: { ...headers }, body: undefined };
  if (picture !== null)
    return {
      ...bare,
      query: queryOf(input),
      headers: { 'content-type': picture, ...headers },
      body: onePixel,
    };
  return {
    ...bare,
    query: '',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input) ?? '',
  };
}

/** A request as somebody can repeat it. */
export function describeRequest({ method, path, query, headers, body }: FuzzRequest): string {
  const head = Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${JSON.stringify(value).slice(0, 200)}`)
    .slice(0, 20);
  const text = body === undefined ? '' : Buffer.isBuffer(body) ? `hex ${body.toString('hex')}` : body;
  const shown = text.length > 1_500 ? `${text.slice(0, 1_500)}… (${text.length} characters)` : text;
  return [`${method} ${path}${query === '' ? '' : `?${query}`}`.slice(0, 2_000), ...head, shown]
    .filter((line) => line !== '')
    .join('\n');
}
