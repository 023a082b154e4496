// The client of a run: writes down what it wants, asks, asks again with the same key until there is an answer, writes down what it was told.
import { contract, type RequestOf, type ResponseOf, type Route, type Verb } from '@meridian/contract';
import type { Random } from '../../apps/api/db/demo/prng.ts';
import type { Act, History } from './history.ts';
import { answerLimitMs, type Tally } from './tally.ts';

export type Outcome<T> =
  | { readonly kind: 'done'; readonly data: T; readonly headers: Headers }
  | { readonly kind: 'refused'; readonly error: string; readonly data: unknown }
  | { readonly kind: 'unknown' };

export interface Who {
  readonly name: string;
  readonly ip: string;
  readonly headers: Readonly<Record<string, string>>;
}
export interface Keyed {
  readonly key?: string;
  /** What of the answer the history keeps, for acts whose effects are checked. */
  readonly record?: { readonly act: Act; readonly input: Readonly<Record<string, unknown>> };
  readonly headers?: (body: string) => Record<string, string>;
  /** A picture in place of the input. */
  readonly picture?: Uint8Array<ArrayBuffer>;
}

export interface Caller {
  call<V extends Verb>(verb: V, input: RequestOf<V>, who: Who, how?: Keyed): Promise<Outcome<ResponseOf<V>>>;
}

/** After this long a shopper gives up; longer than any fault. */
const patienceMs = 180_000;
/** A try without an answer is given up here: the server has broken its promise then. */
const tryTimeoutMs = answerLimitMs + 5_000;

type Tried =
  | { readonly kind: 'answer'; readonly status: number; readonly body: Body; readonly headers: Headers }
  | { readonly kind: 'no connection' }
  | { readonly kind: 'broken' };
interface Body {
  readonly code: number;
  readonly error?: string;
  readonly data: unknown;
}

/** A client over the servers' addresses as they are now. */
export function openCaller(
  addresses: () => readonly string[],
  history: History,
  tally: Tally,
  random: Random,
): Caller {
  let operations = 0;

  const request = (route: Route, input: object, who: Who, how: Keyed): [path: string, init: RequestInit] => {
    const headers: Record<string, string> = { lang: 'en', 'x-forwarded-for': who.ip, ...who.headers };
    if (how.key) headers['idempotency-key'] = how.key;
    if (route.method === 'GET') {
      const query = new URLSearchParams(Object.entries(input).map(([k, v]) => [k, String(v)]));
      return [query.size > 0 ? `${route.path}?${query}` : route.path, { headers }];
    }
    if (how.picture)
      return [
        route.path,
        { method: 'POST', body: how.picture, headers: { 'content-type': 'image/png', ...headers } },
      ];
    const body = JSON.stringify(input);
    const signed = how.headers?.(body) ?? {};
    return [
      route.path,
      { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers, ...signed } },
    ];
  };

  const attempt = async (verb: Verb, at: string, init: RequestInit): Promise<Tried> => {
    const started = performance.now();
    try {
      const answer = await fetch(at, { ...init, signal: AbortSignal.timeout(tryTimeoutMs) });
      const text = await answer.text();
      tally.answered(verb, performance.now() - started);
      if (answer.status === 503 && !answer.headers.get('retry-after'))
        tally.violations.push(`${verb}: 503 without Retry-After`);
      return {
        kind: 'answer',
        status: answer.status,
        body: JSON.parse(text) as Body,
        headers: answer.headers,
      };
    } catch (error) {
      const ms = performance.now() - started;
      if (ms > answerLimitMs) tally.violations.push(`no answer: ${verb} within ${Math.round(ms)} ms`);
      const cause = (error as Error).cause as NodeJS.ErrnoException | undefined;
      return { kind: cause?.code === 'ECONNREFUSED' ? 'no connection' : 'broken' };
    }
  };

  /** The answer that ends a call, or null when it is to be tried again. */
  const settle = <V extends Verb>(verb: V, tried: Tried, sentAt: number): Outcome<ResponseOf<V>> | null => {
    if (tried.kind !== 'answer') {
      if (tried.kind === 'broken') tally.broken += 1;
      return null;
    }
    const { status, body, headers } = tried;
    if (status === 503) tally.unavailable += 1;
    else if (status >= 500) tally.violations.push(`${status} from ${verb}: ${JSON.stringify(body)}`);
    if (status === 429) tally.throttled += 1;
    if (status >= 500 || status === 429) return null;
    if (body.code !== 1) {
      tally.countRefusal(`${verb} ${body.error}`);
      return { kind: 'refused', error: body.error ?? String(body.code), data: body.data };
    }
    if (contract[verb].method === 'POST') tally.wrote(sentAt);
    return { kind: 'done', data: body.data as ResponseOf<V>, headers };
  };

  const insist = async <V extends Verb>(verb: V, input: object, who: Who, how: Keyed) => {
    const deadline = performance.now() + patienceMs;
    for (let tries = 0; performance.now() < deadline; tries += 1) {
      tally.tries += 1;
      const sentAt = performance.now();
      // A signature is as old as the try that bears it.
      const [path, init] = request(contract[verb], input, who, how);
      const outcome = settle(verb, await attempt(verb, `${random.pick(addresses())}${path}`, init), sentAt);
      if (outcome) return outcome;
      await pause(50 + random.next() * Math.min(1_000, 100 * 2 ** tries));
    }
    return { kind: 'unknown' } as const;
  };

  return {
    async call(verb, input, who, how = {}) {
      operations += 1;
      tally.calls += 1;
      const op = operations;
      const { record, key = null } = how;
      const now = () => Date.now();
      if (record)
        await history.append({
          t: 'intent',
          at: now(),
          op,
          act: record.act,
          who: who.name,
          key,
          input: record.input,
        });
      const outcome = await insist(verb, (input ?? {}) as object, who, how);
      if (outcome.kind === 'done') tally.acknowledged += 1;
      else if (outcome.kind === 'refused') tally.refused += 1;
      else {
        tally.unknown += 1;
        tally.violations.push(`given up: ${verb} of ${who.name}`);
      }
      if (record) {
        if (outcome.kind === 'done')
          await history.append({
            t: 'acknowledged',
            at: now(),
            op,
            data: outcome.data as Record<string, unknown>,
          });
        else if (outcome.kind === 'refused')
          await history.append({ t: 'refused', at: now(), op, error: outcome.error });
        else await history.append({ t: 'unknown', at: now(), op });
      }
      return outcome;
    },
  };
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
