// Records that are on their way, shaped like them.
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import styles from './records.module.css';

/** Three cards. */
export function RecordSkeletons() {
  return (
    <SkeletonGroup className={styles.list}>
      {[0, 1, 2].map((at) => (
        <Card key={at}>
          <div className={styles.head}>
            <Skeleton width="140px" height="16px" />
            <Skeleton width="70px" height="20px" />
          </div>
          <Skeleton width="110px" height="26px" style={{ marginBlock: '10px' }} />
          <Skeleton height="14px" />
          <Skeleton width="60%" height="14px" style={{ marginBlockStart: '8px' }} />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
