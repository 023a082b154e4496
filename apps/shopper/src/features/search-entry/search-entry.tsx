// What looks like a search field and leads to the page where one types; and the head of a page that begins with it.

import { ChevronLeft, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './search-entry.module.css';

/** `words` were searched for; else it says what could be. */
export function SearchEntry({ words, placeholder }: { words?: string; placeholder: string }) {
  const t = useT();
  return (
    <Link to="/search" search={words ? { q: words } : {}} className={styles.entry}>
      <Search size={20} className={styles.icon} aria-hidden="true" />
      {words && <VisuallyHidden>{t('catalogue.search.label')}: </VisuallyHidden>}
      <span className={words ? styles.words : styles.placeholder}>{words ?? placeholder}</span>
    </Link>
  );
}

export interface SearchHeadProps {
  /** The page's heading, for screen readers. */
  title: string;
  words?: string;
  placeholder: string;
  onBack?(): void;
  /** Below: the order of the list. */
  children?: ReactNode;
}

/** The head of a list of results. */
export function SearchHead({ title, words, placeholder, onBack, children }: SearchHeadProps) {
  const t = useT();
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.line}>
        {onBack && (
          <IconButton label={t('common.action.back')} onClick={onBack} className={styles.back}>
            <ChevronLeft size={24} className={styles.arrow} />
          </IconButton>
        )}
        <SearchEntry words={words} placeholder={placeholder} />
      </div>
      {children}
    </header>
  );
}
