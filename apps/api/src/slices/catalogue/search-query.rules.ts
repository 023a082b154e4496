// What a reader typed → a boolean query over product words, as the text of a tsquery. Pure.
import {
  fold,
  formsOf,
  gramsOf,
  isUnspaced,
  type Run,
  runsOf,
  type Script,
  segment,
  stemOf,
  unique,
} from './script-text.rules.ts';

type Node =
  | { readonly all: readonly Node[] }
  | { readonly any: readonly Node[] }
  | { readonly word: string; readonly prefix: boolean };

/** One thing that must be found: a word, or a run of a script without spaces. */
export interface Unit {
  readonly script: Script;
  readonly text: string;
  readonly node: Node;
}
export interface SearchQuery {
  readonly units: readonly Unit[] /** Lexeme of the whole query: products that are called exactly so bear it. */;
  readonly exact: string;
}

/** Where words are looked for: in names; in keywords, brand and category besides; in all words. Each holds the one before. */
export type Reach = (typeof reaches)[number];
export const reaches = ['names', 'tags', 'words'] as const;
/** What a lexeme begins with in the index, for each place where its word stands. A whole phrase bears none. */
export const labels: Readonly<Record<Reach, string>> = { names: 'n', tags: 't', words: 'w' };
/**
 * gather: few enough products have the words to look at each. dense: too many have them, few enough of those fit the
 * filters. scan: so many fit that walking the list's order meets them often enough.
 */
export type SearchMode = 'gather' | 'dense' | 'scan';
/** Products of which the words say as much: `query` is the text of a tsquery, `weight` a factor of the score. */
export interface Circle {
  readonly query: string;
  readonly weight: number;
}
/**
 * `query` (all words) and `forms` (each alone is enough for `query`; none where it takes several) are texts of tsqueries.
 * `circles` are `query` taken apart: each product that has it is in one of them.
 */
export interface WordSearch {
  readonly forms: readonly string[];
  readonly query: string;
  readonly circles: readonly Circle[];
  /** Each word of the query by itself, all of which must be found, by the places that `query` looks at; none where one may be missing. */
  readonly units: Readonly<Record<Reach, readonly string[]>>;
  /** What is called or tagged as the whole query, the text of a tsquery. */
  readonly exact: string;
}

const stopWords = new Set([
  'a',
  'an',
  'and',
  'the',
  'of',
  'for',
  'with',
  'in',
  'on',
  'to',
  'und',
  'mit',
  'für',
  'der',
  'die',
  'das',
  'und',
  'ein',
  'eine',
  'من',
  'في',
  'مع',
  'و',
]);
const unitsMax = 8;
const wordMax = 40;

