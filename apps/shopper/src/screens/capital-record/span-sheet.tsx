// The sheet of times: all, the last week, month or quarter, or two days of one's own.
import { formatDate } from '@meridian/ui/format';
import { useState } from 'react';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './capital-record-screen.module.css';
import { dayOf, firstDay, type Span, spanOf, spans, startOfDay } from './dates.ts';

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** `Last 30 days`, `1 Nov 2026 – 21 Nov 2026`. */
export function useSpanWords(): (days: Days) => string {
  const t = useT('wallet');
  const { tag } = useLocale();
  return ({ from, to }) => {
    const span = spanOf(from, to, new Date());
    if (span !== 'own') return t(`wallet.span.${span}`);
    const day = (text: string | undefined) => {
      const start = startOfDay(text);
      return start ? formatDate(start, tag, 'date') : '…';
    };
    return t('wallet.span.between', { from: day(from), to: day(to) });
  };
}

export interface SpanSheetProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  chosen: Days;
  onChange(days: Days): void;
}

export function SpanSheet({ open, onOpenChange, chosen, onChange }: SpanSheetProps) {
  const t = useT('wallet');
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('wallet.filter.span')}>
      {open && (
        <Spans
          chosen={chosen}
          onChange={(days) => {
            onChange(days);
            onOpenChange(false);
          }}
        />
      )}
    </Sheet>
  );
}

function Spans({ chosen, onChange }: Pick<SpanSheetProps, 'chosen' | 'onChange'>) {
  const t = useT('wallet');
  const [span, setSpan] = useState<Span>(() => spanOf(chosen.from, chosen.to, new Date()));
  const [from, setFrom] = useState(chosen.from ?? '');
  const [to, setTo] = useState(chosen.to ?? '');
  const today = dayOf(new Date());
  const isWrong = from !== '' && to !== '' && from > to;
  const choose = (next: Span) => {
    setSpan(next);
    if (next === 'all') onChange({ from: undefined, to: undefined });
    else if (next !== 'own') onChange({ from: firstDay(next, new Date()), to: undefined });
  };
  return (
    <div className={styles.spans}>
      <ChipGroup
        label={t('wallet.filter.span')}
        value={span}
        onChange={choose}
        options={spans.map((one) => ({ value: one, label: t(`wallet.span.${one}`) }))}
      />
      {span === 'own' && (
        <>
          <div className={styles.days}>
            <TextField
              label={t('wallet.span.from')}
              type="date"
              max={to || today}
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
            <TextField
              label={t('wallet.span.to')}
              type="date"
              max={today}
              value={to}
              onChange={(event) => setTo(event.target.value)}
              error={isWrong ? t('wallet.span.wrong') : undefined}
            />
          </div>
          <Button
            block
            disabled={isWrong || (from === '' && to === '')}
            onClick={() => onChange({ from: from || undefined, to: to || undefined })}
          >
            {t('common.action.apply')}
          </Button>
        </>
      )}
    </div>
  );
}
