// The cache of what the server said, and how patient it is.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { onSessionChange } from '../lib/session.ts';
import { ApiError } from './api-error.ts';
import { announce } from './client.ts';

const staleTimeMs = 30_000;
const keepMs = 10 * 60_000;
const readRetries = 2;

/** A read is asked again twice when no answer came; a refusal is an answer. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < readRetries && error instanceof ApiError && error.retriable;
}

/** A cache with the app's habits; tests make their own. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: announce }),
    mutationCache: new MutationCache({ onError: announce }),
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        gcTime: keepMs,
        retry: shouldRetry,
        retryDelay: (attempt) => Math.min(800 * 2 ** attempt, 5000),
        // Offline, what is cached is shown and the rest fails at once into its own offline state.
        networkMode: 'offlineFirst',
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const queryClient = createQueryClient();

// What one shopper saw is not for the next one.
onSessionChange((token) => {
  if (token === null) queryClient.clear();
  else void queryClient.invalidateQueries();
});
