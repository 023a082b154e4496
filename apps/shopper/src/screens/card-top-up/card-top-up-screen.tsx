// Topping up by bank transfer: where to, under which code, how much, with its evidence; then it is followed.
import { usePayees } from '../../api/topups.ts';
import { FollowTopUp } from '../../features/top-ups/follow-top-up.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { useOnline } from '../../lib/online.ts';
import { Link, useSearch } from '../../lib/router/react.tsx';
import { useBack } from '../../lib/way.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { BankForm } from './bank-form.tsx';
import styles from './card-top-up-screen.module.css';

/** The page /cardTopUp; with `?id=` it follows a top-up that was announced. */
export default function CardTopUpScreen() {
  const { id } = useSearch('/cardTopUp');
  return id ? <FollowTopUp id={id} /> : <Announce />;
}

function Announce() {
  const t = useT('topup', 'wallet');
  const back = useBack();
  const online = useOnline();
  const payees = usePayees();
  const header = <NavBar title={t('nav.title.cardTopUp')} onBack={back} />;
  if (payees.data && payees.data.list.length > 0) return <BankForm header={header} payees={payees.data} />;
  return (
    <Screen header={header}>
      {payees.data ? (
        <EmptyState
          drawing="soon"
          title={t('topup.payee.none')}
          text={t('topup.payee.noneText')}
          action={
            <Link to="/walletTopUp" replace className={buttonClass('soft', 'medium')}>
              {t('topup.chain.title')}
            </Link>
          }
        />
      ) : payees.isError ? (
        <ErrorState
          kind={online ? 'failed' : 'offline'}
          onRetry={() => void payees.refetch()}
          retrying={payees.isFetching}
        />
      ) : (
        <SkeletonGroup className={styles.stack}>
          <Skeleton height="320px" radius="16px" />
          <Skeleton height="120px" radius="16px" />
        </SkeletonGroup>
      )}
    </Screen>
  );
}
