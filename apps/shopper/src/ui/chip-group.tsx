// One of several, as chips: the radio button lies under the words.
import type { ReactNode } from 'react';
import { chipClass } from './chip.tsx';
import styles from './chip-group.module.css';
import { cx } from './cx.ts';
import { Radios } from './radios.tsx';

export interface ChipGroupProps<T extends string> {
  label: string;
  value: T | undefined;
  onChange(value: T): void;
  options: readonly { value: T; label: ReactNode; disabled?: boolean }[];
  /** One line that scrolls sideways; else the chips wrap. */
  scroll?: boolean;
}

/** One of several (a colour, a size, a sort). */
export function ChipGroup<T extends string>({ scroll, ...group }: ChipGroupProps<T>) {
  const classes = [
    cx(styles.chips, scroll && styles.scroll),
    cx(chipClass, styles.chip),
    styles.radio,
  ] as const;
  return (
    <Radios {...group} classes={classes}>
      {(option) => option.label}
    </Radios>
  );
}
