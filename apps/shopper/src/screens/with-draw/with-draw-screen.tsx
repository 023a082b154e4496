// Withdrawing: to a saved place, with charge, arrival and time as the server says them, by the payment code.
import { History } from 'lucide-react';
import { useState } from 'react';
import { readUnsettled, useWithdrawalForm } from '../../api/withdrawals.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useOnline } from '../../lib/online.ts';
import { useNavigate } from '../../lib/router/react.tsx';
import { useBack } from '../../lib/way.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Unsettled } from './unsettled.tsx';
import styles from './with-draw-screen.module.css';
import { WithdrawForm } from './withdraw-form.tsx';

/** The page /withDraw. */
export default function WithDrawScreen() {
  const t = useT('withdraw', 'wallet', 'payment');
  const back = useBack();
  const online = useOnline();
  const navigate = useNavigate();
  const form = useWithdrawalForm();
  const [unsettled, setUnsettled] = useState(readUnsettled);
  const header = (
    <NavBar
      title={t('nav.title.withDraw')}
      onBack={back}
      end={
        <IconButton
          label={t('nav.title.depositRecord')}
          onClick={() => void navigate({ to: '/depositRecord' })}
        >
          <History size={22} aria-hidden="true" />
        </IconButton>
      }
    />
  );
  if (unsettled) {
    return (
      <Screen header={header}>
        <Unsettled amount={unsettled.amount} onSettled={() => setUnsettled(null)} />
      </Screen>
    );
  }
  if (form.data) {
    return (
      <WithdrawForm header={header} form={form.data} onUnanswered={() => setUnsettled(readUnsettled())} />
    );
  }
  return (
    <Screen header={header}>
      {form.isError ? (
        <ErrorState
          kind={online ? 'failed' : 'offline'}
          onRetry={() => void form.refetch()}
          retrying={form.isFetching}
        />
      ) : (
        <SkeletonGroup className={styles.stack}>
          <Skeleton width="160px" height="48px" />
          <Skeleton height="72px" radius="16px" />
          <Skeleton height="84px" radius="16px" />
          <Skeleton height="140px" radius="16px" />
        </SkeletonGroup>
      )}
    </Screen>
  );
}
