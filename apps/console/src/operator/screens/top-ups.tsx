// The queue of top-ups: the oldest open first, with what speaks against each.
import type { ResponseOf } from '@meridian/contract';
import { useFormat, useWords } from '../../i18n/provider.tsx';
import { Code } from '../../ui/bits.tsx';
import { amountColumn, textColumn, timeColumn } from '../../ui/columns.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';
import { AuditState } from '../audit-state.tsx';
import { flagsColumn, userColumn } from '../columns.tsx';
import { auditField, dayFields, mineField } from '../fields.ts';

type Row = ResponseOf<'listTopUpAudits'>['list'][number];

export default function TopUps() {
  const { t } = useWords();
  const { dateTime } = useFormat();
  const wayOf = (row: Row) =>
    row.network ? `${row.network.coin} · ${row.network.name}` : (row.bankName ?? '');
  const columns: Column<Row>[] = [
    textColumn(
      'no',
      t('console.field.number'),
      (row) => row.topUpNo,
      (row) => <Code text={row.topUpNo} />,
    ),
    { ...userColumn<Row>(t), cut: 200 },
    { ...textColumn('way', t('console.field.way'), wayOf), cut: 190 },
    amountColumn('amount', t('console.field.said'), (row) => row.amount),
    amountColumn('arrived', t('console.field.arrived'), (row) => row.arrived ?? row.found),
    flagsColumn(t),
    textColumn(
      'state',
      t('console.field.state'),
      (row) => t(`console.audit.${row.status}`),
      (row) => <AuditState status={row.status} />,
    ),
    { ...textColumn<Row>('hands', t('console.field.inHand'), (row) => row.claimedBy), cut: 130 },
    timeColumn('at', t('console.field.asked'), (row) => row.createdAt, dateTime, true),
  ];
  return (
    <Page title={t('console.nav.topUps')}>
      <DataList
        verb="listTopUpAudits"
        name="top-ups"
        refetchInterval={20_000}
        columns={columns}
        open={(row) => `/top-ups/${row.id}`}
        fields={[
          { name: 'q', label: t('console.topUps.search'), kind: 'text', width: 220 },
          auditField(t),
          {
            name: 'method',
            label: t('console.field.way'),
            kind: 'select',
            options: [
              { value: '', label: t('console.all') },
              { value: 'chain', label: t('console.way.chain') },
              { value: 'bank', label: t('console.way.bank') },
            ],
          },
          mineField(t),
          ...dayFields(t),
        ]}
      />
    </Page>
  );
}
