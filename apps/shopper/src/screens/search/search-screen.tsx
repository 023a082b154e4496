// Where one types what one looks for: suggestions while typing, else what was and what is looked for.

import { type FormEvent, useState } from 'react';
import { useNavigate, useSearch } from '../../lib/router/react.tsx';
import { useBack } from '../../lib/way.ts';
import { Screen } from '../../ui/screen.tsx';
import { HotSearches, RecentSearches } from './ideas.tsx';
import { clearRecentSearches, readRecentSearches, rememberSearch } from './recent-searches.ts';
import { SearchField } from './search-field.tsx';
import styles from './search-screen.module.css';
import { Suggestions } from './suggestions.tsx';

/** The page /search. */
export default function SearchScreen() {
  const navigate = useNavigate();
  const back = useBack();
  const given = useSearch('/search').q ?? '';
  const [words, setWords] = useState(given);
  const [recent, setRecent] = useState(readRecentSearches);
  const typed = words.trim();

  // The results take the place of this page: back leads to where the search began.
  const search = (wanted: string) => {
    const q = wanted.trim();
    if (q === '') return;
    rememberSearch(q);
    void navigate({ to: '/searchs', search: { q }, replace: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(words);
  };
  const forget = () => {
    clearRecentSearches();
    setRecent([]);
  };
  return (
    <Screen header={<SearchField words={words} onChange={setWords} onSubmit={submit} onBack={back} />}>
      {typed !== '' && typed !== given ? (
        <Suggestions words={typed} onChoose={search} />
      ) : (
        <div className={styles.ideas}>
          <RecentSearches words={recent} onChoose={search} onClear={forget} />
          <HotSearches onChoose={search} />
        </div>
      )}
    </Screen>
  );
}
