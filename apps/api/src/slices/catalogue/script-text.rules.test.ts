// Words in their written form: what everyday words come down to, and words that are more than words.
import { describe, expect, it } from 'vitest';
import { stemEnglish } from './script-text.rules.ts';

describe('English stems', () => {
  it.each([
    ['chargers', 'charger'],
    ['charging', 'charg'],
    ['women', 'woman'],
    ['men', 'man'],
    ['shelves', 'shelf'],
  ])('%s', (word, stem) => {
    expect(stemEnglish(word)).toBe(stem);
  });

  it.each(['constructor', 'prototype', 'hasownproperty', 'tostring', 'valueof', 'proto'])(
    '%s is a word as any other',
    (word) => {
      expect(typeof stemEnglish(word)).toBe('string');
      expect(stemEnglish(`${word}s`)).toBe(stemEnglish(word));
    },
  );
});
