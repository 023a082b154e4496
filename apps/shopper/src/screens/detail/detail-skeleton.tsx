// A product while it loads: what the list already said of it, and the shape of the rest.
import { useState } from 'react';
import { knownCard } from '../../api/known-cards.ts';
import { sharedPictureStyle } from '../../lib/shared-picture.ts';
import { cx } from '../../ui/cx.ts';
import given from '../../ui/given-text.module.css';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import styles from './detail-screen.module.css';

/** The picture that travelled stays where it arrived. */
export function DetailSkeleton({ id }: { id: string }) {
  const [card] = useState(() => knownCard(id));
  return (
    <>
      {card ? (
        <Picture
          source={card.picture}
          alt=""
          sizes="(min-width: 560px) 430px, 100vw"
          eager="first"
          className={styles.gallery}
          style={sharedPictureStyle}
        />
      ) : (
        <Skeleton ratio={1} radius="0" />
      )}
      <div className={styles.sheet}>
        <div className={styles.priceLine}>
          {card ? (
            <Price amount={card.price} was={card.wasPrice} size="large" />
          ) : (
            <Skeleton width="120px" height="32px" />
          )}
        </div>
        {card ? (
          <h1 className={cx(given.all, styles.title)}>{card.title}</h1>
        ) : (
          <div className={styles.title}>
            <SkeletonText lines={2} />
          </div>
        )}
        <SkeletonGroup>
          <Skeleton width="200px" height="14px" style={{ marginBlock: '10px 24px' }} />
          <Skeleton width="140px" height="14px" style={{ marginBlockEnd: 12 }} />
          <Skeleton width="260px" height="38px" radius="12px" style={{ marginBlockEnd: 20 }} />
          <Skeleton height="104px" radius="16px" style={{ marginBlockEnd: 16 }} />
          <Skeleton height="46px" radius="14px" />
        </SkeletonGroup>
      </div>
    </>
  );
}
