// Text for screen readers alone.
import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Present for screen readers, absent for the eye. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className={styles.hidden} id={id}>
      {children}
    </span>
  );
}
