// The queue of top-ups: the oldest open first, with what speaks against each.
import type { ResponseOf } from '@meridian/contract';
import { useFormat, useWords } from '../../i18n/provider.tsx';
import { Amount, Code, State, Time } from '../../ui/bits.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';
import { AuditState } from '../audit-state.tsx';
import { auditField, dayFields, mineField } from '../fields.ts';
import { UserLink } from '../links.tsx';

type Row = ResponseOf<'listTopUpAudits'>['list'][number];

export default function TopUps() {
  const { t } = useWords();
  const { dateTime } = useFormat();
  const wayOf = (row: Row) =>
    row.network ? `${row.network.coin} · ${row.network.name}` : (row.bankName ?? '');
  const columns: Column<Row>[] = [
    {
      key: 'no',
      title: t('console.field.number'),
      cell: (row) => <Code text={row.topUpNo} />,
      text: (row) => row.topUpNo,
    },
    {
      key: 'account',
      title: t('console.field.user'),
      cell: (row) => <UserLink id={row.userId} account={row.account} />,
      text: (row) => row.account,
      cut: 200,
    },
    {
      key: 'way',
      title: t('console.field.way'),
      cell: (row) => <bdi>{wayOf(row)}</bdi>,
      text: wayOf,
      cut: 190,
    },
    {
      key: 'amount',
      title: t('console.field.said'),
      end: true,
      cell: (row) => <Amount value={row.amount} />,
      text: (row) => row.amount ?? '',
    },
    {
      key: 'arrived',
      title: t('console.field.arrived'),
      end: true,
      cell: (row) => <Amount value={row.arrived ?? row.found} />,
      text: (row) => row.arrived ?? row.found ?? '',
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
      key: 'hands',
      title: t('console.field.inHand'),
      cell: (row) => row.claimedBy ?? <span className="muted">–</span>,
      text: (row) => row.claimedBy ?? '',
      cut: 130,
    },
    {
      key: 'at',
      title: t('console.field.asked'),
      cell: (row) => <Time at={row.createdAt} ago />,
      text: (row) => dateTime(row.createdAt),
    },
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
