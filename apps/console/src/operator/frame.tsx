// The frame: menu by role at the start, who is signed in and the language on top, the screen in between.
import { useQueryClient } from '@tanstack/react-query';
import { Button, Layout, Menu, Select } from 'antd';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useAct } from '../api/hooks.ts';
import { consoleLanguages } from '../i18n/language.ts';
import { useWords } from '../i18n/provider.tsx';
import { State } from '../ui/bits.tsx';
import { Mark } from '../ui/mark.tsx';
import { OfflineBar } from '../ui/offline-bar.tsx';
import { screens } from './screens.ts';
import { useOperator } from './use-operator.ts';

const groups = ['money', 'people', 'books', 'house'] as const;

export function Frame({ children }: { children: ReactNode }) {
  const { t } = useWords();
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <a className="skip" href="#main">
        {t('console.skip')}
      </a>
      <Layout.Sider
        width={232}
        style={{ position: 'sticky', insetBlockStart: 0, height: '100vh', overflow: 'auto' }}
      >
        <div className="brand">
          <Mark />
          {t('console.brand')}
        </div>
        <Navigation />
      </Layout.Sider>
      <Layout>
        <Layout.Header style={{ borderBlockEnd: '1px solid var(--line)' }}>
          <Top />
        </Layout.Header>
        <Layout.Content id="main" role="main" tabIndex={-1} style={{ outline: 'none' }}>
          <OfflineBar />
          {children}
        </Layout.Content>
      </Layout>
    </Layout>
  );
}

function Navigation() {
  const { t, find } = useWords();
  const { roles } = useOperator();
  const [location] = useLocation();
  const mine = screens.filter(
    ({ label, roles: allowed }) => label && (!allowed || allowed.some((role) => roles.includes(role))),
  );
  const item = ({ path, label }: (typeof mine)[number]) => ({
    key: path,
    label: <Link href={path}>{label ? find(label) : path}</Link>,
  });
  return (
    <nav aria-label={t('console.nav.label')}>
      <Menu
        theme="dark"
        mode="inline"
        selectedKeys={[`/${location.split('/')[1] ?? ''}`]}
        items={[
          ...mine.filter(({ group }) => !group).map(item),
          ...groups.flatMap((group) => {
            const children = mine.filter((screen) => screen.group === group).map(item);
            return children.length === 0
              ? []
              : [{ key: group, type: 'group' as const, label: t(`console.group.${group}`), children }];
          }),
        ]}
      />
    </nav>
  );
}

function Top() {
  const { t, code, change } = useWords();
  const operator = useOperator();
  const client = useQueryClient();
  const out = useAct('operatorLogout', {
    said: null,
    refresh: false,
    onDone: () => {
      client.clear();
      client.setQueryData(['getOperatorInfo', {}], null);
    },
  });
  return (
    <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'end', gap: 12, height: '100%' }}>
      <span>{operator.name}</span>
      <span>
        {operator.roles.map((role) => (
          <State key={role} tone="quiet" text={t(`console.role.${role}`)} />
        ))}
      </span>
      <Select
        aria-label={t('console.language')}
        value={code}
        style={{ width: 130 }}
        options={consoleLanguages.map((language) => ({ value: language.code, label: language.endonym }))}
        onChange={change}
      />
      <Button loading={out.isPending} onClick={() => out.mutate({})}>
        {t('console.signOut')}
      </Button>
    </div>
  );
}
