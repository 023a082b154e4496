// What the languages are called in English and Chinese: for those who choose one, not for a first page.
import type { LanguageCode } from './languages.ts';

const rows = {
  en: ['English', '英语'],
  'zh-cn': ['Chinese (Simplified)', '简体中文'],
  jp: ['Japanese', '日语'],
  kr: ['Korean', '韩语'],
  th: ['Thai', '泰语'],
  id: ['Indonesian', '印度尼西亚语'],
  vi: ['Vietnamese', '越南语'],
  de: ['German', '德语'],
  ar: ['Arabic', '阿拉伯语'],
  fr: ['French', '法语'],
  hi: ['Hindi', '印地语'],
  it: ['Italian', '意大利语'],
  tr: ['Turkish', '土耳其语'],
  es: ['Spanish', '西班牙语'],
  ms: ['Malay', '马来语'],
  'zh-hk': ['Chinese (Hong Kong)', '繁体中文（香港）'],
  pl: ['Polish', '波兰语'],
  nl: ['Dutch', '荷兰语'],
  ru: ['Russian', '俄语'],
  ro: ['Romanian', '罗马尼亚语'],
  cr: ['Czech', '捷克语'],
  pt: ['Portuguese', '葡萄牙语'],
  sv: ['Swedish', '瑞典语'],
  hu: ['Hungarian', '匈牙利语'],
  bgr: ['Bulgarian', '保加利亚语'],
  sk: ['Slovak', '斯洛伐克语'],
  fl: ['Finnish', '芬兰语'],
  dk: ['Danish', '丹麦语'],
  sl: ['Slovenian', '斯洛文尼亚语'],
  hr: ['Croatian', '克罗地亚语'],
  ch: ['German (Switzerland)', '德语（瑞士）'],
  gr: ['Greek', '希腊语'],
  at: ['German (Austria)', '德语（奥地利）'],
  pk: ['Urdu', '乌尔都语'],
} as const satisfies Record<LanguageCode, readonly [english: string, chinese: string]>;

/** The name of a language in English. */
export const englishName = (code: LanguageCode): string => rows[code][0];
/** The name of a language in Chinese. */
export const chineseName = (code: LanguageCode): string => rows[code][1];
