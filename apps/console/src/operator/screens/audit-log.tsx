// The audit log: what every operator did, chained so that a changed entry shows.
import type { AuditEntry } from '@meridian/contract';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { Code, State, Time } from '../../ui/bits.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';
import { dayFields } from '../fields.ts';

const pretty = (detail: string): string => JSON.stringify(JSON.parse(detail), null, 2);

export default function AuditLog() {
  const t = useT();
  const { dateTime } = useFormat();
  const columns: Column<AuditEntry>[] = [
    { key: 'id', title: '#', cell: (e) => e.id, text: (e) => e.id, width: 70 },
    { key: 'at', title: t('console.field.at'), cell: (e) => <Time at={e.at} />, text: (e) => dateTime(e.at) },
    { key: 'who', title: t('console.field.operator'), cell: (e) => e.operator, text: (e) => e.operator },
    {
      key: 'verb',
      title: t('console.field.verb'),
      cell: (e) => <span className="mono">{e.verb}</span>,
      text: (e) => e.verb,
    },
    {
      key: 'target',
      title: t('console.field.target'),
      cell: (e) => <span className="mono">{e.target ?? '–'}</span>,
      text: (e) => e.target ?? '',
      cut: 160,
    },
    {
      key: 'outcome',
      title: t('console.field.outcome'),
      cell: (e) =>
        e.outcome === 'done' ? (
          <State tone="good" text={t('console.audit.done')} />
        ) : (
          <State tone="bad" text={e.outcome} />
        ),
      text: (e) => e.outcome,
    },
    { key: 'ip', title: 'IP', cell: (e) => <span className="mono">{e.ip}</span>, text: (e) => e.ip },
    {
      key: 'hash',
      title: t('console.field.hash.entry'),
      cell: (e) => <Code text={e.hash} cut={6} />,
      text: (e) => e.hash,
    },
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
