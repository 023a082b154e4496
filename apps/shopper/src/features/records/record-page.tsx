// A record by the state of its audit: four tabs, each a list of its own; the chosen tab is in the address.
import type { ReactNode } from 'react';
import type { AuditTab } from '../../api/topups.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useOnline } from '../../lib/online.ts';
import { useScrollMemory } from '../../lib/scroll-memory.ts';
import { useBack } from '../../lib/way.ts';
import { NavBar } from '../../ui/nav-bar.tsx';
import { RefreshList } from '../../ui/refresh-list.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './records.module.css';
import { RecordSkeletons } from './skeletons.tsx';

const tabs: readonly AuditTab[] = ['all', '0', '1', '2'];

export interface RecordPageProps {
  title: string;
  tab: AuditTab;
  onTab(tab: AuditTab): void;
  /** The list of the tab; mounted anew for each. */
  children: ReactNode;
}

/** The frame of the page. */
export function RecordPage({ title, tab, onTab, children }: RecordPageProps) {
  const t = useT('wallet');
  const back = useBack();
  return (
    <main className={styles.page}>
      <NavBar title={title} onBack={back} />
      <Tabs
        label={t('wallet.tabs')}
        value={tab}
        onChange={onTab}
        items={tabs.map((one) => ({ value: one, label: t(`wallet.audit.${one}`) }))}
        panelClassName={styles.panel}
      >
        {children}
      </Tabs>
    </main>
  );
}

/** What a list needs of the query behind it. */
export interface PagedRecords<T> {
  readonly data: { readonly pages: readonly { readonly list: readonly T[] }[] } | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  refetch(options?: { throwOnError?: boolean }): Promise<unknown>;
  fetchNextPage(): Promise<unknown>;
}

export interface RecordListProps<T> {
  /** Names the place to scroll to. */
  name: string;
  records: PagedRecords<T>;
  keyOf(record: T): string;
  card(record: T): ReactNode;
  empty: ReactNode;
}

/** The list of one tab, page by page. */
export function RecordList<T>({ name, records, keyOf, card, empty }: RecordListProps<T>) {
  const online = useOnline();
  const scroller = useScrollMemory(name);
  const list = records.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <Screen nested scrollerRef={scroller}>
      {records.isError && !records.data ? (
        <ErrorState
          kind={online ? 'failed' : 'offline'}
          onRetry={() => void records.refetch()}
          retrying={records.isFetching}
        />
      ) : !records.data ? (
        <RecordSkeletons />
      ) : (
        <RefreshList
          onRefresh={() => records.refetch({ throwOnError: true })}
          onMore={() => records.fetchNextPage()}
          hasMore={records.hasNextPage}
          moreFailed={records.isFetchNextPageError}
          isEmpty={list.length === 0}
          empty={empty}
          endText={list.length > 3}
        >
          <ul className={styles.list}>
            {list.map((record) => (
              <li key={keyOf(record)}>{card(record)}</li>
            ))}
          </ul>
        </RefreshList>
      )}
    </Screen>
  );
}
