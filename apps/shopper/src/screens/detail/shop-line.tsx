// Who sells it: name, how buyers find it, and the follow button.
import type { ShopInfo } from '@meridian/contract';
import { formatPercent } from '@meridian/ui/format';
import { memo } from 'react';
import { useShop } from '../../api/shops.ts';
import { useLoginFirst } from '../../features/login-first/use-login-first.ts';
import { FollowButton } from '../../features/shop-follow/follow-button.tsx';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { Avatar } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import given from '../../ui/given-text.module.css';
import styles from './detail-screen.module.css';

/** Leads to the shop. */
export const ShopLine = memo(function ShopLine({ shop: known }: { shop: ShopInfo }) {
  const t = useT('product');
  const { tag } = useLocale();
  const loginFirst = useLoginFirst();
  const shop = useShop(known.id, known).data ?? known;
  return (
    <section className={styles.shop} aria-label={t('product.shop')}>
      <Link to="/shop/:id?" params={{ id: shop.id }} className={styles.shopLink}>
        <Avatar name={shop.monogram} size={46} />
        <span className={styles.shopWords}>
          <span className={cx(given.one, styles.shopName)}>{shop.name}</span>
          <span className={styles.shopFacts}>
            {shop.favourableBps !== null && (
              <span>
                {t('product.shop.favourable', { share: formatPercent(shop.favourableBps / 10_000, tag) })}
              </span>
            )}
            <span>{t('product.shop.fans', { count: shop.fans })}</span>
          </span>
        </span>
      </Link>
      <FollowButton shop={shop} loginFirst={loginFirst} />
    </section>
  );
});
