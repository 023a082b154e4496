// Opening an account: a name, an address or a number, a password; then one is logged in.

import { Globe } from 'lucide-react';
import { useId, useState } from 'react';
import { FormNote } from '../../features/form-errors/form-note.tsx';
import { LanguageSheet } from '../../features/language-sheet/language-sheet.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Link, useSearch } from '../../lib/router/react.tsx';
import { useBack } from '../../lib/way.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { RegisterFields } from './register-fields.tsx';
import styles from './register-screen.module.css';
import { useRegisterForm } from './use-register-form.ts';

/** The page /register. */
export default function RegisterScreen() {
  const t = useT('account');
  const back = useBack();
  const formId = useId();
  const form = useRegisterForm();
  const [choosing, setChoosing] = useState(false);
  const search = useSearch('/register');
  return (
    <Screen
      header={
        <NavBar
          title={t('nav.title.register')}
          onBack={back}
          end={
            <IconButton
              label={t('nav.title.language')}
              aria-haspopup="dialog"
              onClick={() => setChoosing(true)}
            >
              <Globe size={22} />
            </IconButton>
          }
        />
      }
      footer={
        <ActionBar>
          <Button type="submit" form={formId} loading={form.busy}>
            {t('account.register.action')}
          </Button>
        </ActionBar>
      }
    >
      <LanguageSheet open={choosing} onOpenChange={setChoosing} />
      <form id={formId} ref={form.errors.form} className={styles.form} onSubmit={form.submit} noValidate>
        <div>
          <h2 className={styles.title}>{t('account.register.title')}</h2>
          <p className={styles.text}>{t('account.register.text')}</p>
        </div>
        <FormNote errors={form.errors} />
        <RegisterFields form={form} />
        <p className={styles.agreement}>{t('account.register.agreement')}</p>
        <p className={styles.other}>
          <span>{t('account.register.known')}</span>
          <Link to="/login" search={{ redirect: search.redirect }} className={styles.link} replace>
            {t('account.register.login')}
          </Link>
        </p>
      </form>
    </Screen>
  );
}
