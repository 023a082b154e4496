// What was bought most in the last thirty days, ranked, by category.

import { useMemo } from 'react';
import { useCategories, useHotProducts } from '../../api/catalogue.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useNavigate, useSearch } from '../../lib/router/react.tsx';
import { useScrollMemory } from '../../lib/scroll-memory.ts';
import { useBack } from '../../lib/way.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { RefreshList } from '../../ui/refresh-list.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PopularRow, PopularSkeleton } from './popular-row.tsx';
import styles from './popular-screen.module.css';

const all = 'all';

/** The page /popular. */
export default function PopularScreen() {
  const t = useT();
  const navigate = useNavigate();
  const back = useBack();
  const { category } = useSearch('/popular');
  const categories = useCategories();
  const scroller = useScrollMemory();
  const items = [
    { value: all, label: t('catalogue.popular.all') },
    ...(categories.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const choose = (value: string) => {
    scroller.current?.scrollTo({ top: 0 });
    void navigate({ to: '/popular', search: value === all ? {} : { category: value }, replace: true });
  };
  return (
    <Screen
      scrollerRef={scroller}
      header={
        <NavBar title={t('nav.title.popular')} onBack={back}>
          <div className={styles.tabs}>
            <Tabs
              label={t('catalogue.popular.tabs')}
              value={category ?? all}
              onChange={choose}
              items={items}
            />
          </div>
        </NavBar>
      }
    >
      <HotList key={category ?? all} category={category} />
    </Screen>
  );
}

function HotList({ category }: { category: string | undefined }) {
  const t = useT();
  const hot = useHotProducts(category);
  const products = useMemo(
    () => [
      ...new Map(
        hot.data?.pages.flatMap((page) => page.list).map((product) => [product.id, product]),
      ).values(),
    ],
    [hot.data],
  );
  if (hot.isError && !hot.data)
    return (
      <ErrorState
        kind={navigator.onLine ? 'failed' : 'offline'}
        onRetry={() => void hot.refetch()}
        retrying={hot.isFetching}
      />
    );
  return (
    <RefreshList
      onRefresh={() => hot.refetch()}
      onMore={() => hot.fetchNextPage()}
      hasMore={hot.hasNextPage}
      moreFailed={hot.isFetchNextPageError}
      endText={products.length > 4}
      isEmpty={hot.data !== undefined && products.length === 0}
      empty={
        <EmptyState
          drawing="box"
          title={t('catalogue.popular.empty')}
          text={t('catalogue.popular.emptyText')}
        />
      }
    >
      <p className={styles.intro}>{t('catalogue.popular.text')}</p>
      {hot.data ? (
        <ol className={styles.list}>
          {products.map((product, at) => (
            <PopularRow key={product.id} product={product} rank={at + 1} />
          ))}
        </ol>
      ) : (
        <PopularSkeleton />
      )}
    </RefreshList>
  );
}
