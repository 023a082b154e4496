// The filters while they are being counted for the first time.
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import styles from './filter-screen.module.css';

const widths = ['72px', '104px', '88px', '120px', '80px', '96px', '112px'];

/** Rows of chips. */
export function FilterSkeleton() {
  return (
    <SkeletonGroup className={styles.waiting}>
      {[7, 3, 5].map((chips) => (
        <div key={chips} className={styles.chips}>
          {widths.slice(0, chips).map((width) => (
            <Skeleton key={width} width={width} height="38px" radius="12px" />
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}
