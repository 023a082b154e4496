// The category tab: the ten branches at the side, the shelves of one of them beside it.
import type { CategoryNode } from '@meridian/contract';
import { useCategories } from '../../api/catalogue.ts';
import { SearchHead } from '../../features/search-entry/search-entry.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { useNavigate } from '../../lib/router/react.tsx';
import { useScrollMemory } from '../../lib/scroll-memory.ts';
import { useTabSearch } from '../../lib/tabs.ts';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState } from '../../ui/states.tsx';
import styles from './category-screen.module.css';
import { CategorySkeleton } from './category-skeleton.tsx';
import { Shelves } from './shelves.tsx';

/** The tab /Category. */
export default function CategoryScreen() {
  const t = useT();
  const categories = useCategories();
  const search = useTabSearch('category');
  const list = categories.data?.list;
  const wanted = search.category?.split('.')[0];
  const chosen = list?.find((node) => node.id === wanted) ?? list?.[0];
  return (
    <Screen
      padded={false}
      header={<SearchHead title={t('nav.title.category')} placeholder={t('catalogue.search.placeholder')} />}
    >
      {list && chosen ? (
        <Panes list={list} chosen={chosen} />
      ) : categories.isError ? (
        <ErrorState
          kind={navigator.onLine ? 'failed' : 'offline'}
          onRetry={() => void categories.refetch()}
          retrying={categories.isFetching}
        />
      ) : (
        <CategorySkeleton />
      )}
    </Screen>
  );
}

function Panes({ list, chosen }: { list: readonly CategoryNode[]; chosen: CategoryNode }) {
  const t = useT();
  const navigate = useNavigate();
  const pane = useScrollMemory('pane');
  const choose = (category: string) =>
    void navigate({ to: '/Category', search: { category }, replace: true });
  return (
    <div className={styles.panes}>
      <nav className={styles.rail} aria-label={t('catalogue.category.rail')}>
        <ul>
          {list.map((node) => (
            <li key={node.id}>
              <button
                type="button"
                className={styles.branch}
                aria-current={node.id === chosen.id ? 'true' : undefined}
                onClick={() => choose(node.id)}
              >
                {node.name}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <section ref={pane} className={styles.pane} aria-label={chosen.name}>
        <Shelves key={chosen.id} category={chosen} />
      </section>
    </div>
  );
}
