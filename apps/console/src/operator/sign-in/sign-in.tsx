// The gate: e-mail and password, then the authenticator's code; who has none yet enrols one and is told recovery codes.
import type { OperatorInfo, ResponseOf } from '@meridian/contract';
import { Card, Select } from 'antd';
import { useState } from 'react';
import { consoleLanguages } from '../../i18n/language.ts';
import { useWords } from '../../i18n/provider.tsx';
import { Mark } from '../../ui/mark.tsx';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryStep } from './recovery-step.tsx';

type Started = ResponseOf<'operatorLogin'>;
type Verified = ResponseOf<'verifyOperatorCode'>;

export function SignIn({ onIn }: { onIn: (operator: OperatorInfo) => void }) {
  const { t, code, change } = useWords();
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
    <main className="gate">
      <div className="gate-card">
        <div className="gate-brand">
          <Mark />
          {t('console.brand')}
        </div>
        <Card title={<h1 style={{ margin: 0, fontSize: 18 }}>{t(`console.signIn.title.${step}`)}</h1>}>
          {verified?.recoveryCodes ? (
            <RecoveryStep codes={verified.recoveryCodes} onNext={() => onIn(verified.operator)} />
          ) : started ? (
            <CodeStep
              started={started}
              onBack={() => setStarted(null)}
              onDone={(answer) => (answer.recoveryCodes ? setVerified(answer) : onIn(answer.operator))}
            />
          ) : (
            <PasswordStep onDone={setStarted} />
          )}
        </Card>
        <div style={{ display: 'flex', justifyContent: 'center', paddingBlockStart: 16 }}>
          <Select
            aria-label={t('console.language')}
            variant="borderless"
            value={code}
            style={{ width: 140 }}
            options={consoleLanguages.map((language) => ({ value: language.code, label: language.endonym }))}
            onChange={change}
          />
        </div>
      </div>
    </main>
  );
}
