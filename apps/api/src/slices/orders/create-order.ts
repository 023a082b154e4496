// The act of ordering: priced again, stock reserved, one order per shop under one payment.
import type { ErrorCode, InputOf } from '@meridian/contract';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { documentNumber } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { buyerOf } from '../accounts/index.ts';
import { addressSnapshot, findAddress } from '../addresses/index.ts';
import { takeSelectedSkus } from '../cart/index.ts';
import { reserveStock } from '../catalogue/index.ts';
import { lockAndQuotePromo, usePromo } from '../promotions/index.ts';
import { addMinutes } from './order.rules.ts';
import { paymentView } from './order.view.ts';
import { getPlacingTerms, insertPurchase, type NewOrder } from './orders.sql.ts';
import { withPayTime } from './pay-time.ts';
import { listWanted, type Priced, pricePurchase } from './price-purchase.ts';
import type { PricedGroup, QuoteProblem } from './pricing.rules.ts';
import { quoteView } from './quote.view.ts';
import { orderEventOf } from './write-order.ts';

const problemRefusals: Record<QuoteProblem, ErrorCode> = {
  sold_out: 'SKU_SOLD_OUT',
  stock_short: 'SKU_STOCK_SHORT',
  off_shelf: 'PRODUCT_OFF_SHELF',
  shop_closed: 'PRODUCT_OFF_SHELF',
  destination_unserved: 'ORDER_DESTINATION_UNSERVED',
};

/**
 * Creates the orders and answers their payment as its page shows it. @throws ORDER_QUOTE_CHANGED with the new quote when anything the
 * shopper agreed to is different now; the refusals of stock, shelf, destination and promo code where one stands in the way.
 */
export async function createOrder(tx: Tx, actor: ShopperActor, input: InputOf<'createOrder'>) {
  const { userId, locale } = actor;
  const { source, promoCode } = input;
  const [wanted, found, terms] = await Promise.all([
    source === 'cart' ? takeSelectedSkus(tx, userId, locale) : listWanted(tx, source, locale),
    findAddress(tx, userId, input.addressId),
    getPlacingTerms(tx, userId),
  ]);
  const buyer = buyerOf(terms, tx.now);
  const address = found ?? refuse('ADDRESS_NOT_FOUND');
  if (wanted.length === 0) refuse('CART_NOTHING_SELECTED');
  const priced = await pricePurchase(wanted, address, promoCode, (groups) =>
    lockAndQuotePromo(tx, userId, promoCode ?? '', groups),
  );
  const discount = priced.promo?.check.discount;
  if (discount && !discount.applied) refuse(discount.reason, { args: discount.args });
  if (priced.hash !== input.quoteHash)
    refuse('ORDER_QUOTE_CHANGED', { data: quoteView(priced, address, terms.balanceCents, locale) });
  const [problem] = priced.pricing.problems;
  if (problem) refuse(problemRefusals[problem.problem]);

  const promo = priced.promo?.check.promo ?? null;
  const purchase = {
    paymentNo: documentNumber(tx.now, 'P'),
    userId,
    promoCode: promo?.code ?? null,
    expiresAt: addMinutes(tx.now, terms.unpaidMinutes),
    commissionBps: terms.commissionBps,
    address: addressSnapshot(address),
    buyer: buyer.name,
  };
  const notes = new Map(input.notes.map((n) => [n.shopId, n.note]));
  const drafts = priced.pricing.groups.map((group) =>
    draftOrder(tx, priced, group, notes.get(group.shop.id) ?? ''),
  );
  // Sent at once: stock before orders, as every act locks them.
  const [, paymentId] = await Promise.all([
    reserveStock(
      tx,
      drafts.flatMap((draft) => draft.lines),
    ),
    insertPurchase(tx, purchase, drafts, orderEventOf(actor, 'order.created')),
    promo && usePromo(tx, promo, userId, purchase.paymentNo),
  ]);
  const placed = drafts.map(({ orderNo, shopId, totalCents }) => ({
    orderNo,
    shopId,
    totalCents,
    userId,
    paymentId,
    createdAt: tx.now,
    payBy: purchase.expiresAt,
    status: '0' as const,
    paidAt: null,
  }));
  const orders = terms.mayHaveLonger ? await withPayTime(tx, placed) : placed;
  const shops = new Map(priced.pricing.groups.map(({ shop }) => [shop.id, shop]));
  const { balanceCents } = terms;
  return {
    paymentNo: purchase.paymentNo,
    orders: orders.map((o) => o.orderNo),
    payment: paymentView({ payment: purchase, orders, shops, balanceCents, payCode: buyer.payCode }, tx.now),
  };
}

/** One shop's order. */
function draftOrder(tx: Tx, { promo }: Priced, group: PricedGroup, note: string): NewOrder {
  const discount = promo?.check.discount;
  const byShop = discount?.applied === true && discount.payer === 'shop';
  return {
    orderNo: documentNumber(tx.now),
    shopId: group.shop.id,
    subtotalCents: group.subtotalCents,
    freightCents: group.delivery.freightCents,
    discountPlatformCents: byShop ? 0n : group.discountCents,
    discountShopCents: byShop ? group.discountCents : 0n,
    totalCents: group.totalCents,
    promoCode: group.discountCents > 0n ? (promo?.check.promo?.code ?? null) : null,
    note,
    lines: group.lines.map((line) => ({ ...line, paidCents: line.subtotalCents - line.discountCents })),
  };
}
