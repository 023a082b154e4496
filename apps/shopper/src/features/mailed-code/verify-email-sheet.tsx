// The sheet that confirms an e-mail address: mails a code, takes it, and is done.
import { useEffect, useState } from 'react';
import { useVerifyEmail } from '../../api/accounts.ts';
import { ApiError } from '../../api/api-error.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.tsx';
import { MailedCodeInput } from './mailed-code-input.tsx';
import { useMailedCode } from './use-mailed-code.ts';

export interface VerifyEmailSheetProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Where the code goes, as it may be shown. */
  email: string;
  /** A code was mailed just before, with the change of the address. */
  mailedAlready?: boolean;
}

const wordsOf = (error: unknown, otherwise: string) =>
  error instanceof ApiError ? error.message : otherwise;

/** Asks before it mails; a complete code is checked at once. */
export function VerifyEmailSheet({
  open,
  onOpenChange,
  email,
  mailedAlready = false,
}: VerifyEmailSheetProps) {
  const t = useT('account');
  const verify = useVerifyEmail();
  const mailed = useMailedCode('verify_email');
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const asking = !sent && !mailedAlready;

  useEffect(() => {
    if (open) return;
    setCode('');
    setError(undefined);
    setSent(false);
  }, [open]);

  const send = () => {
    setError(undefined);
    mailed.send().then(
      () => setSent(true),
      (cause: unknown) => setError(wordsOf(cause, t('errors.unknown'))),
    );
  };
  const check = async (complete: string) => {
    try {
      await verify.mutateAsync(complete);
      toast.success(t('account.verify.done'));
      onOpenChange(false);
    } catch (cause) {
      setError(wordsOf(cause, t('errors.unknown')));
      setCode('');
    }
  };
  const type = (next: string) => {
    if (next) setError(undefined);
    setCode(next);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('account.verify.title')}
      description={t(asking ? 'account.verify.ask' : 'account.verify.enter', { email })}
      footer={
        asking ? (
          <Button block loading={mailed.sending} onClick={send}>
            {t('account.code.send')}
          </Button>
        ) : undefined
      }
    >
      {asking ? (
        <p role="alert">{error}</p>
      ) : (
        <MailedCodeInput
          mailed={mailed}
          value={code}
          onChange={type}
          onComplete={(complete) => void check(complete)}
          error={error}
          disabled={verify.isPending}
        />
      )}
    </Sheet>
  );
}
