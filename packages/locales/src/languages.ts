// The 34 languages: one table from our file code to the tag that `Intl` and `<html lang>` understand, its own name and direction.

export type Direction = 'ltr' | 'rtl';

type Row = readonly [tag: string, endonym: string];

// Ten file codes (jp kr cr bgr fl dk ch gr at pk) mean something else, or nothing, to Intl: never hand it a file code.
const rows = {
  en: ['en', 'English'],
  'zh-cn': ['zh-CN', '简体中文'],
  jp: ['ja', '日本語'],
  kr: ['ko', '한국어'],
  th: ['th', 'ไทย'],
  id: ['id', 'Bahasa Indonesia'],
  vi: ['vi', 'Tiếng Việt'],
  de: ['de', 'Deutsch'],
  ar: ['ar', 'العربية'],
  fr: ['fr', 'Français'],
  hi: ['hi', 'हिन्दी'],
  it: ['it', 'Italiano'],
  tr: ['tr', 'Türkçe'],
  es: ['es', 'Español'],
  ms: ['ms', 'Bahasa Melayu'],
  'zh-hk': ['zh-HK', '繁體中文（香港）'],
  pl: ['pl', 'Polski'],
  nl: ['nl', 'Nederlands'],
  ru: ['ru', 'Русский'],
  ro: ['ro', 'Română'],
  cr: ['cs', 'Čeština'],
  pt: ['pt', 'Português'],
  sv: ['sv', 'Svenska'],
  hu: ['hu', 'Magyar'],
  bgr: ['bg', 'Български'],
  sk: ['sk', 'Slovenčina'],
  fl: ['fi', 'Suomi'],
  dk: ['da', 'Dansk'],
  sl: ['sl', 'Slovenščina'],
  hr: ['hr', 'Hrvatski'],
  ch: ['de-CH', 'Deutsch (Schweiz)'],
  gr: ['el', 'Ελληνικά'],
  at: ['de-AT', 'Deutsch (Österreich)'],
  pk: ['ur', 'اردو'],
} as const satisfies Record<string, Row>;

export type LanguageCode = keyof typeof rows;

export interface Language {
  /** The file code, as it travels in headers and the cookie. */
  code: LanguageCode;
  /** BCP 47, for Intl and `<html lang>`. */
  tag: string;
  endonym: string;
  direction: Direction;
  /** A complete language may miss no key and no plural form; the others fall back to English key by key. */
  complete: boolean;
}

const rightToLeft: ReadonlySet<string> = new Set<LanguageCode>(['ar', 'pk']);
const complete: ReadonlySet<string> = new Set<LanguageCode>(['en', 'zh-cn', 'ar']);

/** All languages in the order the chooser shows them. */
export const languages: readonly Language[] = (Object.entries(rows) as [LanguageCode, Row][]).map(
  ([code, [tag, endonym]]) => ({
    code,
    tag,
    endonym,
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
