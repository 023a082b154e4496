// The lines of bank statements as a list: of all of them, or of one import.
import type { StatementLine } from '@meridian/contract';
import { Link } from 'wouter';
import { useFormat, useT } from '../i18n/provider.tsx';
import { Code } from '../ui/bits.tsx';
import { textColumn } from '../ui/columns.tsx';
import { type Column, DataList } from '../ui/data-list.tsx';
import type { Field } from '../ui/filters.tsx';
import { dayFields } from './fields.ts';
import { LineResult, LineText, lineAmount, lineResults } from './statement-words.tsx';

/** `initial` is the result that is shown while the address says nothing. */
export function StatementLines({ statement, initial }: { statement?: string; initial: 'all' | 'unmatched' }) {
  const t = useT();
  const { signed } = useFormat();
  const columns: Column<StatementLine>[] = [
    textColumn(
      'day',
      t('console.line.booked'),
      (line) => line.bookedOn,
      (line) => <span className="nowrap amount">{line.bookedOn}</span>,
    ),
    { ...textColumn<StatementLine>('bank', t('console.field.bank'), (line) => line.bankName), cut: 160 },
    {
      key: 'amount',
      title: t('console.field.amount'),
      end: true,
      cell: (line) => <span className="amount">{lineAmount(line, signed)}</span>,
      text: (line) => line.amount,
    },
    textColumn(
      'text',
      t('console.line.text'),
      (line) => line.reference,
      (line) => <LineText line={line} />,
    ),
    textColumn(
      'result',
      t('console.line.result'),
      (line) => t(`console.line.${line.result}`),
      (line) => <LineResult result={line.result} />,
    ),
    textColumn(
      'topUp',
      t('console.line.topUp'),
      (line) => line.topUp?.topUpNo ?? null,
      (line) =>
        line.topUp ? (
          <Link href={`/top-ups/${line.topUp.id}`}>
            <span className="mono">{line.topUp.topUpNo}</span>
          </Link>
        ) : (
          <span className="muted">–</span>
        ),
    ),
    textColumn(
      'id',
      t('console.line.bankId'),
      (line) => line.bankLineId,
      (line) => <Code text={line.bankLineId} cut={10} />,
    ),
  ];
  // The other side stands below the text on the screen, the currency beside the amount; in a file each has a column.
  const inFile = (['counterparty', 'currency'] as const).map(
    (key): Column<StatementLine> => textColumn(key, t(`console.line.${key}`), (line) => line[key]),
  );
  return (
    <DataList
      verb="listStatementLines"
      name="statement-lines"
      {...(statement ? { fixed: { statement } } : {})}
      columns={columns}
      onlyInFile={inFile}
      open={(line) =>
        line.topUp ? `/top-ups/${line.topUp.id}` : `/statements/files/${line.statementId}?result=all`
      }
      fields={[
        { name: 'q', label: t('console.line.search'), kind: 'text', width: 280 },
        resultField(t, initial),
        { name: 'amount', label: t('console.field.amount'), kind: 'text', width: 130 },
        ...dayFields(t),
      ]}
    />
  );
}

const resultField = (t: ReturnType<typeof useT>, initial: 'all' | 'unmatched'): Field => ({
  name: 'result',
  label: t('console.line.result'),
  kind: 'select',
  initial,
  width: 200,
  options: [
    { value: 'all', label: t('console.all') },
    { value: 'unmatched', label: t('console.line.unmatched') },
    ...lineResults.map((value) => ({ value, label: t(`console.line.${value}`) })),
  ],
});
