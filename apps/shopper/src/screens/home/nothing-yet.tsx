// What the front page says before there is a single product; fetched when it is so.
import { useT } from '../../i18n/use-t.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** In place of the shelves. */
export default function NothingYet() {
  const t = useT();
  return <EmptyState drawing="box" title={t('home.empty.title')} text={t('home.empty.text')} />;
}
