// Which screens the operators have: path, who may, how each is loaded, and where it stands in the menu.
import type { OperatorRole } from '@meridian/contract';
import type { ConsoleKey } from '@meridian/locales';
import type { ComponentType } from 'react';

export interface ScreenRow {
  readonly path: string;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Absent = everybody. */
  readonly roles?: readonly OperatorRole[];
  readonly group?: 'money' | 'people' | 'books' | 'house';
  readonly label?: ConsoleKey;
}

const audit: readonly OperatorRole[] = ['support', 'finance', 'admin'];
const money: readonly OperatorRole[] = ['finance', 'admin'];

export const screens: readonly ScreenRow[] = [
  { path: '/dashboard', load: () => import('./screens/dashboard.tsx'), label: 'console.nav.dashboard' },
  {
    path: '/top-ups',
    load: () => import('./screens/top-ups.tsx'),
    roles: audit,
    group: 'money',
    label: 'console.nav.topUps',
  },
  { path: '/top-ups/:id', load: () => import('./screens/top-up.tsx'), roles: audit },
  {
    path: '/withdrawals',
    load: () => import('./screens/withdrawals.tsx'),
    roles: audit,
    group: 'money',
    label: 'console.nav.withdrawals',
  },
  { path: '/withdrawals/:id', load: () => import('./screens/withdrawal.tsx'), roles: audit },
  {
    path: '/statements',
    load: () => import('./screens/statements.tsx'),
    roles: audit,
    group: 'money',
    label: 'console.nav.statements',
  },
  { path: '/statements/files', load: () => import('./screens/statement-files.tsx'), roles: audit },
  { path: '/statements/files/:id', load: () => import('./screens/statement.tsx'), roles: audit },
  {
    path: '/parked',
    load: () => import('./screens/parked.tsx'),
    roles: audit,
    group: 'money',
    label: 'console.nav.parked',
  },
  {
    path: '/users',
    load: () => import('./screens/users.tsx'),
    roles: audit,
    group: 'people',
    label: 'console.nav.users',
  },
  { path: '/users/:id', load: () => import('./screens/user.tsx'), roles: audit },
  {
    path: '/mails',
    load: () => import('./screens/mails.tsx'),
    roles: ['support', 'admin'],
    group: 'people',
    label: 'console.nav.mails',
  },
  {
    path: '/accounts',
    load: () => import('./screens/accounts.tsx'),
    roles: money,
    group: 'books',
    label: 'console.nav.accounts',
  },
  { path: '/accounts/:account', load: () => import('./screens/account.tsx'), roles: money },
  {
    path: '/journals',
    load: () => import('./screens/journals.tsx'),
    roles: money,
    group: 'books',
    label: 'console.nav.journals',
  },
  { path: '/journals/:id', load: () => import('./screens/journal.tsx'), roles: money },
  {
    path: '/corrections',
    load: () => import('./screens/corrections.tsx'),
    roles: money,
    group: 'books',
    label: 'console.nav.corrections',
  },
  {
    path: '/reconcile',
    load: () => import('./screens/reconcile.tsx'),
    roles: money,
    group: 'books',
    label: 'console.nav.reconcile',
  },
  {
    path: '/registry',
    load: () => import('./screens/registry.tsx'),
    roles: audit,
    group: 'house',
    label: 'console.nav.registry',
  },
  {
    path: '/settings',
    load: () => import('./screens/settings.tsx'),
    group: 'house',
    label: 'console.nav.settings',
  },
  {
    path: '/proposals',
    load: () => import('./screens/proposals.tsx'),
    roles: money,
    group: 'house',
    label: 'console.nav.proposals',
  },
  {
    path: '/audit-log',
    load: () => import('./screens/audit-log.tsx'),
    roles: money,
    group: 'house',
    label: 'console.nav.auditLog',
  },
  {
    path: '/sessions',
    load: () => import('./screens/sessions.tsx'),
    group: 'house',
    label: 'console.nav.sessions',
  },
];
