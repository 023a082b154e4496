// Settings in words: each has a name and a sentence, and its value reads as people say it.
import type { Setting } from '@meridian/contract';
import { useFormat, useWords } from '../i18n/provider.tsx';

type Value = Setting['value'];
const spans: Readonly<Record<string, string>> = {
  seconds: 'second',
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
};

/** Name, meaning and value of settings in the language of the console. */
export function useSettingWords() {
  const { t, find, tag } = useWords();
  const { money, count, percent } = useFormat();
  return {
    name: (key: string) => find(`console.setting.${key}`),
    text: (key: string) => find(`console.setting.${key}.text`),
    group: (key: string) => find(`console.settingGroup.${key.split('.')[0]}`),
    /** `100000` of the unit cents → `$1,000.00`. */
    value(value: Value, unit: string): string {
      if (typeof value === 'boolean') return t(value ? 'console.on' : 'console.off');
      if (typeof value === 'string') return value;
      if (unit === 'cents') return money((value / 100).toFixed(2));
      if (unit === 'bps') return percent(value / 10_000);
      if (unit === 'hundredths of a star') return `${count(value / 100)} ★`;
      const span = spans[unit];
      if (span)
        return new Intl.NumberFormat(`${tag}-u-nu-latn`, {
          style: 'unit',
          unit: span,
          unitDisplay: 'long',
        }).format(value);
      return count(value);
    },
  };
}
