// The languages: those that are complete, each by its own name; the choice takes effect at once.
import { chineseName, englishName } from '@meridian/locales/language-names';
import { isLanguageCode, languages } from '@meridian/locales/languages';
import { useState } from 'react';
import { useChangeLanguage } from '../../features/language-sheet/use-change-language.ts';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { useBack } from '../../lib/way.ts';
import { Card } from '../../ui/card.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { OptionList } from '../../ui/select-sheet.tsx';
import styles from './language-screen.module.css';

const options = languages
  .filter((language) => language.complete)
  .map(({ code, endonym }) => ({
    value: code as string,
    label: endonym,
    note: [...new Set([englishName(code), chineseName(code)])].filter((name) => name !== endonym).join(' · '),
  }));

/** The page /language. */
export default function LanguageScreen() {
  const t = useT('settings');
  const back = useBack();
  const { code } = useLocale();
  const change = useChangeLanguage();
  const [wanted, setWanted] = useState<string>();
  const choose = async (next: string) => {
    if (!isLanguageCode(next) || next === code) return;
    setWanted(next);
    await change(next);
    setWanted(undefined);
  };
  return (
    <Screen header={<NavBar title={t('nav.title.language')} onBack={back} />}>
      <p className={styles.text}>{t('settings.language.text')}</p>
      <Card className={styles.list}>
        <OptionList
          label={t('nav.title.language')}
          value={wanted ?? code}
          options={options}
          searchable
          onChange={(next) => void choose(next)}
        />
      </Card>
    </Screen>
  );
}
