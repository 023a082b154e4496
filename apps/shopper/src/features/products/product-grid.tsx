// Products two by two, and the shape of that while they load.
import type { ProductCard as Product } from '@meridian/contract';
import { Suspense } from 'react';
import { cx } from '../../ui/cx.ts';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import styles from './product-card.module.css';
import { ProductCard } from './product-card.tsx';

export interface ProductGridProps {
  products: readonly Product[];
  label?: string;
  /** How many pictures are in sight at once; the first row comes before everything else. */
  eager?: number;
  /** Another list is on its way. */
  switching?: boolean;
}

/** A list of two columns. */
export function ProductGrid({ products, label, eager = 0, switching }: ProductGridProps) {
  return (
    <ul
      className={cx(styles.grid, switching && styles.switching)}
      aria-label={label}
      aria-busy={switching || undefined}
    >
      {products.map((product, at) => (
        <li key={product.id}>
          {/* A boundary: the server's page comes to life card by card, not in one long task. */}
          <Suspense fallback={null}>
            <ProductCard product={product} eager={at < eager && (at < 2 ? 'first' : true)} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

/** Cards in the shape of what comes. */
export function ProductGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <SkeletonGroup className={styles.grid}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
        <span key={at} className={styles.card}>
          <Skeleton ratio={1} radius="0" />
          <span className={styles.body}>
            <span className={styles.title}>
              <SkeletonText lines={2} />
            </span>
            <Skeleton width="70px" height="20px" style={{ marginBlockStart: 6 }} />
            <Skeleton width="110px" height="12px" style={{ marginBlockStart: 8 }} />
          </span>
        </span>
      ))}
    </SkeletonGroup>
  );
}
