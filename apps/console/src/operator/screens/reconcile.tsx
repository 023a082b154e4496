// Reconciliation: the same rules as the command, over all the books at one moment.
import type { ResponseOf } from '@meridian/contract';
import { Alert, Button, Table } from 'antd';
import { useRead } from '../../api/hooks.ts';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { csvOf, download } from '../../lib/csv.ts';
import { Page } from '../../ui/page.tsx';
import { BooksRuns } from '../books-runs.tsx';

type Fault = ResponseOf<'reconcileLedger'>['faults'][number];

export default function Reconcile() {
  const t = useT();
  const { ago } = useFormat();
  const read = useRead('reconcileLedger', {}, { staleTime: 60_000 });
  const faults = read.data?.faults ?? [];
  const save = () =>
    download(
      'faults.csv',
      csvOf([['rule', 'ref', 'detail'], ...faults.map((f) => [f.rule, f.ref, f.detail])]),
    );
  return (
    <Page
      title={t('console.nav.reconcile')}
      read={read}
      acts={
        <>
          <Button disabled={faults.length === 0} onClick={save}>
            {t('console.list.export')}
          </Button>
          <Button type="primary" loading={read.isFetching} onClick={() => void read.refetch()}>
            {t('console.books.again')}
          </Button>
        </>
      }
    >
      {read.data ? (
        faults.length === 0 ? (
          <Alert
            type="success"
            showIcon
            title={t('console.books.whole', { ago: ago(read.data.checkedAt) })}
          />
        ) : (
          <Alert type="error" showIcon title={t('console.books.faults', { count: faults.length })} />
        )
      ) : read.error ? null : (
        <Alert type="info" showIcon title={t('console.books.checking')} />
      )}
      <p className="muted" style={{ margin: 0, maxWidth: 760 }}>
        {t('console.books.note')}
      </p>
      {read.data ? <Faults faults={faults} /> : null}
      <BooksRuns />
    </Page>
  );
}

/** Only of books that were read: "no faults" is an answer. */
function Faults({ faults }: { faults: readonly Fault[] }) {
  const t = useT();
  return (
    <Table<Fault>
      size="middle"
      pagination={false}
      rowKey={(f) => `${f.rule} ${f.ref} ${f.detail}`}
      dataSource={faults}
      locale={{ emptyText: <span className="muted">{t('console.books.none')}</span> }}
      columns={[
        { key: 'rule', title: t('console.field.rule'), width: 90, render: (_, f) => f.rule },
        {
          key: 'ref',
          title: t('console.field.ref'),
          render: (_, f) => <span className="mono">{f.ref}</span>,
        },
        { key: 'detail', title: t('console.field.detail'), render: (_, f) => <bdi>{f.detail}</bdi> },
      ]}
    />
  );
}
