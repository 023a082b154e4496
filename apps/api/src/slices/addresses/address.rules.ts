// Whether a place is written the way its country writes it; pure.
import { countries, type Format, type Level } from './countries/index.ts';

export interface Place {
  readonly area: readonly string[];
  readonly postcode: string;
}

export type PlaceFault = 'ADDRESS_COUNTRY_UNSUPPORTED' | 'ADDRESS_AREA_INVALID' | 'ADDRESS_POSTCODE_INVALID';

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The name of an area as it is stored: of a division by its name (with or without accents) or code; null when it is none. */
function areaName(level: Level, text: string): string | null {
  if (!level.options) return text;
  const wanted = fold(text);
  return (
    level.options.find((option) => fold(option.name) === wanted || option.code.toLowerCase() === wanted)
      ?.name ?? null
  );
}

function areaOf(format: Format, area: readonly string[]): string[] | null {
  if (area.length !== format.levels.length) return null;
  const names = format.levels.map((level, index) => areaName(level, area[index] ?? ''));
  return names.every((name): name is string => name !== null) ? names : null;
}

/** Upper case and plain digits; empty where a country has no postcodes or asks for none. */
function postcodeOf(format: Format, text: string): string | null {
  if (!format.postcode) return '';
  const postcode = text.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ');
  if (postcode === '') return format.postcode.required ? null : '';
  return new RegExp(`^(?:${format.postcode.pattern})$`).test(postcode) ? postcode : null;
}

/** The place in the form it is stored in, or which refusal it deserves. */
export function placeOf(country: string, given: Place): Place | PlaceFault {
  const format = countries.get(country);
  if (!format) return 'ADDRESS_COUNTRY_UNSUPPORTED';
  const area = areaOf(format, given.area);
  if (!area) return 'ADDRESS_AREA_INVALID';
  const postcode = postcodeOf(format, given.postcode);
  return postcode === null ? 'ADDRESS_POSTCODE_INVALID' : { area, postcode };
}
