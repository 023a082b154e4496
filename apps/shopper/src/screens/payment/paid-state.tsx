// Paid: what was paid, where the money waits, and where to go from here.
import type { PaymentView } from '@meridian/contract';
import { CircleCheck } from 'lucide-react';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './payment-screen.module.css';

/** The end of the way to pay. */
export function PaidState({ view }: { view: PaymentView }) {
  const t = useT('payment');
  const [first] = view.orders;
  const one = view.orders.length === 1 && first;
  return (
    <section className={styles.paid} role="status">
      <CircleCheck size={56} strokeWidth={1.5} className={styles.check} aria-hidden="true" />
      <h2 className={styles.paidTitle}>{t('payment.paid.title')}</h2>
      <Price amount={view.total} size="hero" />
      <p className={styles.quiet}>{t('payment.paid.text', { count: view.orders.length })}</p>
      <div className={styles.ways}>
        {one ? (
          <Link
            to="/orderInfo/:id?"
            params={{ id: first.orderNo }}
            className={buttonClass('primary')}
            replace
          >
            {t('payment.paid.see', { count: 1 })}
          </Link>
        ) : (
          <Link
            to="/myPurchases/:status?"
            params={{ status: '1' }}
            className={buttonClass('primary')}
            replace
          >
            {t('payment.paid.see', { count: view.orders.length })}
          </Link>
        )}
        <Link to="/home" className={buttonClass('ghost')}>
          {t('payment.paid.on')}
        </Link>
      </div>
    </section>
  );
}
