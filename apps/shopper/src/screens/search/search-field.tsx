// The field one types into, with the way back and the button that searches.
import { ChevronLeft, Search, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './search-screen.module.css';

export interface SearchFieldProps {
  words: string;
  onChange(words: string): void;
  onSubmit(event: FormEvent): void;
  onBack(): void;
}

/** Has the focus at once; the arrow down goes to the first suggestion. */
export function SearchField({ words, onChange, onSubmit, onBack }: SearchFieldProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    const first = document.querySelector<HTMLElement>('[data-suggestion]');
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t('nav.title.search')}</h1>
      <IconButton label={t('common.action.back')} onClick={onBack} className={styles.back}>
        <ChevronLeft size={24} className={styles.arrow} />
      </IconButton>
      <search className={styles.search}>
        <form className={styles.form} onSubmit={onSubmit}>
          <div className={styles.field}>
            <Search size={20} className={styles.icon} aria-hidden="true" />
            <input
              ref={input}
              type="search"
              className={styles.input}
              aria-label={t('catalogue.search.label')}
              placeholder={t('catalogue.search.placeholder')}
              enterKeyHint="search"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              maxLength={100}
              value={words}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={onKeyDown}
            />
            {words !== '' && (
              <IconButton
                label={t('catalogue.search.clear')}
                onClick={() => {
                  onChange('');
                  input.current?.focus();
                }}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            )}
          </div>
          <button type="submit" className={styles.submit}>
            {t('catalogue.search.submit')}
          </button>
        </form>
      </search>
    </header>
  );
}
