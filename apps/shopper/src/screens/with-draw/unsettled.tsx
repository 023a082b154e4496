// A withdrawal that was sent and never answered: asked for again as it was, so that it is made once or not at all.
import { CloudOff } from 'lucide-react';
import { ApiError } from '../../api/api-error.ts';
import { isUnanswered, useSettleWithdrawal } from '../../api/withdrawals.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useNavigate } from '../../lib/router/react.tsx';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './with-draw-screen.module.css';

const readAtLength = 3000;

/** `onSettled`: it is known that it was not made. */
export function Unsettled({ amount, onSettled }: { amount: string; onSettled(): void }) {
  const t = useT('withdraw');
  const navigate = useNavigate();
  const settle = useSettleWithdrawal();
  const ask = async () => {
    try {
      const made = await settle.mutateAsync();
      if (!made) return onSettled();
      toast.success(t('common.success.withdraw'));
      await navigate({ to: '/depositRecord', replace: true });
    } catch (error) {
      if (error instanceof ApiError) toast.error(error.message, readAtLength);
      if (!isUnanswered(error)) onSettled();
    }
  };
  return (
    <section className={styles.unsettled} role="alert">
      <CloudOff size={56} strokeWidth={1.5} aria-hidden="true" />
      <h2 className={styles.unsettledTitle}>{t('withdraw.unsettled.title')}</h2>
      <Price amount={amount} size="hero" />
      <p className={styles.quiet}>{t('withdraw.unsettled.text')}</p>
      <Button block loading={settle.isPending} onClick={() => void ask()}>
        {t('withdraw.unsettled.ask')}
      </Button>
    </section>
  );
}