/** Whole words joined by hyphen, dot or apostrophe count both together and apart: wi-fi = wifi, 512GB = 512 gb. */
export function partsOf(run: Run): string[] {
  if (run.script !== 'latin') return [run.text];
  return run.text
    .split(/[-'’._&+]|(?<=\p{Nd})(?=\p{L})|(?<=\p{L})(?=\p{Nd})/u)
    .filter((part) => part !== '' && part !== 's');
}
export const joined = (run: Run): string => run.text.replace(/[-'’._&+]/g, '');
const wordsOf = (run: Run) => segment(run.text).map((word) => fold(run.script, word));

/** Whether every text that has `narrow` has `wide` as well, as far as the words tell. */
function covers(wide: Node, narrow: Node): boolean {
  if ('any' in narrow) return narrow.any.every((node) => covers(wide, node));
  if ('all' in wide) return wide.all.every((node) => covers(node, narrow));
  if ('any' in wide && wide.any.some((node) => covers(node, narrow))) return true;
  if ('all' in narrow) return narrow.all.some((node) => covers(wide, node));
  if ('any' in wide) return false;
  return wide.prefix ? narrow.word.startsWith(wide.word) : !narrow.prefix && narrow.word === wide.word;
}
/** Without the nodes that are needless beside another; of two that say the same the first stays. The index looks up each that is left. */
const needed = (nodes: readonly Node[], needless: (node: Node, beside: Node) => boolean): Node[] =>
  nodes.filter(
    (node, at) =>
      !nodes.some(
        (other, place) => place !== at && needless(node, other) && (place < at || !needless(other, node)),
      ),
  );
function anyOf(nodes: readonly Node[]): Node {
  const any = needed(nodes, (node, beside) => covers(beside, node));
  return any.length === 1 && any[0] ? any[0] : { any };
}
function allOf(nodes: readonly Node[]): Node {
  const all = needed(nodes, (node, beside) => covers(node, beside));
  return all.length === 1 && all[0] ? all[0] : { all };
}
const lexeme = (word: string, prefix = false): Node => ({ word: word.slice(0, wordMax), prefix });

/** A word in any of its forms; an unfinished one also as a beginning. */
function wordNode(script: Script, word: string, unfinished: boolean): Node {
  const forms = formsOf(script, word);
  const begins = unfinished && (forms[0]?.length ?? 0) >= 2 ? [lexeme(forms[0] ?? '', true)] : [];
  return anyOf([...begins, ...forms.map((form) => lexeme(form))]);
}

function unitNode(run: Run, last: boolean): Node {
  if (isUnspaced(run.script)) {
    const folded = fold(run.script, run.text);
    const words = unique(wordsOf(run));
    const grams = unique(gramsOf(run.script, folded));
    const ways = [
      lexeme(folded, last || [...folded].length === 1),
      ...(words.length > 0 ? [allOf(words.map((w) => lexeme(w)))] : []),
      ...(grams.length > 0 ? [allOf(grams.map((g) => lexeme(g)))] : []),
    ];
    return anyOf(ways);
  }
  const parts = partsOf(run);
  if (parts.length <= 1) return wordNode(run.script, parts[0] ?? run.text, last);
  return anyOf([
    allOf(parts.map((part, i) => wordNode(run.script, part, last && i === parts.length - 1))),
    wordNode(run.script, joined(run), last),
  ]);
}

/** Reads a query; `unfinished` = the last word may go on (it is also looked for as a beginning). No units: nothing to look for. */
export function parseQuery(text: string, unfinished = true): SearchQuery {
  const runs = runsOf(text);
  const telling = runs.filter((run) => !stopWords.has(run.text));
  const used = (telling.length > 0 ? telling : runs).slice(0, unitsMax);
  const units = used.map((run, i) => ({
    script: run.script,
    text: run.text,
    node: unitNode(run, unfinished && i === used.length - 1),
  }));
  return { units, exact: phraseOf(text) };
}

/** A phrase as a lexeme: equal for "Wireless Mouse", "wireless mice" and "wireless-mouse". */
export function phraseOf(text: string): string {
  const words = runsOf(text).flatMap((run) =>
    isUnspaced(run.script)
      ? [fold(run.script, run.text)]
      : partsOf(run).map((part) => stemOf(run.script, part)),
  );
  return `=${words.join(' ')}`.slice(0, 80);
}

const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The text of a tsquery for one node, for words that bear no label or one. */
export function nodeText(node: Node, label = ''): string {
  if ('word' in node) return `${quoted(label + node.word)}${node.prefix ? ':*' : ''}`;
  const [nodes, sign] = 'all' in node ? [node.all, ' & '] : [node.any, ' | '];
  return `(${nodes.map((inner) => nodeText(inner, label)).join(sign)})`;
}

/** Every unit must be found. */
const allUnits = ({ units }: SearchQuery): Node => allOf(units.map((u) => u.node));
/** At least one unit must be found. */
const anyUnit = ({ units }: SearchQuery): Node => anyOf(units.map((u) => u.node));
/** Every unit but any one of them must be found; a query of one unit stays as it is. */
function allButOne(query: SearchQuery): Node {
  if (query.units.length <= 2) return anyUnit(query);
  const nodes = query.units.map((u) => u.node);
  return anyOf(nodes.map((_, left) => allOf(nodes.filter((_node, i) => i !== left))));
}

/** Every unit must be found, in words without labels. */
export const queryText = (query: SearchQuery): string => nodeText(allUnits(query));
/** What the index is asked for a query. `relaxed`: any one of several units may be missing. */
export function wordSearchOf(query: SearchQuery, reach: Reach, relaxed = false): WordSearch {
  const wanted = relaxed ? allButOne(query) : allUnits(query);
  const unitsIn = (place: Reach) =>
    relaxed || reaches.indexOf(place) > reaches.indexOf(reach)
      ? []
      : query.units.map((unit) => nodeText(unit.node, labels[place]));
  return {
    forms: formsOfQuery(query).map((form) => nodeText(form, labels[reach])),
    query: nodeText(wanted, labels[reach]),
    circles: circlesOf(wanted, anyUnit(query), query.exact, reach),
    units: { names: unitsIn('names'), tags: unitsIn('tags'), words: unitsIn('words') },
    exact: quoted(query.exact),
  };
}
/**
 * 30: called or tagged exactly so. 20: the words stand in the name. 16: one of them does, the others in the tags ("women's
 * dress": the name says dress, its category women). 12: in the tags. 3: elsewhere.
 */
function circlesOf(wanted: Node, any: Node, phrase: string, reach: Reach): Circle[] {
  const [names, tags, words] = [
    nodeText(wanted, labels.names),
    nodeText(wanted, labels.tags),
    nodeText(wanted, labels.words),
  ];
  const exact = quoted(phrase);
  const anyNamed = nodeText(any, labels.names);
  const between =
    anyNamed === names ? [] : [{ query: `${tags} & ${anyNamed} & !${names} & !${exact}`, weight: 16 }];
  return [
    { query: `${exact} & ${reach === 'names' ? names : tags}`, weight: 30 },
    { query: `${names} & !${exact}`, weight: 20 },
    ...(reach === 'names' ? [] : [...between, { query: `${tags} & !${anyNamed} & !${exact}`, weight: 12 }]),
    ...(reach === 'words' ? [{ query: `${words} & !${tags}`, weight: 3 }] : []),
  ];
}
/** The single lexemes that each satisfy the query as a whole; none when it has several units. */
function formsOfQuery({ units }: SearchQuery): Node[] {
  const [first, ...others] = units;
  if (!first || others.length > 0 || 'all' in first.node) return [];
  const nodes = 'any' in first.node ? first.node.any : [first.node];
  return nodes.filter((node) => 'word' in node);
}
