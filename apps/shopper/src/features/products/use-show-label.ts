// What the button says that leads to the results of a filter.
import type { ProductFacets } from '@meridian/contract';
import { useT } from '../../i18n/use-t.tsx';

/** The server counts to this and no further. */
const bound = 10_000;

/** "Show 42 results"; without a number while it is being counted. */
export function useShowLabel(facets: ProductFacets | undefined): string {
  const t = useT();
  if (!facets) return t('common.action.apply');
  if (facets.total >= bound) return t('catalogue.filter.showBound', { count: bound });
  return t('catalogue.filter.show', { count: facets.total });
}
