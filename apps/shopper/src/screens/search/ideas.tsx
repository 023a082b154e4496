// Before a word is typed: what was searched for here, and what people look for.
import { Trash2 } from 'lucide-react';
import { useHotSearches } from '../../api/catalogue.ts';
import { useT } from '../../i18n/use-t.tsx';
import { SectionHeader } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './search-screen.module.css';

interface IdeasProps {
  words: readonly string[];
  onChoose(words: string): void;
}

/** Nothing where nothing was searched for. */
export function RecentSearches({ words, onChoose, onClear }: IdeasProps & { onClear(): void }) {
  const t = useT();
  if (words.length === 0) return null;
  const clear = () => {
    onClear();
    toast.show(t('catalogue.search.recentCleared'));
  };
  return (
    <section>
      <div className={styles.recentHead}>
        <SectionHeader title={t('catalogue.search.recent')} />
        <IconButton label={t('catalogue.search.recentClear')} onClick={clear} className={styles.trash}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <Words words={words} onChoose={onChoose} />
    </section>
  );
}

/** Nothing when it cannot be told; it is only an idea. */
export function HotSearches({ onChoose }: Pick<IdeasProps, 'onChoose'>) {
  const t = useT();
  const { data, isError } = useHotSearches();
  if (isError || data?.list.length === 0) return null;
  return (
    <section>
      <SectionHeader title={t('catalogue.search.hot')} />
      {data ? (
        <Words words={data.list} onChoose={onChoose} />
      ) : (
        <SkeletonGroup className={styles.chips}>
          {['90px', '120px', '70px', '104px', '84px', '130px'].map((width) => (
            <Skeleton key={width} width={width} height="38px" radius="12px" />
          ))}
        </SkeletonGroup>
      )}
    </section>
  );
}

function Words({ words, onChoose }: IdeasProps) {
  return (
    <ul className={styles.chips}>
      {words.map((word) => (
        <li key={word} className={styles.word}>
          <Chip onClick={() => onChoose(word)} className={styles.chip}>
            <span className={styles.cut}>{word}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
