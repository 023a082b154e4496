// The bag while it loads: two shops' worth of lines.
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import styles from './bag-screen.module.css';

/** Shaped like a bag. */
export function BagSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.groups}>
        {[2, 1].map((lines) => (
          <Card key={lines} padded={false} className={styles.group}>
            <div className={styles.shop}>
              <Skeleton width="140px" height="20px" />
            </div>
            {Array.from({ length: lines }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
              <div key={at} className={styles.line}>
                <Skeleton width="22px" height="22px" radius="50%" />
                <div className={styles.thumb}>
                  <Skeleton ratio={1} radius="12px" />
                </div>
                <div className={styles.words}>
                  <SkeletonText lines={2} />
                </div>
              </div>
            ))}
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
