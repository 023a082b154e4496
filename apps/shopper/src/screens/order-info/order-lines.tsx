// What was ordered from which shop, and what it cost.
import type { OrderInfo } from '@meridian/contract';
import { ChevronRight } from 'lucide-react';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { Avatar } from '../../ui/badge.tsx';
import { Card, Facts, SectionHeader } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import given from '../../ui/given-text.module.css';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './order-lines.module.css';

/** The lines and the sums. */
export function OrderLines({ order }: { order: OrderInfo }) {
  const t = useT('order');
  return (
    <section>
      <SectionHeader title={t('order.items')} />
      <Card padded={false} className={styles.card}>
        <Link to="/shop/:id?" params={{ id: order.shopId }} className={styles.shop}>
          <Avatar name={order.monogram} size={28} />
          <span className={cx(given.one, styles.shopName)}>{order.shopName}</span>
          <ChevronRight size={18} className={styles.chevron} aria-hidden="true" />
        </Link>
        <ul className={styles.lines}>
          {order.lines.map((line) => (
            <li key={line.id}>
              <Link
                to="/detail/:product?/:mer?"
                params={{ product: line.productId, mer: order.shopId }}
                className={styles.line}
              >
                <span className={styles.thumb}>
                  <Picture source={line.picture} alt="" sizes="72px" radius="12px" />
                </span>
                <span className={styles.words}>
                  <span className={cx(given.two, styles.title)}>{line.title}</span>
                  {line.optionText && <span className={styles.quiet}>{line.optionText}</span>}
                  <span className={styles.quiet}>
                    <Price amount={line.unitPrice} size="small" className={styles.unit} />{' '}
                    {t('order.quantity', { count: line.quantity })}
                  </span>
                </span>
                <Price amount={line.subtotal} size="small" className={styles.subtotal} />
              </Link>
            </li>
          ))}
        </ul>
        <Sums order={order} />
      </Card>
    </section>
  );
}

function Sums({ order }: { order: OrderInfo }) {
  const t = useT('order');
  const discounted = Number(order.discount) > 0;
  return (
    <Facts
      items={[
        { name: t('order.subtotal'), value: <Price amount={order.subtotal} size="small" /> },
        {
          name: t('order.freight'),
          value: Number(order.freight) > 0 ? <Price amount={order.freight} size="small" /> : t('order.free'),
        },
        ...(discounted
          ? [
              {
                name: order.promoCode
                  ? t.rich('order.discountCode', { code: <bdi dir="ltr">{order.promoCode}</bdi> })
                  : t('order.discount'),
                value: <Price amount={`-${order.discount}`} size="small" />,
              },
            ]
          : []),
        { name: t('order.total'), value: <Price amount={order.total} size="medium" />, strong: true },
      ]}
    />
  );
}
