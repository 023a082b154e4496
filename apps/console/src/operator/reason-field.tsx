// The reason that a dialog asks for: at least three letters, kept with what was done.
import { Form, Input } from 'antd';
import { useT } from '../i18n/provider.tsx';

export function ReasonField({ name = 'reason' }: { name?: 'reason' | 'note' }) {
  const t = useT();
  return (
    <Form.Item
      name={name}
      label={t('console.field.reason')}
      rules={[{ required: true, min: 3, message: t('console.required') }]}
    >
      <Input.TextArea maxLength={200} rows={2} />
    </Form.Item>
  );
}
