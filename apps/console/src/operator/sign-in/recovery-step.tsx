// After enrolment: the recovery codes, told once.
import { Alert, Button } from 'antd';
import { useT } from '../../i18n/provider.tsx';
import { download } from '../../lib/csv.ts';

export function RecoveryStep({ codes, onNext }: { codes: readonly string[]; onNext: () => void }) {
  const t = useT();
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Alert type="warning" showIcon title={t('console.signIn.recoveryOnce')} />
      <ul className="codes">
        {codes.map((code) => (
          <li key={code} className="mono">
            {code}
          </li>
        ))}
      </ul>
      <div className="acts">
        <Button
          onClick={() => download('meridian-recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}
        >
          {t('console.signIn.download')}
        </Button>
        <Button type="primary" onClick={onNext}>
          {t('console.signIn.kept')}
        </Button>
      </div>
    </div>
  );
}
