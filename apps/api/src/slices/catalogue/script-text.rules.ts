// Text as a reader sees it → runs of one script → folded words. Pure; the same for what is stored and what is asked.

export type Script = 'latin' | 'cyrillic' | 'greek' | 'arabic' | 'thai' | 'cjk' | 'hangul' | 'other';

/** A piece of text in one script, in the order of the text. */
export interface Run {
  readonly script: Script;
  readonly text: string;
}

const scripts: readonly (readonly [Script, string])[] = [
  // Digits go with Latin: "512GB", "USB 3".
  [
    'latin',
    "[\\p{Script=Latin}\\p{Nd}](?:[\\p{Script=Latin}\\p{Nd}\\p{M}]|[-'’._&+](?=[\\p{Script=Latin}\\p{Nd}]))*",
  ],
  ['cyrillic', '[\\p{Script=Cyrillic}\\p{M}]+'],
  ['greek', '[\\p{Script=Greek}\\p{M}]+'],
  ['arabic', '[\\p{Script=Arabic}\\p{M}\\u0640]+'],
  ['thai', '[\\p{Script=Thai}]+'],
  ['cjk', '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々]+'],
  ['hangul', '[\\p{Script=Hangul}]+'],
  ['other', '[\\p{L}\\p{M}]+'],
];
const runPattern = new RegExp(scripts.map(([script, pattern]) => `(?<${script}>${pattern})`).join('|'), 'gu');

/** Splits at every change of script: segmenters leave Thai glued to Latin. Punctuation and symbols fall away. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const match of text.normalize('NFKC').toLowerCase().matchAll(runPattern)) {
    const script = scripts.find(([name]) => match.groups?.[name] !== undefined)?.[0] ?? 'other';
    // Marks and strokes alone are no word.
    if (fold(script, match[0]) !== '') runs.push({ script, text: match[0] });
  }
  return runs;
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** The words of a run of a script that is written without spaces; single hiragana are particles and say nothing. */
export function segment(text: string): string[] {
  const words = [...segmenter.segment(text)].filter((s) => s.isWordLike).map((s) => s.segment);
  return words.filter((word) => !/^[\u3041-\u3096]$/.test(word));
}

const latinLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'n',
};
const bareMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
const foldLatin = (text: string) =>
  bareMarks(text.replace(/[ßæœøłđðþıŋ]/g, (letter) => latinLetters[letter] ?? letter));
/** ü written as ue, and its Nordic cousins: the other half of "both ways". */
const spellOut = (text: string) =>
  foldLatin(
    text
      .normalize('NFC')
      .replace(/[äæ]/g, 'ae')
      .replace(/[öøœ]/g, 'oe')
      .replace(/ü/g, 'ue')
      .replace(/å/g, 'aa'),
  );

const arabicLetters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ک: 'ك',
  گ: 'ك',
};
/** Without vowel marks and stretching, with one form for each letter that is written in several. */
const foldArabic = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[أإآٱىیئؤةہھکگ]/g, (letter) => arabicLetters[letter] ?? letter)
    .replace(/[\p{M}\u0640]/gu, '');

const thaiTones = /[\u0e47-\u0e4e]/g;
const foldThai = (text: string) => text.replace(thaiTones, '');

/** Hiragana as katakana, and no long stroke at the end: いやほん = イヤホン, モニター = モニタ. */
function foldCjk(text: string): string {
  const katakana = text.replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
  return katakana.length >= 4 ? katakana.replace(/ー$/, '') : katakana;
}

/** One written form of a word of a script; equal words fold to equal text. */
export function fold(script: Script, text: string): string {
  switch (script) {
    case 'latin':
      return foldLatin(text);
    case 'cyrillic':
    case 'greek':
      return bareMarks(text);
    case 'arabic':
      return foldArabic(text);
    case 'thai':
      return foldThai(text);
    case 'cjk':
      return foldCjk(text);
    default:
      return text.normalize('NFC');
  }
}

