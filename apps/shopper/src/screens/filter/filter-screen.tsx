// The tab that builds a filter step by step, with a running count, and leads to what it leaves.

import { Search } from 'lucide-react';
import { useState } from 'react';
import { useFacets } from '../../api/catalogue.ts';
import { FilterFields } from '../../features/products/filter-fields.tsx';
import { filterOf, filtersOn } from '../../features/products/list-filter.ts';
import { useShowLabel } from '../../features/products/use-show-label.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useNavigate } from '../../lib/router/react.tsx';
import { useScrollMemory } from '../../lib/scroll-memory.ts';
import type { ListSearch } from '../../lib/search-params.ts';
import { useTabSearch } from '../../lib/tabs.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './filter-screen.module.css';
import { FilterSkeleton } from './filter-skeleton.tsx';

/** The tab /filter. Its state lives as long as the tab; an address with a filter begins with that one. */
export default function FilterScreen() {
  const t = useT();
  const navigate = useNavigate();
  const given = useTabSearch('filter');
  const [filter, setFilter] = useState<ListSearch>(given);
  const [begun, setBegun] = useState(given);
  if (begun !== given) {
    setBegun(given);
    setFilter(given);
  }
  const settled = useSettled(filter);
  const facets = useFacets(filterOf(settled));
  const scroller = useScrollMemory();
  const showLabel = useShowLabel(facets.data);
  const started = filtersOn(filter).length > 0 || Boolean(filter.q);
  const nothing = facets.data?.total === 0;
  const show = () =>
    void navigate({ to: '/explore', search: { ...filterOf(filter), q: filter.q?.trim() || undefined } });

  return (
    <Screen
      scrollerRef={scroller}
      header={
        <NavBar
          title={t('nav.title.filter')}
          end={
            started && (
              <Button kind="ghost" size="small" onClick={() => setFilter({})}>
                {t('common.action.reset')}
              </Button>
            )
          }
        />
      }
      footer={
        <ActionBar note={nothing ? <span role="status">{t('catalogue.filter.none')}</span> : undefined}>
          <Button onClick={show} disabled={nothing}>
            <span aria-live="polite">{showLabel}</span>
          </Button>
        </ActionBar>
      }
    >
      <div className={styles.builder}>
        <p className={styles.intro}>{t('catalogue.filter.intro')}</p>
        <TextField
          label={t('catalogue.filter.word')}
          type="search"
          enterKeyHint="search"
          placeholder={t('catalogue.filter.wordPlaceholder')}
          prefix={<Search size={18} aria-hidden="true" />}
          maxLength={100}
          value={filter.q ?? ''}
          onChange={(event) => setFilter({ ...filter, q: event.target.value || undefined })}
        />
        {facets.isError && !facets.data ? (
          <ErrorState
            kind={navigator.onLine ? 'failed' : 'offline'}
            onRetry={() => void facets.refetch()}
            retrying={facets.isFetching}
          />
        ) : facets.data ? (
          <FilterFields value={filter} onChange={setFilter} facets={facets.data} />
        ) : (
          <FilterSkeleton />
        )}
      </div>
    </Screen>
  );
}
