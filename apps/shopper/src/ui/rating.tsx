// Stars: a score to read.
import { Star } from 'lucide-react';
import { useT } from '../i18n/use-t.tsx';
import styles from './rating.module.css';

const five = [1, 2, 3, 4, 5] as const;

/** A score from 0 to 5, with tenths; `compact` is one star and the number. */
export function Rating({ score, size = 16, compact }: { score: number; size?: number; compact?: boolean }) {
  const t = useT();
  const text = score.toFixed(1);
  if (compact) {
    return (
      <span className={styles.compact} role="img" aria-label={t('common.rating.score', { score: text })}>
        <Star size="1em" fill="currentColor" strokeWidth={0} className={styles.star} aria-hidden="true" />
        <span aria-hidden="true">{text}</span>
      </span>
    );
  }
  return (
    <span className={styles.stars} role="img" aria-label={t('common.rating.score', { score: text })}>
      {five.map((star) => {
        const share = Math.min(1, Math.max(0, score - star + 1));
        return (
          <span key={star} className={styles.place} style={{ inlineSize: size, blockSize: size }}>
            <Star
              size={size}
              className={styles.empty}
              fill="currentColor"
              strokeWidth={0}
              aria-hidden="true"
            />
            <span className={styles.part} style={{ inlineSize: `${share * 100}%` }}>
              <Star
                size={size}
                className={styles.star}
                fill="currentColor"
                strokeWidth={0}
                aria-hidden="true"
              />
            </span>
          </span>
        );
      })}
    </span>
  );
}
