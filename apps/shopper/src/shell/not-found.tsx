// The page that is not there, or not open yet.

import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.tsx';
import { Link } from '../lib/router/react.tsx';
import { useBack } from '../lib/way.ts';
import { buttonClass } from '../ui/button.tsx';
import { NavBar } from '../ui/nav-bar.tsx';
import { Screen } from '../ui/screen.tsx';
import styles from './not-found.module.css';

/** Says so and leads home. */
export default function NotFound(): ReactNode {
  const t = useT();
  return (
    <Screen header={<NavBar onBack={useBack()} />}>
      <section className={styles.notice}>
        <LostRing />
        <h1 className={styles.title}>{t('nav.notFound.title')}</h1>
        <p className={styles.text}>{t('nav.notFound.text')}</p>
        <Link to="/home" className={buttonClass('primary')}>
          {t('nav.notFound.action')}
        </Link>
      </section>
    </Screen>
  );
}

/** The brand's ring; what it held has rolled out through its gap. */
function LostRing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 220 140" aria-hidden="true">
      <ellipse className={styles.ground} cx="110" cy="130" rx="96" ry="6" />
      <circle className={styles.ring} cx="84" cy="80" r="40" pathLength="100" />
      <path className={styles.trail} d="M124 97c10 3 20 9 29 17" />
      <circle className={styles.bead} cx="170" cy="119" r="10" />
    </svg>
  );
}
