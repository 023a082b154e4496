// The mails that the house wrote: sent, waiting, or kept in the local outbox where none are sent.
import type { ResponseOf } from '@meridian/contract';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { State, Time } from '../../ui/bits.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';

type Row = ResponseOf<'listOutboxMails'>['list'][number];
const tones = { waiting: 'busy', sent: 'good', local: 'quiet', failed: 'bad' } as const;

export default function Mails() {
  const t = useT();
  const { dateTime } = useFormat();
  const columns: Column<Row>[] = [
    { key: 'to', title: t('console.mail.to'), cell: (m) => <bdi>{m.to}</bdi>, text: (m) => m.to, cut: 260 },
    {
      key: 'subject',
      title: t('console.mail.subject'),
      cell: (m) => <bdi className="words">{m.subject}</bdi>,
      text: (m) => m.subject,
    },
    {
      key: 'state',
      title: t('console.field.state'),
      cell: (m) => <State tone={tones[m.state]} text={t(`console.mail.${m.state}`)} />,
      text: (m) => t(`console.mail.${m.state}`),
    },
    {
      key: 'at',
      title: t('console.field.at'),
      cell: (m) => <Time at={m.createdAt} />,
      text: (m) => dateTime(m.createdAt),
    },
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
