// Said above every screen while this device has no network: what is shown may be old.
import { useT } from '../i18n/provider.tsx';
import { useOnline } from './use-online.ts';

export function OfflineBar() {
  const t = useT();
  const isOnline = useOnline();
  return <div role="status">{isOnline ? null : <p className="offline">{t('console.offline')}</p>}</div>;
}
