// The question what an order would cost. Nothing is reserved.
import type { InputOf, Quote } from '@meridian/contract';
import { balanceOf } from '../../ledger/index.ts';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Db } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { findAddress, findDefaultAddress } from '../addresses/index.ts';
import { listSelectedItems } from '../cart/index.ts';
import { quotePromo } from '../promotions/index.ts';
import { mergeWanted, pricePurchase } from './price-purchase.ts';
import { quoteView } from './quote.view.ts';

/** Without `addressId` the shopper's default address is taken. @throws CART_NOTHING_SELECTED, SKU_NOT_FOUND, ADDRESS_NOT_FOUND */
export async function quoteOrder(
  db: Db,
  actor: ShopperActor,
  input: InputOf<'quoteOrder'>,
  now: Date,
): Promise<Quote> {
  const { addressId, promoCode } = input;
  const [wanted, address, balanceCents] = await Promise.all([
    input.source === 'cart' ? listSelectedItems(db, actor.userId) : mergeWanted(input.source),
    addressId === undefined ? findDefaultAddress(db, actor.userId) : findAddress(db, actor.userId, addressId),
    balanceOf(db, { type: 'shopper_available', ownerId: actor.userId }),
  ]);
  if (wanted.length === 0) refuse('CART_NOTHING_SELECTED');
  if (address === null && addressId !== undefined) refuse('ADDRESS_NOT_FOUND');
  const priced = await pricePurchase(db, actor, wanted, address, promoCode, (groups) =>
    quotePromo(db, actor.userId, promoCode ?? '', groups, now),
  );
  return quoteView(priced, address, balanceCents, actor.locale);
}
