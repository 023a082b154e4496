// Every number of the marketplace with its history; those that move money are changed by proposal.
import type { ResponseOf, Setting } from '@meridian/contract';
import { Form, Input, InputNumber, Skeleton, Switch, Table, Tabs } from 'antd';
import { useSearchParams } from 'wouter';
import { useRead } from '../../api/hooks.ts';
import { useFormat, useWords } from '../../i18n/provider.tsx';
import { Failure, HiddenTitle, State, Time } from '../../ui/bits.tsx';
import { textColumn, timeColumn } from '../../ui/columns.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Page } from '../../ui/page.tsx';
import { ReasonField } from '../reason-field.tsx';
import { useMay } from '../use-operator.ts';

type Value = Setting['value'];
type Change = ResponseOf<'listSettingChanges'>['list'][number];
interface Values {
  value: Value;
  reason: string;
}

export default function Settings() {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') ?? 'now';
  return (
    <Page title={t('console.nav.settings')}>
      <Tabs
        activeKey={tab}
        onChange={(next) => setParams({ tab: next })}
        items={[
          { key: 'now', label: t('console.settings.now'), children: <Now /> },
          { key: 'history', label: t('console.settings.history'), children: <History /> },
        ]}
        destroyOnHidden
      />
    </Page>
  );
}

function Now() {
  const { t, find } = useWords();
  const read = useRead('listSettings', {});
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  if (read.error && !read.data) return <Failure error={read.error} onRetry={read.refetch} />;
  if (!read.data) return <Skeleton active paragraph={{ rows: 10 }} />;
  const rows = read.data.list.filter(({ key }) => key.toLowerCase().includes(q.toLowerCase()));
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Input.Search
        aria-label={t('console.settings.search')}
        placeholder={t('console.settings.search')}
        style={{ width: 300 }}
        defaultValue={q}
        allowClear
        onSearch={(text) => setParams(text ? { tab: 'now', q: text } : { tab: 'now' })}
      />
      <Table
        rowKey="key"
        size="middle"
        pagination={false}
        dataSource={rows}
        columns={[
          {
            key: 'key',
            title: t('console.field.key'),
            render: (_, s) => (
              <>
                <span className="mono">{s.key}</span>{' '}
                {s.fourEyes ? <State tone="warning" text={t('console.settings.fourEyes')} /> : null}
              </>
            ),
          },
          {
            key: 'value',
            title: t('console.field.value'),
            align: 'end',
            render: (_, s) => <strong className="amount">{String(s.value)}</strong>,
          },
          { key: 'unit', title: t('console.field.unit'), render: (_, s) => find(`console.unit.${s.unit}`) },
          {
            key: 'default',
            title: t('console.settings.default'),
            align: 'end',
            render: (_, s) => <span className="muted">{String(s.defaultValue)}</span>,
          },
          {
            key: 'changed',
            title: t('console.settings.changed'),
            render: (_, s) => <Time at={s.changedAt} ago />,
          },
          {
            key: 'act',
            title: <HiddenTitle text={t('console.field.acts')} />,
            align: 'end',
            render: (_, s) => <ChangeButton setting={s} />,
          },
        ]}
      />
    </div>
  );
}

function ChangeButton({ setting }: { setting: Setting }) {
  const { t, find } = useWords();
  const isAdmin = useMay('admin');
  const mayPropose = useMay('finance', 'admin');
  if (setting.fourEyes ? !mayPropose : !isAdmin) return null;
  const { key, version, value } = setting;
  const children = (
    <>
      <Form.Item
        name="value"
        label={find(`console.unit.${setting.unit}`)}
        rules={[{ required: true, message: t('console.required') }]}
        {...(typeof value === 'boolean' ? { valuePropName: 'checked' } : {})}
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
  return setting.fourEyes ? (
    <FormDialog<'proposeChange', Values>
      verb="proposeChange"
      title={key}
      label={t('console.propose')}
      button={{ size: 'small' }}
      note={t('console.proposal.note')}
      initial={{ value }}
      toInput={({ value: to, reason }) => ({
        subject: 'setting',
        key,
        version,
        reason,
        change: { value: to },
      })}
    >
      {children}
    </FormDialog>
  ) : (
    <FormDialog<'changeSetting', Values>
      verb="changeSetting"
      title={key}
      label={t('console.change')}
      button={{ size: 'small' }}
      initial={{ value }}
      toInput={({ value: to, reason }) => ({ key, version, value: to, reason })}
    >
      {children}
    </FormDialog>
  );
}

function History() {
  const { t } = useWords();
  const { dateTime } = useFormat();
  const columns: Column<Change>[] = [
    textColumn(
      'key',
      t('console.field.key'),
      (c) => c.key,
      (c) => <span className="mono">{c.key}</span>,
    ),
    {
      key: 'value',
      title: t('console.field.value'),
      end: true,
      cell: (c) => <strong>{String(c.value)}</strong>,
      text: (c) => String(c.value),
    },
    {
      key: 'version',
      title: t('console.field.version'),
      end: true,
      cell: (c) => c.version,
      text: (c) => String(c.version),
    },
    { ...textColumn<Change>('reason', t('console.field.reason'), (c) => c.reason), cut: 360 },
    { ...textColumn<Change>('by', t('console.field.by'), (c) => c.changedBy), cut: 240 },
    timeColumn('at', t('console.field.at'), (c) => c.changedAt, dateTime),
  ];
  return (
    <DataList
      verb="listSettingChanges"
      name="setting-changes"
      columns={columns}
      fields={[{ name: 'key', label: t('console.field.key'), kind: 'text' }]}
    />
  );
}
