// A round button that holds one icon.
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, for screen readers. */
  label: string;
  children: ReactNode;
  /** `raised` floats on pictures and paper, `plain` sits in a bar. */
  kind?: 'raised' | 'plain';
  /** A small number or dot at its corner. */
  badge?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** The class of an icon button, for links. */
export function iconButtonClass(kind: 'raised' | 'plain' = 'plain'): string {
  return cx(styles.button, styles[kind]) ?? '';
}

/** 44 px to touch; give it a lucide icon of 20 to 22 px. */
export function IconButton({ label, children, kind = 'plain', badge, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={cx(iconButtonClass(kind), className)}>
      {children}
      {badge}
    </button>
  );
}
