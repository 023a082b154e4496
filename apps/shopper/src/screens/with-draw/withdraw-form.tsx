// The form: what can be withdrawn, what stands in the way, where to, how much, and what arrives.
import { formatMoney } from '@meridian/ui/format';
import { type ReactNode, useState } from 'react';
import { isRefusal } from '../../api/api-error.ts';
import { useUserInfo } from '../../api/session.ts';
import { readUnsettled, useCreateWithdrawal } from '../../api/withdrawals.ts';
import { centsOf, smallerOf } from '../../features/amount-field/amount.ts';
import { AmountField } from '../../features/amount-field/amount-field.tsx';
import { useDestinationWords } from '../../features/destinations/use-destination-words.tsx';
import { PaymentCodeSheet } from '../../features/payment-code-sheet/payment-code-sheet.tsx';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Link, useNavigate, usePlace } from '../../lib/router/react.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Facts } from '../../ui/card.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';
import { Screen } from '../../ui/screen.tsx';
import { toast } from '../../ui/toast.tsx';
import { DestinationField } from './destination-field.tsx';
import { Obstacles } from './obstacles.tsx';
import { QuoteCard } from './quote-card.tsx';
import { useWithdraw, type Withdraw, type WithdrawalForm } from './use-withdraw.ts';
import styles from './with-draw-screen.module.css';

const readAtLength = 3000;

export interface WithdrawFormProps {
  header: ReactNode;
  form: WithdrawalForm;
  /** It was sent, and nobody knows whether it was made. */
  onUnanswered(): void;
}

/** Asking for the money by the code; what the code sheet cannot mend closes it. */
function useRequest(withdraw: Withdraw, onUnanswered: () => void) {
  const t = useT('withdraw');
  const navigate = useNavigate();
  const create = useCreateWithdrawal();
  const [asking, setAsking] = useState(false);
  /** The words about a charge that is another one by now. */
  const [changed, setChanged] = useState<string | null>(null);

  const refused = (error: unknown) => {
    if (isRefusal(error, 'PAY_CODE_WRONG', 'PAY_CODE_LOCKED', 'PAY_TICKET_INVALID')) throw error;
    setAsking(false);
    if (isRefusal(error, 'WITHDRAWAL_FEE_CHANGED')) {
      setChanged(error.message);
      void withdraw.requote();
    } else if (readUnsettled()) onUnanswered();
    else if (error instanceof Error) toast.error(error.message, readAtLength);
  };
  return {
    asking,
    setAsking,
    changed,
    forgetChange: () => setChanged(null),
    async send(payCode: string): Promise<void> {
      const { quote, destination } = withdraw;
      if (!quote || !destination) return setAsking(false);
      const { amount, fee } = quote;
      try {
        await create.mutateAsync({ destination: destination.id, amount, fee, payCode });
      } catch (error) {
        return refused(error);
      }
      setAsking(false);
      toast.success(t('common.success.withdraw'));
      await navigate({ to: '/depositRecord', replace: true });
    },
  };
}

export function WithdrawForm({ header, form, onUnanswered }: WithdrawFormProps) {
  const t = useT('withdraw', 'wallet');
  const { tag } = useLocale();
  const withdraw = useWithdraw(form);
  const request = useRequest(withdraw, onUnanswered);
  const most = smallerOf(form.available, form.maximum);
  return (
    <Screen
      header={header}
      footer={
        <WithdrawBar
          form={form}
          withdraw={withdraw}
          onPress={() => {
            request.forgetChange();
            if (withdraw.press()) request.setAsking(true);
          }}
        />
      }
    >
      <div className={styles.stack}>
        <section className={styles.balance} aria-labelledby="withdraw-balance">
          <h2 id="withdraw-balance" className={styles.quiet}>
            {t('withdraw.available')}
          </h2>
          <Price amount={form.available} size="hero" />
          <p className={styles.quiet}>{t('withdraw.leftToday', { count: form.leftToday })}</p>
        </section>
        <Obstacles form={form} />
        <DestinationField form={form} withdraw={withdraw} />
        <AmountField
          label={t('wallet.amount.label')}
          value={withdraw.typed}
          onChange={(next) => {
            request.forgetChange();
            withdraw.type(next);
          }}
          onAll={centsOf(most) > 0n ? () => withdraw.type(most) : undefined}
          hint={t('withdraw.bounds', {
            minimum: formatMoney(form.minimum, tag),
            maximum: formatMoney(form.maximum, tag),
          })}
          error={withdraw.amountFault}
        />
        {request.changed && (
          <Notice tone="warn" live>
            {request.changed}
          </Notice>
        )}
        <QuoteCard withdraw={withdraw} />
      </div>
      <CodeSheet
        withdraw={withdraw}
        open={request.asking}
        onOpenChange={request.setAsking}
        onCode={request.send}
      />
    </Screen>
  );
}

/** One act, or the reason why there is none, with the way on. */
function WithdrawBar({
  form,
  withdraw,
  onPress,
}: {
  form: WithdrawalForm;
  withdraw: Withdraw;
  onPress(): void;
}) {
  const t = useT('withdraw', 'payment');
  const here = usePlace().href;
  const user = useUserInfo();
  const lockedUntil = user.data?.payLockedUntil;
  if (!form.hasPayCode) {
    return (
      <ActionBar note={t('withdraw.codeMissing')}>
        <Link to="/changePayPwd" search={{ backUrl: here }} className={buttonClass('primary')}>
          {t('payment.setCode')}
        </Link>
      </ActionBar>
    );
  }
  const blocked = form.pausedUntil !== null || form.leftToday === 0 || withdraw.isResting;
  return (
    <ActionBar
      note={
        lockedUntil
          ? t.rich('payment.locked', {
              time: <Countdown until={lockedUntil} onEnd={() => void user.refetch()} />,
            })
          : t('withdraw.bar.note')
      }
    >
      <Button disabled={blocked || Boolean(lockedUntil)} loading={withdraw.quoting} onClick={onPress}>
        {t('withdraw.submit')}
      </Button>
    </ActionBar>
  );
}

interface CodeSheetProps {
  withdraw: Withdraw;
  open: boolean;
  onOpenChange(open: boolean): void;
  onCode(payCode: string): Promise<void>;
}

function CodeSheet({ withdraw: { quote, destination }, open, onOpenChange, onCode }: CodeSheetProps) {
  const t = useT('withdraw');
  const here = usePlace().href;
  const words = useDestinationWords();
  if (!quote || !destination) return null;
  const strong = (amount: string) => (
    <b>
      <Price amount={amount} size="small" />
    </b>
  );
  return (
    <PaymentCodeSheet
      open={open}
      onOpenChange={onOpenChange}
      backUrl={here}
      description={t.rich('withdraw.code.text', {
        amount: strong(quote.amount),
        place: words(destination).short,
      })}
      onCode={onCode}
    >
      <Facts
        items={[
          { name: t('withdraw.quote.fee'), value: <Price amount={quote.fee} size="small" /> },
          { name: t('withdraw.quote.arrival'), value: <Price amount={quote.arrival} size="small" /> },
        ]}
      />
    </PaymentCodeSheet>
  );
}
