// What a place shows when it could not load.
import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.tsx';
import { useOnline } from '../lib/online.ts';
import { Button } from './button.tsx';
import styles from './states.module.css';

/** Behind every drawing; 120 px square. */
export function Disc({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 120" aria-hidden="true">
      <circle className={styles.disc} cx="60" cy="62" r="50" />
      {children}
    </svg>
  );
}

// They come with the first page: without a network nothing more can be fetched.
const drawings = {
  offline: (
    <>
      <path d="M30 54a44 44 0 0 1 60 0M41 66a28 28 0 0 1 38 0M51 78a13 13 0 0 1 18 0" />
      <circle cx="60" cy="88" r="2" />
      <path className={styles.accent} d="m36 36 48 56" />
    </>
  ),
  broken: (
    <>
      <path d="M34 42h52v44H34z" />
      <path d="m34 76 14-14 10 9 12-14 16 18" />
      <path className={styles.accent} d="m62 34-6 14 9 6-7 12" />
    </>
  ),
};

export interface ErrorStateProps {
  /** As the device says, unless given: `offline` without a network, else it failed. */
  kind?: 'offline' | 'failed';
  title?: ReactNode;
  /** The server's own words, when it gave some. */
  text?: ReactNode;
  onRetry?(): void;
  retrying?: boolean;
}

/** Says what happened, without blame, and tries again. */
export function ErrorState({ kind, title, text, onRetry, retrying }: ErrorStateProps) {
  const t = useT();
  const online = useOnline();
  const offline = kind ? kind === 'offline' : !online;
  return (
    <div className={styles.state} role="alert">
      <Disc>{drawings[offline ? 'offline' : 'broken']}</Disc>
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
