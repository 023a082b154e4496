// The cards of a search with everything round them: loading, nothing found, failed, the next page, refresh.

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import type { ListSearch } from '../../lib/search-params.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RefreshList } from '../../ui/refresh-list.tsx';
import { useScroller } from '../../ui/screen.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { ResultsHead } from './active-filters.tsx';
import { type FilterName, filtersOn, without } from './list-filter.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import type { Results } from './use-results.ts';

export interface ResultsListProps {
  search: ListSearch;
  onChange(next: ListSearch): void;
  results: Results;
  fixed?: readonly FilterName[];
  /** In place of "nothing found" when no filter is in use. */
  empty?: ReactNode;
  /** Above the list, pulled down with it. */
  children?: ReactNode;
}

/** Goes inside a `Screen`. */
export function ResultsList({ search, onChange, results, fixed, empty, children }: ResultsListProps) {
  const t = useT();
  const { query, products, total, switching } = results;
  const start = useTopOnChange(search);
  if (query.isError && !query.data)
    return (
      <>
        {children}
        <ErrorState
          kind={query.error && !navigator.onLine ? 'offline' : 'failed'}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </>
    );
  return (
    <RefreshList
      onRefresh={() => query.refetch()}
      onMore={() => query.fetchNextPage()}
      hasMore={query.hasNextPage && !switching}
      moreFailed={query.isFetchNextPageError}
      endText={products.length > 4}
    >
      {children}
      <div ref={start} />
      <ResultsHead search={search} onChange={onChange} results={results} fixed={fixed} />
      {total === undefined ? (
        <ProductGridSkeleton />
      ) : products.length === 0 ? (
        <Nothing search={search} onChange={onChange} fixed={fixed} empty={empty} />
      ) : (
        <ProductGrid products={products} label={t('catalogue.list')} eager={4} switching={switching} />
      )}
    </RefreshList>
  );
}

/** Another search begins where the list begins; who stands above it stays there. */
function useTopOnChange(search: ListSearch): RefObject<HTMLDivElement | null> {
  const scroller = useScroller();
  const start = useRef<HTMLDivElement>(null);
  const text = JSON.stringify(search);
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    const view = scroller.current;
    if (!view || !start.current) return;
    const above = start.current.getBoundingClientRect().top - view.getBoundingClientRect().top;
    if (above < 0) view.scrollTop += above;
  }, [text, scroller]);
  return start;
}

function Nothing({ search, onChange, fixed, empty }: Omit<ResultsListProps, 'results' | 'children'>) {
  const t = useT();
  const on = filtersOn(search, fixed);
  if (on.length === 0 && empty) return empty;
  return (
    <EmptyState
      drawing="search"
      title={t('catalogue.empty.title')}
      text={t('catalogue.empty.text')}
      action={
        on.length > 0 ? (
          <Button kind="soft" size="medium" onClick={() => onChange(without(search, on))}>
            {t('catalogue.empty.clear')}
          </Button>
        ) : (
          <Link to="/explore" className={buttonClass('soft', 'medium')}>
            {t('catalogue.empty.explore')}
          </Link>
        )
      }
    />
  );
}
