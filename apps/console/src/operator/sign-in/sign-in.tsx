// The gate: e-mail and password, then the authenticator's code; who has none yet enrols one and is told recovery codes.
import type { OperatorInfo, ResponseOf } from '@meridian/contract';
import { Card } from 'antd';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import { CodeStep } from './code-step.tsx';
import { Gate } from './gate.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryStep } from './recovery-step.tsx';

type Started = ResponseOf<'operatorLogin'>;
type Verified = ResponseOf<'verifyOperatorCode'>;

interface Props {
  readonly onIn: (operator: OperatorInfo) => void;
  /** Who was here before. */
  readonly email?: string;
  /** Said above the form. */
  readonly note?: ReactNode;
}

export function SignIn({ onIn, email, note }: Props) {
  const { t } = useWords();
  const [started, setStarted] = useState<Started | null>(null);
  const [verified, setVerified] = useState<Verified | null>(null);
  const step = verified?.recoveryCodes
    ? 'recovery'
    : started
      ? started.enrol
        ? 'enrol'
        : 'code'
      : 'password';
  return (
    <Gate>
      <Card title={<h1 style={{ margin: 0, fontSize: 18 }}>{t(`console.signIn.title.${step}`)}</h1>}>
        {note}
        {verified?.recoveryCodes ? (
          <RecoveryStep codes={verified.recoveryCodes} onNext={() => onIn(verified.operator)} />
        ) : started ? (
          <CodeStep
            started={started}
            onBack={() => setStarted(null)}
            onDone={(answer) => (answer.recoveryCodes ? setVerified(answer) : onIn(answer.operator))}
          />
        ) : (
          <PasswordStep onDone={setStarted} {...(email ? { email } : {})} />
        )}
      </Card>
    </Gate>
  );
}
