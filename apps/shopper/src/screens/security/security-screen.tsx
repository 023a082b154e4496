// Security at a glance: the two keys, and how one is reached.
import type { UserInfo } from '@meridian/contract';
import { KeyRound, Mail, ShieldCheck, Smartphone, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useUserInfo } from '../../api/session.ts';
import { masked } from '../../features/account-fields/mobile-number.ts';
import { ProfileSheet } from '../../features/account-fields/profile-sheet.tsx';
import { AccountWords } from '../../features/account-words/account-words.tsx';
import { VerifyEmailSheet } from '../../features/mailed-code/verify-email-sheet.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { useBack } from '../../lib/way.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, Row, RowList, SectionHeader } from '../../ui/card.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import styles from './security-screen.module.css';

/** The page /security. */
export default function SecurityScreen() {
  return (
    <AccountWords>
      <SecurityPage />
    </AccountWords>
  );
}

function SecurityPage() {
  const t = useT('security');
  const back = useBack();
  const info = useUserInfo();
  const header = <NavBar title={t('nav.title.security')} onBack={back} />;
  if (info.data) {
    return (
      <Screen header={header}>
        <p className={styles.text}>{t('security.overview.text')}</p>
        <Keys user={info.data} onUnlocked={() => void info.refetch()} />
        <Reach user={info.data} />
        <p className={styles.never}>
          <ShieldCheck size={20} aria-hidden="true" />
          <span>{t('security.never')}</span>
        </p>
      </Screen>
    );
  }
  return (
    <Screen header={header}>
      {info.isError ? (
        <ErrorState onRetry={() => void info.refetch()} retrying={info.isFetching} />
      ) : (
        <SkeletonGroup className={styles.waiting}>
          <Card>
            <Skeleton height="92px" />
          </Card>
          <Card>
            <Skeleton height="92px" />
          </Card>
        </SkeletonGroup>
      )}
    </Screen>
  );
}

function PayCodeState({ user, onUnlocked }: { user: UserInfo; onUnlocked(): void }) {
  const t = useT('security');
  if (user.payLockedUntil) {
    return (
      <Badge tone="danger" dot>
        {t.rich('security.payCode.locked', {
          time: <Countdown until={user.payLockedUntil} onEnd={onUnlocked} />,
        })}
      </Badge>
    );
  }
  return (
    <Badge tone={user.hasPayCode ? 'accent' : 'sun'} dot>
      {t(user.hasPayCode ? 'security.payCode.set' : 'security.payCode.missing')}
    </Badge>
  );
}

function Keys({ user, onUnlocked }: { user: UserInfo; onUnlocked(): void }) {
  const t = useT('security');
  const state = <PayCodeState user={user} onUnlocked={onUnlocked} />;
  return (
    <section>
      <SectionHeader
        title={t('nav.title.passwords')}
        action={<Link to="/passwords">{t('security.manage')}</Link>}
      />
      <RowList>
        <Row
          icon={<KeyRound size={20} />}
          title={t('security.password')}
          note={t('security.passwordNote')}
          link={<Link to="/changePassword" />}
        />
        <Row
          icon={<Wallet size={20} />}
          title={t('security.payCode')}
          note={user.payLockedUntil ? state : t('security.payCodeNote')}
          end={user.payLockedUntil ? undefined : state}
          link={<Link to="/changePayPwd" />}
        />
      </RowList>
    </section>
  );
}

/** E-mail and mobile; an address that is not confirmed opens its sheet, anything else the profile's. */
function Reach({ user }: { user: UserInfo }) {
  const t = useT('security');
  const [editing, setEditing] = useState(false);
  const [verifying, setVerifying] = useState(false);
  const [newEmail, setNewEmail] = useState<string | null>(null);
  const verify = (email: string | null) => {
    setNewEmail(email);
    setVerifying(true);
  };
  const open = user.email !== null && !user.emailVerified;
  return (
    <section>
      <SectionHeader title={t('security.ways')} />
      <RowList>
        <Row
          icon={<Mail size={20} />}
          title={t('security.email')}
          note={user.email ? <bdi dir="ltr">{masked(user.email)}</bdi> : t('security.email.none')}
          end={
            user.email && (
              <Badge tone={open ? 'sun' : 'accent'} dot>
                {t(open ? 'security.email.open' : 'security.email.verified')}
              </Badge>
            )
          }
          onClick={() => (open ? verify(null) : setEditing(true))}
        />
        <Row
          icon={<Smartphone size={20} />}
          title={t('security.mobile')}
          note={user.mobile ? <bdi dir="ltr">{masked(user.mobile)}</bdi> : t('security.mobile.none')}
          onClick={() => setEditing(true)}
        />
      </RowList>
      <ProfileSheet open={editing} onOpenChange={setEditing} user={user} onNewEmail={verify} />
      <VerifyEmailSheet
        open={verifying}
        onOpenChange={setVerifying}
        email={newEmail ?? masked(user.email ?? '')}
        mailedAlready={newEmail !== null}
      />
    </section>
  );
}
