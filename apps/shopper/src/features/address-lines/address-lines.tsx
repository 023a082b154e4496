// An address to read: who, how to call them, which kind of place, and where it is.
import type { Address } from '@meridian/contract';
import { formatCountry } from '@meridian/ui/format';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/provider.tsx';
import { Badge } from '../../ui/badge.tsx';
import styles from './address-lines.module.css';

/** `tagText` is the tag in words; `badges` stand before it. */
export function AddressLines({
  address,
  tagText,
  badges,
}: {
  address: Omit<Address, 'id' | 'isDefault'>;
  tagText: string;
  badges?: ReactNode;
}) {
  const { tag } = useLocale();
  const place = [
    address.detail,
    ...[...address.area].reverse(),
    address.postcode,
    formatCountry(address.country, tag),
  ].filter(Boolean);
  return (
    <span className={styles.lines}>
      <span className={styles.who}>
        <bdi className={styles.name}>{address.addressee}</bdi>
        {badges}
        {tagText && <Badge>{tagText}</Badge>}
      </span>
      <span className={styles.mobile}>
        <bdi dir="ltr">{address.mobile}</bdi>
      </span>
      <span className={styles.place}>
        <bdi>{place.join(', ')}</bdi>
      </span>
    </span>
  );
}
