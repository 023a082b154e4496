// Shoppers: found by address, number, name or id.
import type { UserCard } from '@meridian/contract';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { State } from '../../ui/bits.tsx';
import { textColumn, timeColumn } from '../../ui/columns.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';

export default function Users() {
  const t = useT();
  const { dateTime, country } = useFormat();
  const columns: Column<UserCard>[] = [
    { key: 'id', title: t('console.field.id'), cell: (u) => u.id, text: (u) => u.id, width: 90 },
    { ...textColumn<UserCard>('name', t('console.field.name'), (u) => u.name), cut: 220 },
    { ...textColumn<UserCard>('email', t('console.field.email'), (u) => u.email), cut: 240 },
    textColumn(
      'mobile',
      t('console.field.mobile'),
      (u) => u.mobile,
      (u) => <bdi dir="ltr">{u.mobile ?? '–'}</bdi>,
    ),
    textColumn(
      'country',
      t('console.field.country'),
      (u) => u.country,
      (u) => country(u.country),
    ),
    timeColumn('since', t('console.field.since'), (u) => u.createdAt, dateTime),
    textColumn(
      'state',
      t('console.field.state'),
      (u) => t(u.frozenAt ? 'console.user.frozen' : 'console.user.active'),
      (u) =>
        u.frozenAt ? (
          <State tone="bad" text={t('console.user.frozen')} />
        ) : (
          <State tone="good" text={t('console.user.active')} />
        ),
    ),
  ];
  return (
    <Page title={t('console.nav.users')}>
      <DataList
        verb="listUsers"
        name="users"
        columns={columns}
        open={(u) => `/users/${u.id}`}
        fields={[
          { name: 'q', label: t('console.users.search'), kind: 'text', width: 320 },
          {
            name: 'frozen',
            label: t('console.field.state'),
            kind: 'select',
            options: [
              { value: '', label: t('console.all') },
              { value: 'false', label: t('console.user.active') },
              { value: 'true', label: t('console.user.frozen') },
            ],
          },
        ]}
      />
    </Page>
  );
}
