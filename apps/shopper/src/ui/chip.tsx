// A chip that stands alone: on or off, or taken away by a tap.
import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { cx } from './cx.ts';

/** For what looks like a chip and is something else (one of a group). */
export const chipClass = styles.chip;

export interface ChipProps {
  children: ReactNode;
  on?: boolean;
  onClick?(): void;
  disabled?: boolean;
  className?: string;
}

/** A single chip that is on or off (a filter). */
export function Chip({ children, on, onClick, disabled, className }: ChipProps) {
  return (
    <button
      type="button"
      className={cx(chipClass, className)}
      aria-pressed={on ?? undefined}
      data-on={on ? '' : undefined}
      onClick={onClick}
      disabled={disabled}
    >
      {children}
    </button>
  );
}
