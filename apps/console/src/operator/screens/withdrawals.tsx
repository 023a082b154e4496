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
const placeOf = ({ destination: d }: Row) =>
  `${d.network ? `${d.network.coin} · ${d.network.name}` : (d.bankName ?? '')} …${d.ending}`;

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
    },
    {
      key: 'to',
      title: t('console.field.to.place'),
      cell: (row) => <bdi>{placeOf(row)}</bdi>,
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
      key: 'fee',
      title: t('console.field.fee'),
      end: true,
      cell: (row) => <Amount value={row.fee} />,
      text: (row) => row.fee,
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
      cell: (row) => <AuditState status={row.status} />,
      text: (row) => t(`console.audit.${row.status}`),
    },
    {
      key: 'payout',
      title: t('console.field.payout'),
      cell: (row) => <PayoutState payout={row.payout} />,
      text: (row) => t(`console.payout.${row.payout}`),
    },
    {
      key: 'hands',
      title: t('console.field.inHand'),
      cell: (row) => row.takenBy ?? row.approvedBy ?? <span className="muted">–</span>,
      text: (row) => row.takenBy ?? row.approvedBy ?? '',
    },
    {
      key: 'at',
      title: t('console.field.asked'),
      cell: (row) => <Time at={row.createdAt} ago />,
      text: (row) => dateTime(row.createdAt),
    },
  ];
  return (
    <Page title={t('console.nav.withdrawals')}>
      <DataList
        verb="listWithdrawalAudits"
        name="withdrawals"
        refetchInterval={20_000}
        columns={columns}
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
