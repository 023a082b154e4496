// The personal centre while it loads.
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import styles from './profile-screen.module.css';

/** Shaped like the page. */
export function ProfileSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.head}>
        <Skeleton width="60px" height="60px" radius="50%" />
        <div className={styles.words}>
          <Skeleton width="70%" height="24px" />
          <Skeleton width="50%" height="14px" style={{ marginBlockStart: 8 }} />
        </div>
      </div>
      <Skeleton height="168px" radius="24px" />
      <div style={{ blockSize: 56 }} />
      <Card>
        <Skeleton height="60px" />
      </Card>
    </SkeletonGroup>
  );
}
