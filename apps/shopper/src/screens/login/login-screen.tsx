// Logging in: account and password, and from there back to where one wanted to go.

import { Globe } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useLogin } from '../../api/login.ts';
import { AccountField, useNumberCountry } from '../../features/account-fields/account-field.tsx';
import { isEmail, needsCountry } from '../../features/account-fields/mobile-number.ts';
import { FormNote } from '../../features/form-errors/form-note.tsx';
import { useFormErrors } from '../../features/form-errors/use-form-errors.ts';
import { LanguageSheet } from '../../features/language-sheet/language-sheet.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { useAfterLogin } from '../../lib/after-login.ts';
import { Link, useSearch } from '../../lib/router/react.tsx';
import { useBack } from '../../lib/way.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './login-screen.module.css';

/** The page /login. */
export default function LoginScreen() {
  const t = useT('account');
  const back = useBack();
  const formId = useId();
  const { submit, busy, fields } = useLoginForm();
  const [choosing, setChoosing] = useState(false);
  return (
    <Screen
      header={
        <NavBar
          title={t('nav.title.login')}
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
          <Button type="submit" form={formId} loading={busy} disabled={fields.errors.until !== null}>
            {t('account.login.action')}
          </Button>
        </ActionBar>
      }
    >
      <LanguageSheet open={choosing} onOpenChange={setChoosing} />
      <div className={styles.welcome}>
        <span className={styles.mark}>
          <Mark size={40} />
        </span>
        <h2 className={styles.title}>{t('account.login.title')}</h2>
        <p className={styles.text}>{t('account.login.text')}</p>
      </div>
      <form id={formId} ref={fields.errors.form} className={styles.form} onSubmit={submit} noValidate>
        <FormNote errors={fields.errors} />
        <LoginFields {...fields} />
      </form>
    </Screen>
  );
}

function useLoginForm() {
  const t = useT('account');
  const login = useLogin();
  const afterLogin = useAfterLogin();
  const errors = useFormErrors();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [chosen, setCountry] = useState<string>();
  const country = useNumberCountry(chosen);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (login.isPending || errors.until) return;
    const name = account.trim();
    const found = {
      account:
        name === ''
          ? t('errors.accountRequired')
          : name.includes('@') && !isEmail(name)
            ? t('errors.emailInvalid')
            : undefined,
      password: password === '' ? t('errors.passwordRequired') : undefined,
    };
    if (!errors.check(found)) return;
    try {
      await login.mutateAsync({ account: name, password, country: needsCountry(name) ? country : undefined });
    } catch (error) {
      errors.refuse(error);
      return;
    }
    toast.success(t('common.success.login'));
    afterLogin();
  };
  const fields = { account, setAccount, password, setPassword, country: chosen, setCountry, errors };
  return { submit: (event: FormEvent) => void submit(event), busy: login.isPending, fields };
}

function LoginFields({
  account,
  setAccount,
  password,
  setPassword,
  country,
  setCountry,
  errors,
}: ReturnType<typeof useLoginForm>['fields']) {
  const t = useT('account');
  const search = useSearch('/login');
  return (
    <>
      <AccountField
        kind="either"
        value={account}
        onChange={(value) => {
          errors.forget('account');
          setAccount(value);
        }}
        country={country}
        onCountry={setCountry}
        error={errors.of('account')}
      />
      <TextField
        label={t('account.field.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          errors.forget('password');
          setPassword(event.target.value);
        }}
        error={errors.of('password')}
      />
      <Link to="/forgotPassword" className={styles.link}>
        {t('account.login.forgot')}
      </Link>
      <p className={styles.other}>
        <span>{t('account.login.new')}</span>
        <Link to="/register" search={{ redirect: search.redirect }} className={styles.link} replace>
          {t('account.login.register')}
        </Link>
      </p>
    </>
  );
}
