// The 34 languages: one table from our file code to the tag that `Intl` and `<html lang>` understand, names and direction.

export type Direction = 'ltr' | 'rtl';

type Row = readonly [tag: string, endonym: string, english: string, chinese: string];

// Ten file codes (jp kr cr bgr fl dk ch gr at pk) mean something else, or nothing, to Intl: never hand it a file code.
const rows = {
  en: ['en', 'English', 'English', '英语'],
  'zh-cn': ['zh-CN', '简体中文', 'Chinese (Simplified)', '简体中文'],
  jp: ['ja', '日本語', 'Japanese', '日语'],
  kr: ['ko', '한국어', 'Korean', '韩语'],
  th: ['th', 'ไทย', 'Thai', '泰语'],
  id: ['id', 'Bahasa Indonesia', 'Indonesian', '印度尼西亚语'],
  vi: ['vi', 'Tiếng Việt', 'Vietnamese', '越南语'],
  de: ['de', 'Deutsch', 'German', '德语'],
  ar: ['ar', 'العربية', 'Arabic', '阿拉伯语'],
  fr: ['fr', 'Français', 'French', '法语'],
  hi: ['hi', 'हिन्दी', 'Hindi', '印地语'],
  it: ['it', 'Italiano', 'Italian', '意大利语'],
  tr: ['tr', 'Türkçe', 'Turkish', '土耳其语'],
  es: ['es', 'Español', 'Spanish', '西班牙语'],
  ms: ['ms', 'Bahasa Melayu', 'Malay', '马来语'],
  'zh-hk': ['zh-HK', '繁體中文（香港）', 'Chinese (Hong Kong)', '繁体中文（香港）'],
  pl: ['pl', 'Polski', 'Polish', '波兰语'],
  nl: ['nl', 'Nederlands', 'Dutch', '荷兰语'],
  ru: ['ru', 'Русский', 'Russian', '俄语'],
  ro: ['ro', 'Română', 'Romanian', '罗马尼亚语'],
  cr: ['cs', 'Čeština', 'Czech', '捷克语'],
  pt: ['pt', 'Português', 'Portuguese', '葡萄牙语'],
  sv: ['sv', 'Svenska', 'Swedish', '瑞典语'],
  hu: ['hu', 'Magyar', 'Hungarian', '匈牙利语'],
  bgr: ['bg', 'Български', 'Bulgarian', '保加利亚语'],
  sk: ['sk', 'Slovenčina', 'Slovak', '斯洛伐克语'],
  fl: ['fi', 'Suomi', 'Finnish', '芬兰语'],
  dk: ['da', 'Dansk', 'Danish', '丹麦语'],
  sl: ['sl', 'Slovenščina', 'Slovenian', '斯洛文尼亚语'],
  hr: ['hr', 'Hrvatski', 'Croatian', '克罗地亚语'],
  ch: ['de-CH', 'Deutsch (Schweiz)', 'German (Switzerland)', '德语（瑞士）'],
  gr: ['el', 'Ελληνικά', 'Greek', '希腊语'],
  at: ['de-AT', 'Deutsch (Österreich)', 'German (Austria)', '德语（奥地利）'],
  pk: ['ur', 'اردو', 'Urdu', '乌尔都语'],
} as const satisfies Record<string, Row>;

export type LanguageCode = keyof typeof rows;

export interface Language {
  /** The file code, as it travels in headers and the cookie. */
  code: LanguageCode;
  /** BCP 47, for Intl and `<html lang>`. */
  tag: string;
  endonym: string;
  englishName: string;
  chineseName: string;
  direction: Direction;
  /** A complete language may miss no key and no plural form; the others fall back to English key by key. */
  complete: boolean;
}

const rightToLeft: ReadonlySet<string> = new Set<LanguageCode>(['ar', 'pk']);
const complete: ReadonlySet<string> = new Set<LanguageCode>(['en', 'zh-cn', 'ar']);

/** All languages in the order the chooser shows them. */
export const languages: readonly Language[] = (Object.entries(rows) as [LanguageCode, Row][]).map(
  ([code, [tag, endonym, englishName, chineseName]]) => ({
    code,
    tag,
    endonym,
    englishName,
    chineseName,
    direction: rightToLeft.has(code) ? 'rtl' : 'ltr',
    complete: complete.has(code),
  }),
);

const byCode = new Map<string, Language>(languages.map((language) => [language.code, language]));

/** Whether a string (from a cookie, a header) is one of our file codes. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && byCode.has(value);
}

/** The language of a file code; an unknown code means English. */
export function languageOf(code: string): Language {
  return byCode.get(code) ?? (languages[0] as Language);
}
