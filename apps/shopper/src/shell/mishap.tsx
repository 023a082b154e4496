// What is shown when a page breaks: kind words, another try, the way home.
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.tsx';
import { useOnline } from '../lib/online.ts';
import { Link, useRouter } from '../lib/router/react.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Screen } from '../ui/screen.tsx';
import { ErrorState } from '../ui/states.tsx';
import styles from './mishap.module.css';

/** The error boundary's face, for pages and tabs. */
export function Mishap({ reset }: { error: unknown; reset: () => void }): ReactNode {
  const t = useT();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const online = useOnline();
  const again = () => {
    queries.reset();
    reset();
    void router.again();
  };
  return (
    <Screen>
      <section className={styles.mishap}>
        {online ? (
          <ErrorState title={t('nav.mishap.title')} text={t('nav.mishap.text')} onRetry={again} />
        ) : (
          <ErrorState kind="offline" onRetry={again} />
        )}
        <Link to="/home" className={buttonClass('ghost', 'medium')}>
          {t('nav.notFound.action')}
        </Link>
      </section>
    </Screen>
  );
}
