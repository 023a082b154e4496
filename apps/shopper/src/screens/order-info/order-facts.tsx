// The order's numbers and times.
import type { OrderInfo } from '@meridian/contract';
import { formatDate } from '@meridian/ui/format';
import type { ReactNode } from 'react';
import { CopyButton } from '../../features/copy-button/copy-button.tsx';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Card, Facts, SectionHeader } from '../../ui/card.tsx';
import styles from './order-info-screen.module.css';

/** Order and payment number, what happened when, and the note. */
export function OrderFacts({ order }: { order: OrderInfo }) {
  const t = useT('order');
  const { tag } = useLocale();
  const time = (name: string, at: string | null) =>
    at ? [{ name, value: (<time dateTime={at}>{formatDate(at, tag, 'dateTime')}</time>) as ReactNode }] : [];
  const number = (text: string, label: string) => (
    <span className={styles.number}>
      <bdi dir="ltr">{text}</bdi>
      <CopyButton text={text} label={label} />
    </span>
  );
  return (
    <section>
      <SectionHeader title={t('order.facts')} />
      <Card>
        <Facts
          items={[
            { name: t('order.no'), value: number(order.orderNo, t('order.copy.no')) },
            { name: t('order.paymentNo'), value: number(order.paymentNo, t('order.copy.paymentNo')) },
            ...time(t('order.placedAt'), order.createdAt),
            ...time(t('order.paidAt'), order.paidAt),
            ...time(t('order.shippedAt'), order.shippedAt),
            ...time(t('order.receivedAt'), order.receivedAt),
            ...time(t('order.completedAt'), order.completedAt),
            ...time(t('order.cancelledAt'), order.cancelledAt),
            ...(order.note ? [{ name: t('order.note'), value: <bdi>{order.note}</bdi> }] : []),
          ]}
        />
      </Card>
    </section>
  );
}
