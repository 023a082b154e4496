// Every number of the marketplace with its history; those that move money are changed by proposal.
import type { Setting } from '@meridian/contract';
import { Input, Skeleton, Table, Tabs } from 'antd';
import { useSearchParams } from 'wouter';
import { useRead } from '../../api/hooks.ts';
import { useT } from '../../i18n/provider.tsx';
import { Failure, HiddenTitle, State, Time } from '../../ui/bits.tsx';
import { Page } from '../../ui/page.tsx';
import { SettingChange } from '../setting-change.tsx';
import { SettingHistory } from '../setting-history.tsx';
import { useSettingWords } from '../setting-words.ts';

export default function Settings() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') ?? 'now';
  return (
    <Page title={t('console.nav.settings')}>
      <Tabs
        activeKey={tab}
        onChange={(next) => setParams({ tab: next })}
        items={[
          { key: 'now', label: t('console.settings.now'), children: <Now /> },
          { key: 'history', label: t('console.settings.history'), children: <SettingHistory /> },
        ]}
        destroyOnHidden
      />
    </Page>
  );
}

function Now() {
  const t = useT();
  const words = useSettingWords();
  const read = useRead('listSettings', {});
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  if (read.error && !read.data) return <Failure error={read.error} onRetry={read.refetch} />;
  if (!read.data) return <Skeleton active paragraph={{ rows: 10 }} />;
  const isWanted = ({ key }: Setting) =>
    [key, words.name(key), words.text(key), words.group(key)].some((text) =>
      text.toLowerCase().includes(q.trim().toLowerCase()),
    );
  const rows = read.data.list.filter(isWanted);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      {read.error ? <Failure error={read.error} onRetry={read.refetch} /> : null}
      <Input.Search
        aria-label={t('console.settings.search')}
        placeholder={t('console.settings.search')}
        style={{ width: 300 }}
        defaultValue={q}
        allowClear
        onSearch={(text) => setParams(text ? { tab: 'now', q: text } : { tab: 'now' })}
      />
      {rows.length === 0 ? <p className="muted">{t('console.list.none')}</p> : null}
      {[...new Set(rows.map(({ key }) => words.group(key)))].map((title) => (
        <Group key={title} title={title} rows={rows.filter(({ key }) => words.group(key) === title)} />
      ))}
    </div>
  );
}

function Group({ title, rows }: { title: string; rows: readonly Setting[] }) {
  const t = useT();
  const words = useSettingWords();
  return (
    <section>
      <h2 style={{ fontSize: 15, margin: '0 0 8px' }}>{title}</h2>
      <Table<Setting>
        rowKey="key"
        size="middle"
        tableLayout="fixed"
        pagination={false}
        dataSource={rows}
        columns={[
          {
            key: 'key',
            title: t('console.field.setting'),
            render: (_, s) => (
              <>
                <strong>{words.name(s.key)}</strong>{' '}
                {s.fourEyes ? <State tone="warning" text={t('console.settings.fourEyes')} /> : null}
                <div>{words.text(s.key)}</div>
                <span className="muted mono">{s.key}</span>
              </>
            ),
          },
          {
            key: 'value',
            title: t('console.field.value'),
            align: 'end',
            width: 140,
            render: (_, s) => <strong className="amount">{words.value(s.value, s.unit)}</strong>,
          },
          {
            key: 'default',
            title: t('console.settings.default'),
            align: 'end',
            width: 140,
            render: (_, s) => <span className="muted amount">{words.value(s.defaultValue, s.unit)}</span>,
          },
          {
            key: 'changed',
            title: t('console.settings.changed'),
            width: 150,
            render: (_, s) => <Time at={s.changedAt} ago />,
          },
          {
            key: 'act',
            title: <HiddenTitle text={t('console.field.acts')} />,
            align: 'end',
            width: 120,
            render: (_, s) => <SettingChange setting={s} />,
          },
        ]}
      />
    </section>
  );
}
