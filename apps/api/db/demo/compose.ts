// Writes titles, descriptions, keywords and specifications from an object type and one of its variants.

import type { Fact } from './facts.ts';
import { everyLanguage } from './localise.ts';
import { weight } from './measure.ts';
import { keepsOrIsCovered, shipsFrom } from './promises.ts';
import {
  type DemoShop,
  LANGUAGES,
  type Language,
  type Localised,
  type ObjectType,
  type SpecificationRow,
  type SubCategory,
} from './types.ts';

const SEPARATOR: Readonly<Record<Language, string>> = {
  en: ', ',
  'zh-cn': '、',
  jp: '、',
  th: ', ',
  ar: '، ',
  de: ', ',
};

/** The nouns are stored in the order of LANGUAGES. */
function textOf(texts: readonly string[], language: Language): string {
  return texts[LANGUAGES.indexOf(language)] ?? '';
}

function spoken(facts: readonly Fact[], language: Language, noun: string, most: number): string[] {
  const texts: string[] = [];
  for (const fact of facts) {
    const text = fact.title?.[language];
    if (text === undefined || noun.toLowerCase().includes(text.toLowerCase()) || texts.includes(text))
      continue;
    texts.push(text);
    if (texts.length === most) break;
  }
  return texts;
}

export function writeTitle(type: ObjectType, name: string, facts: readonly Fact[]): Localised {
  return everyLanguage((language) => {
    const noun = textOf(type.noun, language);
    const features = spoken(facts, language, noun, 2);
    if (language === 'th') return [`${noun} ${name}`, ...features].join(SEPARATOR.th);
    if (language === 'zh-cn' || language === 'jp') return [name, noun, ...features].join(' ');
    const head = language === 'ar' ? `${noun} ${name}` : `${name} ${noun}`;
    return [head, ...features].join(SEPARATOR[language]);
  });
}

const ENGLISH_OPENINGS = ['At a glance', 'The facts', 'Worth knowing', 'In short'];

function englishList(texts: readonly string[]): string {
  if (texts.length < 2) return texts.join('');
  return `${texts.slice(0, -1).join(', ')} and ${texts[texts.length - 1]}`;
}

function writeEnglish(type: ObjectType, facts: readonly Fact[], shop: DemoShop, turn: number): string {
  const lead = type.about[turn % 2 === 0 ? 0 : 1];
  const detail = type.about[Math.floor(turn / 2) % 2 === 0 ? 2 : 3];
  const sentences = [lead, detail];
  const features = spoken(facts, 'en', type.noun[0], 4);
  if (features.length > 1) {
    sentences.push(`${ENGLISH_OPENINGS[turn % ENGLISH_OPENINGS.length]}: ${englishList(features)}.`);
  }
  if (turn % 3 === 2 || sentences.length < 3) sentences.push(`Sent from ${shop.city} by ${shop.name}.`);
  return sentences.join(' ');
}

const FEATURE_SENTENCE: Readonly<Record<Exclude<Language, 'en'>, readonly [string, string]>> = {
  'zh-cn': ['特点：', '。'],
  jp: ['特長：', '。'],
  th: [' จุดเด่น: ', ''],
  ar: [' أبرز المزايا: ', '.'],
  de: [' Auf einen Blick: ', '.'],
};

export function writeDescription(
  type: ObjectType,
  facts: readonly Fact[],
  shop: DemoShop,
  turn: number,
): Localised {
  return everyLanguage((language, index) => {
    if (language === 'en') return writeEnglish(type, facts, shop, turn);
    const intro = type.intro[index - 1] ?? '';
    const features = spoken(facts, language, textOf(type.noun, language), 3);
    if (features.length === 0) return intro;
    const [before, after] = FEATURE_SENTENCE[language];
    return `${intro}${before}${features.join(SEPARATOR[language])}${after}`;
  });
}

export function writeKeywords(
  type: ObjectType,
  brand: string,
  model: string,
  shelf: SubCategory | undefined,
): Readonly<Record<Language, readonly string[]>> {
  const list = (language: Language): readonly string[] => {
    const words = textOf(type.words, language)
      .split(',')
      .map((word) => word.trim());
    const all = [textOf(type.noun, language), ...words, shelf?.name[language] ?? '', brand, model];
    return [...new Set(all.filter((word) => word !== ''))];
  };
  return {
    en: list('en'),
    'zh-cn': list('zh-cn'),
    jp: list('jp'),
    th: list('th'),
    ar: list('ar'),
    de: list('de'),
  };
}

export function writeSpecifications(
  facts: readonly Fact[],
  weightGrams: number,
  shop: DemoShop,
  objectId: string,
): readonly SpecificationRow[] {
  const byLabel = new Map<string, Localised[]>();
  for (const fact of facts) byLabel.set(fact.label, [...(byLabel.get(fact.label) ?? []), fact.value]);
  const rows = [...byLabel].map(
    ([label, values]): SpecificationRow => ({
      label,
      value: everyLanguage((language) => values.map((value) => value[language]).join(SEPARATOR[language])),
    }),
  );
  return [
    ...rows.slice(0, 5),
    { label: 'weight', value: weight(weightGrams) },
    shipsFrom(shop.country),
    keepsOrIsCovered(objectId),
  ];
}
