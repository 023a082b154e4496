// Changing a setting: at once by an administrator, or by a proposal where it moves money.
import type { Setting } from '@meridian/contract';
import { Form, Input, InputNumber, Switch } from 'antd';
import { useT, useWords } from '../i18n/provider.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { useSettingWords } from './setting-words.ts';
import { useMay } from './use-operator.ts';

interface Values {
  value: Setting['value'];
  reason: string;
}

/** The button and its dialog; nothing for who may not. */
export function SettingChange({ setting }: { setting: Setting }) {
  const t = useT();
  const words = useSettingWords();
  const isAdmin = useMay('admin');
  const mayPropose = useMay('finance', 'admin');
  if (setting.fourEyes ? !mayPropose : !isAdmin) return null;
  const { key, version, value } = setting;
  const shared = {
    title: words.name(key),
    button: { size: 'small' },
    initial: { value },
    children: <Fields setting={setting} />,
  } as const;
  return setting.fourEyes ? (
    <FormDialog<'proposeChange', Values>
      {...shared}
      verb="proposeChange"
      label={t('console.propose')}
      note={`${words.text(key)} ${t('console.proposal.note')}`}
      toInput={({ value: to, reason }) => ({
        subject: 'setting',
        key,
        version,
        reason,
        change: { value: to },
      })}
    />
  ) : (
    <FormDialog<'changeSetting', Values>
      {...shared}
      verb="changeSetting"
      label={t('console.change')}
      note={words.text(key)}
      toInput={({ value: to, reason }) => ({ key, version, value: to, reason })}
    />
  );
}

function Fields({ setting: { value, unit } }: { setting: Setting }) {
  const { t, find } = useWords();
  const words = useSettingWords();
  const typed = Form.useWatch<Setting['value'] | null>('value');
  return (
    <>
      <Form.Item
        name="value"
        label={find(`console.unit.${unit}`)}
        rules={[{ required: true, message: t('console.required') }]}
        {...(typeof value === 'boolean' ? { valuePropName: 'checked' } : {})}
        {...(typeof typed === 'number' ? { extra: <bdi>{words.value(typed, unit)}</bdi> } : {})}
      >
        {typeof value === 'number' ? (
          <InputNumber style={{ width: '100%' }} precision={0} />
        ) : typeof value === 'boolean' ? (
          <Switch />
        ) : (
          <Input dir="ltr" />
        )}
      </Form.Item>
      <ReasonField />
    </>
  );
}
