// What both halves of the judge work with: findings, intents put together from what was sent under one key, and the answers that the books keep.
import type { Books } from './books.ts';
import type { Act, Operation } from './history.ts';

export type Verdict = 'lost' | 'doubled' | 'half done' | 'unexplained' | 'miscounted' | 'books';
export interface Finding {
  readonly verdict: Verdict;
  readonly detail: string;
}

/** All that was sent under one key, or under none: one intent of one person. */
export interface Intended {
  readonly act: Act;
  readonly who: string;
  readonly key: string | null;
  readonly input: Readonly<Record<string, unknown>>;
  readonly told: readonly Readonly<Record<string, unknown>>[];
  readonly refusals: readonly string[];
}
export type Kept = ReadonlyMap<string, string>;

export const finding = (verdict: Verdict, detail: string): Finding => ({ verdict, detail });
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
export const idOf = (who: string): string => who.split(':')[1] ?? who;

export function intended(operations: readonly Operation[]): Intended[] {
  const groups = groupBy(operations, ({ intent: { who, key, op } }) =>
    key === null ? `op ${op}` : `${who} ${key}`,
  );
  return [...groups.values()].map((group) => {
    const { act, who, key, input } = (group[0] as Operation).intent;
    return {
      act,
      who,
      key,
      input,
      told: group.flatMap(({ ending }) => (ending?.t === 'acknowledged' ? [ending.data] : [])),
      refusals: group.flatMap(({ ending }) => (ending?.t === 'refused' ? [ending.error] : [])),
    };
  });
}

/** The data of the answer that the books keep under the intent's key; null when it left nothing. */
export function keptOf(intent: Intended, kept: Kept): Record<string, unknown> | null {
  const answer = kept.get(`${intent.who} ${intent.key}`);
  return answer ? (JSON.parse(answer) as { data: Record<string, unknown> }).data : null;
}
export const keptMap = (books: Books): Kept =>
  new Map(books.kept.map((row) => [`${row.principal} ${row.key}`, row.answer] as const));
