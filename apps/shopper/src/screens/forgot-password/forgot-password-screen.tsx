// A forgotten password: the account, the mailed code with a new password, and back to the login. Never tells who has an account.

import { Globe } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useResetPassword } from '../../api/accounts.ts';
import { AccountField, useNumberCountry } from '../../features/account-fields/account-field.tsx';
import { accountOf } from '../../features/account-fields/mobile-number.ts';
import { FormNote } from '../../features/form-errors/form-note.tsx';
import { useFormErrors } from '../../features/form-errors/use-form-errors.ts';
import { LanguageSheet } from '../../features/language-sheet/language-sheet.tsx';
import { MailedCodeInput } from '../../features/mailed-code/mailed-code-input.tsx';
import { type MailedCode, useMailedCode } from '../../features/mailed-code/use-mailed-code.ts';
import { NewPassword, passwordWords } from '../../features/new-password/new-password.tsx';
import { newPasswordFaults } from '../../features/new-password/password-rules.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useNavigate } from '../../lib/router/react.tsx';
import { useBack } from '../../lib/way.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './forgot-password-screen.module.css';

/** The page /forgotPassword. */
export default function ForgotPasswordScreen() {
  const mailed = useMailedCode('reset_password');
  const [account, setAccount] = useState<string | null>(null);
  return account === null ? (
    <AskAccount mailed={mailed} onSent={setAccount} />
  ) : (
    <SetPassword mailed={mailed} account={account} onOther={() => setAccount(null)} />
  );
}

function ForgotBar({ onBack }: { onBack(): void }) {
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  const language = (
    <IconButton label={t('nav.title.language')} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
      <Globe size={22} />
    </IconButton>
  );
  return (
    <>
      <NavBar title={t('nav.title.forgotPassword')} onBack={onBack} end={language} />
      <LanguageSheet open={choosing} onOpenChange={setChoosing} />
    </>
  );
}

function AskAccount({ mailed, onSent }: { mailed: MailedCode; onSent(account: string): void }) {
  const t = useT('account');
  const back = useBack();
  const formId = useId();
  const errors = useFormErrors();
  const [text, setText] = useState('');
  const [chosen, setCountry] = useState<string>();
  const country = useNumberCountry(chosen);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (mailed.sending) return;
    const account = await accountOf(text, country);
    const fault =
      text.trim() === '' ? 'accountRequired' : text.includes('@') ? 'emailInvalid' : 'mobileInvalid';
    errors.check({ account: account === null ? t(`errors.${fault}`) : undefined });
    if (account === null) return;
    try {
      await mailed.send(account);
      onSent(account);
    } catch (error) {
      errors.refuse(error);
    }
  };
  return (
    <Screen
      header={<ForgotBar onBack={back} />}
      footer={
        <ActionBar>
          <Button type="submit" form={formId} loading={mailed.sending}>
            {t('account.forgot.action')}
          </Button>
        </ActionBar>
      }
    >
      <form
        id={formId}
        ref={errors.form}
        className={styles.form}
        onSubmit={(event) => void send(event)}
        noValidate
      >
        <div>
          <h2 className={styles.title}>{t('account.forgot.title')}</h2>
          <p className={styles.text}>{t('account.forgot.text')}</p>
        </div>
        <FormNote errors={errors} />
        <AccountField
          kind="either"
          value={text}
          onChange={(value) => {
            errors.forget('account');
            setText(value);
          }}
          country={chosen}
          onCountry={setCountry}
          error={errors.of('account')}
        />
      </form>
    </Screen>
  );
}

function useNewPassword(account: string) {
  const t = useT('account');
  const navigate = useNavigate();
  const reset = useResetPassword();
  const errors = useFormErrors({
    CODE_INVALID: 'code',
    PASSWORD_TOO_SHORT: 'newPassword',
    PASSWORD_TOO_COMMON: 'newPassword',
    PASSWORD_SAME_AS_OLD: 'newPassword',
    PAY_CODE_EQUALS_PASSWORD: 'newPassword',
  });
  const [code, setCode] = useState('');
  const [fresh, setFresh] = useState('');
  const [again, setAgain] = useState('');

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (reset.isPending) return;
    const faults = newPasswordFaults(fresh, again);
    const clean = errors.check({
      code: code.length === 6 ? undefined : t('account.code.missing'),
      newPassword: passwordWords(t, faults.fresh),
      again: passwordWords(t, faults.again),
    });
    if (!clean) return;
    try {
      await reset.mutateAsync({ account, code, newPassword: fresh });
    } catch (error) {
      errors.refuse(error);
      return;
    }
    await navigate({ to: '/login', replace: true });
    toast.success(t('account.forgot.done'), 2400);
  };
  return { errors, code, setCode, fresh, setFresh, again, setAgain, busy: reset.isPending, save };
}

function SetPassword({ mailed, account, onOther }: { mailed: MailedCode; account: string; onOther(): void }) {
  const t = useT('account');
  const formId = useId();
  const form = useNewPassword(account);
  const { errors } = form;
  return (
    <Screen
      header={<ForgotBar onBack={onOther} />}
      footer={
        <ActionBar>
          <Button type="submit" form={formId} loading={form.busy}>
            {t('account.forgot.save')}
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
        <div role="status">
          <h2 className={styles.title}>{t('account.forgot.sentTitle')}</h2>
          <p className={styles.text}>{t('account.forgot.sentText', { account })}</p>
        </div>
        <FormNote errors={errors} />
        <MailedCodeInput
          mailed={mailed}
          account={account}
          value={form.code}
          onChange={(code) => {
            errors.forget('code');
            form.setCode(code);
          }}
          error={errors.of('code')}
          disabled={form.busy}
        />
        <NewPassword
          fresh={form.fresh}
          onFresh={(fresh) => {
            errors.forget('newPassword');
            form.setFresh(fresh);
          }}
          again={form.again}
          onAgain={(again) => {
            errors.forget('again');
            form.setAgain(again);
          }}
          freshLabel={t('account.field.newPassword')}
          againLabel={t('account.field.repeatPassword')}
          freshError={errors.of('newPassword')}
          againError={errors.of('again')}
        />
        <Button kind="ghost" size="small" className={styles.other} onClick={onOther}>
          {t('account.forgot.other')}
        </Button>
      </form>
    </Screen>
  );
}
