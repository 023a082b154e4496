// What a place shows when it has nothing, and when it could not load.
import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.tsx';
import { Button } from './button.tsx';
import { type Drawing, DrawingOf } from './drawings.tsx';
import styles from './states.module.css';

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
      <DrawingOf name={drawing}>{illustration}</DrawingOf>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  /** `offline` when the device has no network; else it failed. */
  kind?: 'offline' | 'failed';
  title?: ReactNode;
  /** The server's own words, when it gave some. */
  text?: ReactNode;
  onRetry?(): void;
  retrying?: boolean;
}

/** Says what happened, without blame, and tries again. */
export function ErrorState({ kind = 'failed', title, text, onRetry, retrying }: ErrorStateProps) {
  const t = useT();
  const offline = kind === 'offline';
  return (
    <div className={styles.state} role="alert">
      <DrawingOf name={offline ? 'offline' : 'broken'} />
      <h2 className={styles.title}>{title ?? t(offline ? 'common.error.offline' : 'common.error.failed')}</h2>
      <p className={styles.text}>
        {text ?? t(offline ? 'common.error.offlineHint' : 'common.error.failedHint')}
      </p>
      {onRetry && (
        <div className={styles.action}>
          <Button kind="soft" size="medium" onClick={onRetry} loading={retrying}>
            {t('common.action.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
