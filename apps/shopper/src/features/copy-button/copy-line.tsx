// A name, what is to be copied in full, and the button that does it.
import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import styles from './copy-line.module.css';

export interface CopyLineProps {
  name: ReactNode;
  /** What is copied; shown unless `children` show it. */
  text: string;
  /** What the button says to screen readers. */
  label: string;
  children?: ReactNode;
}

/** For numbers, addresses and hashes: Latin order in every language. */
export function CopyLine({ name, text, label, children }: CopyLineProps) {
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <bdi dir="ltr" className={styles.value}>
          {children ?? text}
        </bdi>
      </div>
      <CopyButton text={text} label={label} />
    </div>
  );
}
