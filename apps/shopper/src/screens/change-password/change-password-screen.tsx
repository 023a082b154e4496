// A new login password by the old one; who is not logged in is shown the ways that are open.
import { limits } from '@meridian/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { useResetPassword } from '../../api/accounts.ts';
import { AccountWords } from '../../features/account-words/account-words.tsx';
import { FormNote } from '../../features/form-errors/form-note.tsx';
import { useFormErrors } from '../../features/form-errors/use-form-errors.ts';
import { NewPassword, passwordWords } from '../../features/new-password/new-password.tsx';
import { newPasswordFaults } from '../../features/new-password/password-rules.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Link, useNavigate } from '../../lib/router/react.tsx';
import { useSignedIn } from '../../lib/session.ts';
import { useBack } from '../../lib/way.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './change-password-screen.module.css';

/** The page /changePassword. */
export default function ChangePasswordScreen() {
  return (
    <AccountWords>
      <ChangePasswordPage />
    </AccountWords>
  );
}

function ChangePasswordPage() {
  // As it was on arrival: the change itself ends the session, and the page stays until the login is there.
  const [signedIn] = useState(useSignedIn());
  return signedIn ? <ChangePassword /> : <Guest />;
}

function useChange() {
  const t = useT('security');
  const navigate = useNavigate();
  const reset = useResetPassword();
  const errors = useFormErrors({
    PASSWORD_WRONG: 'oldPassword',
    PASSWORD_OLD_REQUIRED: 'oldPassword',
    PASSWORD_SAME_AS_OLD: 'newPassword',
    PASSWORD_TOO_SHORT: 'newPassword',
    PASSWORD_TOO_COMMON: 'newPassword',
    PAY_CODE_EQUALS_PASSWORD: 'newPassword',
  });
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [again, setAgain] = useState('');

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (reset.isPending || errors.until) return;
    const faults = newPasswordFaults(fresh, again, old);
    const clean = errors.check({
      oldPassword: old === '' ? t('errors.passwordOldRequired') : undefined,
      newPassword: passwordWords(t, faults.fresh),
      again: passwordWords(t, faults.again),
    });
    if (!clean) return;
    try {
      await reset.mutateAsync({ oldPassword: old, newPassword: fresh });
    } catch (error) {
      errors.refuse(error);
      return;
    }
    await navigate({ to: '/login', replace: true });
    toast.success(t('security.change.done'), 2400);
  };
  return { errors, old, setOld, fresh, setFresh, again, setAgain, busy: reset.isPending, save };
}

function ChangePassword() {
  const t = useT('security', 'account');
  const back = useBack();
  const formId = useId();
  const form = useChange();
  const { errors } = form;
  const typing = (field: string, set: (value: string) => void) => (value: string) => {
    errors.forget(field);
    set(value);
  };
  const typeOld = typing('oldPassword', form.setOld);
  return (
    <Screen
      header={<NavBar title={t('nav.title.changePassword')} onBack={back} />}
      footer={
        <ActionBar>
          <Button type="submit" form={formId} loading={form.busy} disabled={errors.until !== null}>
            {t('security.change.action')}
          </Button>
        </ActionBar>
      }
    >
      <form
        id={formId}
        ref={errors.form}
        className={styles.form}
        onSubmit={(event) => void form.save(event)}
        noValidate
      >
        <p className={styles.text}>{t('security.change.text')}</p>
        <FormNote errors={errors} />
        <div>
          <TextField
            label={t('security.change.old')}
            type="password"
            autoComplete="current-password"
            maxLength={limits.passwordMax}
            value={form.old}
            onChange={(event) => typeOld(event.target.value)}
            error={errors.of('oldPassword')}
          />
          <Link to="/forgotPassword" className={styles.link}>
            {t('security.change.forgot')}
          </Link>
        </div>
        <NewPassword
          fresh={form.fresh}
          onFresh={typing('newPassword', form.setFresh)}
          again={form.again}
          onAgain={typing('again', form.setAgain)}
          freshLabel={t('security.change.new')}
          againLabel={t('security.change.repeat')}
          freshError={errors.of('newPassword')}
          againError={errors.of('again')}
        />
      </form>
    </Screen>
  );
}

function Guest() {
  const t = useT('security');
  const back = useBack();
  return (
    <Screen header={<NavBar title={t('nav.title.changePassword')} onBack={back} />}>
      <EmptyState
        title={t('security.change.guestTitle')}
        text={t('security.change.guestText')}
        action={
          <div className={styles.ways}>
            <Link to="/forgotPassword" className={buttonClass('primary', 'medium')}>
              {t('security.change.byMail')}
            </Link>
            <Link
              to="/login"
              search={{ redirect: '/changePassword' }}
              className={buttonClass('ghost', 'medium')}
            >
              {t('security.change.login')}
            </Link>
          </div>
        }
      />
    </Screen>
  );
}
