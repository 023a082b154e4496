// An API for tests: answers by verb, remembers what was asked, refuses what nobody expected.
import type { ErrorCode, RequestOf, ResponseOf } from '@meridian/contract';
import { errorCodes } from '@meridian/contract/errors';
import type { moneyPaths } from '@meridian/contract/money-paths';
import { paths, type Verb } from '@meridian/contract/paths';
import type { shopperPaths } from '@meridian/contract/shopper-paths';
import { afterEach, vi } from 'vitest';

type ShopperVerb = keyof typeof shopperPaths | keyof typeof moneyPaths;

/** A refusal as the server would give it. */
export class Refused {
  readonly body: object;
  readonly status: number;
  constructor(
    error: ErrorCode,
    msg: string,
    detail: { data?: unknown; fields?: Record<string, string> } = {},
  ) {
    const code = errorCodes[error];
    this.body = { code, msg, data: null, error, ...detail };
    this.status = code < 1000 ? code : 200;
  }
}

type Answer<V extends ShopperVerb> = ResponseOf<V> | Refused | Error;
export type FakeAnswers = {
  [V in ShopperVerb]?: Answer<V> | ((input: RequestOf<V>) => Answer<V> | Promise<Answer<V>>);
};
export interface Asked {
  verb: Verb;
  input: Record<string, unknown>;
  headers: Record<string, string>;
}

function verbOf(method: string, pathname: string): Verb | undefined {
  return (Object.keys(paths) as Verb[]).find(
    (verb) => paths[verb].method === method && paths[verb].path === pathname,
  );
}

/** Stands in for `fetch` until the test ends. An `Error` as an answer is a broken connection; change `answers` as you go. */
export function fakeApi(answers: FakeAnswers) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (target: string, init: RequestInit) => {
    const url = new URL(target, 'http://localhost');
    const verb = verbOf(init.method ?? 'GET', url.pathname);
    const input = init.body ? JSON.parse(String(init.body)) : Object.fromEntries(url.searchParams);
    if (verb) asked.push({ verb, input, headers: init.headers as Record<string, string> });
    const given: unknown = verb && answers[verb as ShopperVerb];
    const answer: unknown = typeof given === 'function' ? await given(input) : given;
    if (answer instanceof Error) throw new TypeError(answer.message);
    if (answer instanceof Refused) return Response.json(answer.body, { status: answer.status });
    if (answer === undefined)
      return Response.json({ code: 404, msg: `no answer for ${verb}`, data: null }, { status: 404 });
    return Response.json({ code: 1, msg: '', data: answer });
  });
  return { answers, asked, of: (verb: Verb) => asked.filter((one) => one.verb === verb) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});
