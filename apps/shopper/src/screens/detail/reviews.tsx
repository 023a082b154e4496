// What buyers say: the score and its spread, the latest reviews, and the way to all of them.
import { memo, useRef, useState } from 'react';
import { type ProductForAll, useReviews } from '../../api/catalogue.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, SectionHeader } from '../../ui/card.tsx';
import { onFirstOpen } from '../../ui/on-first-open.tsx';
import { Rating } from '../../ui/rating.tsx';
import { useNear } from '../../ui/use-near.ts';
import { ReviewItem, ReviewsSkeleton } from './review-item.tsx';
import styles from './reviews.module.css';

const ReviewsSheet = onFirstOpen(() => import('./reviews-sheet.tsx'));

const first = 2;

/** Without reviews it says when they come. */
export const Reviews = memo(function Reviews({ product }: { product: ProductForAll }) {
  const t = useT('product');
  const [open, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const near = useNear(section);
  const summary = product.reviewSummary;
  const reviews = useReviews(product.id, {}, near && summary.count > 0);
  const list = reviews.data?.pages[0]?.list.slice(0, first);
  return (
    <section ref={section}>
      <SectionHeader title={t('product.reviews.title')} />
      <Card>
        {summary.score === null || summary.count === 0 ? (
          <div>
            <p className={styles.none}>{t('product.noReviews')}</p>
            <p className={styles.quiet}>{t('product.reviews.emptyText')}</p>
          </div>
        ) : (
          <>
            <Summary score={summary.score} byScore={summary.byScore} count={summary.count} />
            {list ? (
              <ul className={styles.list}>
                {list.map((review) => (
                  <ReviewItem key={review.id} review={review} />
                ))}
              </ul>
            ) : (
              !reviews.isError && <ReviewsSkeleton />
            )}
            {summary.count > first && (
              <Button kind="soft" size="medium" block aria-haspopup="dialog" onClick={() => setOpen(true)}>
                {t('product.reviews.all', { count: summary.count })}
              </Button>
            )}
          </>
        )}
      </Card>
      <ReviewsSheet product={product} open={open} onOpenChange={setOpen} />
    </section>
  );
});

const stars = [5, 4, 3, 2, 1] as const;

/** The mean, large, beside the bars of five to one star. */
function Summary({ score, byScore, count }: { score: number; byScore: readonly number[]; count: number }) {
  const t = useT('product');
  return (
    <div className={styles.summary}>
      <div className={styles.mean}>
        <span className={styles.number} aria-hidden="true">
          {score.toFixed(1)}
        </span>
        <Rating score={score} size={14} />
        <span className={styles.quiet}>{t('product.reviews', { count })}</span>
      </div>
      <ul className={styles.bars}>
        {stars.map((star) => {
          const number = byScore[star - 1] ?? 0;
          return (
            <li key={star} className={styles.bar}>
              <span className={styles.hidden}>
                {t('product.reviews.starsCount', { score: star, count: number })}
              </span>
              <span aria-hidden="true">{star}</span>
              <span className={styles.track} aria-hidden="true">
                <span style={{ inlineSize: `${count > 0 ? (number / count) * 100 : 0}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
