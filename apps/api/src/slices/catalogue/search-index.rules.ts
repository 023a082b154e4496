// A product's texts → the words it is found by, the terms that put typing right, and the phrases that are suggested. Pure.
import { fold, formsOf, gramsOf, isUnspaced, runsOf, segment, unique } from './script-text.rules.ts';
import { joined, partsOf, phraseOf } from './search-query.rules.ts';
import { startsOf, variantsOf } from './spelling.rules.ts';

/** What is known of a product in words; each list holds the texts of all languages. */
export interface ProductWords {
  readonly titles: Readonly<Record<string, string>>;
  readonly keywords: Readonly<Record<string, readonly string[]>>;
  readonly brand: string;
  readonly categories: readonly Readonly<Record<string, string>>[];
  readonly specifications: readonly string[];
  readonly descriptions: readonly string[];
}

export interface Term { readonly term: string; readonly display: string; readonly variants: readonly string[] }
export interface Phrase { readonly language: string; readonly phrase: string; readonly display: string; /** Text of a tsvector. */ readonly tokens: string }
export interface IndexEntry { /** Text of a tsvector. */ readonly tokens: string; readonly terms: readonly Term[]; readonly phrases: readonly Phrase[] }

type Weight = 'A' | 'B' | 'C' | 'D';
const tokenMax = 40;
const describedMax = 500;
const cacheMax = 20_000;

/** The same labels and keywords come back with thousands of products. */
const cache = new Map<string, readonly string[]>();
function remembered(key: string, make: () => readonly string[]): readonly string[] {
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= cacheMax) cache.clear();
  const made = make();
  cache.set(key, made);
  return made;
}

/** Every lexeme of a text: words in all forms and, when `grams`, the neighbouring letters of unspaced scripts. */
export const lexemesOf = (text: string, grams: boolean): readonly string[] =>
  remembered(`${grams ? 'g' : 'w'}${text}`, () =>
    unique(
      runsOf(text).flatMap((run) => {
        if (!isUnspaced(run.script)) {
          const parts = partsOf(run);
          const whole = parts.length > 1 ? formsOf(run.script, joined(run)) : [];
          return [...parts.flatMap((part) => formsOf(run.script, part)), ...whole];
        }
        const folded = fold(run.script, run.text);
        const words = segment(run.text).map((word) => fold(run.script, word));
        return grams ? [folded, ...words, ...gramsOf(run.script, folded)] : words;
      }),
    ).map((token) => token.slice(0, tokenMax)),
  );

const escaped = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Text of a tsvector: each word once, with the weight of the best place it stands in. */
function vectorText(weighted: ReadonlyMap<string, Weight>): string {
  return [...weighted].map(([word, weight]) => `${escaped(word)}:1${weight}`).join(' ');
}

/** Everything the search keeps of one product. */
export function indexProduct(words: ProductWords): IndexEntry {
  const weighted = new Map<string, Weight>();
  const add = (weight: Weight, lexemes: readonly string[]) => {
    for (const word of lexemes) if (word !== '' && !weighted.has(word)) weighted.set(word, weight);
  };
  const keywords = Object.values(words.keywords).flat();
  const names = words.categories.flatMap((c) => Object.values(c));
  // From the weightiest place down: the first place wins.
  for (const title of Object.values(words.titles)) add('A', [...lexemesOf(title, true), phraseOf(title)]);
  for (const keyword of keywords) add('A', [phraseOf(keyword)]);
  for (const text of [...keywords, words.brand, ...names]) add('B', lexemesOf(text, true));
  for (const text of words.specifications) add('C', lexemesOf(text, true));
  for (const text of words.descriptions) add('D', lexemesOf(text.slice(0, describedMax), false));
  return { tokens: vectorText(weighted), terms: termsOf([...Object.values(words.titles), ...keywords, words.brand, ...names]), phrases: phrasesOf(words) };
}

/** The words of texts that a mistyped word may have meant. Runs without spaces count as a whole and by their words. */
function termsOf(texts: readonly string[]): Term[] {
  const terms = new Map<string, Term>();
  for (const run of texts.flatMap((text) => runsOf(text))) {
    const unspaced = isUnspaced(run.script);
    for (const display of unspaced ? unique([run.text, ...segment(run.text)]) : partsOf(run)) {
      const term = fold(run.script, display);
      const length = [...term].length;
      if (length < (unspaced ? 2 : 4) || length > 16 || /\d/.test(term) || terms.has(term)) continue;
      terms.set(term, { term, display, variants: [...variantsOf(term), ...startsOf(term)] });
    }
  }
  return [...terms.values()];
}

function phrasesOf(words: ProductWords): Phrase[] {
  const phrases = new Map<string, Phrase>();
  const add = (language: string, display: string) => {
    const phrase = phraseOf(display).slice(1);
    const key = `${language} ${phrase}`;
    if (phrase === '' || display.length > 60 || phrases.has(key)) return;
    phrases.set(key, { language, phrase, display, tokens: vectorText(new Map(lexemesOf(display, true).map((w) => [w, 'A' as const]))) });
  };
  for (const [language, list] of Object.entries(words.keywords)) for (const keyword of list) add(language, keyword);
  for (const names of words.categories) for (const [language, name] of Object.entries(names)) add(language, name);
  if (words.brand) add('en', words.brand);
  return [...phrases.values()];
}
