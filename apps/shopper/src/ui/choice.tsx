// Choices: checkbox and switch on the primitives that know the keys, radio cards on the browser's own radio buttons.
import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

export interface CheckboxProps {
  checked: boolean;
  onChange(checked: boolean): void;
  /** Shown beside the box. */
  children?: ReactNode;
  /** For screen readers, when nothing is shown beside it. */
  label?: string;
  /** Some but not all. */
  indeterminate?: boolean;
  disabled?: boolean;
  name?: string;
}

/** A round check box with its label; 44 px to touch. */
export function Checkbox({
  checked,
  onChange,
  children,
  label,
  indeterminate,
  disabled,
  name,
}: CheckboxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the primitive renders the control
    <label className={styles.row}>
      <BaseCheckbox.Root
        className={styles.check}
        checked={checked}
        indeterminate={indeterminate}
        onCheckedChange={(next) => onChange(next)}
        disabled={disabled}
        name={name}
        aria-label={label}
      >
        <BaseCheckbox.Indicator className={styles.tick}>
          {indeterminate ? <Minus size={14} strokeWidth={3} /> : <Check size={14} strokeWidth={3} />}
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      {children && <span className={styles.text}>{children}</span>}
    </label>
  );
}

export interface SwitchProps {
  checked: boolean;
  onChange(checked: boolean): void;
  label: string;
  disabled?: boolean;
}

/** On or off, at once. The label is for screen readers; show words in the row beside it. */
export function Switch({ checked, onChange, label, disabled }: SwitchProps) {
  return (
    <BaseSwitch.Root
      className={styles.switch}
      checked={checked}
      onCheckedChange={(next) => onChange(next)}
      disabled={disabled}
      aria-label={label}
    >
      <BaseSwitch.Thumb className={styles.thumb} />
    </BaseSwitch.Root>
  );
}

export interface RadioOption<T extends string> {
  value: T;
  title: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<T extends string> {
  label: string;
  value: T | undefined;
  onChange(value: T): void;
  options: readonly RadioOption<T>[];
}

/** One of a few, each a card with a title and a note. */
export function RadioCards<T extends string>({ label, value, onChange, options }: RadioCardsProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.cards}>
      {options.map((option) => (
        <label key={option.value} className={styles.card} data-on={option.value === value ? '' : undefined}>
          {option.icon && <span className={styles.icon}>{option.icon}</span>}
          <span className={styles.text}>
            <span className={styles.title}>{option.title}</span>
            {option.note && <span className={styles.note}>{option.note}</span>}
          </span>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
        </label>
      ))}
    </div>
  );
}
