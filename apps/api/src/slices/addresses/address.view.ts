// Address rows and country formats as the contract shows them.
import type { Address, CountryFormat } from '@meridian/contract';
import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max';
import type { AddressRow } from './addresses.sql.ts';
import { countries, type Format } from './countries/index.ts';

export const addressView = (row: AddressRow): Address => ({
  id: row.id.toString(),
  addressee: row.addressee,
  mobile: row.mobile,
  country: row.country,
  area: row.area,
  postcode: row.postcode,
  detail: row.detail,
  tag: row.tag,
  isDefault: row.isDefault,
});

/** What an order keeps: the address as it was, whatever becomes of it in the book. */
export function addressSnapshot({
  id: _id,
  isDefault: _isDefault,
  ...place
}: Address): Omit<Address, 'id' | 'isDefault'> {
  return place;
}

const formatView = (format: Format, withDivisions: boolean): CountryFormat => ({
  code: format.code,
  callingCode: `+${getCountryCallingCode(format.code as CountryCode)}`,
  levels: format.levels.map(({ label, options }) => ({
    label,
    options: withDivisions && options ? [...options] : null,
  })),
  postcode: format.postcode,
});

const allFormats = [...countries.values()].map((format) => formatView(format, false));

/** All countries without their divisions, or one with them; an empty list for a country we do not deliver to. */
export function countryList(code: string | undefined): CountryFormat[] {
  if (code === undefined) return allFormats;
  const format = countries.get(code);
  return format ? [formatView(format, true)] : [];
}
