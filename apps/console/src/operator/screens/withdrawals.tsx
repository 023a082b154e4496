// The queue of withdrawals: what is to be audited, paid out and recorded.
import type { WithdrawalAudit } from '@meridian/contract';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { Amount, Code, State, Time } from '../../ui/bits.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';
import { AuditState, PayoutState } from '../audit-state.tsx';
import { auditField, dayFields, mineField } from '../fields.ts';
import { UserLink } from '../links.tsx';

type Row = WithdrawalAudit;
const houseOf = ({ destination: d }: Row) =>
  d.network ? `${d.network.coin} · ${d.network.name}` : (d.bankName ?? '');
const placeOf = (row: Row) => `${houseOf(row)} …${row.destination.ending}`;

export default function Withdrawals() {
  const t = useT();
  const { dateTime } = useFormat();
  const columns: Column<Row>[] = [
    {
      key: 'no',
      title: t('console.field.number'),
      cell: (row) => <Code text={row.withdrawalNo} />,
      text: (row) => row.withdrawalNo,
    },
    {
      key: 'account',
      title: t('console.field.user'),
      cell: (row) => <UserLink id={row.userId} account={row.account} />,
      text: (row) => row.account,
      cut: 200,
    },
    {
      key: 'to',
      title: t('console.field.to.place'),
      // Of a long name the end goes, never the end of the number.
      cell: (row) => (
        <div className="place" title={placeOf(row)}>
          <bdi className="cut">{houseOf(row)}</bdi>
          <bdi dir="ltr">…{row.destination.ending}</bdi>
        </div>
      ),
      text: placeOf,
    },
    {
      key: 'arrival',
      title: t('console.field.arrival'),
      end: true,
      cell: (row) => <Amount value={row.arrival} />,
      text: (row) => row.arrival,
    },
    {
      key: 'flags',
      title: t('console.field.flags'),
      cell: (row) =>
        row.flags.map((flag) => <State key={flag} tone="warning" text={t(`console.flag.${flag}`)} />),
      text: (row) => row.flags.join(' '),
    },
    {
      key: 'state',
      title: t('console.field.state'),
      cell: (row) => (
        <div className="states">
          <AuditState status={row.status} />
          {row.payout === 'none' ? null : <PayoutState payout={row.payout} />}
        </div>
      ),
      text: (row) => t(`console.audit.${row.status}`),
    },
    {
      key: 'hands',
      title: t('console.field.inHand'),
      cell: (row) => row.takenBy ?? row.approvedBy ?? <span className="muted">–</span>,
      text: (row) => row.takenBy ?? row.approvedBy ?? '',
      cut: 130,
    },
    {
      key: 'at',
      title: t('console.field.asked'),
      cell: (row) => <Time at={row.createdAt} ago />,
      text: (row) => dateTime(row.createdAt),
    },
  ];
  // The charge stands on the withdrawal's own screen, the payout below the state.
  const inFile: Column<Row>[] = [
    { key: 'fee', title: t('console.field.fee'), cell: () => null, text: (row) => row.fee },
    {
      key: 'payout',
      title: t('console.field.payout'),
      cell: () => null,
      text: (row) => t(`console.payout.${row.payout}`),
    },
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
