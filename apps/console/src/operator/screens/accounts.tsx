// The accounts of the ledger, by type and name.
import type { LedgerAccount } from '@meridian/contract';
import { useT } from '../../i18n/provider.tsx';
import { amountColumn, textColumn } from '../../ui/columns.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';
import { accountTypes } from '../ledger-words.ts';
import { AccountLink } from '../links.tsx';

export default function Accounts() {
  const t = useT();
  const columns: Column<LedgerAccount>[] = [
    textColumn(
      'account',
      t('console.field.account'),
      (a) => a.account,
      (a) => <AccountLink account={a.account} />,
    ),
    textColumn(
      'type',
      t('console.field.type'),
      (a) => a.type,
      (a) => t(`console.account.${a.type}`),
    ),
    {
      key: 'postings',
      title: t('console.field.postings'),
      end: true,
      cell: (a) => a.postings ?? '–',
      text: (a) => String(a.postings ?? ''),
    },
    amountColumn('balance', t('console.field.balance'), (a) => a.balance),
  ];
  return (
    <Page title={t('console.nav.accounts')}>
      <DataList
        verb="listLedgerAccounts"
        name="accounts"
        columns={columns}
        open={(a) => `/accounts/${encodeURIComponent(a.account)}`}
        fields={[
          { name: 'q', label: t('console.accounts.search'), kind: 'text', width: 280 },
          {
            name: 'type',
            label: t('console.field.type'),
            kind: 'select',
            width: 240,
            options: [
              { value: '', label: t('console.all') },
              ...accountTypes.map((value) => ({ value, label: t(`console.account.${value}`) })),
            ],
          },
        ]}
      />
    </Page>
  );
}
