// Buttons: one primary act per screen, quieter kinds for the rest; and the same look for links.
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { cx } from './cx.ts';
import { Mark } from './mark.tsx';

export type ButtonKind = 'primary' | 'soft' | 'ghost' | 'danger';
export type ButtonSize = 'large' | 'medium' | 'small';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Shows the turning mark and refuses presses; the width stays. */
  loading?: boolean;
  /** Takes the whole width. */
  block?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** The class of a button, for a router's `<Link className={buttonClass('soft')}>`. */
export function buttonClass(kind: ButtonKind = 'primary', size: ButtonSize = 'large', block = false): string {
  return cx(styles.button, styles[kind], styles[size], block && styles.block) ?? '';
}

/** A button; `type` is `button` unless told otherwise. */
export function Button({
  kind = 'primary',
  size = 'large',
  loading = false,
  block = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={loading && type === 'submit' ? 'button' : type}
      className={cx(buttonClass(kind, size, block), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? undefined : onClick}
    >
      {loading && (
        <span className={styles.mark}>
          <Mark size={20} turning />
        </span>
      )}
      <span className={cx(styles.label, loading && styles.away)}>
        {icon}
        {children}
      </span>
    </button>
  );
}
