// Addresses: where parcels go, in each country's own format.
import { z } from 'zod';
import { country, defineRoute, done, id, idInput, line, nothing } from './core.ts';
import { limits } from './limits.ts';
import { paths } from './paths.ts';

const tag = 'addresses';

export const address = z.object({
  id,
  addressee: z.string(),
  mobile: z.string(),
  country,
  area: z.array(z.string()),
  postcode: z.string(),
  detail: z.string(),
  tag: z.string(),
  isDefault: z.boolean(),
});
export type Address = z.output<typeof address>;

/** How a country writes an address: its area levels from the largest to the smallest, and its postcode. */
export const countryFormat = z.object({
  code: country,
  callingCode: z.string(),
  levels: z.array(
    z.object({
      label: z.enum([
        'province',
        'state',
        'prefecture',
        'region',
        'emirate',
        'county',
        'island',
        'city',
        'district',
        'suburb',
      ]),
      options: z.array(z.object({ code: z.string(), name: z.string() })).nullable(),
    }),
  ),
  postcode: z.object({ required: z.boolean(), pattern: z.string(), example: z.string() }).nullable(),
});
export type CountryFormat = z.output<typeof countryFormat>;

export const addresses = {
  listCountries: defineRoute(paths.listCountries, {
    tag,
    summary: 'Countries we deliver to; with `code`, that country with its divisions',
    shared: true,
    input: z.strictObject({ code: country.optional() }),
    output: z.object({ list: z.array(countryFormat) }),
    errors: [],
  }),
  listAddresses: defineRoute(paths.listAddresses, {
    tag,
    summary: 'My addresses, the default first',
    input: nothing,
    output: z.object({ list: z.array(address) }),
    errors: [],
  }),
  saveAddress: defineRoute(paths.saveAddress, {
    tag,
    summary: 'Add an address, or with `id` change it',
    input: z.strictObject({
      id: idInput.optional(),
      addressee: line(limits.nameMax),
      mobile: line(24),
      country,
      area: z.array(line(80)).min(1).max(3),
      postcode: line(16, 0).default(''),
      detail: line(limits.detailMax),
      tag: line(limits.tagMax),
      isDefault: z.boolean().default(false),
    }),
    output: address,
    errors: [
      'ADDRESS_NOT_FOUND',
      'ADDRESS_LIMIT',
      'ADDRESS_COUNTRY_UNSUPPORTED',
      'ADDRESS_POSTCODE_INVALID',
      'ADDRESS_AREA_INVALID',
      'MOBILE_INVALID',
    ],
  }),
  getAddress: defineRoute(paths.getAddress, {
    tag,
    summary: 'One address',
    input: z.strictObject({ id: idInput }),
    output: address,
    errors: ['ADDRESS_NOT_FOUND'],
  }),
  setDefaultAddress: defineRoute(paths.setDefaultAddress, {
    tag,
    summary: 'Make it the default',
    input: z.strictObject({ id: idInput }),
    output: done,
    errors: ['ADDRESS_NOT_FOUND'],
  }),
  deleteAddress: defineRoute(paths.deleteAddress, {
    tag,
    summary: 'Delete it (deleting twice is one deletion)',
    input: z.strictObject({ id: idInput }),
    output: done,
    errors: [],
  }),
};
