// Where the parcels go; touching it chooses another address.
import type { Address } from '@meridian/contract';
import { ChevronRight, MapPin } from 'lucide-react';
import { AddressLines } from '../../features/address-lines/address-lines.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Link, usePlace } from '../../lib/router/react.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './checkout-screen.module.css';

/** The chosen address, or the way to add the first one. */
export function AddressCard({ address }: { address: Omit<Address, 'id'> | null }) {
  const t = useT('checkout');
  const here = usePlace().href;
  const tagText =
    address?.tag === 'home' || address?.tag === 'work'
      ? t(`checkout.address.tag.${address.tag}`)
      : (address?.tag ?? '');
  return (
    <Card padded={false}>
      <Link to="/address" search={{ pick: true, backUrl: here }} className={styles.address}>
        <MapPin size={22} className={styles.pin} aria-hidden="true" />
        {address ? (
          <AddressLines address={address} tagText={tagText} />
        ) : (
          <span className={styles.addressWords}>
            <span className={styles.addressee}>{t('checkout.address.add')}</span>
            <span className={styles.addressLine}>{t('checkout.address.why')}</span>
          </span>
        )}
        <ChevronRight size={20} className={styles.chevron} aria-hidden="true" />
      </Link>
    </Card>
  );
}
