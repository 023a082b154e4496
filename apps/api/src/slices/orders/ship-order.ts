// The act of handing a parcel to a carrier: all of an order or a part of it.
import type { InputOf } from '@meridian/contract';
import type { MerchantActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { emit } from '../../platform/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { findShopInfo } from '../shops/index.ts';
import { type Carrier, findCarrier, ownScans, tidyTrackingNo } from './carriers.ts';
import { afterParcel, type Order, step } from './order.rules.ts';
import { orderNumbers } from './orders.settings.ts';
import { listOrderLines, lockOrderOfShop, type OrderLine, updateLineShipped } from './orders.sql.ts';
import { getParcel, insertParcel, insertParcelLine, updateNextScan } from './parcels.sql.ts';
import { journeyInput } from './play-carrier.ts';
import { writeOrder } from './write-order.ts';

/** The order is with the carrier when every piece has left. @throws ORDER_NOT_FOUND, ORDER_ACTION_ILLEGAL, CARRIER_UNKNOWN, TRACKING_NO_INVALID, TRACKING_NO_USED, SHIP_LINES_INVALID */
export async function shipOrder(tx: Tx, actor: MerchantActor, input: InputOf<'shipOrder'>) {
  const order = (await lockOrderOfShop(tx, actor.shopId, input.orderNo)) ?? refuse('ORDER_NOT_FOUND');
  step(order, 'ship', 'merchant');
  const carrier = findCarrier(input.carrier) ?? refuse('CARRIER_UNKNOWN');
  const trackingNo = tidyTrackingNo(input.trackingNo);
  if (!carrier.trackingPattern.test(trackingNo))
    refuse('TRACKING_NO_INVALID', { fields: { trackingNo: 'TRACKING_NO_INVALID' } });
  const lines = await listOrderLines(tx, [order.id]);
  const packed = packedLines(lines, input.lines);
  const parcelId = await dispatch(tx, actor, order, carrier, trackingNo);
  for (const { line, quantity } of packed) {
    await insertParcelLine(tx, parcelId, line.id, quantity);
    await updateLineShipped(tx, line.id, quantity);
  }
  const complete = leftOf(lines) === packed.reduce((all, p) => all + p.quantity, 0);
  const next = afterParcel(order, tx.now, complete, await orderNumbers(tx));
  await writeOrder(tx, actor, next, complete ? 'order.shipped' : 'order.part-shipped', {
    carrier: carrier.name,
    trackingNo,
  });
  await emit(tx, 'order.shipped', String(parcelId), {
    orderId: String(order.id),
    parcelId: String(parcelId),
  });
  return { parcelId: String(parcelId), status: next.status };
}

interface Packed {
  readonly line: OrderLine;
  readonly quantity: number;
}
const leftOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((all, l) => all + l.quantity - l.shippedQuantity, 0);

/** What goes into the parcel: the lines given, or all that is left. @throws SHIP_LINES_INVALID */
function packedLines(lines: readonly OrderLine[], given: InputOf<'shipOrder'>['lines']): Packed[] {
  if (!given)
    return lines
      .map((line) => ({ line, quantity: line.quantity - line.shippedQuantity }))
      .filter((p) => p.quantity > 0);
  if (new Set(given.map((g) => g.lineId)).size !== given.length) refuse('SHIP_LINES_INVALID');
  return given.map(({ lineId, quantity }) => {
    const line = lines.find((l) => l.id === lineId) ?? refuse('SHIP_LINES_INVALID');
    if (quantity > line.quantity - line.shippedQuantity) refuse('SHIP_LINES_INVALID');
    return { line, quantity };
  });
}

async function dispatch(
  tx: Tx,
  actor: MerchantActor,
  order: Order,
  carrier: Carrier,
  trackingNo: string,
): Promise<bigint> {
  const shop =
    (await findShopInfo(tx, { id: order.shopId }, actor.locale, null)) ?? refuse('ORDER_NOT_FOUND');
  const parcelId =
    (await insertParcel(tx, {
      orderId: order.id,
      carrier: carrier.id,
      trackingNo,
      shipFrom: shop.country,
    })) ?? refuse('TRACKING_NO_USED');
  const [first] = ownScans(carrier, await journeyInput(tx, order, await getParcel(tx, parcelId)));
  if (first) await updateNextScan(tx, parcelId, first.at);
  return parcelId;
}
