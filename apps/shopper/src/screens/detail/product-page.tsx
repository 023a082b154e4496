// The page of a product from top to bottom.
import { Suspense } from 'react';
import type { ProductForAll } from '../../api/catalogue.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Delivery, type DeliveryAnswer } from './delivery.tsx';
import { Description, Specifications } from './description.tsx';
import styles from './detail-screen.module.css';
import { Gallery } from './gallery.tsx';
import { Options } from './options.tsx';
import { ProductHead } from './product-head.tsx';
import { Recommendations } from './recommendations.tsx';
import { Reviews } from './reviews.tsx';
import { ShopLine } from './shop-line.tsx';
import type { Choice } from './use-chosen-sku.ts';
import type { useDestination } from './use-destination.ts';

export interface ProductPageProps {
  product: ProductForAll;
  delivery: DeliveryAnswer;
  choice: Choice;
  destination: ReturnType<typeof useDestination>;
  /** Asks for the delivery again. */
  onRetry(): void;
}

/** Goes inside the screen, to its edges. What another country leaves as it is is not drawn anew. */
export function ProductPage({ product, delivery, choice, destination, onRetry }: ProductPageProps) {
  const t = useT('product');
  return (
    <article>
      <Gallery product={product} choice={choice} />
      <div className={styles.sheet}>
        {product.state === 'off' && (
          <div className={styles.notice} role="status">
            <p className={styles.noticeTitle}>{t('product.off.title')}</p>
            <p>{t('product.off.text')}</p>
          </div>
        )}
        <ProductHead product={product} sku={choice.sku} />
        {product.state === 'on' && <Options product={product} choice={choice} />}
        {product.state === 'on' && (
          <Delivery
            delivery={delivery}
            returnDays={product.returnDays}
            destination={destination}
            onRetry={onRetry}
          />
        )}
        {product.shop.state === 'holiday' && <p className={styles.notice}>{t('product.holiday')}</p>}
        {/* Boundaries: the server's page comes to life part by part, not in one long task. */}
        <Suspense fallback={null}>
          <ShopLine shop={product.shop} />
          <Description text={product.description} />
          <Specifications product={product} />
        </Suspense>
        <Suspense fallback={null}>
          <Reviews product={product} />
          <Recommendations id={product.id} />
        </Suspense>
      </div>
    </article>
  );
}
