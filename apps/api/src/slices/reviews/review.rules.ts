// How an author's name is shown, and how stars add up: pure.
import type { Stars } from '../shops/index.ts';

/** "Amira" → "A***a"; one letter is shown once, nothing as "***". */
export function shortName(name: string): string {
  const letters = [...name.trim()];
  const [first, last] = [letters[0], letters.at(-1)];
  if (first === undefined) return '***';
  return letters.length === 1 ? `${first}***` : `${first}***${last}`;
}

/** The stars with further scores (1 to 5) counted in. */
export function addStars(stars: Stars, scores: readonly number[]): Stars {
  const counts: [number, number, number, number, number] = [...stars];
  for (const score of scores) {
    const at = score - 1;
    if (at !== 0 && at !== 1 && at !== 2 && at !== 3 && at !== 4) throw new RangeError(`a score of ${score}`);
    counts[at] += 1;
  }
  return counts;
}
