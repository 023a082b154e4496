// Makes one of a shopper's addresses the default.
import type { InputOf, ResponseOf } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { findAddressRow, lockBook, updateDefault } from './addresses.sql.ts';

/** @throws ADDRESS_NOT_FOUND */
export async function setDefaultAddress(
  tx: Tx,
  actor: ShopperActor,
  input: InputOf<'setDefaultAddress'>,
): Promise<ResponseOf<'setDefaultAddress'>> {
  await lockBook(tx, actor.userId);
  if (!(await findAddressRow(tx, actor.userId, input.id))) refuse('ADDRESS_NOT_FOUND');
  await updateDefault(tx, actor.userId, input.id);
  return {};
}
