// The filters of the record: one kind or all, and a span of days.
import { limits } from '@meridian/contract/limits';
import { CalendarDays, ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { Chip } from '../../ui/chip.tsx';
import { OptionList } from '../../ui/select-sheet.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './capital-record-screen.module.css';
import { SpanSheet, useSpanWords } from './span-sheet.tsx';
import { billKinds, useBillFilter } from './use-bill-filter.ts';

/** `total` lines fit; undefined while they are counted. */
export function BillFilters({ total }: { total: number | undefined }) {
  const t = useT('wallet');
  const { chosen, change } = useBillFilter();
  const spanWords = useSpanWords();
  const [open, setOpen] = useState<'kind' | 'span' | null>(null);
  const close = () => setOpen(null);
  const filtered = Boolean(chosen.kind || chosen.from || chosen.to);
  // At the bound it is not known how many there are.
  const known = total !== undefined && !(filtered && total >= limits.billCountedMax);
  return (
    <div className={styles.filters}>
      <Chip on={chosen.kind !== undefined} onClick={() => setOpen('kind')}>
        <ListFilter size={16} aria-hidden="true" />
        {chosen.kind ? t(`wallet.kind.${chosen.kind}`) : t('wallet.filter.allKinds')}
      </Chip>
      <Chip on={Boolean(chosen.from || chosen.to)} onClick={() => setOpen('span')}>
        <CalendarDays size={16} aria-hidden="true" />
        {spanWords(chosen)}
      </Chip>
      <span className={styles.total} role="status">
        {known ? t('wallet.bill.total', { count: total }) : ''}
      </span>
      <Sheet open={open === 'kind'} onOpenChange={close} title={t('wallet.filter.kind')}>
        <OptionList
          label={t('wallet.filter.kind')}
          value={chosen.kind ?? 'all'}
          options={[
            { value: 'all' as const, label: t('wallet.filter.allKinds') },
            ...billKinds.map((kind) => ({ value: kind, label: t(`wallet.kind.${kind}`) })),
          ]}
          onChange={(kind) => {
            change({ kind: kind === 'all' ? undefined : kind });
            close();
          }}
        />
      </Sheet>
      <SpanSheet open={open === 'span'} onOpenChange={close} chosen={chosen} onChange={change} />
    </div>
  );
}
