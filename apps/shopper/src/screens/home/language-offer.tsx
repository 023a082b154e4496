// A quiet offer when the browser would rather read another language; declined once, it stays away.
import { languageOf } from '@meridian/locales/languages';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useChangeLanguage } from '../../features/language-sheet/language-sheet.tsx';
import { readStoredLanguage, suggestedLanguage } from '../../i18n/language-store.ts';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './home-screen.module.css';

const storageKey = 'language-offer';

/** Nothing when the reader has chosen a language, or when ours is not complete in theirs. */
export function LanguageOffer() {
  const t = useT();
  const { code } = useLocale();
  const change = useChangeLanguage();
  const [declined, setDeclined] = useState(() => readStored('localStorage', storageKey) !== null);
  const wanted = suggestedLanguage();
  if (declined || !wanted || wanted === code || readStoredLanguage()) return null;
  const language = languageOf(wanted);
  if (!language.complete) return null;
  const close = () => {
    writeStored('localStorage', storageKey, 'seen');
    setDeclined(true);
  };
  const accept = () => {
    close();
    void change(wanted);
  };
  return (
    <aside className={styles.offer}>
      <p className={styles.offerText}>
        {t.rich('home.offer.text', {
          language: (
            <bdi key="language" lang={language.tag}>
              {language.endonym}
            </bdi>
          ),
        })}
      </p>
      <Button kind="soft" size="small" onClick={accept}>
        {t('home.offer.switch', { language: language.endonym })}
      </Button>
      <IconButton label={t('home.offer.dismiss')} onClick={close}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
