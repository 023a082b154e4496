// The queue of withdrawals: what is to be audited, paid out and recorded.
import type { WithdrawalAudit } from '@meridian/contract';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { Code } from '../../ui/bits.tsx';
import { amountColumn, textColumn, timeColumn } from '../../ui/columns.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';
import { AuditState, PayoutState } from '../audit-state.tsx';
import { flagsColumn, userColumn } from '../columns.tsx';
import { auditField, dayFields, mineField } from '../fields.ts';

type Row = WithdrawalAudit;
const houseOf = ({ destination: d }: Row) =>
  d.network ? `${d.network.coin} · ${d.network.name}` : (d.bankName ?? '');
const placeOf = (row: Row) => `${houseOf(row)} …${row.destination.ending}`;

export default function Withdrawals() {
  const t = useT();
  const { dateTime } = useFormat();
  const columns: Column<Row>[] = [
    textColumn(
      'no',
      t('console.field.number'),
      (row) => row.withdrawalNo,
      (row) => <Code text={row.withdrawalNo} />,
    ),
    { ...userColumn<Row>(t), cut: 200 },
    // Of a long name the end goes, never the end of the number.
    textColumn('to', t('console.field.to.place'), placeOf, (row) => (
      <div className="place" title={placeOf(row)}>
        <bdi className="cut">{houseOf(row)}</bdi>
        <bdi dir="ltr">…{row.destination.ending}</bdi>
      </div>
    )),
    amountColumn('arrival', t('console.field.arrival'), (row) => row.arrival),
    flagsColumn(t),
    textColumn(
      'state',
      t('console.field.state'),
      (row) => t(`console.audit.${row.status}`),
      (row) => (
        <div className="states">
          <AuditState status={row.status} />
          {row.payout === 'none' ? null : <PayoutState payout={row.payout} />}
        </div>
      ),
    ),
    {
      ...textColumn<Row>('hands', t('console.field.inHand'), (row) => row.takenBy ?? row.approvedBy),
      cut: 130,
    },
    timeColumn('at', t('console.field.asked'), (row) => row.createdAt, dateTime, true),
  ];
  // The charge stands on the withdrawal's own screen, the payout below the state.
  const inFile: Column<Row>[] = [
    textColumn('fee', t('console.field.fee'), (row) => row.fee),
    textColumn('payout', t('console.field.payout'), (row) => t(`console.payout.${row.payout}`)),
  ];
  return (
    <Page title={t('console.nav.withdrawals')}>
      <DataList
        verb="listWithdrawalAudits"
        name="withdrawals"
        refetchInterval={20_000}
        columns={columns}
        onlyInFile={inFile}
        open={(row) => `/withdrawals/${row.id}`}
        fields={[
          { name: 'q', label: t('console.withdrawals.search'), kind: 'text', width: 220 },
          auditField(t),
          {
            name: 'payout',
            label: t('console.field.payout'),
            kind: 'select',
            options: [
              { value: '', label: t('console.all') },
              ...(['none', 'processing', 'sent', 'failed'] as const).map((value) => ({
                value,
                label: t(`console.payout.${value}`),
              })),
            ],
          },
          mineField(t),
          ...dayFields(t),
        ]}
      />
    </Page>
  );
}
