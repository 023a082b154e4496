// One import: what its lines came to by now, what could not be read, and the lines.
import type { Statement } from '@meridian/contract';
import { Alert, Button, Card, Table } from 'antd';
import { Link, useParams } from 'wouter';
import { useRead } from '../../api/hooks.ts';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { csvOf, download } from '../../lib/csv.ts';
import { Page, WaitingPage } from '../../ui/page.tsx';
import { StatementLines } from '../statement-lines.tsx';
import { LineResult } from '../statement-words.tsx';

export default function StatementScreen() {
  const t = useT();
  const { id = '' } = useParams<{ id: string }>();
  const read = useRead('getStatement', { id });
  if (!read.data) return <WaitingPage title={t('console.nav.statements')} read={read} />;
  return (
    <Page
      title={t('console.statements.title', { bank: read.data.bankName, file: read.data.fileName })}
      read={read}
    >
      <Summary statement={read.data} />
      {read.data.unreadable.length > 0 ? <Unreadable statement={read.data} /> : null}
      <StatementLines statement={id} initial="all" />
    </Page>
  );
}

function Summary({ statement: s }: { statement: Statement }) {
  const t = useT();
  const { dateTime } = useFormat();
  return (
    <>
      <p className="muted" style={{ margin: 0 }}>
        {t('console.statements.imported', {
          name: s.importedBy,
          at: dateTime(s.importedAt),
          rows: s.rows,
          added: s.added,
          repeated: s.repeated,
        })}
      </p>
      {s.added === 0 && s.unreadable.length === 0 ? (
        <Alert type="info" showIcon title={t('console.statements.nothingNew')} />
      ) : null}
      {s.results.length > 0 ? (
        <div className="acts">
          {s.results.map(({ result, count }) => (
            <Link key={result} href={`/statements/files/${s.id}?result=${result}`} className="result-count">
              <strong>{count}</strong>
              <LineResult result={result} />
            </Link>
          ))}
        </div>
      ) : null}
    </>
  );
}

function Unreadable({ statement: s }: { statement: Statement }) {
  const t = useT();
  const reason = (row: Statement['unreadable'][number]) => t(`console.unreadable.${row.reason}`);
  const save = () =>
    download(
      'unreadable-rows.csv',
      csvOf([
        [t('console.statements.row'), t('console.field.reason'), t('console.line.text')],
        ...s.unreadable.map((row) => [String(row.row), reason(row), row.text]),
      ]),
    );
  return (
    <Card
      title={t('console.statements.unreadableTitle', { count: s.unreadable.length })}
      extra={<Button onClick={save}>{t('console.list.export')}</Button>}
    >
      <Table
        size="small"
        rowKey="row"
        pagination={s.unreadable.length > 10 ? { pageSize: 10 } : false}
        dataSource={s.unreadable}
        columns={[
          { key: 'row', title: t('console.statements.row'), width: 90, render: (_, row) => row.row },
          { key: 'reason', title: t('console.field.reason'), width: 320, render: (_, row) => reason(row) },
          {
            key: 'text',
            title: t('console.line.text'),
            render: (_, row) => <bdi className="line-text">{row.text || '–'}</bdi>,
          },
        ]}
      />
    </Card>
  );
}
