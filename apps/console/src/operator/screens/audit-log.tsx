// The audit log: what every operator did, chained so that a changed entry shows.
import type { AuditEntry } from '@meridian/contract';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { Code, State } from '../../ui/bits.tsx';
import { textColumn, timeColumn } from '../../ui/columns.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';
import { dayFields } from '../fields.ts';

const mono = (key: string, title: string, text: (entry: AuditEntry) => string | null): Column<AuditEntry> =>
  textColumn(key, title, text, (entry) => <span className="mono">{text(entry) ?? '–'}</span>);
const pretty = (detail: string): string => JSON.stringify(JSON.parse(detail), null, 2);

export default function AuditLog() {
  const t = useT();
  const { dateTime } = useFormat();
  const columns: Column<AuditEntry>[] = [
    { key: 'id', title: '#', cell: (e) => e.id, text: (e) => e.id, width: 70 },
    timeColumn('at', t('console.field.at'), (e) => e.at, dateTime),
    textColumn('who', t('console.field.operator'), (e) => e.operator),
    mono('verb', t('console.field.verb'), (e) => e.verb),
    { ...mono('target', t('console.field.target'), (e) => e.target), cut: 160 },
    textColumn(
      'outcome',
      t('console.field.outcome'),
      (e) => e.outcome,
      (e) =>
        e.outcome === 'done' ? (
          <State tone="good" text={t('console.audit.done')} />
        ) : (
          <State tone="bad" text={e.outcome} />
        ),
    ),
    mono('ip', 'IP', (e) => e.ip),
    textColumn(
      'hash',
      t('console.field.hash.entry'),
      (e) => e.hash,
      (e) => <Code text={e.hash} cut={6} />,
    ),
  ];
  return (
    <Page title={t('console.nav.auditLog')}>
      <DataList
        verb="listAuditLog"
        name="audit-log"
        columns={columns}
        more={(e) => (
          <pre className="mono" style={{ margin: 0, whiteSpace: 'pre-wrap' }}>
            {pretty(e.detail)}
          </pre>
        )}
        fields={[
          { name: 'operator', label: t('console.field.operator'), kind: 'text', width: 200 },
          { name: 'verb', label: t('console.field.verb'), kind: 'text', width: 200 },
          { name: 'target', label: t('console.field.target'), kind: 'text', width: 200 },
          ...dayFields(t),
        ]}
      />
    </Page>
  );
}
