// Every country that parcels are sent to, by its code.
import { americas } from './americas.ts';
import { asiaPacific } from './asia-pacific.ts';
import { europe } from './europe.ts';
import type { Format } from './format.ts';
import { middleEastAfrica } from './middle-east-africa.ts';

export type { Format, Level } from './format.ts';

export const countries: ReadonlyMap<string, Format> = new Map(
  [...europe, ...americas, ...asiaPacific, ...middleEastAfrica]
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map((country) => [country.code, country]),
);
