// How the country files write a format down: briefly, one line per country.
import type { CountryFormat } from '@meridian/contract';

type Label = CountryFormat['levels'][number]['label'];
export interface Division {
  readonly code: string;
  readonly name: string;
}
export interface Level {
  readonly label: Label;
  /** The divisions to choose from; null is free text. */
  readonly options: readonly Division[] | null;
}
export interface Format {
  readonly code: string;
  readonly levels: readonly Level[];
  readonly postcode: CountryFormat['postcode'];
}

/** `'CA California|NY New York'`: ISO 3166-2 code (without the country) and name. */
export const divisions = (text: string): Division[] =>
  text
    .trim()
    .split(/\s*\|\s*/)
    .map((entry) => ({
      code: entry.slice(0, entry.indexOf(' ')),
      name: entry.slice(entry.indexOf(' ') + 1),
    }));

/** A postcode that must be given, as a pattern over the whole text, and an example. */
export const needs = (pattern: string, example: string) => ({ required: true, pattern, example });
/** A postcode that may be given. */
export const takes = (pattern: string, example: string) => ({ required: false, pattern, example });

/** One country: its levels from the largest to the smallest, the first perhaps with divisions. */
export function format(
  code: string,
  levels: readonly Label[],
  postcode: CountryFormat['postcode'],
  first?: string,
): Format {
  const options = first === undefined ? null : divisions(first);
  return {
    code,
    levels: levels.map((label, index) => ({ label, options: index === 0 ? options : null })),
    postcode,
  };
}
