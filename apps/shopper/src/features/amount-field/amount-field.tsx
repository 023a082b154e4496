// The field for an amount of dollars.
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { typedAmount } from './amount.ts';
import styles from './amount-field.module.css';

export interface AmountFieldProps {
  label: string;
  /** As `typedAmount` gives it. */
  value: string;
  onChange(value: string): void;
  hint?: ReactNode;
  error?: ReactNode;
  /** Puts in everything there is; shows the button for it. */
  onAll?: (() => void) | undefined;
}

/** Takes digits of every script; shows large Latin ones. */
export function AmountField({ label, value, onChange, hint, error, onAll }: AmountFieldProps) {
  const t = useT('wallet');
  return (
    <TextField
      label={label}
      className={styles.amount}
      prefix="$"
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      placeholder="0.00"
      maxLength={18}
      value={value}
      onChange={(event) => onChange(typedAmount(event.target.value))}
      hint={hint}
      error={error}
      suffix={
        onAll && (
          <button type="button" className={styles.all} onClick={onAll}>
            {t('wallet.amount.all')}
          </button>
        )
      }
    />
  );
}
