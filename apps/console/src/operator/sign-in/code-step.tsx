// The second step: the code of the authenticator, or a recovery code; at the first sign-in, the secret to scan before.
import type { ResponseOf } from '@meridian/contract';
import { Alert, Button, Form, Input, QRCode } from 'antd';
import { useState } from 'react';
import { useAct } from '../../api/hooks.ts';
import { useT } from '../../i18n/provider.tsx';
import { Code } from '../../ui/bits.tsx';

interface Props {
  readonly started: ResponseOf<'operatorLogin'>;
  readonly onBack: () => void;
  readonly onDone: (answer: ResponseOf<'verifyOperatorCode'>) => void;
}

export function CodeStep({ started, onBack, onDone }: Props) {
  const t = useT();
  const [isRecovery, setRecovery] = useState(false);
  const act = useAct('verifyOperatorCode', { said: null, refresh: false, toast: false, onDone });
  const { enrol, ticket } = started;
  return (
    <Form<{ code: string }>
      layout="vertical"
      requiredMark={false}
      onFinish={({ code }) => act.mutate({ ticket, code: code.trim() })}
    >
      {enrol ? (
        <>
          <p className="muted" style={{ marginBlockStart: 0 }}>
            {t('console.signIn.scan')}
          </p>
          <div style={{ display: 'grid', justifyItems: 'center', gap: 12, paddingBlockEnd: 16 }}>
            <QRCode type="svg" value={enrol.uri} size={184} errorLevel="M" />
            <Code text={enrol.secret} />
          </div>
        </>
      ) : null}
      {act.error ? (
        <Alert type="error" showIcon title={act.error.message} style={{ marginBlockEnd: 16 }} />
      ) : null}
      <Form.Item
        name="code"
        label={t(isRecovery ? 'console.signIn.recoveryCode' : 'console.signIn.code')}
        rules={[{ required: true, message: t('console.required') }]}
      >
        <Input
          key={String(isRecovery)}
          autoFocus
          size="large"
          dir="ltr"
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          maxLength={isRecovery ? 24 : 6}
          placeholder={isRecovery ? 'XXXX-XXXX-XXXX-XXXX' : '000000'}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={act.isPending}>
        {t('console.signIn.enter')}
      </Button>
      <div style={{ display: 'flex', justifyContent: 'space-between', paddingBlockStart: 12 }}>
        <Button type="link" style={{ paddingInline: 0 }} onClick={onBack}>
          {t('console.signIn.back')}
        </Button>
        {enrol ? null : (
          <Button type="link" style={{ paddingInline: 0 }} onClick={() => setRecovery(!isRecovery)}>
            {t(isRecovery ? 'console.signIn.useCode' : 'console.signIn.useRecovery')}
          </Button>
        )}
      </div>
    </Form>
  );
}
