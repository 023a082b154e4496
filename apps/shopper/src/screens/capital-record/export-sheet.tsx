// The sheet that makes a table of the whole record: every line of the chosen kind and time, not only those on screen.
import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { type BillFilter, readWholeBill } from '../../api/wallet.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Meter } from '../../ui/progress-bar.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.tsx';
import { billCsv } from './bill-csv.ts';
import styles from './capital-record-screen.module.css';
import { dayOf } from './dates.ts';

export interface ExportSheetProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  filter: BillFilter;
}

function hand(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Closing it ends the reading. */
export default function ExportSheet({ open, onOpenChange, filter }: ExportSheetProps) {
  const t = useT('wallet');
  const [progress, setProgress] = useState<{ read: number; total: number } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const way = useRef<AbortController | null>(null);

  useEffect(() => {
    if (open) return;
    way.current?.abort();
    setProgress(null);
    setFault(null);
  }, [open]);
  useEffect(() => () => way.current?.abort(), []);

  const start = async () => {
    const own = new AbortController();
    way.current = own;
    setFault(null);
    setProgress({ read: 0, total: 0 });
    try {
      const lines = await readWholeBill(filter, (read, total) => setProgress({ read, total }), own.signal);
      if (own.signal.aborted) return;
      const heads = (['time', 'kind', 'amount', 'after', 'document'] as const).map((name) =>
        t(`wallet.export.${name}`),
      );
      hand(
        billCsv(lines, { heads, kind: (kind) => t(`wallet.kind.${kind}`) }),
        `meridian-${dayOf(new Date())}.csv`,
      );
      toast.success(t('wallet.export.done', { count: lines.length }));
      onOpenChange(false);
    } catch (error) {
      if (own.signal.aborted) return;
      setProgress(null);
      setFault(error instanceof ApiError ? error.message : t('errors.unknown'));
    }
  };
  const words = progress && t('wallet.export.progress', progress);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('wallet.export.title')}
      description={t('wallet.export.text')}
      footer={
        <Button
          block
          loading={progress !== null}
          icon={<FileSpreadsheet size={20} aria-hidden="true" />}
          onClick={() => void start()}
        >
          {t('wallet.export.start')}
        </Button>
      }
    >
      <div className={styles.export} aria-live="polite">
        {fault && (
          <Notice tone="danger" live>
            {fault}
          </Notice>
        )}
        {words && progress && (
          <>
            <p className={styles.quiet}>{words}</p>
            <Meter value={progress.total > 0 ? progress.read / progress.total : 0} label={words} />
          </>
        )}
      </div>
    </Sheet>
  );
}
