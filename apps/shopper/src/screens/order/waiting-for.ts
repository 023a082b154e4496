// Which orders wait for something that only the shopper can do.
import type { OrderCard } from '@meridian/contract';

/** How many of the others are listed below. */
export const latestShown = 5;
const waitingShown = 4;
/** An order that confirms itself within this time has most likely arrived. */
const soonMs = 15 * 24 * 3600_000;

const timeOf = (order: OrderCard): number =>
  order.next.at ? Date.parse(order.next.at) : Number.POSITIVE_INFINITY;

/** Unpaid orders, then those that will soon confirm themselves; the most pressing first. */
export function waitingFor(
  unpaid: readonly OrderCard[],
  underWay: readonly OrderCard[],
  now: number,
): readonly OrderCard[] {
  const toPay = unpaid.filter((order) => order.actions.includes('pay'));
  const toConfirm = underWay.filter(
    (order) => order.actions.includes('receive') && timeOf(order) - now <= soonMs,
  );
  const pressing = (orders: readonly OrderCard[]) => [...orders].sort((a, b) => timeOf(a) - timeOf(b));
  return [...pressing(toPay), ...pressing(toConfirm)].slice(0, waitingShown);
}
