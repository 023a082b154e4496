// Settings: language and appearance, the ways to address and security, what this app is, and logging out.

import { Globe, Info, MapPin, ShieldCheck, SunMoon } from 'lucide-react';
import { version } from '../../../package.json';
import { AccountWords } from '../../features/account-words/account-words.tsx';
import { LogOutRow } from '../../features/log-out/log-out-row.tsx';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { useBack } from '../../lib/way.ts';
import { type Theme, useTheme } from '../../theme/theme-store.ts';
import { Row, RowList, SectionHeader } from '../../ui/card.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import styles from './setting-screen.module.css';

const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[];

/** The page /setting. */
export default function SettingScreen() {
  return (
    <AccountWords>
      <SettingPage />
    </AccountWords>
  );
}

function SettingPage() {
  const t = useT('settings');
  const back = useBack();
  const { language } = useLocale();
  return (
    <Screen header={<NavBar title={t('nav.title.setting')} onBack={back} />}>
      <SectionHeader title={t('settings.look')} />
      <RowList>
        <Row
          icon={<Globe size={20} />}
          title={t('settings.language')}
          end={<bdi lang={language.tag}>{language.endonym}</bdi>}
          link={<Link to="/language" />}
        />
        <Row icon={<SunMoon size={20} />} title={t('settings.theme')} note={<ThemeChoice />} />
      </RowList>
      <SectionHeader title={t('settings.account')} />
      <RowList>
        <Row icon={<MapPin size={20} />} title={t('settings.addresses')} link={<Link to="/address" />} />
        <Row icon={<ShieldCheck size={20} />} title={t('settings.security')} link={<Link to="/security" />} />
      </RowList>
      <SectionHeader title={t('settings.about')} />
      <RowList>
        <Row icon={<Info size={20} />} title="Meridian" note={t('settings.aboutText')} />
        <Row title={t('settings.version')} end={<bdi dir="ltr">{version}</bdi>} />
      </RowList>
      <div className={styles.out}>
        <RowList>
          <LogOutRow />
        </RowList>
      </div>
    </Screen>
  );
}

function ThemeChoice() {
  const t = useT('settings');
  const [theme, setTheme] = useTheme();
  return (
    <span className={styles.themes}>
      <ChipGroup
        label={t('settings.theme')}
        value={theme}
        onChange={setTheme}
        options={themes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
      />
    </span>
  );
}
