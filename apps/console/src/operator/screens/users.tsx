// Shoppers: found by address, number, name or id.
import type { UserCard } from '@meridian/contract';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { State, Time } from '../../ui/bits.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';

export default function Users() {
  const t = useT();
  const { dateTime } = useFormat();
  const columns: Column<UserCard>[] = [
    { key: 'id', title: t('console.field.id'), cell: (u) => u.id, text: (u) => u.id, width: 90 },
    {
      key: 'name',
      title: t('console.field.name'),
      cell: (u) => <bdi>{u.name}</bdi>,
      text: (u) => u.name,
      cut: 220,
    },
    {
      key: 'email',
      title: t('console.field.email'),
      cell: (u) => <bdi>{u.email ?? '–'}</bdi>,
      text: (u) => u.email ?? '',
      cut: 240,
    },
    {
      key: 'mobile',
      title: t('console.field.mobile'),
      cell: (u) => <bdi dir="ltr">{u.mobile ?? '–'}</bdi>,
      text: (u) => u.mobile ?? '',
    },
    {
      key: 'country',
      title: t('console.field.country'),
      cell: (u) => u.country ?? '–',
      text: (u) => u.country ?? '',
    },
    {
      key: 'since',
      title: t('console.field.since'),
      cell: (u) => <Time at={u.createdAt} />,
      text: (u) => dateTime(u.createdAt),
    },
    {
      key: 'state',
      title: t('console.field.state'),
      cell: (u) =>
        u.frozenAt ? (
          <State tone="bad" text={t('console.user.frozen')} />
        ) : (
          <State tone="good" text={t('console.user.active')} />
        ),
      text: (u) => t(u.frozenAt ? 'console.user.frozen' : 'console.user.active'),
    },
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
