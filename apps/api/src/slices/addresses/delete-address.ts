// Deletes an address; when it was the default, the newest of the others takes its place.
import type { InputOf, ResponseOf } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { deleteAddressRow, lockBook, updateNewestDefault } from './addresses.sql.ts';

/** Deleting what is gone, or was never theirs, does nothing and is no error. */
export async function deleteAddress(
  tx: Tx,
  actor: ShopperActor,
  input: InputOf<'deleteAddress'>,
): Promise<ResponseOf<'deleteAddress'>> {
  await lockBook(tx, actor.userId);
  const deleted = await deleteAddressRow(tx, actor.userId, input.id);
  if (deleted?.isDefault) await updateNewestDefault(tx, actor.userId);
  return {};
}
