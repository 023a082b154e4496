// An order that is on its way to the screen.
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import styles from './order-info-screen.module.css';

/** Shaped like an order: its state, a card below, and the lines. */
export function OrderInfoSkeleton() {
  return (
    <SkeletonGroup className={styles.page}>
      <Card>
        <div className={styles.skeleton}>
          <Skeleton width="60%" height="26px" />
          <Skeleton width="45%" height="16px" />
          <SkeletonText lines={2} />
          <Skeleton height="40px" />
        </div>
      </Card>
      <div className={styles.skeletonHead}>
        <Skeleton width="110px" height="20px" />
      </div>
      <Card>
        <div className={styles.skeleton}>
          <Skeleton width="40%" height="18px" />
          <SkeletonText lines={3} />
        </div>
      </Card>
    </SkeletonGroup>
  );
}
