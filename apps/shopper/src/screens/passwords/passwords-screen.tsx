// The two keys of an account: choose which one to manage.

import { KeyRound, Wallet } from 'lucide-react';
import { useUserInfo } from '../../api/session.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { useBack } from '../../lib/way.ts';
import { Row, RowList } from '../../ui/card.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import styles from './passwords-screen.module.css';

/** The page /passwords. */
export default function PasswordsScreen() {
  const t = useT('security');
  const back = useBack();
  const { data: user } = useUserInfo();
  return (
    <Screen header={<NavBar title={t('nav.title.passwords')} onBack={back} />}>
      <p className={styles.text}>{t('security.passwords.text')}</p>
      <RowList>
        <Row
          icon={<KeyRound size={20} />}
          title={t('security.password')}
          note={t('security.passwordNote')}
          end={t('security.passwords.change')}
          link={<Link to="/changePassword" />}
        />
        <Row
          icon={<Wallet size={20} />}
          title={t('security.payCode')}
          note={t('security.payCodeNote')}
          end={user && t(user.hasPayCode ? 'security.passwords.change' : 'security.passwords.set')}
          link={<Link to="/changePayPwd" />}
        />
      </RowList>
    </Screen>
  );
}
