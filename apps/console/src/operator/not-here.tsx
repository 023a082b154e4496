// Nothing is here; or it is for other roles, which are named.
import { Button, Result } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { useT, useWords } from '../i18n/provider.tsx';
import type { ScreenRow } from './screens.ts';

/** No screen has this address. */
export function NotHere() {
  const t = useT();
  return <Told title={t('console.notHere.title')}>{t('console.notHere.text')}</Told>;
}

/** A screen that the signed-in operator may not see. */
export function NotForRole({ row }: { row: ScreenRow }) {
  const { t, tag } = useWords();
  const roles = (row.roles ?? []).map((role) => t(`console.role.${role}`));
  const list = new Intl.ListFormat(tag, { type: 'disjunction' }).format(roles);
  return <Told title={t('console.notForRole.title')}>{t('console.notForRole.text', { roles: list })}</Told>;
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  const t = useT();
  useEffect(() => {
    document.title = `${title} · Meridian Console`;
  }, [title]);
  return (
    <Result
      icon={null}
      title={<h1 className="result-title">{title}</h1>}
      subTitle={children}
      extra={
        <Link href="/dashboard">
          <Button type="primary">{t('console.nav.dashboard')}</Button>
        </Link>
      }
    />
  );
}
