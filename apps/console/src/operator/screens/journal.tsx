// One journal: its postings with the balances after them.
import { Card, Descriptions, Table } from 'antd';
import { useParams } from 'wouter';
import { useRead } from '../../api/hooks.ts';
import { useT } from '../../i18n/provider.tsx';
import { Amount, Code, Time } from '../../ui/bits.tsx';
import { Page, WaitingPage } from '../../ui/page.tsx';
import { CorrectionDialog } from '../correction-dialog.tsx';
import { AccountLink, JournalLink } from '../links.tsx';

export default function Journal() {
  const t = useT();
  const { id = '' } = useParams<{ id: string }>();
  const read = useRead('getLedgerJournal', { id });
  const j = read.data;
  if (!j) return <WaitingPage title={t('console.nav.journals')} read={read} />;
  return (
    <Page title={t('console.journal.title', { id: j.id })} acts={<CorrectionDialog reverses={j.id} />}>
      <Card>
        <Descriptions
          column={2}
          size="small"
          items={[
            { key: 'kind', label: t('console.field.kind'), children: t(`console.kind.${j.kind}`) },
            { key: 'key', label: t('console.field.key'), children: <Code text={j.key} /> },
            {
              key: 'actor',
              label: t('console.field.actor'),
              children: <span className="mono">{j.actor}</span>,
            },
            { key: 'at', label: t('console.field.at'), children: <Time at={j.createdAt} /> },
            { key: 'amount', label: t('console.field.amount'), children: <Amount value={j.amount} /> },
            {
              key: 'reverses',
              label: t('console.correction.reverses'),
              children: j.reverses ? <JournalLink id={j.reverses} text={j.reverses} /> : '–',
            },
          ]}
        />
      </Card>
      <Table
        rowKey="id"
        size="middle"
        pagination={false}
        dataSource={j.postings}
        columns={[
          {
            key: 'debit',
            title: t('console.field.debit'),
            render: (_, p) => <AccountLink account={p.debit} />,
          },
          {
            key: 'after1',
            title: t('console.field.after'),
            align: 'end',
            render: (_, p) => <Amount value={p.debitBalance} />,
          },
          {
            key: 'credit',
            title: t('console.field.credit'),
            render: (_, p) => <AccountLink account={p.credit} />,
          },
          {
            key: 'after2',
            title: t('console.field.after'),
            align: 'end',
            render: (_, p) => <Amount value={p.creditBalance} />,
          },
          {
            key: 'amount',
            title: t('console.field.amount'),
            align: 'end',
            render: (_, p) => <Amount value={p.amount} />,
          },
        ]}
      />
    </Page>
  );
}
