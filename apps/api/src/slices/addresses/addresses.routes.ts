// Addresses: which act answers which verb.
import { refuse } from '../../platform/refusal.ts';
import { type Handlers, neverStale, read, write } from '../../platform/route.ts';
import { addressView, countryList } from './address.view.ts';
import { findAddressRow, listAddressRows } from './addresses.sql.ts';
import { deleteAddress } from './delete-address.ts';
import { saveAddress } from './save-address.ts';
import { setDefaultAddress } from './set-default-address.ts';

export const addressesRoutes = {
  listCountries: read(async (_db, _actor, input) => ({ list: countryList(input.code) }), neverStale),
  listAddresses: read(async (db, actor) => ({
    list: (await listAddressRows(db, actor.userId)).map(addressView),
  })),
  saveAddress: write(saveAddress),
  getAddress: read(async (db, actor, input) =>
    addressView((await findAddressRow(db, actor.userId, input.id)) ?? refuse('ADDRESS_NOT_FOUND')),
  ),
  setDefaultAddress: write(setDefaultAddress),
  deleteAddress: write(deleteAddress),
} satisfies Handlers;
