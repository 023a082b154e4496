// The category tab while it loads.
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import styles from './category-screen.module.css';

/** A rail of ten and a pane of nine. */
export function CategorySkeleton() {
  const places = (count: number) => Array.from({ length: count }, (_, at) => at);
  return (
    <SkeletonGroup className={styles.panes}>
      <div className={styles.rail} style={{ background: 'none' }}>
        {places(10).map((at) => (
          <span key={at} className={styles.branch}>
            <Skeleton width="62px" height="14px" />
          </span>
        ))}
      </div>
      <div className={styles.pane}>
        <Skeleton height="60px" radius="16px" />
        <div className={styles.shelves}>
          {places(9).map((at) => (
            <span key={at} className={styles.shelf}>
              <Skeleton ratio={1} radius="16px" />
              <Skeleton width="60%" height="12px" />
            </span>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
