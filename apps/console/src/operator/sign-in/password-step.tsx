// The first step: e-mail and password.
import type { ResponseOf } from '@meridian/contract';
import { Alert, Button, Form, Input } from 'antd';
import { useAct } from '../../api/hooks.ts';
import { useT } from '../../i18n/provider.tsx';

interface Values {
  email: string;
  password: string;
}

interface Props {
  readonly onDone: (started: ResponseOf<'operatorLogin'>) => void;
  /** Of who was here before: only the password is asked. */
  readonly email?: string;
}

export function PasswordStep({ onDone, email }: Props) {
  const t = useT();
  const act = useAct('operatorLogin', { said: null, refresh: false, toast: false, onDone });
  return (
    <Form<Values>
      layout="vertical"
      requiredMark={false}
      initialValues={{ email }}
      onFinish={(values) => act.mutate(values)}
    >
      {act.error ? (
        <Alert type="error" showIcon title={act.error.message} style={{ marginBlockEnd: 16 }} />
      ) : null}
      <Form.Item
        name="email"
        label={t('console.signIn.email')}
        rules={[{ required: true, message: t('console.required') }]}
      >
        <Input type="email" autoComplete="username" autoFocus={!email} size="large" dir="ltr" />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('console.signIn.password')}
        rules={[{ required: true, message: t('console.required') }]}
      >
        <Input.Password autoComplete="current-password" autoFocus={Boolean(email)} size="large" dir="ltr" />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={act.isPending}>
        {t('console.signIn.next')}
      </Button>
    </Form>
  );
}
