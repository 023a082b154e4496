// The payment code: set it, change it, or replace a forgotten one; then back to where one was sent here from.
import type { UserInfo } from '@meridian/contract';
import { Lock } from 'lucide-react';
import { useUserInfo } from '../../api/session.ts';
import { AccountWords } from '../../features/account-words/account-words.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { useBack } from '../../lib/way.ts';
import { Button } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import styles from './change-pay-pwd-screen.module.css';
import { CodeStep } from './code-step.tsx';
import { PasswordStep, ProofStep } from './proof-step.tsx';
import { usePayCodeSteps } from './use-pay-code-steps.ts';

/** The page /changePayPwd?backUrl=…. */
export default function ChangePayPwdScreen() {
  return (
    <AccountWords>
      <ChangePayPwdPage />
    </AccountWords>
  );
}

function ChangePayPwdPage() {
  const t = useT('security', 'account');
  const back = useBack();
  const info = useUserInfo();
  if (info.data) return <PayCode user={info.data} onUnlocked={() => void info.refetch()} />;
  return (
    <Screen header={<NavBar title={t('nav.title.changePayPwd')} onBack={back} />}>
      {info.isError ? (
        <ErrorState onRetry={() => void info.refetch()} retrying={info.isFetching} />
      ) : (
        <SkeletonGroup className={styles.waiting}>
          <Skeleton width="60%" height="26px" />
          <Skeleton width="90%" height="16px" />
          <Skeleton height="56px" radius="16px" />
        </SkeletonGroup>
      )}
    </Screen>
  );
}

function PayCode({ user, onUnlocked }: { user: UserInfo; onUnlocked(): void }) {
  const t = useT('security');
  const leave = useBack();
  const steps = usePayCodeSteps(user, leave);
  if (steps.way === 'change' && user.payLockedUntil) {
    return (
      <Screen header={<NavBar title={t('nav.title.changePayPwd')} onBack={leave} />}>
        <Locked until={user.payLockedUntil} onEnd={onUnlocked} onReset={() => steps.start('reset')} />
      </Screen>
    );
  }
  if (steps.step === 'password') return <PasswordStep steps={steps} />;
  if (steps.step === 'proof') return <ProofStep steps={steps} user={user} />;
  return <CodeStep key={steps.step} step={steps.step} steps={steps} />;
}

/** Too many wrong codes: until when, and the way that is open all the same. */
function Locked({ until, onEnd, onReset }: { until: string; onEnd(): void; onReset(): void }) {
  const t = useT('security');
  return (
    <section className={styles.locked}>
      <Lock size={44} strokeWidth={1.5} aria-hidden="true" />
      <p role="status" className={styles.lockedText}>
        {t.rich('security.code.locked', { time: <Countdown until={until} onEnd={onEnd} /> })}
      </p>
      <p className={styles.text}>{t('security.code.lockedWay')}</p>
      <Button onClick={onReset}>{t('security.code.reset')}</Button>
    </section>
  );
}
