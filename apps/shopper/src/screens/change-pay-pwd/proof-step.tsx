// The steps that show who it is without the old code: the login password, and for a forgotten code a mailed one as well.
import type { UserInfo } from '@meridian/contract';
import { limits } from '@meridian/contract/limits';
import { Clock } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { masked } from '../../features/account-fields/mobile-number.ts';
import { MailedCodeInput } from '../../features/mailed-code/mailed-code-input.tsx';
import { useMailedCode } from '../../features/mailed-code/use-mailed-code.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './change-pay-pwd-screen.module.css';
import { StepHead, StepScreen } from './step-screen.tsx';
import type { PayCodeSteps } from './use-pay-code-steps.ts';

interface PasswordProps {
  steps: PayCodeSteps;
  value: string;
  onChange(value: string): void;
  missing: string | undefined;
}

function PasswordField({ steps, value, onChange, missing }: PasswordProps) {
  const t = useT('security');
  // With the mailed code still there it was the password that was refused.
  const refused = steps.step === 'password' || steps.slots.mail !== '' ? steps.error : undefined;
  return (
    <TextField
      label={t('security.code.field.password')}
      type="password"
      autoComplete="current-password"
      maxLength={limits.passwordMax}
      value={value}
      onChange={(event) => {
        steps.forgetError();
        onChange(event.target.value);
      }}
      error={missing ?? refused}
      disabled={steps.busy}
      autoFocus
    />
  );
}

function Wait({ steps }: { steps: PayCodeSteps }) {
  const t = useT('account');
  return (
    <div role="alert" className={styles.place}>
      {steps.until && (
        <p className={styles.wait}>
          <Clock size={18} aria-hidden="true" />
          <span>
            {t.rich('account.wait', { time: <Countdown until={steps.until} onEnd={steps.endWait} /> })}
          </span>
        </p>
      )}
    </div>
  );
}

function ContinueBar({ form, steps }: { form: string; steps: PayCodeSteps }) {
  const t = useT('security');
  return (
    <ActionBar>
      <Button type="submit" form={form} loading={steps.busy} disabled={steps.until !== null}>
        {t('common.action.continue')}
      </Button>
    </ActionBar>
  );
}

/** Before the first payment code: the login password. */
export function PasswordStep({ steps }: { steps: PayCodeSteps }) {
  const t = useT('security');
  const formId = useId();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '' ? t('errors.passwordRequired') : undefined);
    if (password !== '') steps.enter({ password });
  };
  return (
    <StepScreen steps={steps} footer={<ContinueBar form={formId} steps={steps} />}>
      <form id={formId} className={styles.step} onSubmit={submit} noValidate>
        <StepHead
          steps={steps}
          title={t('security.code.password.title')}
          text={t('security.code.password.text')}
        />
        <Wait steps={steps} />
        <PasswordField
          steps={steps}
          value={password}
          onChange={(next) => {
            setMissing(undefined);
            setPassword(next);
          }}
          missing={missing}
        />
      </form>
    </StepScreen>
  );
}

/** A forgotten code: login password and mailed code together. */
export function ProofStep({ steps, user }: { steps: PayCodeSteps; user: UserInfo }) {
  const t = useT('security');
  if (user.email) return <ProofForm steps={steps} email={user.email} />;
  const add = (
    <ActionBar>
      <Link to="/profile" className={buttonClass()}>
        {t('security.code.mail.addEmail')}
      </Link>
    </ActionBar>
  );
  return (
    <StepScreen steps={steps} footer={add}>
      <div className={styles.step}>
        <StepHead
          steps={steps}
          title={t('security.code.mail.title')}
          text={t('security.code.mail.noEmail')}
        />
        <Remember steps={steps} />
      </div>
    </StepScreen>
  );
}

function ProofForm({ steps, email }: { steps: PayCodeSteps; email: string }) {
  const t = useT('security', 'account');
  const formId = useId();
  const mailed = useMailedCode('reset_pay_code');
  const [sent, setSent] = useState(steps.slots.password !== '' || steps.slots.mail !== '');
  const [failed, setFailed] = useState<string>();
  const [password, setPassword] = useState(steps.slots.password);
  const [mail, setMail] = useState(steps.slots.mail);
  const [checked, setChecked] = useState(false);

  const send = () => {
    setFailed(undefined);
    mailed.send().then(
      () => setSent(true),
      (error: unknown) => setFailed(error instanceof ApiError ? error.message : t('errors.unknown')),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (password === '' || mail.length < 6) return;
    setChecked(false);
    steps.enter({ password, mail });
  };
  const codeRefused = steps.slots.password !== '' ? steps.error : undefined;
  const footer = sent ? (
    <ContinueBar form={formId} steps={steps} />
  ) : (
    <ActionBar>
      <Button loading={mailed.sending} onClick={send}>
        {t('account.code.send')}
      </Button>
    </ActionBar>
  );
  return (
    <StepScreen steps={steps} footer={footer}>
      <form id={formId} className={styles.step} onSubmit={submit} noValidate>
        <StepHead
          steps={steps}
          title={t('security.code.mail.title')}
          text={t('security.code.mail.text', { email: masked(email) })}
        />
        <Wait steps={steps} />
        <PasswordField
          steps={steps}
          value={password}
          onChange={setPassword}
          missing={checked && password === '' ? t('errors.passwordRequired') : undefined}
        />
        {sent ? (
          <MailedCodeInput
            mailed={mailed}
            value={mail}
            onChange={(next) => {
              steps.forgetError();
              setMail(next);
            }}
            error={checked && mail.length < 6 ? t('account.code.missing') : codeRefused}
            disabled={steps.busy}
            autoFocus={password !== ''}
          />
        ) : (
          <p role="alert" className={styles.fault}>
            {failed}
          </p>
        )}
        <Remember steps={steps} />
      </form>
    </StepScreen>
  );
}

function Remember({ steps }: { steps: PayCodeSteps }) {
  const t = useT('security');
  return (
    <Button kind="ghost" size="small" className={styles.remember} onClick={() => steps.start('change')}>
      {t('security.code.remember')}
    </Button>
  );
}
