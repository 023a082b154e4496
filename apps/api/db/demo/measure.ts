// Numbers with units, as each language writes them.
import { everyLanguage, localised } from './localise.ts';
import type { Language, Localised } from './types.ts';

const UNITS: Readonly<Record<string, Localised>> = {
  ml: localised('ml', 'ml', 'ml', 'มล.', 'مل', 'ml'),
  L: localised('L', 'L', 'L', 'ลิตร', 'لتر', 'l'),
  g: localised('g', '克', 'g', 'กรัม', 'غ', 'g'),
  kg: localised('kg', '千克', 'kg', 'กก.', 'كغ', 'kg'),
  mm: localised('mm', '毫米', 'mm', 'มม.', 'مم', 'mm'),
  cm: localised('cm', '厘米', 'cm', 'ซม.', 'سم', 'cm'),
  m: localised('m', '米', 'm', 'ม.', 'م', 'm'),
  in: localised('in', '英寸', 'インチ', 'นิ้ว', 'بوصة', 'Zoll'),
  W: localised('W', 'W', 'W', 'วัตต์', 'واط', 'W'),
  Hz: localised('Hz', 'Hz', 'Hz', 'Hz', 'هرتز', 'Hz'),
  lm: localised('lm', '流明', 'lm', 'ลูเมน', 'لومن', 'lm'),
  dB: localised('dB', '分贝', 'dB', 'dB', 'ديسيبل', 'dB'),
  min: localised('min', '分钟', '分', 'นาที', 'دقيقة', 'Min.'),
  GB: localised('GB', 'GB', 'GB', 'GB', 'غيغابايت', 'GB'),
  TB: localised('TB', 'TB', 'TB', 'TB', 'تيرابايت', 'TB'),
};
const CLOSED_UP = /(\d) (ml|L|g|kg|mm|cm|m|インチ|W|Hz|lm|dB|分|GB|TB)(?=$| )/g;
const CLOSED_UP_ZH = /(\d) (克|千克|毫米|厘米|米|英寸|流明|分贝|分钟)/g;

export function decimal(value: string, language: Language): string {
  return language === 'de' ? value.replace(/(\d)\.(\d)/g, '$1,$2') : value;
}

/** '1.7 L' → '1,7 l' in German, '1.7 ลิตร' in Thai, and so on. Words without a translation stay. */
export function measure(text: string): Localised {
  return everyLanguage((language) => {
    const words = text.split(' ').map((word) => UNITS[word]?.[language] ?? word);
    const joined = decimal(words.join(' '), language);
    if (language === 'jp') return joined.replace(CLOSED_UP, '$1$2');
    if (language === 'zh-cn') return joined.replace(CLOSED_UP_ZH, '$1$2');
    return joined;
  });
}

export function weight(grams: number): Localised {
  return measure(grams >= 1000 ? `${Math.round(grams / 10) / 100} kg` : `${grams} g`);
}
