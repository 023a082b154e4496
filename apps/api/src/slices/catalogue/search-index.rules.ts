// A product's texts → the words it is found by, the terms that put typing right, and the phrases that are suggested. Pure.
import { fold, formsOf, gramsOf, isUnspaced, runsOf, segment, unique } from './script-text.rules.ts';
import { joined, labels, partsOf, phraseOf } from './search-query.rules.ts';
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

export interface Term {
  readonly term: string;
  readonly display: string;
  readonly variants: readonly string[];
}
export interface Phrase {
  readonly language: string;
  readonly phrase: string;
  readonly display: string /** Text of a tsvector. */;
  readonly tokens: string;
}
/** `words` is the text of a tsvector: each word once for every place that holds it, behind the place's label, and whole phrases. */
export interface IndexEntry {
  readonly words: string;
  readonly terms: readonly Term[];
  readonly phrases: readonly Phrase[];
}

const tokenMax = 40;
const describedMax = 500;
const cacheMax = 50_000;

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

/** Text of a tsvector. */
const vectorText = (lexemes: Iterable<string>): string =>
  [...lexemes]
    .filter((word) => word !== '')
    .map(escaped)
    .join(' ');

const labelled = (label: string, words: Iterable<string>): string[] =>
  [...words].filter((word) => word !== '').map((word) => label + word);

/** A description sentence by sentence: many products share some. */
const sentencesOf = (text: string): string[] => text.slice(0, describedMax).split(/(?<=[.!?。！？\n])/);

/** Everything the search keeps of one product. */
export function indexProduct(given: ProductWords): IndexEntry {
  const titles = Object.values(given.titles);
  const keywords = Object.values(given.keywords).flat();
  const tagged = [...keywords, given.brand, ...given.categories.flatMap((c) => Object.values(c))];
  const names = new Set(titles.flatMap((text) => lexemesOf(text, true)));
  const tags = new Set([...names, ...tagged.flatMap((text) => lexemesOf(text, true))]);
  const words = new Set([
    ...tags,
    ...given.specifications.flatMap((text) => lexemesOf(text, true)),
    ...given.descriptions.flatMap(sentencesOf).flatMap((text) => lexemesOf(text, false)),
  ]);
  return {
    words: vectorText([
      ...new Set([...titles, ...keywords].map(phraseOf)),
      ...labelled(labels.names, names),
      ...labelled(labels.tags, tags),
      ...labelled(labels.words, words),
    ]),
    terms: termsOf([...titles, ...tagged]),
    phrases: phrasesOf(given),
  };
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
      terms.set(term, {
        term,
        display,
        variants: remembered(`v${term}`, () => [...variantsOf(term), ...startsOf(term)]),
      });
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
    phrases.set(key, { language, phrase, display, tokens: vectorText(lexemesOf(display, true)) });
  };
  for (const [language, list] of Object.entries(words.keywords))
    for (const keyword of list) add(language, keyword);
  for (const names of words.categories)
    for (const [language, name] of Object.entries(names)) add(language, name);
  if (words.brand) add('en', words.brand);
  return [...phrases.values()];
}
