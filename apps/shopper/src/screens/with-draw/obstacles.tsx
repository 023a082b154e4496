// What stands in the way of a withdrawal, with how long it will.
import { Clock } from 'lucide-react';
import { useWithdrawalForm } from '../../api/withdrawals.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { WithdrawalForm } from './use-withdraw.ts';

/** The pause after a change of password or code, and a day's number used up. */
export function Obstacles({ form }: { form: WithdrawalForm }) {
  const t = useT('withdraw');
  const again = useWithdrawalForm().refetch;
  return (
    <>
      {form.pausedUntil && (
        <Notice
          tone="warn"
          icon={<Clock size={18} aria-hidden="true" />}
          title={t.rich('withdraw.paused.title', {
            time: <Countdown until={form.pausedUntil} onEnd={() => void again()} />,
          })}
        >
          {t('withdraw.paused.text')}
        </Notice>
      )}
      {form.leftToday === 0 && (
        <Notice tone="warn" title={t('withdraw.usedUp.title')}>
          {t('withdraw.usedUp.text')}
        </Notice>
      )}
    </>
  );
}
