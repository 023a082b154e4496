// The smallest request that still fails in the same way.
import type { FuzzRequest } from './request.ts';

/** Requests that are a little smaller, the boldest cuts first. */
function* smaller(request: FuzzRequest): Generator<FuzzRequest> {
  for (const name of Object.keys(request.headers)) {
    const { [name]: _, ...headers } = request.headers;
    yield { ...request, headers };
  }
  const { query, body } = request;
  const parts = query.split('&');
  if (parts.length > 1)
    for (const i of parts.keys()) yield { ...request, query: parts.toSpliced(i, 1).join('&') };
  if (typeof body !== 'string' || body === '') return;
  yield* smallerJson(body, (text) => ({ ...request, body: text }));
  if (body.length > 8) {
    const half = body.length >> 1;
    yield { ...request, body: body.slice(0, half) };
    yield { ...request, body: body.slice(half) };
  }
}

function* smallerJson(body: string, again: (text: string) => FuzzRequest): Generator<FuzzRequest> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return;
  }
  for (const next of smallerValues(value)) yield again(JSON.stringify(next));
}

function* smallerValues(value: unknown): Generator<unknown> {
  if (typeof value === 'string' && value.length > 1) {
    yield value.slice(0, value.length >> 1);
    yield value.slice(value.length >> 1);
  } else if (Array.isArray(value)) {
    if (value.length > 1) yield value.slice(0, value.length >> 1);
    for (const [i, item] of value.entries()) {
      if (i > 20) return;
      yield value.toSpliced(i, 1);
      for (const next of smallerValues(item)) yield value.with(i, next);
    }
  } else if (value !== null && typeof value === 'object') {
    for (const [name, item] of Object.entries(value).slice(0, 40)) {
      const { [name]: _, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const next of smallerValues(item)) yield { ...value, [name]: next };
    }
  }
}

/** Cuts while `stillFails`, at most `tries` times it is asked. */
export async function shrink(
  request: FuzzRequest,
  stillFails: (candidate: FuzzRequest) => Promise<boolean>,
  tries = 120,
): Promise<FuzzRequest> {
  let smallest = request;
  let left = tries;
  for (let cut = true; cut && left > 0; ) {
    cut = false;
    for (const candidate of smaller(smallest)) {
      if (left <= 0) break;
      left -= 1;
      if (!(await stillFails(candidate))) continue;
      smallest = candidate;
      cut = true;
      break;
    }
  }
  return smallest;
}
