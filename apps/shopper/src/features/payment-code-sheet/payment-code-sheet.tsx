// The sheet that asks for the payment code: says what the code will do, counts the tries, and never keeps a digit.

import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './payment-code-sheet.module.css';

export interface PaymentCodeSheetProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** What the code does: "Pays $128.40 to …". */
  description: ReactNode;
  /** Facts between boxes and keypad: the balance after, where the money waits. */
  children?: ReactNode;
  /** Where "Forgot?" comes back to. */
  backUrl: string;
  /** Resolves when it is done; a thrown ApiError is shown below the boxes. */
  onCode(payCode: string): Promise<void>;
}

const shortest = 6;
const longest = 12;

/** A code of six is sent as soon as it is there; a longer one by its button. */
export function PaymentCodeSheet({
  open,
  onOpenChange,
  description,
  children,
  backUrl,
  onCode,
}: PaymentCodeSheetProps) {
  const t = useT('payment');
  const [code, setCode] = useState('');
  const [long, setLong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    if (open) return;
    setCode('');
    setError(null);
  }, [open]);

  const send = async (payCode: string) => {
    setBusy(true);
    setError(null);
    try {
      await onCode(payCode);
    } catch (cause) {
      setError(cause instanceof ApiError ? cause.message : t('errors.payFailed'));
    } finally {
      setCode('');
      setBusy(false);
    }
  };

  const corner = (
    <Link to="/changePayPwd" search={{ backUrl }} className={styles.forgot}>
      {t('payment.code.forgot')}
    </Link>
  );
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('payment.code.title')}
      description={description}
      centered
      locked={busy}
    >
      <CodeInput
        value={code}
        onChange={(next) => {
          setError(null);
          setCode(next);
        }}
        onComplete={(payCode) => void send(payCode)}
        length={shortest}
        maxLength={long ? longest : shortest}
        error={error}
        disabled={busy}
        corner={corner}
      >
        {children}
      </CodeInput>
      <div className={styles.foot}>
        {long ? (
          <Button block loading={busy} disabled={code.length < shortest} onClick={() => void send(code)}>
            {t('payment.code.confirm')}
          </Button>
        ) : (
          <Button kind="ghost" size="small" disabled={busy} onClick={() => setLong(true)}>
            {t('payment.code.longer')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
