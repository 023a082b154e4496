// What the server already asked for a page, handed over in its HTML: the answers by the keys of their queries.
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The id of the element that holds them as JSON. */
export const firstAnswersId = 'first-answers';

export interface FirstAnswers {
  /** File code of the language they and the page are in. */
  readonly language: string;
  readonly answers: readonly (readonly [key: QueryKey, data: unknown])[];
}

/** The answers in this document; null when it came without. */
export function readFirstAnswers(): FirstAnswers | null {
  const text = document.getElementById(firstAnswersId)?.textContent;
  return text ? (JSON.parse(text) as FirstAnswers) : null;
}

/** Puts them into the cache, as fresh as if they had just come. */
export function keepFirstAnswers(client: QueryClient, { answers }: FirstAnswers): void {
  for (const [key, data] of answers) client.setQueryData(key, data);
}
