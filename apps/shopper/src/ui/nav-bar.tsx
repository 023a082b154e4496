// The bar at the top of a screen: way back, title, and room for one or two acts.
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.tsx';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import styles from './nav-bar.module.css';

export interface NavBarProps {
  title?: ReactNode;
  /** Shows the way back. */
  onBack?(): void;
  /** In place of the way back: a logo, a link. */
  start?: ReactNode;
  /** The right slot (left in Arabic): icon buttons. */
  end?: ReactNode;
  /** Lies over a picture: no ground of its own, raised buttons. */
  floating?: boolean;
  /** Below the line: a search field, tabs. */
  children?: ReactNode;
}

/** Sticky, keeps clear of the notch. The title is the screen's `h1`. */
export function NavBar({ title, onBack, start, end, floating, children }: NavBarProps) {
  const t = useT();
  const back = onBack && (
    <IconButton label={t('common.action.back')} onClick={onBack} kind={floating ? 'raised' : 'plain'}>
      <ChevronLeft size={24} className={styles.arrow} />
    </IconButton>
  );
  return (
    <header className={cx(styles.bar, floating && styles.floating)}>
      <div className={styles.line}>
        <div className={styles.start}>{start ?? back}</div>
        {title && <h1 className={styles.title}>{title}</h1>}
        <div className={styles.end}>{end}</div>
      </div>
      {children}
    </header>
  );
}
