// The journals of the ledger: every money event with its postings.
import type { LedgerJournal } from '@meridian/contract';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { Amount, Time } from '../../ui/bits.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';
import { dayFields } from '../fields.ts';
import { journalKinds } from '../ledger-words.ts';
import { JournalLink } from '../links.tsx';

const movesOf = (j: LedgerJournal) => j.postings.map((p) => `${p.debit} → ${p.credit}`);

export default function Journals() {
  const t = useT();
  const { dateTime } = useFormat();
  const columns: Column<LedgerJournal>[] = [
    {
      key: 'key',
      title: t('console.field.journal'),
      cell: (j) => <JournalLink id={j.id} text={j.key} />,
      text: (j) => j.key,
    },
    {
      key: 'kind',
      title: t('console.field.kind'),
      cell: (j) => t(`console.kind.${j.kind}`),
      text: (j) => j.kind,
    },
    {
      key: 'moves',
      title: t('console.field.moves'),
      cell: (j) =>
        movesOf(j).map((move) => (
          <div key={move} className="mono">
            {move}
          </div>
        )),
      text: (j) => movesOf(j).join('; '),
    },
    {
      key: 'amount',
      title: t('console.field.amount'),
      end: true,
      cell: (j) => <Amount value={j.amount} />,
      text: (j) => j.amount,
    },
    {
      key: 'actor',
      title: t('console.field.actor'),
      cell: (j) => <span className="mono">{j.actor}</span>,
      text: (j) => j.actor,
    },
    {
      key: 'at',
      title: t('console.field.at'),
      cell: (j) => <Time at={j.createdAt} />,
      text: (j) => dateTime(j.createdAt),
    },
  ];
  return (
    <Page title={t('console.nav.journals')}>
      <DataList
        verb="listLedgerJournals"
        name="journals"
        columns={columns}
        open={(j) => `/journals/${j.id}`}
        fields={[
          { name: 'key', label: t('console.journals.search'), kind: 'text', width: 200 },
          { name: 'account', label: t('console.field.account'), kind: 'text', width: 220 },
          {
            name: 'kind',
            label: t('console.field.kind'),
            kind: 'select',
            width: 200,
            options: [
              { value: '', label: t('console.all') },
              ...journalKinds.map((value) => ({ value, label: t(`console.kind.${value}`) })),
            ],
          },
          ...dayFields(t),
        ]}
      />
    </Page>
  );
}
