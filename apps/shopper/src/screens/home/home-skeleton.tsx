// The front page while it loads.
import { ProductGridSkeleton } from '../../features/products/product-grid.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import styles from './home-screen.module.css';

/** A banner, ten categories, a grid. */
export function HomeSkeleton() {
  return (
    <div className={styles.shelves}>
      <SkeletonGroup>
        <Skeleton height="168px" radius="24px" />
        <div className={styles.categories}>
          {Array.from({ length: 10 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike
            <span key={at} className={styles.category}>
              <span className={styles.thumb}>
                <Skeleton ratio={1} radius="20px" />
              </span>
              <Skeleton width="44px" height="12px" />
            </span>
          ))}
        </div>
        <Skeleton width="190px" height="20px" style={{ marginBlock: '22px 14px' }} />
      </SkeletonGroup>
      <ProductGridSkeleton count={4} />
    </div>
  );
}
