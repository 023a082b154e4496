// Where the order stands, what happens next and when, and where the money is meanwhile.
import type { OrderInfo } from '@meridian/contract';
import { Check, RotateCcw, ShieldCheck, Store, Wallet } from 'lucide-react';
import { NextStep } from '../../features/order-card/next-step.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Price } from '../../ui/price.tsx';
import styles from './order-info-screen.module.css';

/** `onEnd`: the time to pay is over. */
export function StateCard({ order, onEnd }: { order: OrderInfo; onEnd(): void }) {
  const t = useT('order');
  const { step } = order.next;
  const arrived =
    order.status === '2' &&
    order.parcels.length > 0 &&
    order.parcels.every((parcel) => parcel.state === 'delivered');
  return (
    <Card className={styles.state}>
      <div role="status">
        <h2 className={styles.headline}>{t(arrived ? 'order.arrived' : `order.headline.${order.status}`)}</h2>
      </div>
      {step !== 'none' && (
        <>
          <p className={styles.next}>
            <NextStep next={order.next} onEnd={onEnd} />
          </p>
          <p className={styles.explain}>{t(`order.explain.${step}`)}</p>
        </>
      )}
      {order.cancelReason && <p className={styles.explain}>{order.cancelReason}</p>}
      <Steps order={order} />
      <Money order={order} />
    </Card>
  );
}

/** Paid, shipped, received, completed; not for what ended otherwise. */
function Steps({ order }: { order: OrderInfo }) {
  const t = useT('order');
  if (order.status === '-1' || order.status === '-2') return null;
  const steps = [
    { name: t('order.step.paid'), at: order.paidAt },
    { name: t('order.step.shipped'), at: order.shippedAt },
    { name: t('order.step.received'), at: order.receivedAt },
    { name: t('order.step.completed'), at: order.completedAt },
  ];
  const reached = steps.findLastIndex((one) => one.at !== null);
  return (
    <ol className={styles.steps} aria-label={t('order.steps')}>
      {steps.map((one, at) => (
        <li
          key={one.name}
          className={cx(styles.step, at <= reached && styles.reached)}
          aria-current={at === reached ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {at <= reached && <Check size={12} strokeWidth={3.5} />}
          </span>
          <span className={styles.stepName}>{one.name}</span>
        </li>
      ))}
    </ol>
  );
}

const moneyIcons = { unpaid: Wallet, escrow: ShieldCheck, settled: Store, returned: RotateCcw } as const;

function moneyKey({ money, status }: OrderInfo) {
  if (money.where !== 'escrow') return `order.money.${money.where}` as const;
  if (status === '3') return 'order.money.escrowReceived';
  if (status === '4') return 'order.money.escrowCompleted';
  return status === '-3' || status === '-4' ? 'order.money.escrowCase' : 'order.money.escrow';
}

function Money({ order }: { order: OrderInfo }) {
  const t = useT('order');
  const Icon = moneyIcons[order.money.where];
  return (
    <div className={styles.money}>
      <Icon size={20} className={styles.moneyIcon} aria-hidden="true" />
      <span className={styles.moneyWords}>{t(moneyKey(order))}</span>
      {order.money.where !== 'unpaid' && <Price amount={order.money.amount} size="medium" />}
    </div>
  );
}
