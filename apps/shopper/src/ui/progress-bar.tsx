// The thin bar at the top while the next screen is on its way; never a spinner.
import { useT } from '../i18n/use-t.tsx';
import styles from './progress-bar.module.css';

/** Runs up while `active`, then fills and fades. Give it the router's pending state. */
export function ProgressBar({ active }: { active: boolean }) {
  const t = useT();
  return (
    <div className={styles.bar} data-active={active ? '' : undefined}>
      {active && (
        <div role="progressbar" aria-label={t('common.state.progress')} className={styles.name}>
          {t('common.state.progress')}
        </div>
      )}
      <div className={styles.fill} />
    </div>
  );
}

/** How far something is, from 0 to 1. */
export function Meter({ value, label }: { value: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={styles.meter}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={styles.measure} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
