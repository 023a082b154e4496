// One product in a list: its picture, two lines of title, the price, and one line of facts.
import type { ProductCard as Product } from '@meridian/contract';
import { formatCount } from '@meridian/ui/format';
import { rememberCard } from '../../api/known-cards.ts';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { useSharedPicture } from '../../lib/shared-picture.ts';
import { cx } from '../../ui/cx.ts';
import given from '../../ui/given-text.module.css';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Rating } from '../../ui/rating.tsx';
import styles from './product-card.module.css';

export interface ProductCardProps {
  product: Product;
  /** At the top of a screen: its picture loads at once. */
  eager?: boolean | 'first';
  /** For the browser's choice among the widths: a little less than the box, as half the bytes look the same. */
  sizes?: string;
}

/** A card that leads to the product; its picture travels along. */
export function ProductCard({ product, eager, sizes = '(min-width: 560px) 160px, 40vw' }: ProductCardProps) {
  const { ref, linkProps } = useSharedPicture(product.id);
  return (
    <Link
      to="/detail/:product?/:mer?"
      params={{ product: product.id, mer: product.shopId }}
      className={styles.card}
      viewTransition={linkProps.viewTransition}
      onClick={() => {
        rememberCard(product);
        linkProps.onClick();
      }}
    >
      <span ref={ref} className={cx(styles.picture, !product.inStock && styles.gone)}>
        <Picture source={product.picture} alt="" sizes={sizes} eager={eager} />
      </span>
      <span className={styles.body}>
        <span className={cx(given.two, styles.title)}>{product.title}</span>
        <ProductPrice product={product} />
        <ProductFacts product={product} />
      </span>
    </Link>
  );
}

/** The price of a card; "from" where its SKUs differ. */
export function ProductPrice({ product }: { product: Product }) {
  const t = useT();
  if (!product.priceVaries)
    return <Price amount={product.price} was={product.wasPrice} className={styles.price} />;
  return (
    <span className={styles.from}>
      {t.rich('catalogue.card.from', { price: <Price amount={product.price} className={styles.price} /> })}
    </span>
  );
}

/** Score, sales and freight in one line. */
export function ProductFacts({ product }: { product: Product }) {
  const t = useT();
  const { tag } = useLocale();
  return (
    <span className={styles.facts}>
      {product.score !== null && <Rating score={product.score} compact />}
      {product.inStock ? (
        product.sales > 0 && (
          <span>{t('catalogue.card.sold', { count: formatCount(product.sales, tag) })}</span>
        )
      ) : (
        <span>{t('catalogue.card.soldOut')}</span>
      )}
      {product.freeFreight && <span className={styles.free}>{t('catalogue.card.freeFreight')}</span>}
    </span>
  );
}
