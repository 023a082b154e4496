// One rank of the list: its number, a picture, what it is and costs.
import type { ProductCard } from '@meridian/contract';
import { rememberCard } from '../../api/known-cards.ts';
import { ProductFacts, ProductPrice } from '../../features/products/product-card.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { useSharedPicture } from '../../lib/shared-picture.ts';
import { cx } from '../../ui/cx.ts';
import given from '../../ui/given-text.module.css';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './popular-screen.module.css';

/** Leads to the product; the first three stand out. */
export function PopularRow({ product, rank }: { product: ProductCard; rank: number }) {
  const t = useT();
  const { ref, linkProps } = useSharedPicture(product.id);
  return (
    <li>
      <Link
        to="/detail/:product?/:mer?"
        params={{ product: product.id, mer: product.shopId }}
        className={styles.row}
        viewTransition={linkProps.viewTransition}
        onClick={() => {
          rememberCard(product);
          linkProps.onClick();
        }}
      >
        <span className={styles.rank} data-first={rank <= 3 ? '' : undefined}>
          <VisuallyHidden>{t('catalogue.popular.rank', { rank })}</VisuallyHidden>
          <span aria-hidden="true">{rank}</span>
        </span>
        <span ref={ref} className={styles.picture}>
          <Picture source={product.picture} alt="" sizes="96px" radius="12px" eager={rank <= 4} />
        </span>
        <span className={styles.words}>
          <span className={cx(given.two, styles.title)}>{product.title}</span>
          <ProductPrice product={product} />
          <ProductFacts product={product} />
        </span>
      </Link>
    </li>
  );
}

/** Rows in the shape of what comes. */
export function PopularSkeleton() {
  return (
    <SkeletonGroup className={styles.list}>
      {[1, 2, 3, 4, 5].map((rank) => (
        <div key={rank} className={styles.row}>
          <span className={styles.rank}>
            <Skeleton width="18px" height="20px" />
          </span>
          <span className={styles.picture}>
            <Skeleton ratio={1} radius="12px" />
          </span>
          <span className={styles.words}>
            <SkeletonText lines={2} />
            <Skeleton width="72px" height="20px" style={{ marginBlockStart: 10 }} />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  );
}
