// What every answer of the server has to be, whatever was asked; each fault is a sentence.
import { httpStatusOf } from '@meridian/contract';
import type { Operation } from './document.ts';
import type { FuzzAnswer, FuzzRequest } from './request.ts';

/** What the checks must know of the world besides request and answer. */
export interface Expectations {
  /** False when the caller must be turned away at the door. */
  mayEnter(caller: string, operation: Operation): boolean;
  /** Texts that belong to somebody who asks for nothing; no answer may hold them. */
  readonly secrets: readonly string[];
  /** Who may read them all the same. */
  readonly trusted: readonly string[];
}

interface Body {
  readonly code?: unknown;
  readonly msg?: unknown;
  readonly error?: unknown;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Longest time for an answer, in ms: a hash may wait for its slot behind others. */
export const slowMs = 10_000;

/** Words that only a fault of ours brings to light: stacks, files, the driver's and the database's voice. */
const leaks: readonly RegExp[] = [
  /\n\s*at [^ ]+ ?\(/,
  /\bnode:(?!test)[a-z/_]+/,
  /node_modules/,
  /\.(?:ts|mjs|js):\d+/,
  /(?:\/[\w.-]+){2,}\.(?:ts|mjs|js|sql)\b/,
  /syntax error at or near|violates [\w-]+ constraint|duplicate key value|invalid input syntax|out of range for type/i,
  /invalid byte sequence|relation "|column "|SQLSTATE|unsupported Unicode escape|canceling statement/i,
  /\b(?:TypeError|RangeError|SyntaxError|ReferenceError|ZodError|FST_ERR_\w+|ERR_[A-Z]{3,}_\w+)\b/,
  /Cannot (?:read|convert|mix)|is not a function|is not iterable|Unexpected token|Internal Server Error/,
];

/** Statuses that the protocol itself may answer with where a request was bent out of its operation. */
const strayStatuses = [200, 304, 400, 401, 404, 413, 414, 415, 417, 429, 431];

/** Answers to heads that were not read: nobody knows the language, and the status is the parser's. */
const unread = [400, 408, 431];

const scripts: ReadonlyMap<string | undefined, RegExp> = new Map([
  ['zh-cn', /\p{Script=Han}/u],
  ['ar', /\p{Script=Arabic}/u],
]);

const parse = (text: string): Body | null => {
  try {
    const body: unknown = JSON.parse(text);
    return body !== null && typeof body === 'object' ? (body as Body) : null;
  } catch {
    return null;
  }
};

/** What is wrong with an answer; nothing, when all is well. */
export function faultsOf(request: FuzzRequest, answer: FuzzAnswer, expected: Expectations): string[] {
  const { status, headers, text } = answer;
  // Whoever sends more head than a server reads may be cut off before the answer arrives.
  if (status === 0)
    return headBytes(request) > 16_000 && /ECONNRESET|EPIPE/.test(text) ? [] : [`no answer: ${text}`];
  const faults: string[] = [];
  if (status >= 500) faults.push(`status ${status}`);
  if (answer.tookMs > slowMs) faults.push(`slow: more than ${slowMs} ms`);
  if (headers['x-powered-by'] !== undefined || headers.server !== undefined)
    faults.push('tells what it runs on');
  const leak = leaks.find((pattern) => pattern.test(text));
  if (leak) faults.push(`leak: ${leak.source}`);
  if (!expected.trusted.includes(request.caller))
    for (const secret of expected.secrets) if (text.includes(secret)) faults.push(`foreign data: ${secret}`);
  if (request.method === 'HEAD' || status === 304) {
    if (text !== '') faults.push('a body where none may be');
    return faults;
  }
  return [
    ...faults,
    ...(request.stray ? strayFaults(request, answer) : bodyFaults(request, answer, expected)),
  ];
}

const headBytes = ({ path, query, headers }: FuzzRequest): number =>
  JSON.stringify([path, query, headers]).length;

/** A request that no longer asks its operation: some envelope in the right words, and nothing else. */
function strayFaults(request: FuzzRequest, { status, text }: FuzzAnswer): string[] {
  if (!strayStatuses.includes(status)) return [`status ${status} for a stray request`];
  const body = parse(text);
  return body ? wordFaults(request, status, body) : ['no envelope'];
}

function bodyFaults(
  request: FuzzRequest,
  { status, headers, text }: FuzzAnswer,
  expected: Expectations,
): string[] {
  if (headers['content-type'] !== 'application/json; charset=utf-8')
    return [`content-type ${String(headers['content-type'])}`];
  if (headers['x-content-type-options'] !== 'nosniff') return ['no nosniff'];
  const conforms = request.operation.answer(status);
  if (!conforms) return [`status ${status} is not documented`];
  const body = parse(text);
  if (!body) return ['no envelope'];
  const deviation = conforms(body);
  if (deviation) return [`not as documented (${status}, ${String(body.error ?? 'success')}): ${deviation}`];
  const { error } = body;
  if (error === undefined)
    return expected.mayEnter(request.caller, request.operation) ? [] : [`${request.caller} was let in`];
  if (unread.includes(status)) return wordFaults(request, status, body);
  const proper = httpStatusOf(error as Parameters<typeof httpStatusOf>[0]);
  return [
    ...(status === proper ? [] : [`${String(error)} with status ${status}`]),
    ...wordFaults(request, status, body),
  ];
}

/** A refusal says what is wrong, in the language asked for. */
function wordFaults({ headers }: FuzzRequest, status: number, { msg, error, fields }: Body): string[] {
  if (error === undefined) return [];
  const script = unread.includes(status) ? undefined : scripts.get(headers.lang);
  const isSaid = (words: unknown) =>
    typeof words === 'string' &&
    words.trim() !== '' &&
    !/^errors\.|[{}]|undefined|\[object/.test(words) &&
    (script === undefined || script.test(words));
  return [
    ...(isSaid(msg) ? [] : [`no words for ${String(error)}: ${String(msg)}`]),
    ...Object.entries(fields ?? {}).flatMap(([name, words]) =>
      isSaid(words) ? [] : [`no words for field ${name}: ${String(words)}`],
    ),
  ];
}
