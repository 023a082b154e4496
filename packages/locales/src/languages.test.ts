// Every file code becomes a tag that Intl really knows.
import { expect, it } from 'vitest';
import { isLanguageCode, languageOf, languages } from './languages.ts';

it('has the 34 languages', () => {
  expect(languages).toHaveLength(34);
  expect(languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual([
    'ar',
    'pk',
  ]);
});

it('maps the ten codes that Intl would misread', () => {
  const codes = ['jp', 'kr', 'cr', 'bgr', 'fl', 'dk', 'ch', 'gr', 'at', 'pk'];
  expect(codes.map((code) => languageOf(code).tag)).toEqual([
    'ja',
    'ko',
    'cs',
    'bg',
    'fi',
    'da',
    'de-CH',
    'el',
    'de-AT',
    'ur',
  ]);
});

it('never falls back to another language in Intl', () => {
  for (const { tag } of languages) {
    expect(Intl.PluralRules.supportedLocalesOf([tag])).toHaveLength(1);
    expect(new Intl.NumberFormat(`${tag}-u-nu-latn`).resolvedOptions().locale.split('-')[0]).toBe(
      tag.split('-')[0],
    );
  }
});

it('knows a code from a stranger', () => {
  expect(isLanguageCode('zh-cn')).toBe(true);
  expect(isLanguageCode('ja')).toBe(false);
  expect(isLanguageCode('constructor')).toBe(false);
  expect(languageOf('xx').code).toBe('en');
});
