// Transfers that arrived on a chain and wait: why, since when, and what would release them.
import type { ParkedTransfer } from '@meridian/contract';
import { useRead } from '../../api/hooks.ts';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { Amount, Code, State } from '../../ui/bits.tsx';
import { textColumn, timeColumn } from '../../ui/columns.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';
import { userColumn } from '../columns.tsx';

const reasons = [
  'below_minimum',
  'disabled',
  'enormous',
] as const satisfies readonly ParkedTransfer['reason'][];
const networkOf = (row: ParkedTransfer): string => `${row.coin} · ${row.network}`;

export default function Parked() {
  const t = useT();
  const { dateTime, money } = useFormat();
  const networks = useRead('getRegistry', {}, { staleTime: 60_000 }).data?.networks ?? [];
  const release = (row: ParkedTransfer): string =>
    t(`console.parked.release.${row.reason}`, {
      missing: money(row.missing ?? '0.00'),
      network: networkOf(row),
    });
  const columns: Column<ParkedTransfer>[] = [
    { ...userColumn<ParkedTransfer>(t), cut: 180 },
    textColumn('network', t('console.field.network'), networkOf),
    {
      key: 'amount',
      title: t('console.field.amount'),
      end: true,
      cell: (row) =>
        row.reason === 'enormous' ? <Code text={row.raw} cut={8} /> : <Amount value={row.amount} />,
      text: (row) => (row.reason === 'enormous' ? row.raw : row.amount),
    },
    textColumn(
      'reason',
      t('console.field.reason'),
      (row) => t(`console.parked.${row.reason}`),
      (row) => (
        <State
          tone={row.reason === 'enormous' ? 'bad' : 'warning'}
          text={t(`console.parked.${row.reason}`)}
        />
      ),
    ),
    timeColumn('at', t('console.parked.since'), (row) => row.seenAt, dateTime, true),
    textColumn('release', t('console.parked.release'), release, (row) => (
      <div className="line-text">{release(row)}</div>
    )),
    textColumn(
      'hash',
      t('console.field.hash'),
      (row) => row.txHash,
      (row) => <Code text={row.txHash} cut={8} />,
    ),
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
