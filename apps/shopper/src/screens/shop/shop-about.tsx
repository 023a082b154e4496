// About the shop: its own words, where it ships from, what freight costs.
import type { ShopInfo } from '@meridian/contract';
import { formatCount, formatCountry, formatDate, formatMoney } from '@meridian/ui/format';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Card, Facts, SectionHeader } from '../../ui/card.tsx';
import styles from './shop-screen.module.css';

/** Facts, no praise. */
export function ShopAbout({ shop }: { shop: ShopInfo }) {
  const t = useT('shop');
  const { tag } = useLocale();
  const { base, perExtraItem, freeAbove } = shop.freight;
  return (
    <div className={styles.about}>
      {shop.description && (
        <section>
          <SectionHeader title={t('shop.about.description')} />
          <p className={styles.description} dir="auto">
            {shop.description}
          </p>
        </section>
      )}
      <section>
        <SectionHeader title={t('shop.about.freight')} />
        <Card>
          <Facts
            items={[
              { name: t('shop.about.base'), value: formatMoney(base, tag) },
              { name: t('shop.about.extra'), value: formatMoney(perExtraItem, tag) },
              {
                name: t('shop.about.free'),
                value: freeAbove === null ? t('shop.about.never') : formatMoney(freeAbove, tag),
              },
            ]}
          />
          <p className={styles.note}>{t('shop.about.freightNote')}</p>
        </Card>
      </section>
      <Card className={styles.more}>
        <Facts
          items={[
            { name: t('shop.about.country'), value: formatCountry(shop.country, tag) },
            { name: t('shop.about.opened'), value: formatDate(shop.openedAt, tag, 'month') },
            { name: t('shop.about.products'), value: formatCount(shop.products, tag) },
          ]}
        />
      </Card>
    </div>
  );
}
