// What a place shows when it has nothing.
import type { ReactNode } from 'react';
import { type Drawing, drawings } from './drawings.tsx';
import styles from './states.module.css';
import { Disc } from './states.tsx';

export interface EmptyStateProps {
  drawing?: Drawing;
  /** A drawing of your own, inside a 120 × 120 viewBox. */
  illustration?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** The way on: one button or link. */
  action?: ReactNode;
}

/** Says what this place is for and leads on. */
export function EmptyState({ drawing = 'box', illustration, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Disc>{illustration ?? drawings[drawing]}</Disc>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
