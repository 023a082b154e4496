// Paying: how much, to whom, until when; the code sheet does it, and then it is said what happens to the money.
import type { PaymentView } from '@meridian/contract';
import { formatList } from '@meridian/ui/format';
import { useState } from 'react';
import { usePayment, usePayOrder } from '../../api/orders.ts';
import { PaymentCodeSheet } from '../../features/payment-code-sheet/payment-code-sheet.tsx';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Link, Navigate, usePlace, useSearch } from '../../lib/router/react.tsx';
import { useBack } from '../../lib/way.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Price } from '../../ui/price.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { PaidState } from './paid-state.tsx';
import styles from './payment-screen.module.css';

/** The page /payment?paymentNo=…. */
export default function PaymentScreen() {
  const { paymentNo } = useSearch('/payment');
  if (!paymentNo) return <Navigate to="/myPurchases/:status?" params={{ status: '0' }} replace />;
  return <Payment paymentNo={paymentNo} />;
}

function Payment({ paymentNo }: { paymentNo: string }) {
  const t = useT('payment');
  const back = useBack();
  const payment = usePayment(paymentNo);
  const pay = usePayOrder(paymentNo);
  const [asking, setAsking] = useState(false);
  const view = payment.data;
  const header = <NavBar title={t('nav.title.payment')} onBack={back} />;

  if (payment.isError && !view) {
    return (
      <Screen header={header}>
        <ErrorState
          text={payment.error.message}
          onRetry={() => void payment.refetch()}
          retrying={payment.isFetching}
        />
      </Screen>
    );
  }
  if (!view) {
    return (
      <Screen header={header}>
        <SkeletonGroup className={styles.head}>
          <Skeleton width="120px" height="14px" />
          <Skeleton width="180px" height="44px" />
          <Skeleton width="90px" height="14px" />
        </SkeletonGroup>
      </Screen>
    );
  }
  if (view.status === 'paid')
    return (
      <Screen header={header}>
        <PaidState view={view} />
      </Screen>
    );

  const payBy = async (payCode: string) => {
    await pay.mutateAsync({ payCode, amount: view.total });
    setAsking(false);
    toast.success(t('common.success.pay'));
  };
  return (
    <Screen header={header} footer={<PayBar view={view} onPay={() => setAsking(true)} />}>
      <Amount view={view} onExpired={() => void payment.refetch()} />
      <PaymentOrders view={view} />
      <CodeSheet
        view={view}
        open={asking}
        onOpenChange={setAsking}
        onCode={payBy}
        onRefused={() => void payment.refetch()}
      />
    </Screen>
  );
}

function Amount({ view, onExpired }: { view: PaymentView; onExpired(): void }) {
  const t = useT('payment');
  return (
    <section className={styles.head}>
      <p className={styles.quiet}>{t('payment.toPay', { count: view.orders.length })}</p>
      <Price amount={view.total} size="hero" />
      {view.status === 'closed' || !view.expiresAt ? (
        <p className={styles.quiet}>{t('payment.closed')}</p>
      ) : (
        <p className={styles.quiet}>
          {t.rich('payment.within', { time: <Countdown until={view.expiresAt} onEnd={onExpired} /> })}
        </p>
      )}
    </section>
  );
}

function PaymentOrders({ view }: { view: PaymentView }) {
  const t = useT('payment');
  const short = Number(view.missing) > 0;
  return (
    <div className={styles.stack}>
      <Card>
        <Facts
          items={view.orders.map((order) => ({
            name: (
              <Link
                key={order.orderNo}
                to="/orderInfo/:id?"
                params={{ id: order.orderNo }}
                className={styles.order}
              >
                {order.shopName}
              </Link>
            ),
            value: <Price amount={order.total} size="small" />,
          }))}
        />
      </Card>
      <Card>
        <Facts
          items={[
            { name: t('payment.balance'), value: <Price amount={view.balance} size="small" /> },
            ...(short
              ? [
                  {
                    name: t('payment.missing'),
                    value: <Price amount={view.missing} size="small" />,
                    strong: true,
                  },
                ]
              : []),
          ]}
        />
        {short && <p className={styles.short}>{t('payment.short')}</p>}
      </Card>
    </div>
  );
}

/** One act, or the reason why there is none, with the way on. */
function PayBar({ view, onPay }: { view: PaymentView; onPay(): void }) {
  const t = useT('payment');
  const here = usePlace().href;
  if (view.status === 'closed') {
    return (
      <ActionBar>
        <Link to="/myPurchases/:status?" params={{ status: '-1' }} className={buttonClass('soft')}>
          {t('payment.toOrders')}
        </Link>
      </ActionBar>
    );
  }
  if (!view.hasPayCode) {
    return (
      <ActionBar note={t('payment.codeMissing')}>
        <Link to="/changePayPwd" search={{ backUrl: here }} className={buttonClass('primary')}>
          {t('payment.setCode')}
        </Link>
      </ActionBar>
    );
  }
  if (view.payLockedUntil) {
    return (
      <ActionBar note={t.rich('payment.locked', { time: <Countdown until={view.payLockedUntil} /> })}>
        <Button disabled>{t('payment.pay')}</Button>
      </ActionBar>
    );
  }
  if (Number(view.missing) > 0) {
    return (
      <ActionBar>
        <Link to="/topUp" className={buttonClass('primary')}>
          {t('payment.topUp')}
        </Link>
      </ActionBar>
    );
  }
  return (
    <ActionBar note={t('payment.held')}>
      <Button onClick={onPay}>{t('payment.pay')}</Button>
    </ActionBar>
  );
}

interface CodeSheetProps {
  view: PaymentView;
  open: boolean;
  onOpenChange(open: boolean): void;
  onCode(payCode: string): Promise<void>;
  onRefused(): void;
}

function CodeSheet({ view, open, onOpenChange, onCode, onRefused }: CodeSheetProps) {
  const t = useT('payment');
  const { tag } = useLocale();
  const here = usePlace().href;
  const shops = formatList([...new Set(view.orders.map((order) => order.shopName))], tag);
  const send = (payCode: string) =>
    onCode(payCode).catch((error: unknown) => {
      onRefused();
      throw error;
    });
  return (
    <PaymentCodeSheet
      open={open}
      onOpenChange={onOpenChange}
      backUrl={here}
      description={t.rich('payment.pays', {
        amount: (
          <b>
            <Price amount={view.total} size="small" />
          </b>
        ),
        shops,
      })}
      onCode={send}
    >
      <Facts
        items={[
          ...(view.balanceAfter === null
            ? []
            : [
                { name: t('payment.balanceAfter'), value: <Price amount={view.balanceAfter} size="small" /> },
              ]),
          { name: t('payment.held'), value: '' },
        ]}
      />
    </PaymentCodeSheet>
  );
}
