// An address to read: who, how to call them, which kind of place, and where it is.
import type { Address } from '@meridian/contract';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Badge } from '../../ui/badge.tsx';
import styles from './address-lines.module.css';
import { countryName } from './country-name.ts';

/** `badges` stand before the tag; the default mark, for one. */
export function AddressLines({
  address,
  badges,
}: {
  address: Omit<Address, 'id' | 'isDefault'>;
  badges?: ReactNode;
}) {
  const t = useT('address');
  const { tag } = useLocale();
  const known = address.tag === 'home' || address.tag === 'work';
  const place = [
    address.detail,
    ...[...address.area].reverse(),
    address.postcode,
    countryName(address.country, tag),
  ].filter(Boolean);
  return (
    <span className={styles.lines}>
      <span className={styles.who}>
        <bdi className={styles.name}>{address.addressee}</bdi>
        {badges}
        {address.tag && <Badge>{known ? t(`address.tag.${address.tag as 'home' | 'work'}`) : address.tag}</Badge>}
      </span>
      <span className={styles.mobile}>
        <bdi dir="ltr">{address.mobile}</bdi>
      </span>
      <bdi className={styles.place}>{place.join(', ')}</bdi>
    </span>
  );
}
