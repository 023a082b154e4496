// One order in a list: its shop, its state, what is in it, what it cost, what happens next, and its acts.
import type { OrderCard as Order } from '@meridian/contract';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { Avatar, Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import given from '../../ui/given-text.module.css';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import { NextStep } from './next-step.tsx';
import styles from './order-card.module.css';
import { toneOf } from './state-tone.ts';

const picturesShown = 3;

/** `acts` are its buttons; `onEnd` is told when the time to pay is over. */
export function OrderCard({ order, acts, onEnd }: { order: Order; acts?: ReactNode; onEnd?(): void }) {
  const t = useT('order');
  const state = t(`order.state.${order.status}`);
  return (
    <Card padded={false} className={styles.card}>
      <article aria-label={t('order.from', { shop: order.shopName })}>
        <Link
          to="/orderInfo/:id?"
          params={{ id: order.orderNo }}
          className={styles.open}
          aria-label={t('order.open', { shop: order.shopName, state })}
        >
          <span className={styles.head}>
            <Avatar name={order.monogram} size={28} />
            <span className={cx(given.one, styles.shop)}>{order.shopName}</span>
            <Badge tone={toneOf(order.status)} dot>
              {state}
            </Badge>
          </span>
          <Lines order={order} />
        </Link>
        <div className={styles.sum}>
          <span className={styles.next}>
            <NextStep next={order.next} onEnd={onEnd} />
          </span>
          <span className={styles.total}>
            <span className={styles.quiet}>{t('common.count.items', { count: order.quantity })}</span>
            <Price amount={order.total} size="medium" />
          </span>
        </div>
        {acts}
      </article>
    </Card>
  );
}

/** One line with its words; several as pictures side by side. */
function Lines({ order }: { order: Order }) {
  const t = useT('order');
  const [first] = order.lines;
  if (first && order.lines.length === 1) {
    return (
      <span className={styles.single}>
        <span className={styles.thumb}>
          <Picture source={first.picture} alt="" sizes="72px" radius="12px" />
        </span>
        <span className={styles.words}>
          <span className={cx(given.two, styles.title)}>{first.title}</span>
          {first.optionText && <span className={styles.quiet}>{first.optionText}</span>}
        </span>
        <span className={styles.quiet}>{t('order.quantity', { count: first.quantity })}</span>
      </span>
    );
  }
  const left = order.lines.length - picturesShown;
  return (
    <span className={styles.several}>
      {order.lines.slice(0, picturesShown).map((line) => (
        <span key={line.id} className={styles.thumb}>
          <Picture source={line.picture} alt={line.title} sizes="72px" radius="12px" />
        </span>
      ))}
      {left > 0 && <span className={styles.more}>{t('order.more', { count: left })}</span>}
    </span>
  );
}

/** Orders that are on their way, shaped like them. */
export function OrderCardSkeletons({ count = 3 }: { count?: number }) {
  return (
    <SkeletonGroup className={styles.list}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
        <Card key={at} padded={false} className={styles.card}>
          <div className={styles.open}>
            <div className={styles.head}>
              <Skeleton width="28px" height="28px" radius="8px" />
              <Skeleton width="130px" height="16px" />
            </div>
            <div className={styles.single}>
              <span className={styles.thumb}>
                <Skeleton ratio={1} radius="12px" />
              </span>
              <span className={styles.words}>
                <SkeletonText lines={2} />
              </span>
            </div>
          </div>
          <div className={styles.sum}>
            <Skeleton width="120px" height="14px" />
            <Skeleton width="80px" height="18px" />
          </div>
          <div className={styles.place} />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
