// The one door to the API: `call('getProduct', { id })`, typed by the contract, with its headers, limits and error words.
import type { Envelope, RequestOf, ResponseOf, RoutePath, Verb } from '@meridian/contract';
import { shopperPaths } from '@meridian/contract/shopper-paths';
import { createDuplicateGuard } from '../lib/duplicate-guard.ts';
import { type Intent, randomKey } from '../lib/intent-key.ts';
import { clearToken, getToken } from '../lib/session.ts';
import { ApiError } from './api-error.ts';

const timeoutMs = 10_000;
const leaveAfterMs = 1000;

export interface CallOptions {
  /** The query's signal; leaving the page ends the call. */
  signal?: AbortSignal;
  /** false: say nothing when it fails, the screen shows it itself. */
  toast?: boolean;
  /** false: leave the token out. */
  withToken?: boolean;
  /** true: the same thing may be sent again within a second. */
  allowRepeat?: boolean;
  /** false: a 401 does not lead to the login page, the caller deals with it. */
  leaveOn401?: boolean;
  /** Added to the url of a POST. */
  query?: Readonly<Record<string, string>>;
  /** Keeps one idempotency key over retries and reloads; without it every call is an intent of its own. */
  intent?: Intent;
  /** Sends it another way, as an upload that tells how far it is. */
  send?: Send;
}

/** What came back, whatever it says. */
export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
}
/** Sends one request until `signal` ends it, within a time limit of its own. Rejects when nothing came back. */
export type Send = (
  url: string,
  request: { method: string; headers: Record<string, string>; body: string | null },
  signal: AbortSignal,
) => Promise<Answer>;

/** What the client needs from the rooms above it; the shell hands it in at start, whole or in part. */
export interface ClientPorts {
  /** File code of the interface language. */
  language(): string;
  /** Shows a failure. */
  say(message: string): void;
  text(key: 'errors.network' | 'errors.timeout' | 'errors.resubmit'): string;
  statusText(status: number): string;
  /** To the login page. */
  leave(): void;
}

const noPorts: ClientPorts = {
  language: () => 'en',
  say: () => undefined,
  text: (key) => key,
  statusText: (status) => `errors.status ${status}`,
  leave: () => undefined,
};
let ports = noPorts;
const guard = createDuplicateGuard();
let leaving: ReturnType<typeof setTimeout> | null = null;

/** Connects the client to language, messages and navigation. */
export function connectClient(given: Partial<ClientPorts>): void {
  ports = { ...noPorts, ...given };
  guard.forget();
  if (leaving) clearTimeout(leaving);
  leaving = null;
}

/** File code of the interface language, as the server is told. */
export const currentLanguage = (): string => ports.language();

/** Tells the shopper about a failure once; anything but a failed call is left to the error screen. */
export function announce(error: unknown): void {
  if (!(error instanceof ApiError) || error.announced) return;
  error.announced = true;
  ports.say(error.message);
}

function queryString(input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

const urlOf = ({ path }: RoutePath, input: object): string => `${path}${queryString(input)}`;

/** The address a read is asked at. */
export const addressOf = (verb: keyof typeof shopperPaths, input: object): string =>
  urlOf(shopperPaths[verb], input);

interface Sending {
  url: string;
  method: 'GET' | 'POST';
  body: string | null;
  token: string | null;
  key: string | null;
}

function headersOf({ body, token, key }: Sending): Record<string, string> {
  const language = ports.language();
  return {
    accept: 'application/json',
    lang: language,
    language,
    ...(token ? { token } : {}),
    ...(body === null ? {} : { 'content-type': 'application/json' }),
    ...(key ? { 'Idempotency-Key': key } : {}),
  };
}

/** One request with its time limit; everything that is no answer becomes an ApiError, a caller's own abort stays an abort. */
async function exchange(sending: Sending, { signal, send }: CallOptions): Promise<Answer> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = send ? undefined : setTimeout(stop, timeoutMs);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const { url, method, body } = sending;
    const request = { method, headers: headersOf(sending), body };
    if (send) return await send(url, request, limit.signal);
    const response = await fetch(url, { ...request, signal: limit.signal });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason ?? cause;
    if (limit.signal.aborted) throw new ApiError('timeout', ports.text('errors.timeout'));
    throw new ApiError('network', ports.text('errors.network'));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function envelopeOf(text: string): Envelope<unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const fits =
      typeof parsed === 'object' && parsed !== null && typeof (parsed as Envelope<unknown>).code === 'number';
    return fits ? (parsed as Envelope<unknown>) : null;
  } catch {
    return null;
  }
}

/** The data of a success, or the failure. */
function readAnswer({ ok, status, text }: Answer): unknown {
  const envelope = envelopeOf(text);
  if (envelope?.code === 1 && ok) return envelope.data;
  if (!envelope?.msg) throw new ApiError('status', ports.statusText(status), { code: status });
  throw new ApiError('refusal', envelope.msg, envelope);
}

/** The session is over: the words now, the login page a second later, once for all calls that met it. */
function sessionOver(refusedToken: string | null): void {
  leaving ??= setTimeout(() => {
    leaving = null;
    // Somebody who logged in again meanwhile stays.
    if (getToken() !== refusedToken) return;
    if (refusedToken) clearToken();
    ports.leave();
  }, leaveAfterMs);
}

/** Connection faults of a query are told by the query cache, after its retries. */
function tellFailure(error: ApiError, sending: Sending, options: CallOptions): void {
  const over = error.code === 401 && options.leaveOn401 !== false;
  if (over && leaving) error.announced = true;
  else if (options.toast === false && !over) error.announced = true;
  else if (!(error.retriable && sending.method === 'GET' && options.signal)) announce(error);
  if (over) sessionOver(sending.token);
}

function settleIntent(intent: Intent | undefined, error: ApiError | null): void {
  // A refusal by a rule changed nothing, so the next try is a new intent; without an answer the old key must be kept.
  if (error === null || error.code >= 1000) intent?.renew();
}

/** Calls one of some endpoints; a part of the app whose paths no first page needs makes its own from its own paths. */
export function callerOf<P extends { readonly [V in Verb]?: RoutePath }>(paths: P) {
  /**
   * Calls an endpoint and gives its data.
   * @throws ApiError; the shopper has been told unless `toast: false`.
   */
  return async <V extends keyof P & Verb>(
    verb: V,
    input: RequestOf<V>,
    options: CallOptions = {},
  ): Promise<ResponseOf<V>> => (await request(paths[verb] as RoutePath, input, options)) as ResponseOf<V>;
}

/** What most of the app asks for. */
export const call = callerOf(shopperPaths);

async function request(route: RoutePath, input: object, options: CallOptions): Promise<unknown> {
  const { method, path } = route;
  const body = method === 'POST' ? JSON.stringify(input) : null;
  const sending: Sending = {
    method,
    url: urlOf(route, method === 'GET' ? input : (options.query ?? {})),
    body,
    token: options.withToken === false ? null : getToken(),
    key: body === null ? null : (options.intent?.keyFor(body) ?? randomKey()),
  };
  try {
    if (body !== null && !options.allowRepeat && !guard.allow(path, body)) {
      throw new ApiError('duplicate', ports.text('errors.resubmit'));
    }
    const data = readAnswer(await exchange(sending, options));
    settleIntent(options.intent, null);
    return data;
  } catch (cause) {
    if (cause instanceof ApiError) {
      settleIntent(options.intent, cause);
      tellFailure(cause, sending, options);
    }
    throw cause;
  }
}
