// Above a list: how many there are, how the words were read, and the filters in use, each to be taken off.
import { formatMoney } from '@meridian/ui/format';
import { X } from 'lucide-react';
import { useCategories } from '../../api/catalogue.ts';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import type { ListSearch } from '../../lib/search-params.ts';
import { Chip } from '../../ui/chip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './active-filters.module.css';
import { type FilterName, filtersOn, without } from './list-filter.ts';
import type { Results } from './use-results.ts';

export interface ResultsHeadProps {
  search: ListSearch;
  onChange(next: ListSearch): void;
  results: Results;
  fixed?: readonly FilterName[];
}

/** The count is told to screen readers whenever it changes. */
export function ResultsHead({ search, onChange, results, fixed }: ResultsHeadProps) {
  const t = useT();
  const on = filtersOn(search, fixed);
  const labelOf = useFilterLabel(search, results);
  const { total, totalIsBound, correctedQuery } = results;
  return (
    <div className={styles.head}>
      {correctedQuery && search.q && (
        <p className={styles.corrected}>
          {t('catalogue.corrected', { query: correctedQuery })}
          <span className={styles.quiet}>{t('catalogue.correctedFrom', { query: search.q })}</span>
        </p>
      )}
      <p className={styles.count} role="status">
        {total !== undefined &&
          t(totalIsBound ? 'catalogue.resultsBound' : 'catalogue.results', { count: total })}
      </p>
      {on.length > 0 && (
        <ul className={styles.chips} aria-label={t('catalogue.filter.active')}>
          {on.map((name) => (
            <li key={name}>
              <Chip on={undefined} className={styles.chip} onClick={() => onChange(without(search, [name]))}>
                <span aria-hidden="true">{labelOf(name)}</span>
                <VisuallyHidden>{t('catalogue.filter.remove', { filter: labelOf(name) })}</VisuallyHidden>
                <X size={14} strokeWidth={2.4} aria-hidden="true" />
              </Chip>
            </li>
          ))}
          {on.length > 1 && (
            <li>
              <button type="button" className={styles.clear} onClick={() => onChange(without(search, on))}>
                {t('catalogue.filter.clearAll')}
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** What a filter in use is called. */
function useFilterLabel(search: ListSearch, results: Results): (name: FilterName) => string {
  const t = useT();
  const { tag } = useLocale();
  const category = useCategoryName(search.category);
  const money = (amount: string) => formatMoney(amount, tag);
  const { minPrice: min, maxPrice: max } = search;
  return (name) => {
    if (name === 'category') return category ?? t('catalogue.filter.category');
    if (name === 'shop') return results.products[0]?.shopName ?? t('catalogue.filter.shop');
    if (name === 'minScore') return `★ ${t('catalogue.filter.scoreFrom', { score: search.minScore ?? 0 })}`;
    if (name !== 'price') return t(`catalogue.filter.${name}`);
    if (min && max) return t('catalogue.filter.priceRange', { min: money(min), max: money(max) });
    return min
      ? t('catalogue.filter.priceFrom', { min: money(min) })
      : t('catalogue.filter.priceTo', { max: money(max ?? '0') });
  };
}

/** The name of a category or shelf by its id. */
export function useCategoryName(id: string | undefined): string | undefined {
  const { data } = useCategories();
  if (!id) return undefined;
  const every = data?.list.flatMap((node) => [node, ...node.children]);
  return every?.find((node) => node.id === id)?.name;
}
