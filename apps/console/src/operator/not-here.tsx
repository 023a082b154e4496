// Nothing is here, or not for this role.
import { Button, Result } from 'antd';
import { Link } from 'wouter';
import { useT } from '../i18n/provider.tsx';

export function NotHere() {
  const t = useT();
  return (
    <Result
      icon={null}
      title={<h1 className="result-title">{t('console.notHere.title')}</h1>}
      subTitle={t('console.notHere.text')}
      extra={
        <Link href="/dashboard">
          <Button type="primary">{t('console.nav.dashboard')}</Button>
        </Link>
      }
    />
  );
}
