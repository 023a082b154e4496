// Turns the fact codes of a variant into title texts and specification rows.
import { everyLanguage, localised } from './localise.ts';
import { decimal, measure } from './measure.ts';
import { foodAndPlayPhrases } from './phrases/food-and-play.ts';
import { homePhrases } from './phrases/home.ts';
import { techPhrases } from './phrases/tech.ts';
import { wearPhrases } from './phrases/wear.ts';
import type { Language, Localised, Phrase } from './types.ts';

export interface Fact {
  readonly label: string;
  /** as a title or a sentence says it; absent for facts that make no sense without their label */
  readonly title?: Localised;
  readonly value: Localised;
}

const PHRASES: Readonly<Record<string, Phrase>> = {
  ...techPhrases,
  ...homePhrases,
  ...wearPhrases,
  ...foodAndPlayPhrases,
};

const LABEL_OF_MEASURE: Readonly<Record<string, string>> = { refresh: 'refreshRate', net: 'netContent' };

const SPOKEN_MEASURES: Readonly<Record<string, Localised | null>> = {
  brim: localised('{} brim', '帽檐{}', 'つば{}', 'ปีก {}', 'حافة {}', 'Krempe {}'),
  diameter: localised('Ø {}', '直径{}', '直径{}', 'Ø {}', 'قطر {}', 'Ø {}'),
  dimensions: null,
  drop: null,
  heel: localised('{} heel', '跟高{}', 'ヒール{}', 'ส้น {}', 'كعب {}', 'Absatz {}'),
  height: localised('{} high', '高{}', '高さ{}', 'สูง {}', 'ارتفاع {}', '{} hoch'),
  length: localised('{} long', '长{}', '長さ{}', 'ยาว {}', 'طول {}', '{} lang'),
  noise: null,
  screen: localised('{} screen', '{}屏', '{}画面', 'จอ {}', 'شاشة {}', '{}-Display'),
  thickness: localised('{} thick', '厚{}', '厚さ{}', 'หนา {}', 'سماكة {}', '{} dick'),
  width: localised('{} wide', '宽{}', '幅{}', 'กว้าง {}', 'عرض {}', '{} breit'),
};

function arabicPlural(text: string, count: number): string {
  const few = count >= 3 && count <= 10;
  return text.replace(/\[([^/\]]*)\/([^\]]*)\]/g, few ? '$2' : '$1');
}

function fill(text: string, argument: string, language: Language): string {
  const filled = text.replaceAll('{=}', argument).replaceAll('{}', decimal(argument, language));
  return language === 'ar' ? arabicPlural(filled, Number(argument)) : filled;
}

function readMeasure(code: string, argument: string): Fact {
  const value = measure(argument.replaceAll('_', ' '));
  const pattern = SPOKEN_MEASURES[code];
  const fact: Fact = { label: LABEL_OF_MEASURE[code] ?? code, value };
  if (pattern === null) return fact;
  if (pattern === undefined) return { ...fact, title: value };
  const joined = (language: Language): string => {
    if (code !== 'screen') return value[language];
    if (language === 'en') return value.en.replace(' in', '-inch');
    return language === 'de' ? value.de.replace(' ', '-') : value[language];
  };
  return { ...fact, title: everyLanguage((language) => pattern[language].replace('{}', joined(language))) };
}

export function readFact(token: string): Fact {
  const equals = token.indexOf('=');
  if (equals > 0) return readMeasure(token.slice(0, equals), token.slice(equals + 1));
  const [code = '', argument = ''] = token.split(':');
  const exact = token === 'pressure' ? PHRASES['pressure:0'] : PHRASES[token];
  const phrase = exact ?? PHRASES[code];
  if (phrase === undefined) throw new Error(`unknown fact ${token}`);
  const [label, ...texts] = phrase;
  const part = (index: number, language: Language, position: 0 | 1): string => {
    const parts = (texts[index] ?? '').split('|');
    return fill(parts[position] ?? parts[0] ?? '', argument, language);
  };
  return {
    label,
    title: everyLanguage((language, index) => part(index, language, 0)),
    value: everyLanguage((language, index) => part(index, language, 1)),
  };
}
