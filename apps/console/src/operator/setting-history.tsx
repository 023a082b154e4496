// What was changed of the settings, by whom and why.
import type { ResponseOf } from '@meridian/contract';
import { useRead } from '../api/hooks.ts';
import { useFormat, useT } from '../i18n/provider.tsx';
import { textColumn, timeColumn } from '../ui/columns.tsx';
import { type Column, DataList } from '../ui/data-list.tsx';
import { useSettingWords } from './setting-words.ts';

type Change = ResponseOf<'listSettingChanges'>['list'][number];

export function SettingHistory() {
  const t = useT();
  const { dateTime } = useFormat();
  const words = useSettingWords();
  const settings = useRead('listSettings', {}).data?.list ?? [];
  const units = new Map(settings.map(({ key, unit }) => [key, unit]));
  const columns: Column<Change>[] = [
    textColumn(
      'key',
      t('console.field.setting'),
      (c) => c.key,
      (c) => (
        <>
          {words.name(c.key)}
          <div className="muted mono">{c.key}</div>
        </>
      ),
    ),
    {
      key: 'value',
      title: t('console.field.value'),
      end: true,
      cell: (c) => <strong className="amount">{words.value(c.value, units.get(c.key) ?? '')}</strong>,
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
      fields={[
        {
          name: 'key',
          label: t('console.field.setting'),
          kind: 'select',
          width: 300,
          options: [
            { value: '', label: t('console.all') },
            ...settings.map(({ key }) => ({ value: key, label: words.name(key) })),
          ],
        },
      ]}
    />
  );
}
