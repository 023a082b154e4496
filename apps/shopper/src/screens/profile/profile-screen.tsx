// The personal centre: who one is, what is there to spend, where the orders stand, and the ways from here.

import { Globe, MapPin, Settings, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useUserInfo } from '../../api/session.ts';
import { masked } from '../../features/account-fields/mobile-number.ts';
import { ProfileSheet } from '../../features/account-fields/profile-sheet.tsx';
import { LogOutRow } from '../../features/log-out/log-out-row.tsx';
import { VerifyEmailSheet } from '../../features/mailed-code/verify-email-sheet.tsx';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { useScrollMemory } from '../../lib/scroll-memory.ts';
import { useBack } from '../../lib/way.ts';
import { Row, RowList, SectionHeader } from '../../ui/card.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { BalanceCard, EmailReminder, ProfileHead } from './profile-head.tsx';
import { ProfileOrders } from './profile-orders.tsx';
import styles from './profile-screen.module.css';
import { ProfileSkeleton } from './profile-skeleton.tsx';

/** The page /profile. */
export default function ProfileScreen() {
  const t = useT('account');
  const back = useBack();
  const scroller = useScrollMemory();
  const info = useUserInfo();
  const [editing, setEditing] = useState(false);
  const [verifying, setVerifying] = useState(false);
  const [newEmail, setNewEmail] = useState<string | null>(null);
  const user = info.data;

  const header = <NavBar title={t('nav.title.profile')} onBack={back} />;
  if (!user) {
    return (
      <Screen header={header}>
        {info.isError ? (
          <ErrorState onRetry={() => void info.refetch()} retrying={info.isFetching} />
        ) : (
          <ProfileSkeleton />
        )}
      </Screen>
    );
  }
  const verify = (email: string | null) => {
    setNewEmail(email);
    setVerifying(true);
  };
  return (
    <Screen header={header} scrollerRef={scroller}>
      <ProfileHead user={user} onEdit={() => setEditing(true)} />
      <div className={styles.stack}>
        {user.email && !user.emailVerified && <EmailReminder onVerify={() => verify(null)} />}
        <BalanceCard user={user} onUnlocked={() => void info.refetch()} />
      </div>
      <ProfileOrders />
      <ProfileWays />
      <ProfileSheet open={editing} onOpenChange={setEditing} user={user} onNewEmail={verify} />
      <VerifyEmailSheet
        open={verifying}
        onOpenChange={setVerifying}
        email={newEmail ?? masked(user.email ?? '')}
        mailedAlready={newEmail !== null}
      />
    </Screen>
  );
}

function ProfileWays() {
  const t = useT('account');
  const { language } = useLocale();
  return (
    <>
      <SectionHeader title={t('account.profile.more')} />
      <RowList>
        <Row
          icon={<MapPin size={20} />}
          title={t('account.profile.addresses')}
          link={<Link to="/address" />}
        />
        <Row
          icon={<ShieldCheck size={20} />}
          title={t('account.profile.security')}
          link={<Link to="/security" />}
        />
        <Row
          icon={<Settings size={20} />}
          title={t('account.profile.settings')}
          link={<Link to="/setting" />}
        />
        <Row
          icon={<Globe size={20} />}
          title={t('account.profile.language')}
          end={<bdi lang={language.tag}>{language.endonym}</bdi>}
          link={<Link to="/language" />}
        />
      </RowList>
      <div className={styles.out}>
        <RowList>
          <LogOutRow />
        </RowList>
      </div>
    </>
  );
}
