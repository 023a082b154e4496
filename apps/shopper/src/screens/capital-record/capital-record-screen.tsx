// The fund record: every line that moved the balance, by kind and time, and all of it as a table.
import type { BillLine } from '@meridian/contract';
import { formatDate } from '@meridian/ui/format';
import { Download } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useBill, useWallet } from '../../api/wallet.ts';
import { BalanceFigure } from '../../features/balance-figure/balance-figure.tsx';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { useOnline } from '../../lib/online.ts';
import { useScrollMemory } from '../../lib/scroll-memory.ts';
import { useBack } from '../../lib/way.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { onFirstOpen } from '../../ui/on-first-open.tsx';
import { Price } from '../../ui/price.tsx';
import { RefreshList } from '../../ui/refresh-list.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { BillFilters } from './bill-filters.tsx';
import { BillRow } from './bill-row.tsx';
import styles from './capital-record-screen.module.css';
import { useBillFilter } from './use-bill-filter.ts';

const ExportSheet = onFirstOpen(() => import('./export-sheet.tsx'));

/** The page /capitalRecord. */
export default function CapitalRecordScreen() {
  const t = useT('wallet');
  const back = useBack();
  const online = useOnline();
  const scroller = useScrollMemory();
  const { filter } = useBillFilter();
  const bill = useBill(filter);
  const wallet = useWallet();
  // The lines and what they come to are one page: asked again together.
  const again = (options?: { throwOnError: boolean }) =>
    Promise.all([bill.refetch(options), wallet.refetch(options)]);
  const [exporting, setExporting] = useState(false);
  const lines = bill.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <Screen
      scrollerRef={scroller}
      header={
        <NavBar
          title={t('nav.title.capitalRecord')}
          onBack={back}
          end={
            <IconButton label={t('wallet.export.title')} onClick={() => setExporting(true)}>
              <Download size={22} aria-hidden="true" />
            </IconButton>
          }
        />
      }
    >
      <Balance />
      <BillFilters total={bill.data?.pages[0]?.total} />
      {bill.isError && !bill.data ? (
        <ErrorState
          kind={online ? 'failed' : 'offline'}
          onRetry={() => void again()}
          retrying={bill.isFetching}
        />
      ) : !bill.data ? (
        <LineSkeletons />
      ) : (
        <RefreshList
          onRefresh={() => again({ throwOnError: true })}
          onMore={() => bill.fetchNextPage()}
          hasMore={bill.hasNextPage}
          moreFailed={bill.isFetchNextPageError}
          isEmpty={lines.length === 0}
          empty={
            <EmptyState drawing="list" title={t('common.empty.records')} text={t('wallet.bill.empty')} />
          }
          endText={lines.length > 5}
        >
          <Lines lines={lines} />
        </RefreshList>
      )}
      <ExportSheet open={exporting} onOpenChange={setExporting} filter={filter} />
    </Screen>
  );
}

/** Where the money is: to spend, on its way out, and held for orders. */
function Balance() {
  const t = useT('wallet');
  const { data: wallet, isError } = useWallet();
  const figure = (amount: string | undefined) =>
    amount !== undefined ? (
      <Price amount={amount} size="medium" />
    ) : isError ? (
      '–'
    ) : (
      <Skeleton width="80px" height="22px" />
    );
  return (
    <Card className={styles.balance}>
      <h2 className={styles.quiet}>{t('wallet.balance')}</h2>
      <BalanceFigure size="large" height="34px" />
      <dl className={styles.elsewhere}>
        <div>
          <dt className={styles.quiet}>{t('wallet.held')}</dt>
          <dd>{figure(wallet?.held)}</dd>
        </div>
        <div>
          <dt className={styles.quiet}>{t('wallet.inEscrow')}</dt>
          <dd>{figure(wallet?.inEscrow)}</dd>
        </div>
      </dl>
    </Card>
  );
}

/** Month by month, newest first. */
function Lines({ lines }: { lines: readonly BillLine[] }) {
  const { tag } = useLocale();
  const months = new Map<string, BillLine[]>();
  for (const line of lines) {
    const month = formatDate(line.createdAt, tag, 'month');
    months.set(month, [...(months.get(month) ?? []), line]);
  }
  return (
    <>
      {[...months].map(([month, ofMonth]) => (
        <Fragment key={month}>
          <h2 className={styles.month}>{month}</h2>
          <ul className={styles.lines}>
            {ofMonth.map((line) => (
              <BillRow key={line.id} line={line} />
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}

function LineSkeletons() {
  return (
    <SkeletonGroup>
      <div className={styles.month}>
        <Skeleton width="120px" height="16px" />
      </div>
      <div className={styles.lines}>
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <div key={at} className={styles.row} style={{ rowGap: '9px' }}>
            <span className={styles.icon} />
            <Skeleton width="60%" height="15px" />
            <Skeleton width="70px" height="15px" style={{ justifySelf: 'end' }} />
            <Skeleton width="50%" height="12px" />
            <Skeleton width="110px" height="12px" />
            <Skeleton width="60%" height="12px" style={{ gridColumn: '2 / -1' }} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
