// What is shown when a page breaks: kind words, another try, the way home.
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { Unplug } from 'lucide-react';
import { useT } from '../i18n/use-t.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import styles from './notice.module.css';

/** The error boundary's face, for pages and tabs. */
export function Mishap({ reset }: { error: unknown; reset: () => void }) {
  const t = useT();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const again = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return (
    <section className={styles.notice} role="alert">
      <span className={styles.badge}>
        <Unplug size={32} strokeWidth={1.8} aria-hidden />
      </span>
      <h1 className={styles.title}>{t('nav.mishap.title')}</h1>
      <p className={styles.text}>{t('nav.mishap.text')}</p>
      <div className={styles.acts}>
        <Button block onClick={again}>
          {t('common.action.retry')}
        </Button>
        <Link to="/home" className={buttonClass('ghost', 'large', true)}>
          {t('nav.notFound.action')}
        </Link>
      </div>
    </section>
  );
}
