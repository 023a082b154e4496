// Promo codes that the shopper can still use.
import { useQuery } from '@tanstack/react-query';
import { call, currentLanguage } from './client.ts';

export const usePromoCodes = (enabled = true) =>
  useQuery({
    queryKey: ['promo', currentLanguage()],
    queryFn: ({ signal }) => call('listPromoCodes', {}, { signal, toast: false }),
    enabled,
  });
