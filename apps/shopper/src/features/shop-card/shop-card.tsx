// A shop in a rail: a few of its pictures, its name, and how it is doing.
import type { ShopCard as Shop } from '@meridian/contract';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { Avatar } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import given from '../../ui/given-text.module.css';
import { Picture } from '../../ui/picture.tsx';
import { Rating } from '../../ui/rating.tsx';
import styles from './shop-card.module.css';

/** A card that leads to the shop. */
export function ShopCard({ shop }: { shop: Shop }) {
  const t = useT();
  return (
    <Link to="/shop/:id?" params={{ id: shop.id }} className={styles.card}>
      <span className={styles.pictures}>
        {shop.pictures.slice(0, 3).map((picture) => (
          <Picture key={picture.url} source={picture} alt="" sizes="96px" />
        ))}
      </span>
      <span className={styles.line}>
        <Avatar name={shop.monogram} size={40} />
        <span className={styles.words}>
          <span className={cx(given.one, styles.name)}>{shop.name}</span>
          <span className={styles.facts}>
            {shop.score !== null && <Rating score={shop.score} compact />}
            <span>{t('home.shopThings', { count: shop.products })}</span>
          </span>
        </span>
      </span>
      <span className={cx(given.two, styles.tagline)}>{shop.tagline}</span>
    </Link>
  );
}
