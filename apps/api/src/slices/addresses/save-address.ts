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
  countAddresses,
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
  const [, before] = await Promise.all([lockBook(tx, actor.userId), countAddresses(tx, actor.userId)]);
  if (input.id === undefined && before >= limits.addressesMax)
    refuse('ADDRESS_LIMIT', { args: { max: limits.addressesMax } });
  // Taking the mark away is done by giving it to another: there is always exactly one.
  const becomesDefault = input.isDefault || before === 0;
  if (input.id === undefined) {
    const cleared = becomesDefault && before > 0 ? clearDefault(tx, actor.userId, null) : null;
    const [saved] = await Promise.all([insertAddress(tx, actor.userId, fields, becomesDefault), cleared]);
    return addressView(saved);
  }
  const saved = (await updateAddress(tx, actor.userId, input.id, fields)) ?? refuse('ADDRESS_NOT_FOUND');
  if (becomesDefault) await updateDefault(tx, actor.userId, saved.id);
  return addressView({ ...saved, isDefault: saved.isDefault || becomesDefault });
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
