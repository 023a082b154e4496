// The calling code before a mobile number: a small button inside the field, its countries in a sheet.
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { OptionList } from '../../ui/select-sheet.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './account-fields.module.css';
import type { CountryOption } from './use-country-options.ts';

export interface CallingCodeProps {
  options: readonly CountryOption[];
  chosen: CountryOption | undefined;
  onChange(country: string): void;
}

/** Goes into a `TextField`'s prefix. */
export function CallingCode({ options, chosen, onChange }: CallingCodeProps) {
  const t = useT('account');
  const [open, setOpen] = useState(false);
  if (!chosen) return null;
  return (
    <>
      <button
        type="button"
        className={styles.callingCode}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('account.field.callingCodeOf', { country: chosen.label, code: chosen.callingCode })}
        onClick={() => setOpen(true)}
      >
        <bdi dir="ltr">{chosen.callingCode}</bdi>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <Sheet open={open} onOpenChange={setOpen} title={t('account.field.callingCode')}>
        <OptionList
          label={t('account.field.callingCode')}
          value={chosen.value}
          options={options.map(({ value, label, callingCode }) => ({ value, label, note: callingCode }))}
          onChange={(country) => {
            onChange(country);
            setOpen(false);
          }}
        />
      </Sheet>
    </>
  );
}
