// Six boxes for a mailed code, with the way to have it mailed again.
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './mailed-code.module.css';
import type { MailedCode } from './use-mailed-code.ts';

export interface MailedCodeInputProps {
  mailed: MailedCode;
  /** Whose code, for somebody who is not logged in. */
  account?: string;
  value: string;
  onChange(value: string): void;
  onComplete?(value: string): void;
  error?: string;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** Controlled; the phone's own keypad comes up, and offers the code where it can. */
export function MailedCodeInput({ mailed, account, error, ...input }: MailedCodeInputProps) {
  const t = useT('account');
  const [failed, setFailed] = useState<string | null>(null);
  const again = () => {
    setFailed(null);
    mailed.send(account).then(
      () => toast.success(t('account.code.sent')),
      (cause: unknown) => setFailed(cause instanceof ApiError ? cause.message : t('errors.unknown')),
    );
  };
  return (
    <div className={styles.code}>
      <CodeInput {...input} plain keypad={false} label={t('account.code.label')} error={error ?? failed} />
      <div className={styles.again}>
        {mailed.nextAt ? (
          <p className={styles.wait}>
            {t.rich('account.code.againIn', {
              time: <Countdown until={mailed.nextAt} onEnd={mailed.endWait} />,
            })}
          </p>
        ) : (
          <Button kind="ghost" size="small" loading={mailed.sending} onClick={again}>
            {t('account.code.again')}
          </Button>
        )}
      </div>
    </div>
  );
}
