// A quantity between bounds: two buttons and a number that can also be typed.
import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import { useT } from '../i18n/use-t.tsx';
import styles from './stepper.module.css';

export interface StepperProps {
  value: number;
  onChange(value: number): void;
  min?: number;
  max?: number;
  disabled?: boolean;
  /** What is counted, for screen readers; "Quantity" unless told otherwise. */
  label?: string;
}

/** Keeps whole numbers from `min` (1) to `max`; arrow keys and typing work too. */
export function Stepper({ value, onChange, min = 1, max = 999, disabled, label }: StepperProps) {
  const t = useT();
  return (
    <NumberField.Root
      className={styles.root}
      value={value}
      min={min}
      max={max}
      step={1}
      disabled={disabled}
      locale="en"
      format={{ useGrouping: false, maximumFractionDigits: 0 }}
      onValueChange={(next) => {
        if (next !== null) onChange(Math.min(max, Math.max(min, Math.round(next))));
      }}
    >
      <NumberField.Group className={styles.group}>
        <NumberField.Decrement className={styles.button} aria-label={t('common.stepper.less')}>
          <Minus size={18} />
        </NumberField.Decrement>
        <NumberField.Input className={styles.input} aria-label={label ?? t('common.stepper.quantity')} />
        <NumberField.Increment className={styles.button} aria-label={t('common.stepper.more')}>
          <Plus size={18} />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}
