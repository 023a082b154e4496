// The files that were imported, newest first.
import type { ResponseOf } from '@meridian/contract';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { State } from '../../ui/bits.tsx';
import { textColumn, timeColumn } from '../../ui/columns.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';
import { StatementImport } from '../statement-import.tsx';
import { StatementTabs } from '../statement-tabs.tsx';
import { useMay } from '../use-operator.ts';

type Row = ResponseOf<'listStatements'>['list'][number];

export default function StatementFiles() {
  const t = useT();
  const { dateTime } = useFormat();
  const mayImport = useMay('finance', 'admin');
  const count = (key: 'rows' | 'added' | 'repeated'): Column<Row> => ({
    key,
    title: t(`console.statements.${key}`),
    end: true,
    cell: (row) => <span className="amount">{row[key]}</span>,
    text: (row) => String(row[key]),
  });
  const columns: Column<Row>[] = [
    textColumn('file', t('console.statements.file'), (row) => row.fileName),
    textColumn('bank', t('console.field.bank'), (row) => row.bankName),
    count('rows'),
    count('added'),
    count('repeated'),
    {
      key: 'unreadable',
      title: t('console.statements.unreadable'),
      end: true,
      cell: (row) =>
        row.unreadable > 0 ? (
          <State tone="warning" text={String(row.unreadable)} />
        ) : (
          <span className="amount">0</span>
        ),
      text: (row) => String(row.unreadable),
    },
    textColumn('by', t('console.field.by'), (row) => row.importedBy),
    timeColumn('at', t('console.field.at'), (row) => row.importedAt, dateTime, true),
  ];
  return (
    <Page title={t('console.nav.statements')} acts={mayImport ? <StatementImport /> : null}>
      <StatementTabs at="/statements/files" />
      <DataList
        verb="listStatements"
        name="statements"
        columns={columns}
        open={(row) => `/statements/files/${row.id}`}
      />
    </Page>
  );
}
