// The query cache: what a queue shows is a few seconds old at most, a refusal is not asked again, and nothing waits unsaid for a network.
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';

/** A cache for one console. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network a question fails at once, and is asked again when there is one.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 5_000,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.error === 'NO_ANSWER',
      },
      // A decision pressed without a network must not be sent minutes later, when nobody thinks of it any more.
      mutations: { networkMode: 'always' },
    },
  });
