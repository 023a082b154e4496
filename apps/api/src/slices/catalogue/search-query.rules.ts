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

/** Where words are looked for: in names; in keywords, brand and category besides; in all words. Each is a column, and holds the one before. */
export type Reach = 'names' | 'tags' | 'words';
/**
 * gather: few enough products have the words to look at each. dense: too many have them, few enough of those fit the
 * filters. scan: so many fit that walking the list's order meets them often enough.
 */
export type SearchMode = 'gather' | 'dense' | 'scan';
/**
 * `query` (all words), `any` (one of them), `exact` (the whole phrase) and `forms` (each alone is enough for `query`; none
 * where it takes several) are texts of tsqueries.
 */
export interface WordSearch {
  readonly forms: readonly string[];
  readonly reach: Reach;
  readonly query: string;
  readonly any: string;
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

/** The text of a tsquery for one node. */
export function nodeText(node: Node): string {
  if ('word' in node) return node.prefix ? `${quoted(node.word)}:*` : quoted(node.word);
  const [nodes, sign] = 'all' in node ? [node.all, ' & '] : [node.any, ' | '];
  return `(${nodes.map(nodeText).join(sign)})`;
}

/** Every unit must be found. */
export const queryText = (query: SearchQuery): string => nodeText(allOf(query.units.map((u) => u.node)));
/** Every unit but any one of them must be found; a query of one unit stays as it is. */
export function relaxedText(query: SearchQuery): string {
  if (query.units.length < 2) return queryText(query);
  const nodes = query.units.map((u) => u.node);
  return nodeText(anyOf(nodes.map((_, left) => allOf(nodes.filter((_node, i) => i !== left)))));
}
/** At least one unit must be found. */
const anyText = (query: SearchQuery): string => nodeText(anyOf(query.units.map((u) => u.node)));
/** What the index is asked for a query. `relaxed`: any one of several units may be missing. */
export const wordSearchOf = (query: SearchQuery, reach: Reach, relaxed = false): WordSearch => ({
  reach,
  forms: formTexts(query),
  query: relaxed ? relaxedText(query) : queryText(query),
  any: anyText(query),
  exact: exactText(query),
});
/** The single lexemes that each satisfy the query as a whole; none when it has several units. */
function formTexts({ units }: SearchQuery): string[] {
  const [first, ...others] = units;
  if (!first || others.length > 0 || 'all' in first.node) return [];
  const nodes = 'any' in first.node ? first.node.any : [first.node];
  return nodes.filter((node) => 'word' in node).map(nodeText);
}
/** The whole phrase as a tsquery. */
const exactText = (query: SearchQuery): string => quoted(query.exact);
