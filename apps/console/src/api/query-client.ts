// The query cache: what a queue shows is a few seconds old at most, and a refusal is not asked again.
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';

/** A cache for one console. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.error === 'NO_ANSWER',
      },
    },
  });
