// The page that is not there, or not open yet.
import { Link } from '@tanstack/react-router';
import { useT } from '../i18n/use-t.tsx';
import { buttonClass } from '../ui/button.tsx';
import styles from './notice.module.css';

/** Says so and leads home. */
export function NotFound() {
  const t = useT();
  return (
    <section className={styles.notice}>
      <LostMark />
      <h1 className={styles.title}>{t('nav.notFound.title')}</h1>
      <p className={styles.text}>{t('nav.notFound.text')}</p>
      <div className={styles.acts}>
        <Link to="/home" className={buttonClass('primary', 'large', true)}>
          {t('nav.notFound.action')}
        </Link>
      </div>
    </section>
  );
}

/** The brand's ring; what it held has rolled out through its gap. */
function LostMark() {
  return (
    <svg className={styles.art} viewBox="0 0 200 140" aria-hidden="true">
      <ellipse className={styles.ground} cx="100" cy="130" rx="78" ry="5" />
      <circle className={styles.ring} cx="88" cy="76" r="44" pathLength="100" />
      <circle className={styles.dot} cx="162" cy="119" r="9" />
      <path className={styles.trail} d="M128 92q14 4 22 16" />
    </svg>
  );
}
