// The countries one can choose from, named in the reader's language, with their calling codes.
import { formatCountry } from '@meridian/ui/format';
import { useMemo } from 'react';
import { useCountries } from '../../api/addresses.ts';
import { useLocale } from '../../i18n/provider.tsx';

export interface CountryOption {
  readonly value: string;
  readonly label: string;
  readonly callingCode: string;
}

/** Sorted by name; empty while loading. */
export function useCountryOptions(): readonly CountryOption[] {
  const { tag } = useLocale();
  const { data } = useCountries();
  return useMemo(
    () =>
      (data?.list ?? [])
        .map(({ code, callingCode }) => ({ value: code, label: formatCountry(code, tag), callingCode }))
        .sort((a, b) => a.label.localeCompare(b.label, tag)),
    [data, tag],
  );
}

/** The region this device is set to, as a first guess. */
export function deviceCountry(): string | undefined {
  try {
    return new Intl.Locale(navigator.language).region;
  } catch {
    return undefined;
  }
}

/** The chosen country, or the guess when it is one of ours, else the first. */
export function countryIn(
  options: readonly CountryOption[],
  chosen: string | undefined,
): CountryOption | undefined {
  const find = (code: string | undefined) => options.find((option) => option.value === code);
  return find(chosen) ?? find(deviceCountry()) ?? options[0];
}
