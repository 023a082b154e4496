// From and to: two amounts that count as soon as they are amounts.
import { moneyPattern } from '@meridian/contract/limits';
import { useId, useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import type { ListSearch } from '../../lib/search-params.ts';
import { cx } from '../../ui/cx.ts';
import { Price } from '../../ui/price.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './filter-fields.module.css';

export interface PriceFieldsProps {
  value: ListSearch;
  onChange(next: ListSearch): void;
  /** What there is to find. */
  range: { min: string; max: string } | null;
}

type End = 'minPrice' | 'maxPrice';

/** A comma is a point here, as in many countries. */
const read = (text: string) => text.trim().replace(',', '.');

/** Keeps what is typed; hands on what is an amount. */
export function PriceFields({ value, onChange, range }: PriceFieldsProps) {
  const t = useT();
  const noteId = useId();
  const [typed, setTyped] = useState({ minPrice: value.minPrice ?? '', maxPrice: value.maxPrice ?? '' });
  const [known, setKnown] = useState({ minPrice: value.minPrice, maxPrice: value.maxPrice });
  // Cleared or changed from elsewhere.
  if (known.minPrice !== value.minPrice || known.maxPrice !== value.maxPrice) {
    setKnown({ minPrice: value.minPrice, maxPrice: value.maxPrice });
    setTyped({ minPrice: value.minPrice ?? '', maxPrice: value.maxPrice ?? '' });
  }
  const type = (end: End, text: string) => {
    setTyped({ ...typed, [end]: text });
    const amount = read(text);
    if (amount !== '' && !moneyPattern.test(amount)) return;
    const next = amount === '' ? undefined : amount;
    setKnown({ ...known, [end]: next });
    onChange({ ...value, [end]: next });
  };
  const wrong = (end: End) => read(typed[end]) !== '' && !moneyPattern.test(read(typed[end]));
  const turned = value.minPrice && value.maxPrice && Number(value.minPrice) > Number(value.maxPrice);
  const error =
    wrong('minPrice') || wrong('maxPrice')
      ? t('catalogue.filter.priceInvalid')
      : turned
        ? t('catalogue.filter.priceTurned')
        : undefined;
  const field = (end: End) => (
    <TextField
      label={t(`catalogue.filter.${end}`)}
      prefix="$"
      inputMode="decimal"
      autoComplete="off"
      maxLength={15}
      value={typed[end]}
      aria-describedby={noteId}
      onChange={(event) => type(end, event.target.value)}
    />
  );
  return (
    <>
      <div className={styles.prices}>
        {field('minPrice')}
        {field('maxPrice')}
      </div>
      <p id={noteId} className={cx(styles.hint, error && styles.error)} aria-live="polite">
        {error ??
          (range &&
            t.rich('catalogue.filter.priceHint', {
              min: <Price key="min" amount={range.min} size="small" />,
              max: <Price key="max" amount={range.max} size="small" />,
            }))}
      </p>
    </>
  );
}
