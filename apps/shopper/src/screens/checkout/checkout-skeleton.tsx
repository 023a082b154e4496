// The checkout while the quote is made.
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import styles from './checkout-screen.module.css';

/** Address, one shop, sums. */
export function CheckoutSkeleton() {
  return (
    <SkeletonGroup className={styles.stack}>
      <Card>
        <SkeletonText lines={2} />
      </Card>
      <Card>
        <Skeleton width="140px" height="20px" />
        <div className={styles.line}>
          <span className={styles.thumb}>
            <Skeleton ratio={1} radius="12px" />
          </span>
          <span className={styles.lineWords}>
            <SkeletonText lines={2} />
          </span>
        </div>
      </Card>
      <Card>
        <SkeletonText lines={4} />
      </Card>
    </SkeletonGroup>
  );
}
