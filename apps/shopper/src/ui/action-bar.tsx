// The bar at the thumb: the one thing to do on this screen.
import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

export interface ActionBarProps {
  /** Buttons; they share the width. */
  children: ReactNode;
  /** Before the buttons: a total, a check box. */
  start?: ReactNode;
  /** A line above: what happens to the amount. */
  note?: ReactNode;
}

/** Goes into a `Screen`'s footer; keeps clear of the home indicator. */
export function ActionBar({ children, start, note }: ActionBarProps) {
  return (
    <footer className={styles.bar}>
      {note && <div className={styles.note}>{note}</div>}
      <div className={styles.line}>
        {start && <div className={styles.start}>{start}</div>}
        <div className={styles.acts}>{children}</div>
      </div>
    </footer>
  );
}
