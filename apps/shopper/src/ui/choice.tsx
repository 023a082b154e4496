// Choices: checkbox and switch on the primitives that know the keys, radio cards on the browser's own radio buttons.
import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './choice.module.css';
import { Radios } from './radios.tsx';

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
export function RadioCards<T extends string>(group: RadioCardsProps<T>) {
  return (
    <Radios {...group} classes={[styles.cards, styles.card, styles.radio]}>
      {({ icon, title, note }) => (
        <>
          {icon && <span className={styles.icon}>{icon}</span>}
          <span className={styles.text}>
            <span className={styles.title}>{title}</span>
            {note && <span className={styles.note}>{note}</span>}
          </span>
        </>
      )}
    </Radios>
  );
}
