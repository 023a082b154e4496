// Who the shop is, in a line, and how it is doing, in four numbers.
import type { ShopInfo } from '@meridian/contract';
import { formatCount, formatCountry, formatPercent } from '@meridian/ui/format';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoginFirst } from '../../features/login-first/use-login-first.ts';
import { FollowButton } from '../../features/shop-follow/follow-button.tsx';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Avatar } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import given from '../../ui/given-text.module.css';
import styles from './shop-screen.module.css';

/** Its name is in the bar above. */
export function ShopHead({ shop }: { shop: ShopInfo }) {
  const t = useT('shop');
  const { tag } = useLocale();
  const loginFirst = useLoginFirst();
  const year = String(new Date(shop.openedAt).getUTCFullYear());
  return (
    <header>
      <div className={styles.head}>
        <Avatar name={shop.monogram} size={60} />
        <div className={styles.words}>
          <p className={cx(given.two, styles.tagline)}>{shop.tagline}</p>
          <p className={styles.from}>{t('shop.from', { country: formatCountry(shop.country, tag), year })}</p>
        </div>
        <FollowButton shop={shop} loginFirst={loginFirst} />
      </div>
      {shop.state !== 'open' && (
        <p className={styles.notice} role="status">
          {t(shop.state === 'holiday' ? 'shop.holiday' : 'shop.suspended')}
        </p>
      )}
      <dl className={styles.numbers} aria-label={t('shop.facts')}>
        <Fact name={t('shop.fans')} value={formatCount(shop.fans, tag, { compact: shop.fans >= 10_000 })} />
        <Fact
          name={t('shop.sales')}
          value={formatCount(shop.sales, tag, { compact: shop.sales >= 10_000 })}
        />
        <Fact
          name={t('shop.favourable')}
          value={
            shop.favourableBps === null ? t('shop.none') : formatPercent(shop.favourableBps / 10_000, tag)
          }
        />
        <Fact
          name={t('shop.scoreCount', { count: shop.reviews })}
          label={t('shop.score')}
          value={
            shop.score === null ? (
              t('shop.none')
            ) : (
              <>
                <Star
                  size={15}
                  fill="currentColor"
                  strokeWidth={0}
                  className={styles.star}
                  aria-hidden="true"
                />
                {shop.score.toFixed(1)}
              </>
            )
          }
        />
      </dl>
    </header>
  );
}

function Fact({ name, label, value }: { name: string; label?: string; value: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        {label && <span className={styles.hidden}>{label}, </span>}
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
