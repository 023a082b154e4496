// The browsing tab: everything, searched, sorted and filtered; the whole state is in the address.

import { ResultsList } from '../../features/products/results-list.tsx';
import { SortBar } from '../../features/products/sort-bar.tsx';
import { useResults } from '../../features/products/use-results.ts';
import { SearchHead } from '../../features/search-entry/search-entry.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { useNavigate } from '../../lib/router/react.tsx';
import { useScrollMemory } from '../../lib/scroll-memory.ts';
import type { ListSearch } from '../../lib/search-params.ts';
import { useTabSearch } from '../../lib/tabs.ts';
import { Screen } from '../../ui/screen.tsx';

/** The tab /explore. */
export default function ExploreScreen() {
  const t = useT();
  const navigate = useNavigate();
  const search = useTabSearch('explore');
  const results = useResults(search);
  const scroller = useScrollMemory();
  const change = (next: ListSearch) => void navigate({ to: '/explore', search: next, replace: true });
  return (
    <Screen
      scrollerRef={scroller}
      header={
        <SearchHead
          title={t('nav.title.explore')}
          words={search.q}
          placeholder={t('catalogue.search.placeholder')}
        >
          <SortBar search={search} onChange={change} />
        </SearchHead>
      }
    >
      <ResultsList search={search} onChange={change} results={results} />
    </Screen>
  );
}
