// Small helpers that turn rows of six texts into localised values.
import { LANGUAGES, type Language, type Localised, type SixTexts } from './types.ts';

export function localised(...texts: SixTexts): Localised {
  const [en, zhCn, jp, th, ar, de] = texts;
  return { en, 'zh-cn': zhCn, jp, th, ar, de };
}

export function everyLanguage(text: (language: Language, index: number) => string): Localised {
  return localised(...(LANGUAGES.map(text) as [string, string, string, string, string, string]));
}
