// The question what an order would cost. Nothing is reserved.
import type { InputOf, Quote } from '@meridian/contract';
import { balanceOf } from '../../ledger/index.ts';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Db } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { findAddress, findDefaultAddress } from '../addresses/index.ts';
import { listSelectedSkus } from '../cart/index.ts';
import { quotePromo } from '../promotions/index.ts';
import { listWanted, pricePurchase } from './price-purchase.ts';
import { quoteView } from './quote.view.ts';

/** Without `addressId` the shopper's default address is taken. @throws CART_NOTHING_SELECTED, SKU_NOT_FOUND, ADDRESS_NOT_FOUND */
export async function quoteOrder(
  db: Db,
  actor: ShopperActor,
  input: InputOf<'quoteOrder'>,
  now: Date,
): Promise<Quote> {
  const { source, addressId, promoCode } = input;
  const { userId, locale } = actor;
  const [wanted, address, balanceCents] = await Promise.all([
    source === 'cart' ? listSelectedSkus(db, userId, locale) : listWanted(db, source, locale),
    addressId === undefined ? findDefaultAddress(db, userId) : findAddress(db, userId, addressId),
    balanceOf(db, { type: 'shopper_available', ownerId: userId }),
  ]);
  if (wanted.length === 0) refuse('CART_NOTHING_SELECTED');
  if (address === null && addressId !== undefined) refuse('ADDRESS_NOT_FOUND');
  const priced = await pricePurchase(wanted, address, promoCode, (groups) =>
    quotePromo(db, userId, promoCode ?? '', groups, now),
  );
  return quoteView(priced, address, balanceCents, locale);
}
