// The field for an e-mail address or a mobile number; the country's calling code shows up once it looks like a number.
import { useT } from '../../i18n/use-t.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CallingCode } from './calling-code.tsx';
import { looksLikeMobile, needsCountry } from './mobile-number.ts';
import { countryIn, useCountryOptions } from './use-country-options.ts';

export interface AccountFieldProps {
  /** `either` for login; the others when it is known which. */
  kind: 'either' | 'email' | 'mobile';
  label?: string;
  value: string;
  onChange(value: string): void;
  /** Country code of a national number; undefined = the device's guess. */
  country: string | undefined;
  onCountry(country: string): void;
  hint?: string;
  error?: string;
  autoComplete?: string;
  autoFocus?: boolean;
}

/** Controlled; read it with `accountOf` and `numberCountry`. */
export function AccountField({
  kind,
  label,
  value,
  onChange,
  country,
  onCountry,
  autoComplete,
  ...rest
}: AccountFieldProps) {
  const t = useT('account');
  const options = useCountryOptions();
  const chosen = countryIn(options, country);
  const coded = kind === 'mobile' ? !value.trim().startsWith('+') : kind === 'either' && needsCountry(value);
  const name = `account.field.${kind === 'either' ? 'account' : kind}` as const;
  return (
    <TextField
      {...rest}
      label={label ?? t(name)}
      type={kind === 'mobile' ? 'tel' : kind === 'email' ? 'email' : 'text'}
      inputMode={kind === 'email' || (kind === 'either' && !looksLikeMobile(value)) ? 'email' : 'tel'}
      dir="ltr"
      autoComplete={autoComplete ?? (kind === 'mobile' ? 'tel' : kind === 'email' ? 'email' : 'username')}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={190}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      prefix={coded ? <CallingCode options={options} chosen={chosen} onChange={onCountry} /> : undefined}
    />
  );
}

/** The country a number is read in: the chosen one, or the guess shown beside it. */
export function useNumberCountry(country: string | undefined): string | undefined {
  return countryIn(useCountryOptions(), country)?.value;
}
