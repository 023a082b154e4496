// The act of ordering: priced again, stock reserved, one order per shop under one payment.
import type { ErrorCode, InputOf } from '@meridian/contract';
import { balanceOf } from '../../ledger/index.ts';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { documentNumber, numbered } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { settings } from '../../platform/settings.ts';
import { getAccountContact, getPayCodeState } from '../accounts/index.ts';
import { addressSnapshot, findAddress } from '../addresses/index.ts';
import { lockSelectedItems, removeBoughtItems } from '../cart/index.ts';
import { reserveStock } from '../catalogue/index.ts';
import { lockAndQuotePromo, usePromo } from '../promotions/index.ts';
import { addMinutes, type Order } from './order.rules.ts';
import { type OrderToPay, paymentView } from './order.view.ts';
import { commissionBps, unpaidMinutes } from './orders.settings.ts';
import { insertOrder, insertPayment, type NewOrder, type Payment } from './orders.sql.ts';
import { mayHaveLonger, withPayTime } from './pay-time.ts';
import { mergeWanted, type Priced, pricePurchase } from './price-purchase.ts';
import type { PricedGroup, QuoteProblem } from './pricing.rules.ts';
import { answerQuote } from './quote-order.ts';
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
  const [found, selected, { name: buyer }, [bps, minutes], balanceCents, payCode, longer] = await Promise.all(
    [
      findAddress(tx, actor.userId, input.addressId),
      input.source === 'cart' ? lockSelectedItems(tx, actor.userId) : [],
      getAccountContact(tx, actor.userId),
      settings(tx, commissionBps, unpaidMinutes),
      balanceOf(tx, { type: 'shopper_available', ownerId: actor.userId }),
      getPayCodeState(tx, actor.userId, tx.now),
      mayHaveLonger(tx, actor.userId),
    ],
  );
  const address = found ?? refuse('ADDRESS_NOT_FOUND');
  const wanted = input.source === 'cart' ? selected : mergeWanted(input.source);
  if (wanted.length === 0) refuse('CART_NOTHING_SELECTED');
  const { promoCode } = input;
  const priced = await pricePurchase(tx, actor, wanted, address, promoCode, (groups) =>
    lockAndQuotePromo(tx, actor.userId, promoCode ?? '', groups),
  );
  const discount = priced.promo?.check.discount;
  if (discount && !discount.applied) refuse(discount.reason, { args: discount.args });
  if (priced.hash !== input.quoteHash)
    refuse('ORDER_QUOTE_CHANGED', { data: await answerQuote(tx, actor, priced, address) });
  const [problem] = priced.pricing.problems;
  if (problem) refuse(problemRefusals[problem.problem]);

  const [, payment] = await Promise.all([
    reserveStock(tx, wanted),
    openPayment(tx, actor.userId, priced, minutes),
  ]);
  const notes = new Map(input.notes.map((n) => [n.shopId, n.note]));
  const [placed] = await Promise.all([
    Promise.all(
      priced.pricing.groups.map((group) =>
        placeOrder(tx, actor, payment, priced, group, {
          userId: actor.userId,
          commissionBps: bps,
          address: addressSnapshot(address),
          note: notes.get(group.shop.id) ?? '',
          buyer,
        }),
      ),
    ),
    removeBoughtItems(
      tx,
      actor.userId,
      selected.map((s) => s.itemId),
    ),
  ]);
  const orders = longer ? await withPayTime(tx, placed) : placed;
  const shops = new Map(priced.pricing.groups.map(({ shop }) => [shop.id, shop]));
  return {
    paymentNo: payment.paymentNo,
    orders: orders.map((o) => o.orderNo),
    payment: paymentView({ payment, orders, shops, balanceCents, payCode }, tx.now),
  };
}

async function openPayment(tx: Tx, userId: bigint, { promo }: Priced, minutes: number): Promise<Payment> {
  const draft = {
    userId,
    promoCode: promo?.check.promo?.code ?? null,
    createdAt: tx.now,
    expiresAt: addMinutes(tx.now, minutes),
  };
  const [paymentNo, id] = await numbered(
    () => documentNumber(tx.now, 'P'),
    (no) => insertPayment(tx, { ...draft, paymentNo: no }),
  );
  if (promo?.check.promo) await usePromo(tx, promo.check.promo, userId, paymentNo);
  return { ...draft, id, paymentNo };
}

type Terms = Pick<NewOrder, 'userId' | 'commissionBps' | 'address' | 'note' | 'buyer'>;

type PlacedOrder = OrderToPay & Pick<Order, 'userId' | 'paymentId' | 'createdAt'>;

/** One shop's order, as the payment page lists it. */
async function placeOrder(
  tx: Tx,
  actor: ShopperActor,
  payment: Payment,
  priced: Priced,
  group: PricedGroup,
  terms: Terms,
): Promise<PlacedOrder> {
  const discount = priced.promo?.check.discount;
  const byShop = discount?.applied === true && discount.payer === 'shop';
  const draft = {
    ...terms,
    paymentId: payment.id,
    shopId: group.shop.id,
    subtotalCents: group.subtotalCents,
    freightCents: group.delivery.freightCents,
    discountPlatformCents: byShop ? 0n : group.discountCents,
    discountShopCents: byShop ? group.discountCents : 0n,
    totalCents: group.totalCents,
    promoCode: group.discountCents > 0n ? payment.promoCode : null,
    payBy: payment.expiresAt,
  };
  const parts = {
    lines: group.lines.map((line) => ({ ...line, paidCents: line.subtotalCents - line.discountCents })),
    created: orderEventOf(actor, 'order.created'),
  };
  const [orderNo] = await numbered(
    () => documentNumber(tx.now),
    (no) => insertOrder(tx, { ...draft, orderNo: no }, parts),
  );
  const { userId, paymentId, shopId, totalCents, payBy } = draft;
  return {
    orderNo,
    userId,
    paymentId,
    shopId,
    totalCents,
    payBy,
    createdAt: tx.now,
    status: '0',
    paidAt: null,
  };
}
