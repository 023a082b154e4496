// One withdrawal: where it goes, how far it is, what it costs, its proof, and taking it back while that can be done.
import type { Withdrawal } from '@meridian/contract';
import { formatDate, formatMoney } from '@meridian/ui/format';
import { Coins, CreditCard } from 'lucide-react';
import { useCancelWithdrawal } from '../../api/withdrawals.ts';
import { CopyLine } from '../../features/copy-button/copy-line.tsx';
import { useDestinationWords } from '../../features/destinations/use-destination-words.tsx';
import { AuditState } from '../../features/records/audit-state.tsx';
import { RecordCard } from '../../features/records/record-card.tsx';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/dialog.tsx';
import { Price } from '../../ui/price.tsx';
import { toast } from '../../ui/toast.tsx';

/** Where the payout stands, in the shopper's words. */
function stepOf({ status, payout, cancelled }: Withdrawal) {
  if (cancelled) return 'cancelled';
  if (status === '2') return 'refused';
  if (status === '1') return 'sent';
  return payout === 'processing' ? 'processing' : 'checking';
}

export function WithdrawalCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT('withdraw', 'wallet');
  const { tag } = useLocale();
  const words = useDestinationWords();
  const { status, destination, proof, cancelled } = withdrawal;
  const place = words(destination);
  const step = stepOf(withdrawal);
  const at = (instant: string) => formatDate(instant, tag, 'dateTime');
  const price = (amount: string) => <Price amount={amount} size="small" />;
  return (
    <RecordCard
      label={t('withdraw.record.card', {
        number: withdrawal.withdrawalNo,
        state: t(`wallet.audit.${status}`),
      })}
      icon={destination.type === 'bank' ? <CreditCard size={20} /> : <Coins size={20} />}
      title={place.title}
      note={place.note}
      state={
        <AuditState status={status} {...(cancelled ? { tone: 'neutral' as const } : {})}>
          {cancelled ? t('withdraw.record.cancelled') : undefined}
        </AuditState>
      }
      amount={withdrawal.amount}
      amountNote={t(`withdraw.step.${step}`)}
      reason={
        status === '2' &&
        !cancelled &&
        withdrawal.refusal && (
          <>
            <p>{t(`withdraw.refusal.${withdrawal.refusal}`)}</p>
            {withdrawal.reason && (
              <p>
                <bdi>{withdrawal.reason}</bdi>
              </p>
            )}
            <p>{t('withdraw.record.returned')}</p>
          </>
        )
      }
      facts={[
        { name: t('withdraw.quote.fee'), value: price(withdrawal.fee) },
        {
          name: t(status === '1' ? 'withdraw.record.arrived' : 'withdraw.quote.arrival'),
          value: price(withdrawal.arrival),
        },
        ...(status === '0'
          ? [{ name: t('withdraw.record.expectedBy'), value: at(withdrawal.expectedBy) }]
          : []),
        { name: t('wallet.fact.number'), value: <bdi dir="ltr">{withdrawal.withdrawalNo}</bdi> },
        { name: t('wallet.fact.created'), value: at(withdrawal.createdAt) },
      ]}
    >
      {(proof || withdrawal.actions.includes('cancel')) && (
        <>
          {proof && (
            <CopyLine
              name={t(
                destination.type === 'bank' ? 'withdraw.record.bankProof' : 'withdraw.record.chainProof',
              )}
              text={proof}
              label={t('withdraw.record.copyProof')}
            />
          )}
          {withdrawal.actions.includes('cancel') && <Cancel withdrawal={withdrawal} />}
        </>
      )}
    </RecordCard>
  );
}

function Cancel({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT('withdraw');
  const { tag } = useLocale();
  const confirm = useConfirm();
  const cancel = useCancelWithdrawal();
  const ask = async () => {
    const sure = await confirm({
      title: t('withdraw.cancel.title'),
      text: t('withdraw.cancel.text', { amount: formatMoney(withdrawal.amount, tag) }),
      confirmLabel: t('withdraw.cancel.yes'),
      cancelLabel: t('withdraw.cancel.no'),
      danger: true,
    });
    if (!sure) return;
    // A refusal has been told by the client; the record is asked for again either way.
    await cancel.mutateAsync(withdrawal.id).then(
      () => toast.success(t('withdraw.cancel.done')),
      () => undefined,
    );
  };
  return (
    <Button kind="ghost" size="medium" loading={cancel.isPending} onClick={() => void ask()}>
      {t('withdraw.cancel.action')}
    </Button>
  );
}
