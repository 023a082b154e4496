// Addresses and the countries they are in.
import type { RequestOf } from '@meridian/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './client.ts';

const addressesKey = ['addresses'] as const;

export const useAddresses = (enabled = true) =>
  useQuery({
    queryKey: [...addressesKey, 'list'],
    queryFn: ({ signal }) => call('listAddresses', {}, { signal }),
    enabled,
  });
export const useAddress = (id: string | undefined) =>
  useQuery({
    queryKey: [...addressesKey, 'one', id],
    queryFn: ({ signal }) => call('getAddress', { id: id ?? '' }, { signal, toast: false }),
    enabled: id !== undefined,
    staleTime: 0,
  });

const day = 24 * 3600_000;
/** The countries we deliver to, without their divisions. */
export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => call('listCountries', {}, { signal }),
  staleTime: day,
});
export const useCountries = () => useQuery(countriesQuery);
/** One country with its divisions and postcode. */
export const useCountryFormat = (code: string | undefined) =>
  useQuery({
    queryKey: ['countries', code],
    queryFn: ({ signal }) => call('listCountries', { code }, { signal }),
    enabled: Boolean(code),
    staleTime: day,
    select: (data) => data.list[0],
  });

function useAddressChange<I>(send: (input: I) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: addressesKey }),
        client.invalidateQueries({ queryKey: ['orders', 'quote'] }),
      ]),
  });
}
export const useSaveAddress = () =>
  useAddressChange((input: RequestOf<'saveAddress'>) => call('saveAddress', input, { toast: false }));
export const useSetDefaultAddress = () => useAddressChange((id: string) => call('setDefaultAddress', { id }));
export const useDeleteAddress = () => useAddressChange((id: string) => call('deleteAddress', { id }));
