// While typing: how the words may go on.
import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useSuggestions } from '../../api/catalogue.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useSettled } from '../../lib/use-settled.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './search-screen.module.css';

const step: Record<string, 'nextElementSibling' | 'previousElementSibling'> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

/** The typed words first, then the completions; arrow keys go through them. */
export function Suggestions({ words, onChoose }: { words: string; onChoose(words: string): void }) {
  const t = useT();
  const { data, isPlaceholderData } = useSuggestions(useSettled(words, 150));
  const list = (data?.list ?? []).filter((word) => word !== words);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const way = step[event.key];
    const item = (event.target as HTMLElement).closest('li');
    if (!way || !item) return;
    event.preventDefault();
    item[way]?.querySelector('button')?.focus();
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {data && !isPlaceholderData && t('catalogue.search.suggested', { count: list.length })}
        </span>
      </VisuallyHidden>
      <ul className={styles.suggestions} aria-label={t('catalogue.search.suggestions')} onKeyDown={onKeyDown}>
        <li>
          <button type="button" data-suggestion className={styles.suggestion} onClick={() => onChoose(words)}>
            <Search size={18} className={styles.icon} aria-hidden="true" />
            <span className={styles.cut}>{t('catalogue.search.for', { query: words })}</span>
          </button>
        </li>
        {list.map((word) => (
          <li key={word}>
            <button type="button" className={styles.suggestion} onClick={() => onChoose(word)}>
              <Search size={18} className={styles.icon} aria-hidden="true" />
              <span className={styles.cut}>{word}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
