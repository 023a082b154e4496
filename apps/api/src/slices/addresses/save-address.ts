// Adds an address to a shopper's book or changes one; the first becomes the default.
import { type Address, type InputOf, limits } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { mobileOf } from '../accounts/index.ts';
import { type PlaceFault, placeOf } from './address.rules.ts';
import { addressView } from './address.view.ts';
import {
  type AddressFields,
  clearDefault,
  insertAddress,
  lockBook,
  updateAddress,
  updateDefault,
} from './addresses.sql.ts';

type Input = InputOf<'saveAddress'>;

const fieldOf: Record<PlaceFault, string> = {
  ADDRESS_COUNTRY_UNSUPPORTED: 'country',
  ADDRESS_AREA_INVALID: 'area',
  ADDRESS_POSTCODE_INVALID: 'postcode',
};

/** @throws ADDRESS_NOT_FOUND, ADDRESS_LIMIT, ADDRESS_COUNTRY_UNSUPPORTED, ADDRESS_AREA_INVALID, ADDRESS_POSTCODE_INVALID, MOBILE_INVALID */
export async function saveAddress(tx: Tx, actor: ShopperActor, input: Input): Promise<Address> {
  const fields = fieldsOf(input);
  const { id, isDefault } = input;
  const { userId } = actor;
  const most = limits.addressesMax;
  if (id === undefined) {
    const [, , saved] = await Promise.all([
      lockBook(tx, userId),
      isDefault ? clearDefault(tx, userId, null) : null,
      insertAddress(tx, userId, fields, { isDefault, most }),
    ]);
    return addressView(saved ?? refuse('ADDRESS_LIMIT', { args: { max: most } }));
  }
  const [, found] = await Promise.all([lockBook(tx, userId), updateAddress(tx, userId, id, fields)]);
  const saved = found ?? refuse('ADDRESS_NOT_FOUND');
  // Taking the mark away is done by giving it to another: there is always exactly one.
  if (isDefault) await updateDefault(tx, userId, saved.id);
  return addressView({ ...saved, isDefault: saved.isDefault || isDefault });
}

function fieldsOf(input: Input): AddressFields {
  const place = placeOf(input.country, input);
  if (typeof place === 'string') return refuse(place, { fields: { [fieldOf[place]]: place } });
  const mobile =
    mobileOf(input.mobile, input.country) ??
    refuse('MOBILE_INVALID', { fields: { mobile: 'MOBILE_INVALID' } });
  return {
    addressee: input.addressee,
    mobile: mobile.number,
    country: input.country,
    area: [...place.area],
    postcode: place.postcode,
    detail: input.detail,
    tag: input.tag,
  };
}
