// The statement of one account: each line with the balance after it, and a correction to propose.
import type { LedgerLine } from '@meridian/contract';
import { Card, Statistic } from 'antd';
import { useParams } from 'wouter';
import { useRead } from '../../api/hooks.ts';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { amountColumn, textColumn, timeColumn } from '../../ui/columns.tsx';
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
    timeColumn('at', t('console.field.at'), (l) => l.createdAt, dateTime),
    textColumn(
      'kind',
      t('console.field.kind'),
      (l) => l.kind,
      (l) => t(`console.kind.${l.kind}`),
    ),
    textColumn(
      'key',
      t('console.field.journal'),
      (l) => l.key,
      (l) => <JournalLink id={l.journalId} text={l.key} />,
    ),
    textColumn(
      'other',
      t('console.field.counterpart'),
      (l) => l.counterpart,
      (l) => <AccountLink account={l.counterpart} />,
    ),
    amountColumn('amount', t('console.field.amount'), (l) => l.amount, true),
    amountColumn('after', t('console.field.after'), (l) => l.balanceAfter),
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
