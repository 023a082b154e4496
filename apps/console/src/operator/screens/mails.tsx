// The mails that the house wrote: sent, waiting, or kept in the local outbox where none are sent.
import type { ResponseOf } from '@meridian/contract';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { State } from '../../ui/bits.tsx';
import { textColumn, timeColumn } from '../../ui/columns.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';

type Row = ResponseOf<'listOutboxMails'>['list'][number];
const tones = { waiting: 'busy', sent: 'good', local: 'quiet', failed: 'bad' } as const;

export default function Mails() {
  const t = useT();
  const { dateTime } = useFormat();
  const columns: Column<Row>[] = [
    { ...textColumn<Row>('to', t('console.mail.to'), (m) => m.to), cut: 260 },
    textColumn(
      'subject',
      t('console.mail.subject'),
      (m) => m.subject,
      (m) => <bdi className="words">{m.subject}</bdi>,
    ),
    textColumn(
      'state',
      t('console.field.state'),
      (m) => t(`console.mail.${m.state}`),
      (m) => <State tone={tones[m.state]} text={t(`console.mail.${m.state}`)} />,
    ),
    timeColumn('at', t('console.field.at'), (m) => m.createdAt, dateTime),
  ];
  return (
    <Page title={t('console.nav.mails')}>
      <DataList
        verb="listOutboxMails"
        name="mails"
        columns={columns}
        more={(m) => (
          <p dir="auto" style={{ whiteSpace: 'pre-wrap', margin: 0, maxWidth: 720 }}>
            {m.text}
          </p>
        )}
        fields={[{ name: 'to', label: t('console.mail.to'), kind: 'text' }]}
      />
    </Page>
  );
}
