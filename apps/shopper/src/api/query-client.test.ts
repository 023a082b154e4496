// The cache's patience: no answer is asked for twice more, a refusal is taken as it is, and each is told once.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refused } from '../testing/fake-api.ts';
import { ApiError } from './api-error.ts';
import { call, connectClient } from './client.ts';
import { createQueryClient, shouldRetry } from './query-client.ts';

const said: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
  connectClient({
    language: () => 'en',
    say: (message) => said.push(message),
    text: (key) => key,
    statusText: (status) => `status ${status}`,
    leave: () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const read = async (client: ReturnType<typeof createQueryClient>) => {
  const outcome = client
    .fetchQuery({
      queryKey: ['cart', 'count'],
      queryFn: ({ signal }) => call('countCart', {}, { signal }),
      retry: shouldRetry,
    })
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  return outcome;
};

describe('a read', () => {
  it('is tried three times when no answer comes, and told once', async () => {
    const api = fakeApi({ countCart: new Error('down') });
    expect(await read(createQueryClient())).toBeInstanceOf(ApiError);
    expect(api.of('countCart')).toHaveLength(3);
    expect(said).toEqual(['errors.network']);
  });

  it('succeeds silently when a later try does', async () => {
    const api = fakeApi({ countCart: () => (api.asked.length < 3 ? new Error('down') : { count: 4 }) });
    expect(await read(createQueryClient())).toEqual({ count: 4 });
    expect(said).toEqual([]);
  });

  it('is not repeated after a refusal', async () => {
    const api = fakeApi({ countCart: new Refused('NOT_FOUND', 'not there') });
    expect(await read(createQueryClient())).toMatchObject({ error: 'NOT_FOUND' });
    expect(api.of('countCart')).toHaveLength(1);
    expect(said).toEqual(['not there']);
  });
});
