// The front page.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, currentLanguage } from './client.ts';

/** Everything /home shows. */
export const homeQuery = () =>
  queryOptions({
    queryKey: ['home', currentLanguage()],
    queryFn: ({ signal }) => call('getHome', {}, { signal }),
    staleTime: 60_000,
  });
export const useHome = () => useQuery(homeQuery());
