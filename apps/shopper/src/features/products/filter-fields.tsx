// The filters themselves, with how many products each would leave; used in the sheet and on a page of their own.
import type { ProductFacets } from '@meridian/contract';
import { type ReactNode, useId, useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import type { ListSearch } from '../../lib/search-params.ts';
import { Chip } from '../../ui/chip.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import styles from './filter-fields.module.css';
import type { FilterName } from './list-filter.ts';
import { PriceFields } from './price-fields.tsx';

export interface FilterFieldsProps {
  value: ListSearch;
  onChange(next: ListSearch): void;
  /** The counts; the words stay when they are not there yet. */
  facets: ProductFacets | undefined;
  fixed?: readonly FilterName[];
}

/** Category, price, score, what else, shop. */
export function FilterFields({ value, onChange, facets, fixed = [] }: FilterFieldsProps) {
  const t = useT();
  return (
    <div className={styles.fields}>
      {!fixed.includes('category') && <Categories value={value} onChange={onChange} facets={facets} />}
      <Part title={t('catalogue.filter.price')}>
        <PriceFields value={value} onChange={onChange} range={facets?.price ?? null} />
      </Part>
      <Scores value={value} onChange={onChange} facets={facets} />
      <Part title={t('catalogue.filter.more')}>
        <div className={styles.chips}>
          {(['freeFreight', 'inStock'] as const).map((name) => (
            <Chip
              key={name}
              on={value[name] === true}
              onClick={() => onChange({ ...value, [name]: value[name] ? undefined : true })}
            >
              {t(`catalogue.filter.${name}`)}
              <Tally value={facets?.[name]} />
            </Chip>
          ))}
        </div>
      </Part>
      {!fixed.includes('shop') && <Shops value={value} onChange={onChange} facets={facets} />}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const Tally = ({ value }: { value: number | undefined }) =>
  value === undefined ? null : <span className={styles.count}>{value}</span>;

const all = 'all';
type PartProps = Pick<FilterFieldsProps, 'value' | 'onChange' | 'facets'>;

/** The ten branches; below the chosen one its shelves. */
function Categories({ value, onChange, facets }: PartProps) {
  const t = useT();
  const branch = value.category?.split('.')[0];
  const found = facets?.categories ?? [];
  const options = (list: typeof found) => [
    { value: all, label: t('catalogue.filter.all') },
    ...list.map((facet) => ({
      value: facet.value,
      label: (
        <>
          {facet.label}
          <Tally value={facet.count} />
        </>
      ),
    })),
  ];
  const shelves = found.filter((facet) => facet.value.includes('.'));
  return (
    <Part title={t('catalogue.filter.category')}>
      <ChipGroup
        label={t('catalogue.filter.category')}
        value={branch ?? all}
        onChange={(next) => onChange({ ...value, category: next === all ? undefined : next })}
        options={options(found.filter((facet) => !facet.value.includes('.')))}
      />
      {branch && shelves.length > 0 && (
        <div className={styles.narrower}>
          <ChipGroup
            label={t('catalogue.filter.subcategory')}
            value={value.category?.includes('.') ? value.category : all}
            onChange={(next) => onChange({ ...value, category: next === all ? branch : next })}
            options={options(shelves)}
          />
        </div>
      )}
    </Part>
  );
}

function Scores({ value, onChange, facets }: PartProps) {
  const t = useT();
  const countOf = (score: string) => facets?.scores.find((facet) => facet.value === score)?.count;
  return (
    <Part title={t('catalogue.filter.score')}>
      <ChipGroup
        label={t('catalogue.filter.score')}
        value={value.minScore ? String(value.minScore) : all}
        onChange={(next) => onChange({ ...value, minScore: next === all ? undefined : Number(next) })}
        options={[
          { value: all, label: t('catalogue.filter.scoreAny') },
          ...['4', '3'].map((score) => ({
            value: score,
            label: (
              <>
                {t('catalogue.filter.scoreFrom', { score: Number(score) })}
                <Tally value={countOf(score)} />
              </>
            ),
          })),
        ]}
      />
    </Part>
  );
}

const shopsFirst = 8;

function Shops({ value, onChange, facets }: PartProps) {
  const t = useT();
  const [more, setMore] = useState(false);
  const found = facets?.shops ?? [];
  if (found.length === 0) return null;
  const shown = found.filter((facet, at) => more || at < shopsFirst || facet.value === value.shop);
  return (
    <Part title={t('catalogue.filter.shop')}>
      <ChipGroup
        label={t('catalogue.filter.shop')}
        value={value.shop ?? all}
        onChange={(next) => onChange({ ...value, shop: next === all ? undefined : next })}
        options={[
          { value: all, label: t('catalogue.filter.shopAll') },
          ...shown.map((facet) => ({
            value: facet.value,
            label: (
              <>
                {facet.label}
                <Tally value={facet.count} />
              </>
            ),
          })),
        ]}
      />
      {shown.length < found.length && (
        <button type="button" className={styles.more} onClick={() => setMore(true)}>
          {t('catalogue.filter.shopsMore', { count: found.length - shown.length })}
        </button>
      )}
    </Part>
  );
}
