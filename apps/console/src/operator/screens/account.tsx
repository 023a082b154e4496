// The statement of one account: each line with the balance after it, and a correction to propose.
import type { LedgerLine } from '@meridian/contract';
import { Card, Statistic } from 'antd';
import { useParams } from 'wouter';
import { useRead } from '../../api/hooks.ts';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { Amount, Time } from '../../ui/bits.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page, WaitingPage } from '../../ui/page.tsx';
import { CorrectionDialog } from '../correction-dialog.tsx';
import { AccountLink, JournalLink } from '../links.tsx';

export default function Account() {
  const t = useT();
  const { money, dateTime } = useFormat();
  const { account = '' } = useParams<{ account: string }>();
  const path = decodeURIComponent(account);
  const head = useRead('getLedgerStatement', { account: path, limit: 1 });
  const columns: Column<LedgerLine>[] = [
    {
      key: 'at',
      title: t('console.field.at'),
      cell: (l) => <Time at={l.createdAt} />,
      text: (l) => dateTime(l.createdAt),
    },
    {
      key: 'kind',
      title: t('console.field.kind'),
      cell: (l) => t(`console.kind.${l.kind}`),
      text: (l) => l.kind,
    },
    {
      key: 'key',
      title: t('console.field.journal'),
      cell: (l) => <JournalLink id={l.journalId} text={l.key} />,
      text: (l) => l.key,
    },
    {
      key: 'other',
      title: t('console.field.counterpart'),
      cell: (l) => <AccountLink account={l.counterpart} />,
      text: (l) => l.counterpart,
    },
    {
      key: 'amount',
      title: t('console.field.amount'),
      end: true,
      cell: (l) => <Amount value={l.amount} sign />,
      text: (l) => l.amount,
    },
    {
      key: 'after',
      title: t('console.field.after'),
      end: true,
      cell: (l) => <Amount value={l.balanceAfter} />,
      text: (l) => l.balanceAfter ?? '',
    },
  ];
  if (head.error && !head.data) return <WaitingPage title={path} read={head} />;
  return (
    <Page title={path} acts={<CorrectionDialog account={path} />}>
      <Card size="small">
        <Statistic
          title={head.data ? t(`console.account.${head.data.account.type}`) : ''}
          value={head.data ? money(head.data.account.balance) : ''}
        />
      </Card>
      <DataList
        verb="getLedgerStatement"
        fixed={{ account: path }}
        name={`statement-${path.replace(':', '-')}`}
        columns={columns}
        open={(l) => `/journals/${l.journalId}`}
      />
    </Page>
  );
}
