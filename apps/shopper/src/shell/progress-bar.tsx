// The thin line at the top while the next page is on its way; no spinner.
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/use-t.tsx';
import styles from './progress-bar.module.css';

/** A page that is there within this time shows no line at all. */
const patienceMs = 120;
const fadeMs = 240;

/** Grows while the router works, completes and fades when it is done. */
export function ProgressBar() {
  const t = useT();
  const busy = useRouterState({ select: (state) => state.status === 'pending' });
  const [phase, setPhase] = useState<'idle' | 'busy' | 'done'>('idle');
  useEffect(() => {
    if (busy) {
      const timer = setTimeout(() => setPhase('busy'), patienceMs);
      return () => clearTimeout(timer);
    }
    setPhase((current) => (current === 'busy' ? 'done' : 'idle'));
    const timer = setTimeout(() => setPhase('idle'), fadeMs);
    return () => clearTimeout(timer);
  }, [busy]);
  if (phase === 'idle') return null;
  return (
    <div
      className={styles.bar}
      data-phase={phase}
      role="progressbar"
      aria-label={t('common.state.progress')}
      aria-hidden={phase === 'done' || undefined}
    />
  );
}
