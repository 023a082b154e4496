// The lines of bank statements as a list: of all of them, or of one import.
import type { StatementLine } from '@meridian/contract';
import { Link } from 'wouter';
import { useFormat, useT } from '../i18n/provider.tsx';
import { Code } from '../ui/bits.tsx';
import { type Column, DataList } from '../ui/data-list.tsx';
import type { Field } from '../ui/filters.tsx';
import { dayFields } from './fields.ts';
import { LineResult, LineText, lineAmount, lineResults } from './statement-words.tsx';

/** `initial` is the result that is shown while the address says nothing. */
export function StatementLines({ statement, initial }: { statement?: string; initial: 'all' | 'unmatched' }) {
  const t = useT();
  const { signed } = useFormat();
  const columns: Column<StatementLine>[] = [
    {
      key: 'day',
      title: t('console.line.booked'),
      cell: (line) => <span className="nowrap amount">{line.bookedOn}</span>,
      text: (line) => line.bookedOn,
    },
    {
      key: 'bank',
      title: t('console.field.bank'),
      cell: (line) => <bdi>{line.bankName}</bdi>,
      text: (line) => line.bankName,
      cut: 160,
    },
    {
      key: 'amount',
      title: t('console.field.amount'),
      end: true,
      cell: (line) => <span className="amount">{lineAmount(line, signed)}</span>,
      text: (line) => line.amount,
    },
    {
      key: 'text',
      title: t('console.line.text'),
      cell: (line) => <LineText line={line} />,
      text: (line) => line.reference,
    },
    {
      key: 'result',
      title: t('console.line.result'),
      cell: (line) => <LineResult result={line.result} />,
      text: (line) => t(`console.line.${line.result}`),
    },
    {
      key: 'topUp',
      title: t('console.line.topUp'),
      cell: (line) =>
        line.topUp ? (
          <Link href={`/top-ups/${line.topUp.id}`}>
            <span className="mono">{line.topUp.topUpNo}</span>
          </Link>
        ) : (
          <span className="muted">–</span>
        ),
      text: (line) => line.topUp?.topUpNo ?? '',
    },
    {
      key: 'id',
      title: t('console.line.bankId'),
      cell: (line) => <Code text={line.bankLineId} cut={10} />,
      text: (line) => line.bankLineId ?? '',
    },
  ];
  // The other side stands below the text on the screen, the currency beside the amount; in a file each has a column.
  const inFile = (['counterparty', 'currency'] as const).map(
    (key): Column<StatementLine> => ({
      key,
      title: t(`console.line.${key}`),
      cell: () => null,
      text: (line) => line[key],
    }),
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
