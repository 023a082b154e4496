// One screen of the table: for whom it is, fetched when it is opened, fetched again when that failed.
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useReducer } from 'react';
import { useWords } from '../i18n/provider.tsx';
import { Boundary, Broken } from '../ui/boundary.tsx';
import { Page } from '../ui/page.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { NotForRole } from './not-here.tsx';
import type { ScreenRow } from './screens.ts';
import { useOperator } from './use-operator.ts';

const fetched = new Map<string, LazyExoticComponent<ComponentType>>();
function screenOf({ path, load }: ScreenRow): LazyExoticComponent<ComponentType> {
  const known = fetched.get(path) ?? lazy(load);
  fetched.set(path, known);
  return known;
}

/** The screen, or why it is not shown. */
export function ScreenRoute({ row }: { row: ScreenRow }) {
  const { t, find } = useWords();
  const { roles } = useOperator();
  const [tries, again] = useReducer((count: number) => count + 1, 0);
  if (row.roles && !row.roles.some((role) => roles.includes(role))) return <NotForRole row={row} />;
  const Screen = screenOf(row);
  const onAgain = () => {
    // What is still missing at the second try may be of a version that was replaced: the page begins anew.
    if (tries > 0 && navigator.onLine) window.location.reload();
    fetched.delete(row.path);
    again();
  };
  return (
    <Boundary
      onAgain={onAgain}
      face={(retry) => (
        <Page title={row.label ? find(row.label) : t('console.brand')}>
          <Broken onAgain={retry} />
        </Page>
      )}
    >
      <Suspense fallback={<Waiting />}>
        <Screen />
      </Suspense>
    </Boundary>
  );
}
