// One review: who, when, how many stars, what was bought, the words, pictures, and the shop's answer.
import type { Review } from '@meridian/contract';
import { isLanguageCode, languageOf } from '@meridian/locales/languages';
import { formatDate } from '@meridian/ui/format';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Rating } from '../../ui/rating.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import styles from './reviews.module.css';

/** The words stand in the direction of their own language. */
export function ReviewItem({ review }: { review: Review }) {
  const t = useT('product');
  const { tag } = useLocale();
  const lang = isLanguageCode(review.language) ? languageOf(review.language).tag : undefined;
  return (
    <li className={styles.review}>
      <div className={styles.who}>
        <span className={styles.author}>
          <bdi>{review.author}</bdi>
        </span>
        <time className={styles.quiet} dateTime={review.createdAt}>
          {formatDate(review.createdAt, tag)}
        </time>
      </div>
      <div className={styles.what}>
        <Rating score={review.score} size={13} />
        {review.optionText && <span className={styles.quiet}>{review.optionText}</span>}
      </div>
      <p className={styles.content} dir="auto" lang={lang}>
        {review.content}
      </p>
      {review.pictures.length > 0 && (
        <ul className={styles.pictures}>
          {review.pictures.map((picture) => (
            <li key={picture.url}>
              <Picture
                source={picture}
                alt={picture.alt || t('product.reviews.picture', { author: review.author })}
                sizes="84px"
                radius="12px"
              />
            </li>
          ))}
        </ul>
      )}
      {review.reply && (
        <div className={styles.reply}>
          <p className={styles.replyTitle}>{t('product.reviews.reply')}</p>
          <p dir="auto">{review.reply.content}</p>
        </div>
      )}
    </li>
  );
}

/** Two reviews while they load. */
export function ReviewsSkeleton() {
  return (
    <SkeletonGroup className={styles.list}>
      {[1, 2].map((line) => (
        <div key={line} className={styles.review}>
          <Skeleton width="120px" height="14px" style={{ marginBlockEnd: 10 }} />
          <SkeletonText lines={2} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
