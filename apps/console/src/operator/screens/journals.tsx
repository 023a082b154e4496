// The journals of the ledger: every money event with its postings.
import type { LedgerJournal } from '@meridian/contract';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { amountColumn, textColumn, timeColumn } from '../../ui/columns.tsx';
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
    textColumn(
      'key',
      t('console.field.journal'),
      (j) => j.key,
      (j) => <JournalLink id={j.id} text={j.key} />,
    ),
    textColumn(
      'kind',
      t('console.field.kind'),
      (j) => j.kind,
      (j) => t(`console.kind.${j.kind}`),
    ),
    textColumn(
      'moves',
      t('console.field.moves'),
      (j) => movesOf(j).join('; '),
      (j) =>
        movesOf(j).map((move) => (
          <div key={move} className="mono">
            {move}
          </div>
        )),
    ),
    amountColumn('amount', t('console.field.amount'), (j) => j.amount),
    textColumn(
      'actor',
      t('console.field.actor'),
      (j) => j.actor,
      (j) => <span className="mono">{j.actor}</span>,
    ),
    timeColumn('at', t('console.field.at'), (j) => j.createdAt, dateTime),
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
