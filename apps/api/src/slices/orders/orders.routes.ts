// What shoppers, shops and carriers ask of orders.
import { refuse } from '../../platform/refusal.ts';
import { type Handlers, read, steps, write } from '../../platform/route.ts';
import { buyAgain } from './buy-again.ts';
import { cancelOrder } from './cancel-order.ts';
import { carriers } from './carriers.ts';
import { createOrder } from './create-order.ts';
import { deleteOrder } from './delete-order.ts';
import { extendOrder } from './extend-order.ts';
import {
  merchantOrderInfoView,
  merchantOrderView,
  orderCardView,
  orderInfoView,
  paymentView,
} from './order.view.ts';
import { findOrderOfShop, findOrderOfUser } from './orders.sql.ts';
import { payOrder } from './pay-order.ts';
import { quoteOrder } from './quote-order.ts';
import { countTabs, listOrderCards, readOrderPage, readPayment } from './read-orders.ts';
import { receiveOrder } from './receive-order.ts';
import { recordCarrierScan } from './record-carrier-scan.ts';
import { shipOrder } from './ship-order.ts';

export const ordersRoutes = {
  quoteOrder: read((db, actor, input, { now }) => quoteOrder(db, actor, input, now)),
  createOrder: write(createOrder),
  getPayment: read(async (db, actor, input, { now }) =>
    paymentView(await readPayment(db, actor.userId, input.paymentNo, now), now),
  ),
  payOrder: write(payOrder),
  listOrders: read((db, actor, input, { now }) =>
    listOrderCards(db, { userId: actor.userId }, input, (order, lines, shop) =>
      orderCardView(order, lines, shop, now),
    ),
  ),
  countOrders: read(async (db, actor) => ({ counts: await countTabs(db, { userId: actor.userId }) })),
  getOrder: read(async (db, actor, input, { now }) => {
    const order = (await findOrderOfUser(db, actor.userId, input.orderNo)) ?? refuse('ORDER_NOT_FOUND');
    return orderInfoView(await readOrderPage(db, order), actor.locale, now);
  }),
  cancelOrder: write(cancelOrder),
  receiveOrder: write(receiveOrder),
  extendOrder: write(extendOrder),
  deleteOrder: write(deleteOrder),
  buyAgain: write(buyAgain),
  listMerchantOrders: read((db, actor, input) =>
    listOrderCards(db, { shopId: actor.shopId }, input, merchantOrderView),
  ),
  getMerchantOrder: read(async (db, actor, input) => {
    const order = (await findOrderOfShop(db, actor.shopId, input.orderNo)) ?? refuse('ORDER_NOT_FOUND');
    return merchantOrderInfoView(await readOrderPage(db, order), actor.locale);
  }),
  shipOrder: write(shipOrder),
  listCarriers: read(async () => ({ list: carriers.map(({ id, name }) => ({ id, name })) })),
  recordCarrierScan: steps((database, _actor, input, scope) => recordCarrierScan(database, input, scope)),
} satisfies Handlers;
