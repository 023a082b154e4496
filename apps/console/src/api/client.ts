// The one door to the API: `call('passTopUp', { id, … })`, typed by the contract; the session is a cookie that no script reads.
import type { Envelope, RequestOf, ResponseOf, Verb } from '@meridian/contract';
import { paths } from '@meridian/contract/paths';

const timeoutMs = 20_000;

/** A refusal, or no answer at all. */
export class ApiError extends Error {
  readonly error: string;
  readonly fields: Readonly<Record<string, string>>;
  constructor(error: string, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'ApiError';
    this.error = error;
    this.fields = fields;
  }
}

/** What the client needs from the rooms above it. */
export interface ClientPorts {
  /** File code of the interface language. */
  language(): string;
  /** What is said when there was no answer. */
  noAnswer(): string;
  /** The session is over. */
  leave(): void;
}
let ports: ClientPorts = { language: () => 'en', noAnswer: () => 'no answer', leave: () => undefined };
/** Connects the client to language and sign-in. */
export function connectClient(given: ClientPorts): void {
  ports = given;
}

function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input))
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** 128 random bits; `crypto.randomUUID` is missing outside secure contexts. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function exchange<T>(
  verb: Verb,
  input: object,
  signal: AbortSignal | undefined,
  key: string,
): Promise<Envelope<T>> {
  const { method, path } = paths[verb];
  const isRead = method === 'GET';
  try {
    const response = await fetch(isRead ? path + queryOf(input) : path, {
      method,
      credentials: 'same-origin',
      headers: {
        lang: ports.language(),
        ...(isRead ? {} : { 'content-type': 'application/json', 'idempotency-key': key }),
      },
      body: isRead ? null : JSON.stringify(input),
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    });
    return (await response.json()) as Envelope<T>;
  } catch (cause) {
    if (signal?.aborted) throw signal.reason ?? cause;
    throw new ApiError('NO_ANSWER', ports.noAnswer());
  }
}

/** Asks; `key` names the intent of a write, so that it is done once however often it is sent. @throws ApiError with the refusal in the reader's language */
export async function call<V extends Verb>(
  verb: V,
  input: RequestOf<V>,
  signal?: AbortSignal,
  key = newKey(),
): Promise<ResponseOf<V>> {
  const envelope = await exchange<ResponseOf<V>>(verb, input as object, signal, key);
  if (envelope.code === 1) return envelope.data;
  if (envelope.code === 401) ports.leave();
  throw new ApiError(envelope.error ?? 'UNKNOWN', envelope.msg, envelope.fields);
}
