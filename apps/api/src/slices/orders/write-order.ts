// Writing what became of an order, together with its line in the log.
import type { OrderActor } from '@meridian/contract';
import { type Actor, actorName } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import type { Order } from './order.rules.ts';
import { insertOrderEvent, type NewOrderEvent, updateOrderLogged } from './orders.sql.ts';

/** Everything an order's log can say; the words are in the locales under `order.event.<event>`. */
export const orderEvents = [
  'order.created',
  'order.paid',
  'order.cancelled',
  'order.expired',
  'order.given-up',
  'order.part-shipped',
  'order.shipped',
  'order.ship-reminded',
  'order.parcel-delivered',
  'order.receive-reminded',
  'order.extended',
  'order.received',
  'order.completed',
  'order.settled',
  'refund.applied',
  'order.refunded',
  'refund.closed',
] as const;
export type OrderEventName = (typeof orderEvents)[number];

/** In which part of the graph an actor plays. */
export function orderActorOf(actor: Actor): OrderActor {
  if (actor.audience === 'system') return 'timer';
  if (actor.audience === 'guest') throw new Error('a guest does nothing with orders');
  return actor.audience;
}

/** What an actor did, as it stands in an order's log. */
export const orderEventOf = (
  actor: Actor,
  event: OrderEventName,
  data: Record<string, string> = {},
): NewOrderEvent => ({ event, by: orderActorOf(actor), actor: actorName(actor), data });

/** Writes the row as a rule left it and logs the event. The row is locked by the caller. */
export const writeOrder = (
  tx: Tx,
  actor: Actor,
  next: Order,
  event: OrderEventName,
  data: Record<string, string> = {},
): Promise<void> => updateOrderLogged(tx, next, orderEventOf(actor, event, data));

/** Logs an event that changed nothing in the row itself. */
export async function logOrderEvent(
  tx: Tx,
  actor: Actor,
  orderId: bigint,
  event: OrderEventName,
  data: Record<string, string> = {},
): Promise<void> {
  await insertOrderEvent(tx, orderId, orderEventOf(actor, event, data));
}
