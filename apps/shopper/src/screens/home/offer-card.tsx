// A quiet offer of another language; declined once, it stays away.
import { type LanguageCode, languageOf } from '@meridian/locales/languages';
import { X } from 'lucide-react';
import { useChangeLanguage } from '../../features/language-sheet/use-change-language.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './home-screen.module.css';

export interface OfferCardProps {
  wanted: LanguageCode;
  onClose(): void;
}

/** Accepted or declined, it closes. */
export default function OfferCard({ wanted, onClose }: OfferCardProps) {
  const t = useT();
  const change = useChangeLanguage();
  const language = languageOf(wanted);
  const accept = () => {
    onClose();
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
      <IconButton label={t('home.offer.dismiss')} onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
