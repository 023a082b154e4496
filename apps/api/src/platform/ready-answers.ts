// Shared answers as ready bytes: made once, kept, and sent as they are (send-answers.ts).
import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Route } from '@meridian/contract';
import type { AnswerCache, Made } from './answer-cache.ts';
import type { Kept } from './route.ts';

/** What all answers of one route have in common. */
export interface ReadyKind {
  /** The path as the contract writes it. */
  readonly route: string;
  readonly vary: string;
  /** Only for those who come without a token. */
  readonly anonymous: boolean;
  /** What each sending does with the answer's note. */
  readonly onSend: ((note: string) => void) | null;
  readonly lifeMs: number | undefined;
  /** The kind of the parts that these answers have in common. */
  readonly part: ReadyKind | null;
}

/**
 * Bytes as the text of which they are the Latin-1 code. Node copies such a text to the socket together with the head; bytes
 * beside a head are one more object to make, to put together with their part, to send and to collect.
 */
export type ByteText = string;
export const byteText = (bytes: Buffer): ByteText => bytes.toString('latin1');
export const bytesOf = (text: ByteText): Buffer => Buffer.from(text, 'latin1');

/** An answer of a shared route as it goes out. */
export interface ReadyAnswer {
  readonly kind: ReadyKind;
  /** The bytes, a character for each, up to where the part begins when it has one in common with others. */
  readonly body: ByteText;
  /** The body's hash, which its etag is made of. */
  readonly digest: string;
  /** Null = nothing is done besides. */
  readonly note: string | null;
  /** Where the part is kept that comes behind the body; null = the body is all. */
  readonly part: string | null;
  /** Made when somebody asks for it a second time, of the whole that bears this etag. */
  gzip: { readonly etag: string; bytes: ByteText | Promise<ByteText> } | null;
}
export type ReadyAnswers = AnswerCache<ReadyAnswer>;

/** What an answer depends on of a request, before the framework or behind it. */
export type Asked = Pick<IncomingMessage, 'headers'>;

/** Where an answer lies: it depends on the language and on what was asked, nothing else. */
export const keyOf = (request: IncomingMessage, locale: string): string => `${locale} ${request.url}`;

export const hasToken = (request: Asked): boolean => Boolean(request.headers.token);
/** Whether this request gets the answer that everybody gets. */
export const isShared = (route: Route, request: Asked): boolean =>
  route.shared === true || (route.shared === 'anonymous' && !hasToken(request));

/** The kind of a shared route's answers: one object for all of them. */
export function readyKind(route: Route, kept: Kept<never> | undefined): ReadyKind {
  const anonymous = route.shared === 'anonymous';
  const vary = `lang, language, ${anonymous ? 'token, ' : ''}accept-encoding`;
  const own = { route: route.path, vary, anonymous };
  const part = kept?.part ? { ...own, onSend: null, lifeMs: undefined, part: null } : null;
  return { ...own, onSend: kept?.notes?.onSend ?? null, lifeMs: kept?.lifeMs, part };
}

export const digestOf = (bytes: Buffer): string => hash('sha1', bytes, 'base64url');
/** The characters of every digest. */
export const digestLength = digestOf(Buffer.alloc(0)).length;

/** What an answer is made of. */
export interface Content {
  /** Up to where the part begins, when there is one: its value ends the answer. */
  readonly text: string;
  /** Null when it must not be kept. */
  readonly tags: readonly string[] | null;
  readonly note?: string | null;
  /** Where its part is kept. */
  readonly part?: string | null;
}

/** Makes the bytes of an answer, or of a part that answers have in common. */
export function readyAnswer(
  kind: ReadyKind,
  { text, tags, note = null, part = null }: Content,
): Made<ReadyAnswer> {
  const bytes = Buffer.from(text);
  return {
    answer: { kind, body: byteText(bytes), digest: digestOf(bytes), note, part, gzip: null },
    bytes: bytes.length,
    tags,
    lifeMs: kind.lifeMs,
  };
}

/** Where a part is kept: no answer's own key begins like this, for it begins with a language. */
const partStart = (locale: string, field: string) => `part ${locale} ${field} `;
export const partKey = (locale: string, field: string, name: string): string =>
  partStart(locale, field) + name;
/** Whose part lies there. */
export const nameInKey = (key: string, locale: string, field: string): string =>
  key.slice(partStart(locale, field).length);
