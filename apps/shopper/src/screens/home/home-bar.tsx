// The head of the front page: the mark and name, the language, the account.

import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { LanguageSheet } from '../../features/language-sheet/language-sheet.tsx';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import styles from './home-screen.module.css';

/** Name at the start, two raised buttons at the end. */
export function HomeBar() {
  const t = useT();
  const { language } = useLocale();
  const [open, setOpen] = useState(false);
  return (
    <>
      <NavBar
        start={
          <h1 className={styles.brand}>
            <span className={styles.mark}>
              <Mark size={22} />
            </span>
            {t('home.brand')}
          </h1>
        }
        end={
          <>
            <IconButton
              kind="raised"
              label={t('home.language', { language: language.endonym })}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              <span aria-hidden="true">{language.tag.slice(0, 2).toUpperCase()}</span>
            </IconButton>
            <Link to="/profile" className={iconButtonClass('raised')} aria-label={t('home.account')}>
              <UserRound size={20} aria-hidden="true" />
            </Link>
          </>
        }
      />
      <LanguageSheet open={open} onOpenChange={setOpen} />
    </>
  );
}
