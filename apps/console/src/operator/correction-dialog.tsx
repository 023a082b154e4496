// Asking for a correction: a counter-posting in favour of an account or against it, with its reason.
import { Form, Input, Radio } from 'antd';
import { useT } from '../i18n/provider.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

interface Values {
  account: string;
  direction: 'credit' | 'debit';
  amount: string;
  reason: string;
  reverses?: string;
}

export function CorrectionDialog({ account, reverses }: { account?: string; reverses?: string }) {
  const t = useT();
  const required = [{ required: true, message: t('console.required') }];
  return (
    <FormDialog<'proposeCorrection', Values>
      verb="proposeCorrection"
      title={t('console.correction.title')}
      label={t('console.correction.propose')}
      note={t('console.correction.note')}
      initial={{ direction: 'credit', ...(account ? { account } : {}), ...(reverses ? { reverses } : {}) }}
      toInput={({ reverses: journal, ...values }) => ({
        ...values,
        ...(journal ? { reverses: journal } : {}),
      })}
    >
      <Form.Item name="account" label={t('console.field.account')} rules={required}>
        <Input dir="ltr" className="mono" placeholder="shopper_available:12" />
      </Form.Item>
      <Form.Item name="direction" label={t('console.field.direction')} rules={required}>
        <Radio.Group
          options={[
            { value: 'credit', label: t('console.correction.credit') },
            { value: 'debit', label: t('console.correction.debit') },
          ]}
        />
      </Form.Item>
      <Form.Item name="amount" label={t('console.field.amount')} rules={required}>
        <Input dir="ltr" prefix="$" inputMode="decimal" maxLength={15} />
      </Form.Item>
      <Form.Item name="reverses" label={t('console.correction.reverses')}>
        <Input dir="ltr" inputMode="numeric" maxLength={18} />
      </Form.Item>
      <ReasonField />
    </FormDialog>
  );
}
