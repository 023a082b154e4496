// Says that the device has no connection, for as long as that is so.
import { WifiOff } from 'lucide-react';
import { useT } from '../i18n/use-t.tsx';
import { useOnline } from '../lib/online.ts';
import styles from './offline-banner.module.css';

/** A quiet line above the page. */
export function OfflineBanner() {
  const t = useT();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <WifiOff size={16} aria-hidden />
          {t('nav.offline')}
        </p>
      )}
    </div>
  );
}
