// What a country is called.
import { useMemo } from 'react';
import { useLocale } from '../../i18n/provider.tsx';

/** The name of a country code, in the reader's language. */
export function useCountryName(): (code: string) => string {
  const { tag } = useLocale();
  const names = useMemo(() => new Intl.DisplayNames(tag, { type: 'region' }), [tag]);
  return (code) => names.of(code) ?? code;
}
