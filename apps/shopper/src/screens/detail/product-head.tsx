// Price, what is left, the title, and how it has done.
import type { Sku } from '@meridian/contract';
import { formatCount } from '@meridian/ui/format';
import { memo } from 'react';
import type { ProductForAll } from '../../api/catalogue.ts';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { cx } from '../../ui/cx.ts';
import given from '../../ui/given-text.module.css';
import { Price } from '../../ui/price.tsx';
import { Rating } from '../../ui/rating.tsx';
import styles from './detail-screen.module.css';

export interface ProductHeadProps {
  product: ProductForAll;
  sku: Sku | undefined;
}

/** The price is that of the chosen SKU. */
export const ProductHead = memo(function ProductHead({ product, sku }: ProductHeadProps) {
  const t = useT('product');
  const { tag } = useLocale();
  const left = sku?.stock ?? 0;
  return (
    <header>
      <div className={styles.priceLine}>
        <span aria-live="polite">
          <Price
            amount={sku?.price ?? product.price}
            was={sku ? sku.wasPrice : product.wasPrice}
            size="large"
          />
        </span>
        {product.state === 'on' && (
          <span className={styles.left} role="status">
            {left > 0 ? t('product.left', { count: left }) : t('product.soldOut')}
          </span>
        )}
      </div>
      <h1 className={cx(given.all, styles.title)}>{product.title}</h1>
      <p className={styles.facts}>
        {product.score === null ? (
          <span>{t('product.noReviews')}</span>
        ) : (
          <span className={styles.score}>
            <Rating score={product.score} compact /> ({t('product.reviews', { count: product.reviews })})
          </span>
        )}
        {product.sales > 0 && <span>{t('product.sold', { count: formatCount(product.sales, tag) })}</span>}
      </p>
    </header>
  );
});
