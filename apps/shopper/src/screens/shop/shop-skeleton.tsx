// A shop while it loads.
import { ProductGridSkeleton } from '../../features/products/product-grid.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import styles from './shop-screen.module.css';

/** Head, numbers, tabs, grid. */
export function ShopSkeleton() {
  return (
    <>
      <SkeletonGroup>
        <div className={styles.head}>
          <Skeleton width="60px" height="60px" radius="18px" />
          <div className={styles.words}>
            <SkeletonText lines={2} />
          </div>
          <Skeleton width="80px" height="36px" radius="12px" />
        </div>
        <Skeleton height="68px" radius="16px" />
        <Skeleton height="52px" radius="16px" style={{ marginBlock: '14px 52px' }} />
      </SkeletonGroup>
      <ProductGridSkeleton count={4} />
    </>
  );
}
