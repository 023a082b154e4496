// Typing mistakes: which stored word was meant. Pure. Two words within one or two edits share a form with letters left out.

/** How many edits are forgiven: none in very short words, two in long ones. Letters of unspaced scripts say more each. */
export function editsAllowed(word: string): number {
  const length = [...word].length;
  if (isDense(word)) return length < 2 ? 0 : 1;
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}
const isDense = (word: string) =>
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(word);

/** Two edits are only looked for in the first letters, so that long words stay affordable. */
const prefixForTwo = 9;

/** The word itself and every form of it with one letter left out; with two left out near the beginning of long words. */
export function variantsOf(word: string): string[] {
  const letters = [...word];
  const forms = new Set([word]);
  if (editsAllowed(word) === 0) return [...forms];
  for (let i = 0; i < letters.length; i += 1) forms.add(without(letters, i));
  if (editsAllowed(word) === 2) {
    const reach = Math.min(letters.length, prefixForTwo);
    for (let i = 0; i < reach; i += 1)
      for (let j = i + 1; j < reach; j += 1) forms.add(without(letters, i, j));
  }
  return [...forms];
}
const without = (letters: readonly string[], ...out: readonly number[]) =>
  letters.filter((_, i) => !out.includes(i)).join('');

/** Edits between two words: a letter put in, left out, replaced, or swapped with its neighbour. */
export function distance(a: string, b: string): number {
  const [x, y] = [[...a], [...b]];
  let before: number[] = [];
  let last = Array.from({ length: y.length + 1 }, (_, j) => j);
  for (let i = 1; i <= x.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= y.length; j += 1) {
      const cost = x[i - 1] === y[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && x[i - 1] === y[j - 2] && x[i - 2] === y[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[y.length] ?? 0;
}

const startLength = 5;

/** How a long word begins, with one letter left out, marked as a beginning: to recognise a mistyped word that is not finished. */
export function startsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < startLength || isDense(word)) return [];
  const start = letters.slice(0, startLength);
  return start.map((_, i) => `^${without(start, i)}`);
}

export interface KnownTerm {
  readonly term: string;
  readonly display: string;
  readonly uses: number;
}

/** The stored word nearest to a mistyped one: fewest edits, same first letter, most used. Null when none is near enough. */
export function nearest(word: string, candidates: readonly KnownTerm[]): KnownTerm | null {
  const near = candidates
    .map((known) => ({ known, edits: distance(word, known.term), start: known.term[0] === word[0] ? 0 : 1 }))
    .filter(({ edits }) => edits > 0 && edits <= editsAllowed(word));
  near.sort(
    (a, b) =>
      a.edits - b.edits ||
      a.start - b.start ||
      b.known.uses - a.known.uses ||
      (a.known.term < b.known.term ? -1 : 1),
  );
  return near[0]?.known ?? null;
}

/** The most used stored word that a mistyped, unfinished one may be the beginning of; null when there is none. */
export function nearestStart(word: string, candidates: readonly KnownTerm[]): KnownTerm | null {
  const { length } = [...word];
  const allowed = editsAllowed(word);
  const near = candidates
    .map((known) => ({
      known,
      edits: Math.min(
        ...[length - 1, length, length + 1].map((n) => distance(word, [...known.term].slice(0, n).join(''))),
      ),
    }))
    .filter(({ known, edits }) => known.term.length > length && edits <= allowed);
  near.sort(
    (a, b) => a.edits - b.edits || b.known.uses - a.known.uses || (a.known.term < b.known.term ? -1 : 1),
  );
  return near[0]?.known ?? null;
}

export interface Span {
  readonly start: number;
  readonly text: string;
}
const spanLengths = [2, 14] as const;

/** Pieces of a run without spaces in which a mistake may sit; the longest first. */
export function spansOf(run: string): Span[] {
  const letters = [...run].slice(0, 30);
  const spans: Span[] = [];
  for (let length = Math.min(spanLengths[1], letters.length); length >= spanLengths[0]; length -= 1) {
    for (let start = 0; start + length <= letters.length; start += 1)
      spans.push({ start, text: letters.slice(start, start + length).join('') });
  }
  return spans;
}

/** A run with its most telling piece put right: the longest piece that has a near stored word. Spans are of the folded run. Null when there is none. */
export function mendRun(
  run: string,
  folded: string,
  spans: readonly Span[],
  known: readonly KnownTerm[],
): string | null {
  const byVariant = new Map<string, KnownTerm[]>();
  for (const term of known)
    for (const form of variantsOf(term.term)) byVariant.set(form, [...(byVariant.get(form) ?? []), term]);
  for (const span of spans) {
    const found = nearest(
      span.text,
      variantsOf(span.text).flatMap((form) => byVariant.get(form) ?? []),
    );
    if (!found) continue;
    // Folding drops tone marks; where it did, places in the two texts differ and the folded one is put right.
    const letters = [...run].length === [...folded].length ? [...run] : [...folded];
    letters.splice(span.start, [...span.text].length, found.display);
    return letters.join('');
  }
  return null;
}
