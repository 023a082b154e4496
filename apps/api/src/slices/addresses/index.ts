// The front door of addresses.
import type { Address } from '@meridian/contract';
import type { Db } from '../../platform/db.ts';
import { addressView } from './address.view.ts';
import { findAddressRow, findDefaultRow } from './addresses.sql.ts';

export type { Address } from '@meridian/contract';
export { addressSnapshot } from './address.view.ts';
export { addressesRoutes } from './addresses.routes.ts';
export { saveAddress } from './save-address.ts';

/** One of a shopper's own addresses; null also when it is somebody else's. */
export async function findAddress(db: Db, userId: bigint, id: bigint): Promise<Address | null> {
  const row = await findAddressRow(db, userId, id);
  return row && addressView(row);
}
/** The address parcels go to unless another is chosen. */
export async function findDefaultAddress(db: Db, userId: bigint): Promise<Address | null> {
  const row = await findDefaultRow(db, userId);
  return row && addressView(row);
}
