// The order of a list, in one line, and the way to its filters.
import type { ProductSort } from '@meridian/contract';
import { ArrowDown, ArrowUp, ArrowUpDown, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import type { ListSearch } from '../../lib/search-params.ts';
import { Count } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { onFirstOpen } from '../../ui/on-first-open.tsx';
import { type FilterName, filtersOn } from './list-filter.ts';
import styles from './sort-bar.module.css';

const FilterSheet = onFirstOpen(() => import('./filter-sheet.tsx'));

export interface SortBarProps {
  search: ListSearch;
  onChange(next: ListSearch): void;
  /** Filters that belong to the page. */
  fixed?: readonly FilterName[];
}

/** Comprehensive, sales, price up and down, new; and the filter button. */
export function SortBar({ search, onChange, fixed = [] }: SortBarProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const sort = search.sort ?? 'comprehensive';
  const inUse = filtersOn(search, fixed).length;
  const choose = (next: ProductSort) => {
    const { sort: _before, ...rest } = search;
    onChange(next === 'comprehensive' ? rest : { ...rest, sort: next });
  };
  const plain = (name: 'comprehensive' | 'sales' | 'new') => (
    <button type="button" className={styles.sort} aria-pressed={sort === name} onClick={() => choose(name)}>
      {t(`catalogue.sort.${name}`)}
    </button>
  );
  return (
    <div className={styles.bar}>
      <fieldset className={styles.sorts} aria-label={t('catalogue.sort.label')}>
        {plain('comprehensive')}
        {plain('sales')}
        <PriceSort sort={sort} choose={choose} />
        {plain('new')}
      </fieldset>
      <IconButton
        label={inUse > 0 ? t('catalogue.filter.openCount', { count: inUse }) : t('catalogue.filter.open')}
        className={styles.filter}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        badge={<Count value={inUse} />}
      >
        <SlidersHorizontal size={20} aria-hidden="true" />
      </IconButton>
      <FilterSheet open={open} onOpenChange={setOpen} search={search} onApply={onChange} fixed={fixed} />
    </div>
  );
}

/** First tap: the lowest first; the next turns it round. */
function PriceSort({ sort, choose }: { sort: ProductSort; choose(next: ProductSort): void }) {
  const t = useT();
  const up = sort === 'price_asc';
  const down = sort === 'price_desc';
  const Icon = up ? ArrowUp : down ? ArrowDown : ArrowUpDown;
  return (
    <button
      type="button"
      className={styles.sort}
      aria-pressed={up || down}
      aria-label={up ? t('catalogue.sort.priceUp') : down ? t('catalogue.sort.priceDown') : undefined}
      onClick={() => choose(up ? 'price_desc' : 'price_asc')}
    >
      {t('catalogue.sort.price')}
      <Icon size={14} strokeWidth={2.2} aria-hidden="true" />
    </button>
  );
}
