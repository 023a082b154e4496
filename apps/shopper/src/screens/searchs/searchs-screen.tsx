// What was found for the words of the address.

import { ResultsList } from '../../features/products/results-list.tsx';
import { SortBar } from '../../features/products/sort-bar.tsx';
import { useResults } from '../../features/products/use-results.ts';
import { SearchHead } from '../../features/search-entry/search-entry.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { useNavigate, useSearch } from '../../lib/router/react.tsx';
import { useScrollMemory } from '../../lib/scroll-memory.ts';
import type { ListSearch } from '../../lib/search-params.ts';
import { useBack } from '../../lib/way.ts';
import { Screen } from '../../ui/screen.tsx';

/** The page /searchs. */
export default function SearchsScreen() {
  const t = useT();
  const navigate = useNavigate();
  const back = useBack();
  const search = useSearch('/searchs');
  const results = useResults(search);
  const scroller = useScrollMemory();
  const change = (next: ListSearch) => void navigate({ to: '/searchs', search: next, replace: true });
  return (
    <Screen
      scrollerRef={scroller}
      header={
        <SearchHead
          title={t('nav.title.searchs')}
          words={search.q}
          placeholder={t('catalogue.search.placeholder')}
          onBack={back}
        >
          <SortBar search={search} onChange={change} />
        </SearchHead>
      }
    >
      <ResultsList search={search} onChange={change} results={results} />
    </Screen>
  );
}
