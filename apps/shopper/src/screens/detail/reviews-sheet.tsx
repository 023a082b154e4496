// All reviews of a product, by their stars or with pictures only.
import { useState } from 'react';
import { type ProductForAll, useReviews } from '../../api/catalogue.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { ReviewItem, ReviewsSkeleton } from './review-item.tsx';
import styles from './reviews.module.css';

export interface ReviewsSheetProps {
  product: ProductForAll;
  open: boolean;
  onOpenChange(open: boolean): void;
}

type Choice = 'any' | 'pictures' | '1' | '2' | '3' | '4' | '5';
const stars = ['5', '4', '3', '2', '1'] as const;

/** Asks the server only while it is open. */
export default function ReviewsSheet({ product, open, onOpenChange }: ReviewsSheetProps) {
  const t = useT('product');
  const [choice, setChoice] = useState<Choice>('any');
  const { count, byScore, withPictures } = product.reviewSummary;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('product.reviews.sheet', { count })}
      initialFocus={false}
    >
      <div className={styles.filter}>
        <ChipGroup<Choice>
          label={t('product.reviews.filter')}
          value={choice}
          onChange={(next: Choice) => setChoice(next)}
          scroll
          options={[
            { value: 'any', label: t('product.reviews.any') },
            ...(withPictures > 0
              ? [
                  {
                    value: 'pictures' as const,
                    label: t('product.reviews.withPictures', { count: withPictures }),
                  },
                ]
              : []),
            ...stars
              .filter((star) => (byScore[Number(star) - 1] ?? 0) > 0)
              .map((star) => ({ value: star, label: t('product.reviews.stars', { score: Number(star) }) })),
          ]}
        />
      </div>
      {open && <ReviewPages key={choice} id={product.id} choice={choice} />}
    </Sheet>
  );
}

function ReviewPages({ id, choice }: { id: string; choice: Choice }) {
  const t = useT('product');
  const filter =
    choice === 'any' ? {} : choice === 'pictures' ? { withPictures: true } : { score: Number(choice) };
  const reviews = useReviews(id, filter);
  if (reviews.isError && !reviews.data)
    return <ErrorState onRetry={() => void reviews.refetch()} retrying={reviews.isFetching} />;
  if (!reviews.data) return <ReviewsSkeleton />;
  const list = reviews.data.pages.flatMap((page) => page.list);
  if (list.length === 0)
    return (
      <EmptyState drawing="talk" title={t('product.reviews.empty')} text={t('product.reviews.emptyText')} />
    );
  return (
    <>
      <ul className={styles.list}>
        {list.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {reviews.hasNextPage && (
        <Button
          kind="soft"
          size="medium"
          block
          loading={reviews.isFetchingNextPage}
          onClick={() => void reviews.fetchNextPage()}
        >
          {t('common.action.more')}
        </Button>
      )}
    </>
  );
}
