// One of several, as chips: the browser's own radio buttons under the words, with their keys and nothing to load.
import { type ReactNode, useId } from 'react';
import { chipClass } from './chip.tsx';
import styles from './chip-group.module.css';
import { cx } from './cx.ts';

export interface ChipGroupProps<T extends string> {
  label: string;
  value: T | undefined;
  onChange(value: T): void;
  options: readonly { value: T; label: ReactNode; disabled?: boolean }[];
  /** One line that scrolls sideways; else the chips wrap. */
  scroll?: boolean;
}

/** One of several (a colour, a size, a sort). */
export function ChipGroup<T extends string>({ label, value, onChange, options, scroll }: ChipGroupProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cx(styles.chips, scroll && styles.scroll)}>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(chipClass, styles.chip)}
          data-on={option.value === value ? '' : undefined}
          data-disabled={option.disabled ? '' : undefined}
        >
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