// A map, because a word may be the name of something that every object has (`constructor`).
const irregular: ReadonlyMap<string, string> = new Map([
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['mice', 'mouse'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['knives', 'knif'],
  ['shelves', 'shelf'],
  ['scarves', 'scarf'],
  ['leaves', 'leaf'],
  ['people', 'person'],
]);

/** English without plural, -ing, -ed and final e: chargers = charger, charging = charged = charge. */
export function stemEnglish(word: string): string {
  if (word.length < 4) return irregular.get(word) ?? word;
  const single = irregular.get(word) ?? singular(word);
  const verb = /^(.*[aeiouy].*)(?:ing|(?<!e)ed)$/.exec(single)?.[1];
  const base = verb && verb.length >= 3 ? verb.replace(/([bcdfgkmnprtv])\1$/, '$1') : single;
  return base.length >= 5 || verb ? base.replace(/(?<=...)e$/, '') : base;
}
function singular(word: string): string {
  if (word.length >= 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** German without the endings of plural and case, when four letters stay: Tastaturen = Tastatur, Kleider = Kleid. */
export const stemGerman = (word: string): string => word.replace(/(?<=^.{4,})(?:ern|em|er|en|es|e|n|s)$/, '');

const stemCyrillic = (word: string) =>
  word.replace(
    /(?<=^.{3,})(?:ами|ями|ого|ому|ые|ие|ый|ий|ая|яя|ое|ее|ой|ей|ов|ев|ам|ям|ах|ях|ом|ем|ы|и|а|я|у|ю|о|е|ь)$/u,
    '',
  );

/** Arabic without article and the usual endings, when three letters stay. */
export function stemArabic(word: string): string {
  let stem = word.replace(/^(?:وال|بال|كال|فال|لل|ال)(?=.{3,})/, '');
  for (const ending of ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'])
    if (stem.endsWith(ending) && stem.length - ending.length >= 3) stem = stem.slice(0, -ending.length);
  return stem;
}

const formsKept = new Map<string, readonly string[]>();
const formsKeptMax = 50_000;

/** Every form under which one word (no spaces or hyphens in it) is kept and looked for; the plainest first. */
export function formsOf(script: Script, word: string): readonly string[] {
  const key = `${script} ${word}`;
  const known = formsKept.get(key);
  if (known) return known;
  if (formsKept.size >= formsKeptMax) formsKept.clear();
  const forms = makeForms(script, word);
  formsKept.set(key, forms);
  return forms;
}

function makeForms(script: Script, word: string): string[] {
  const plain = fold(script, word);
  if (script === 'arabic') return unique([plain, stemArabic(plain)]);
  if (script === 'cyrillic') return unique([plain, stemCyrillic(plain)]);
  if (script !== 'latin') return [plain];
  const spelt = spellOut(word);
  return unique([
    plain,
    stemEnglish(plain),
    stemGerman(plain),
    ...(spelt === plain ? [] : [spelt, stemGerman(spelt)]),
  ]);
}

/** The one form that stands for a word in phrases: "mice" and "mouse" are the same. */
export function stemOf(script: Script, word: string): string {
  const plain = fold(script, word);
  if (script === 'latin') return stemEnglish(plain);
  if (script === 'arabic') return stemArabic(plain);
  return script === 'cyrillic' ? stemCyrillic(plain) : plain;
}

const gramSizes: Partial<Record<Script, number>> = { cjk: 2, hangul: 2, thai: 3 };
/** Whether the script is written without spaces, so that neighbouring letters are kept besides the words. */
export const isUnspaced = (script: Script): boolean => gramSizes[script] !== undefined;
/** Neighbouring letters of a folded run: they find what the segmenter cut differently. None when the run is shorter. */
export function gramsOf(script: Script, folded: string): string[] {
  const letters = [...folded];
  const size = gramSizes[script] ?? 0;
  return size === 0 || letters.length < size
    ? []
    : letters.slice(size - 1).map((_, i) => letters.slice(i, i + size).join(''));
}

export const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
