// Transfers that arrived on a chain and wait: why, since when, and what would release them.
import type { ParkedTransfer } from '@meridian/contract';
import { useRead } from '../../api/hooks.ts';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { Amount, Code, State, Time } from '../../ui/bits.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';
import { UserLink } from '../links.tsx';

const reasons = [
  'below_minimum',
  'disabled',
  'enormous',
] as const satisfies readonly ParkedTransfer['reason'][];

export default function Parked() {
  const t = useT();
  const { dateTime, money } = useFormat();
  const networks = useRead('getRegistry', {}, { staleTime: 60_000 }).data?.networks ?? [];
  const release = (row: ParkedTransfer): string =>
    t(`console.parked.release.${row.reason}`, {
      missing: money(row.missing ?? '0.00'),
      network: row.network,
    });
  const columns: Column<ParkedTransfer>[] = [
    {
      key: 'account',
      title: t('console.field.user'),
      cell: (row) => (row.userId ? <UserLink id={row.userId} account={row.account} /> : '–'),
      text: (row) => row.account,
      cut: 180,
    },
    {
      key: 'network',
      title: t('console.field.network'),
      cell: (row) => <bdi>{`${row.coin} · ${row.network}`}</bdi>,
      text: (row) => `${row.coin} ${row.network}`,
    },
    {
      key: 'amount',
      title: t('console.field.amount'),
      end: true,
      cell: (row) =>
        row.reason === 'enormous' ? <Code text={row.raw} cut={8} /> : <Amount value={row.amount} />,
      text: (row) => (row.reason === 'enormous' ? row.raw : row.amount),
    },
    {
      key: 'reason',
      title: t('console.field.reason'),
      cell: (row) => (
        <State
          tone={row.reason === 'enormous' ? 'bad' : 'warning'}
          text={t(`console.parked.${row.reason}`)}
        />
      ),
      text: (row) => t(`console.parked.${row.reason}`),
    },
    {
      key: 'at',
      title: t('console.parked.since'),
      cell: (row) => <Time at={row.seenAt} ago />,
      text: (row) => dateTime(row.seenAt),
    },
    {
      key: 'release',
      title: t('console.parked.release'),
      cell: (row) => <div className="line-text">{release(row)}</div>,
      text: release,
    },
    {
      key: 'hash',
      title: t('console.field.hash'),
      cell: (row) => <Code text={row.txHash} cut={8} />,
      text: (row) => row.txHash,
    },
  ];
  return (
    <Page title={t('console.nav.parked')}>
      <DataList
        verb="listParkedTransfers"
        name="waiting-transfers"
        columns={columns}
        fields={[
          { name: 'q', label: t('console.parked.search'), kind: 'text', width: 300 },
          {
            name: 'reason',
            label: t('console.field.reason'),
            kind: 'select',
            options: [
              { value: '', label: t('console.all') },
              ...reasons.map((value) => ({ value, label: t(`console.parked.${value}`) })),
            ],
          },
          {
            name: 'network',
            label: t('console.field.network'),
            kind: 'select',
            options: [
              { value: '', label: t('console.all') },
              ...networks.map((n) => ({ value: n.id, label: `${n.coin} · ${n.chain}` })),
            ],
          },
        ]}
      />
    </Page>
  );
}
